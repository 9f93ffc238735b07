import type { Session, WebContents } from 'electron';
import { isAppUrl } from '../protocol/app-protocol';

/** A page stays the page it is: no other address, no further window, no embedded browser. */
export function lockDownContents(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.on('will-navigate', (event) => event.preventDefault());
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-frame-navigate', (event) => {
    // A sheet's preview is a frame of the program's own; anything else is not.
    if (!isAppUrl(event.url) && event.url !== 'about:srcdoc') event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
}

/** No camera, no location, no notifications; and no request leaves the machine. */
export function lockDownSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer) => {
    // Copying a list or a share code is all that the program asks of the system.
    answer(permission === 'clipboard-sanitized-write');
  });
  session.setPermissionCheckHandler((_contents, permission) => permission === 'clipboard-sanitized-write');
  session.webRequest.onBeforeRequest(
    { urls: ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*'] },
    (_details, answer) => answer({ cancel: true }),
  );
}
