/**
 * Runs in the page before anything else: what Electron's sandboxed preload would find there. Plain JavaScript
 * in a string, because it is put together with the text of the real preload.
 */
export function pageScript(preload: string | undefined, origin: string): string {
  return `(() => {
    if (location.origin !== ${JSON.stringify(origin)}) return;
    document.addEventListener('securitypolicyviolation', (event) =>
      window.__violation(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sourceFile));
    window.open = (url) => { window.__open(String(url)); return null; };
    const channels = new Map();
    window.__emit = (channel, payload) => {
      for (const listener of channels.get(channel) ?? []) listener({}, payload);
    };
    if (window !== window.top) return;
    const electron = {
      contextBridge: {
        exposeInMainWorld: (name, api) =>
          Object.defineProperty(window, name, { value: Object.freeze(api), enumerable: true }),
      },
      // Where a file lies only the real program knows: a test says it with the file.
      webUtils: { getPathForFile: (file) => file.lies ?? '' },
      ipcRenderer: {
        invoke: (channel, ...args) => window.__invoke(channel, args),
        on: (channel, listener) => channels.set(channel, [...(channels.get(channel) ?? []), listener]),
      },
    };
    const require = (name) => {
      if (name !== 'electron') throw new Error('a sandboxed preload has no ' + name);
      return electron;
    };
    const module = { exports: {} };
    ((exports) => { ${preload ?? ''}
    })(module.exports);
  })();`;
}
