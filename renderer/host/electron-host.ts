import type { Host } from './host';

declare global {
  interface Window {
    /** Given by the desktop's preload; not there in a plain browser tab. */
    readonly host?: Host;
  }
}

/** The desktop's host, or undefined outside the desktop. */
export function electronHost(): Host | undefined {
  return window.host;
}
