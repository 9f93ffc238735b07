import { SHEET_POLICY, securityHeaders, WINDOW_POLICY } from './content-policy';
import { type FindPlaceFile, readPlaceFile } from './place-request';
import { type ResourceFolders, readResource } from './resources';

export const APP_SCHEME = 'app';
/** Origin of everything that the window may be. */
export const APP_ORIGIN = 'app://muster';
const SHEET_PATH = /^\/sheet\/([0-9a-f]{32})$/;

/** Sheets that wait to be printed, by an id that cannot be guessed. */
export type WaitingSheets = ReadonlyMap<string, string>;

/** Answers the program's own protocol. Never throws; what is not there is 404, what is not a read is 405. */
export function answerAppRequest(
  folders: ResourceFolders,
  sheets: WaitingSheets,
  findPlaceFile: FindPlaceFile = async () => undefined,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405);
    if (`${url.protocol}//${url.host}` !== APP_ORIGIN) return refusal(404);
    const sheet = sheets.get(SHEET_PATH.exec(url.pathname)?.[1] ?? '');
    if (sheet !== undefined) {
      const headers = { 'Content-Type': 'text/html; charset=utf-8', ...securityHeaders(SHEET_POLICY) };
      return new Response(sheet, { headers });
    }
    if (url.pathname.startsWith('/places/')) {
      const found = await readPlaceFile(findPlaceFile, url.pathname, request.headers.get('Range'));
      if (found === undefined) return refusal(404);
      // Bytes of others: nothing that a browser would run or show.
      const headers = { 'Content-Type': 'application/octet-stream', ...securityHeaders(WINDOW_POLICY) };
      return new Response(found.bytes as BodyInit, { status: found.status, headers });
    }
    const resource = await readResource(folders, url.pathname);
    if (resource === undefined) return refusal(404);
    const headers = { 'Content-Type': resource.type, ...securityHeaders(WINDOW_POLICY) };
    return new Response(resource.bytes as BodyInit, { headers });
  };
}

function refusal(status: number): Response {
  return new Response(null, { status, headers: securityHeaders(WINDOW_POLICY) });
}

/** True for an address that is the program itself. */
export function isAppUrl(url: string): boolean {
  return url === APP_ORIGIN || url.startsWith(`${APP_ORIGIN}/`);
}
