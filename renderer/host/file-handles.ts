/**
 * The parts of the File System Access API that are used. Chromium's browsers have it; Firefox and Safari do not, so
 * nothing here may be taken for granted.
 */
export interface FileHandle {
  readonly name: string;
  getFile(): Promise<File>;
  createWritable(): Promise<FileWriter>;
  requestPermission?(wanted: { readonly mode: 'readwrite' }): Promise<string>;
}

export interface FileWriter {
  write(content: string | Uint8Array): Promise<void>;
  close(): Promise<void>;
  abort?(): Promise<void>;
}

interface FileType {
  readonly description?: string;
  readonly accept: Readonly<Record<string, readonly string[]>>;
}

/** The dialogs that give handles, where the browser has them. */
export interface FilePickers {
  showOpenFilePicker?(options: {
    readonly multiple: boolean;
    readonly types: readonly FileType[];
  }): Promise<readonly FileHandle[]>;
  showSaveFilePicker?(options: {
    readonly suggestedName: string;
    readonly types: readonly FileType[];
  }): Promise<FileHandle>;
}

export function pagePickers(): FilePickers {
  return typeof window === 'undefined' ? {} : (window as unknown as FilePickers);
}

/** Endings as the dialogs want them; files of ours have no type of their own. */
export function fileType(endings: readonly string[]): FileType {
  return { accept: { 'application/octet-stream': endings.map((ending) => `.${ending}`) } };
}

/** Whether a dialog was closed, not a browser that refuses to show it. */
export function isClosed(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** Whether the user lets the page write the file that was just picked. */
export async function mayWrite(handle: FileHandle): Promise<boolean> {
  try {
    // A handle that knows no permissions is the page's own.
    return ((await handle.requestPermission?.({ mode: 'readwrite' })) ?? 'granted') === 'granted';
  } catch {
    return false;
  }
}

/** Written whole or not at all: the browser writes beside and swaps when the writer is closed. */
export async function writeWhole(handle: FileHandle, content: string | Uint8Array): Promise<void> {
  const writer = await handle.createWritable();
  try {
    await writer.write(content);
    await writer.close();
  } catch (error) {
    await writer.abort?.().catch(() => undefined);
    throw error;
  }
}
