/**
 * Stands in for the module `electron` (by an alias in vitest.config.ts), so that the real main process and the
 * real preload run where Electron's binary is not: windows are pages of the system's Chromium. Everything
 * delegates to the `StandIn` of the program that runs at the moment.
 */
import { BrowserWindow as Window } from './browser-window';
import { refuseUnknown } from './refuse-unknown';
import { type MenuItem, standIn } from './stand-in';

/** An object whose members are those of the running program's. */
function running<Api extends object>(name: string, api: () => Api): Api {
  return new Proxy({} as Api, {
    get: (_, key) => Reflect.get(refuseUnknown(name, api()), key),
    set: (_, key, value) => Reflect.set(api(), key, value),
  });
}

export const app = running('app', () => standIn().app);
export const BrowserWindow = Window;
export const ipcMain = running('ipcMain', () => standIn().ipc);
export const session = refuseUnknown('session', {
  get defaultSession() {
    return refuseUnknown('defaultSession', standIn().session);
  },
});
export const protocol = refuseUnknown('protocol', {
  registerSchemesAsPrivileged: () => undefined,
  handle: (scheme: string, handler: (request: Request) => Promise<Response>) =>
    standIn().protocol.handle(scheme, handler),
});
export const screen = refuseUnknown('screen', {
  getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }],
});
export const nativeTheme = running('nativeTheme', standIn);
export const Menu = refuseUnknown('Menu', {
  buildFromTemplate: (template: readonly MenuItem[]) => template,
  setApplicationMenu: (menu: readonly MenuItem[]) => {
    standIn().menu = menu;
  },
});
export const shell = refuseUnknown('shell', {
  showItemInFolder: (path: string) => void standIn().revealed.push(path),
  openExternal: async (address: string) => void standIn().addresses.push(address),
  openPath: async (path: string) => {
    standIn().openedPaths.push(path);
    return '';
  },
});
export const dialog = refuseUnknown('dialog', {
  showOpenDialog: async (...args: unknown[]) => {
    const answer = standIn().dialogAnswer('open', args);
    return { canceled: answer === 'cancel', filePaths: answer === 'cancel' ? [] : [answer].flat() };
  },
  showSaveDialog: async (...args: unknown[]) => {
    const answer = standIn().dialogAnswer('save', args);
    return { canceled: answer === 'cancel', filePath: answer === 'cancel' ? '' : answer };
  },
  showErrorBox: (_title: string, text: string) => void standIn().errorBoxes.push(text),
});
