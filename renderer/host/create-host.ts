import { createBrowserHost } from './browser-host';
import { electronHost } from './electron-host';
import type { Host } from './host';

/** The host of the shell that the program finds itself in. */
export async function createHost(): Promise<Host> {
  return electronHost() ?? (await createBrowserHost());
}
