import { extname } from 'node:path';
import type { OpenedAt, PlaceInFile } from '../messages';

/** What the system can do with a file. */
export interface SystemDesk {
  readonly platform: NodeJS.Platform;
  /** The program that opens addresses of this kind; empty where there is none. */
  readonly programFor: (address: string) => string;
  readonly openAddress: (address: string) => Promise<void>;
  /** By the program that the system has for it. @returns why it could not; empty when it was opened */
  readonly openFile: (path: string) => Promise<string>;
  readonly showInFolder: (path: string) => void;
}

/** Editors that open a file at a line by an address of their own; no way does so for every editor. */
const EDITORS = ['vscode', 'vscodium', 'vscode-insiders', 'cursor'] as const;

/** Texts, which an editor opens. */
const TEXTS: ReadonlySet<string> = new Set(['.json', '.gst', '.cat']);

/**
 * Opens a file of data as near to a place in it as the system can: in an editor at the line, else in the program that the
 * system has for it, else it is shown in its folder.
 */
export async function openAtPlace({ path, line, column }: PlaceInFile, desk: SystemDesk): Promise<OpenedAt> {
  if (TEXTS.has(extname(path).toLowerCase())) {
    const addresses = EDITORS.map((editor) => addressOf(editor, path, line, column));
    const known = addresses.find((address) => desk.programFor(address) !== '');
    if (known !== undefined && (await isDone(desk.openAddress(known)))) return 'place';
    if (mayBeOpened(path, desk) && (await desk.openFile(path)) === '') return 'file';
  }
  desk.showInFolder(path);
  return 'folder';
}

/** On Windows `.cat` is a catalogue of certificates, whose viewer calls every other file broken. */
const mayBeOpened = (path: string, { platform }: SystemDesk): boolean =>
  platform !== 'win32' || extname(path).toLowerCase() !== '.cat';

/** `vscode://file/home/me/a%20book.json:12:5` */
function addressOf(editor: string, path: string, line: number, column: number): string {
  const way = path.replaceAll('\\', '/').split('/').filter(Boolean);
  // The colon of a drive stays one.
  const parts = way.map((part) => encodeURIComponent(part).replace(/^([A-Za-z])%3A$/, '$1:'));
  return `${editor}://file/${parts.join('/')}:${line}:${column}`;
}

async function isDone(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch {
    return false;
  }
}
