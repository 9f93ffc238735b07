/** What the launcher loads when there is no Electron: the built window for a browser on this machine. */
export { startBrowserServer } from './browser-server';
