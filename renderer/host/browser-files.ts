import {
  type ChosenFiles,
  type ChosenFolder,
  FILE_ENDINGS,
  type FilePurpose,
  type HostProblem,
  type HostResult,
  type ListText,
  MAX_FILE_BYTES,
  MAX_FOLDER_FILES,
  type OpenedFile,
  type SavedList,
  type SaveListRequest,
  type WrittenFile,
} from '../../electron/messages';
import { decodeWhole } from '../engine/source/decode-whole';
import {
  type FileHandle,
  type FilePickers,
  fileType,
  isClosed,
  mayWrite,
  pagePickers,
  writeWhole,
} from './file-handles';
import { CANCELLED, done } from './host';
import { failed, failure } from './stored-library';
import { textVersion } from './text-version';

/** Long enough for the download to have begun; the browser gives no sign. */
const KEEP_URL_MS = 60_000;

const HANDLES = 'file:/';
/** Files that are edited where they lie; all others are only read. */
const OWN_ENDING = /\.muster$/i;

/**
 * Files that the user picks in a tab, kept while the page lives. Where the browser hands out handles, a list of ours is
 * written back to its file; elsewhere files are read whole and never written, and what is saved is a download.
 */
export class BrowserFiles {
  readonly #pickers: FilePickers;
  readonly #keepOther: (path: string, text: string, version: string) => Promise<void>;
  readonly #picked = new Map<string, File>();
  readonly #handles = new Map<string, FileHandle>();
  /** Paths are of this page alone: another page, or a later one, has other files. */
  readonly #page = crypto.randomUUID().slice(0, 8);

  /** @param keepOther keeps what another program wrote to a file that is written over all the same */
  constructor(
    pickers: FilePickers = pagePickers(),
    keepOther: (path: string, text: string, version: string) => Promise<void> = async () => undefined,
  ) {
    this.#pickers = pickers;
    this.#keepOther = keepOther;
  }

  /** Whether the path is of a file that was picked and may be written. */
  owns(path: string): boolean {
    return path.startsWith(HANDLES);
  }

  async chooseFiles(purpose: FilePurpose): Promise<HostResult<ChosenFiles>> {
    const handles = await this.#pickHandles(purpose);
    if (handles === 'closed') return CANCELLED;
    if (handles !== undefined) return this.#openHandles(handles);
    const files = await pick({
      multiple: true,
      accept: FILE_ENDINGS[purpose].map((each) => `.${each}`).join(','),
    });
    return files === undefined ? CANCELLED : this.openFiles(files);
  }

  /** Files without handles: they are only read. */
  async openFiles(files: readonly File[]): Promise<HostResult<ChosenFiles>> {
    const opened: OpenedFile[] = [];
    const problems: HostProblem[] = [];
    for (const file of files) {
      const read = await readPicked(file);
      if (read.kind === 'done') opened.push(read.value);
      else if (read.kind === 'failed') problems.push(read.problem);
    }
    return done({ files: opened, problems });
  }

  async chooseFolder(purpose: FilePurpose): Promise<HostResult<ChosenFolder>> {
    const files = await pick({ multiple: true, webkitdirectory: true });
    if (files === undefined) return CANCELLED;
    const endings: readonly string[] = FILE_ENDINGS[purpose];
    const all = files.filter((file) =>
      endings.includes(/\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''),
    );
    const wanted = all.slice(0, MAX_FOLDER_FILES);
    const folder = files[0]?.webkitRelativePath.split('/')[0] ?? '';
    const listed = wanted.map((file) => {
      const name = file.webkitRelativePath.split('/').slice(1).join('/');
      const path = `picked:/${folder}/${name}`;
      this.#picked.set(path, file);
      return { path, name, size: file.size, modified: file.lastModified };
    });
    listed.sort((one, other) => (one.name < other.name ? -1 : 1));
    const problems: readonly HostProblem[] =
      all.length > wanted.length
        ? [{ kind: 'too-many-files', path: folder, detail: `${all.length} files` }]
        : [];
    return done({ path: `picked:/${folder}`, name: folder, files: listed, problems });
  }

  async readFile(path: string): Promise<HostResult<OpenedFile>> {
    const file = this.#picked.get(path);
    return file === undefined ? failed('not-found', path) : readPicked(file);
  }

  /** The text of a file that may be written, as it is now. */
  async read(path: string): Promise<HostResult<ListText>> {
    const handle = this.#handles.get(path);
    if (handle === undefined) return failed('not-found', path);
    const read = await readHandle(handle);
    if (read.kind !== 'done') return read;
    const { bytes, version } = read.value;
    const decoded = decodeWhole(bytes);
    if (decoded.kind === 'undecodable') {
      const { encoding, line } = decoded;
      return { kind: 'failed', problem: { kind: 'not-text', path, detail: `no clean ${encoding}`, line } };
    }
    return done({ path, name: nameOf(handle), text: decoded.text, version });
  }

  /** Back to the file that a list was opened from, unless another program has written it since. */
  async save({ path = '', text, basedOn, overwrite }: SaveListRequest): Promise<HostResult<SavedList>> {
    const handle = this.#handles.get(path);
    if (handle === undefined) return failed('not-found', path);
    try {
      const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
      const current = await textVersion(bytes);
      const version = await textVersion(text);
      if (current !== basedOn && current !== version) {
        if (overwrite !== true) return failed('changed-on-disk', path);
        const other = decodeWhole(bytes);
        if (other.kind === 'text') await this.#keepOther(path, other.text, current);
      }
      if (current !== version) await writeWhole(handle, text);
      return done({ path, name: nameOf(handle), version });
    } catch (error) {
      return failure(error, path);
    }
  }

  /**
   * A file where the user says; a download where the browser has no dialog for that.
   * @param downloaded what is downloaded then, if it is another content
   */
  async export(
    name: string,
    content: string | Uint8Array,
    downloaded = content,
  ): Promise<HostResult<WrittenFile>> {
    const { showSaveFilePicker } = this.#pickers;
    if (showSaveFilePicker === undefined) return this.download(name, downloaded);
    let handle: FileHandle;
    try {
      const ending = /\.([^.]+)$/.exec(name)?.[1];
      const types = ending === undefined ? [] : [fileType([ending])];
      handle = await showSaveFilePicker.call(this.#pickers, { suggestedName: name, types });
    } catch (error) {
      return isClosed(error) ? CANCELLED : this.download(name, downloaded);
    }
    try {
      await writeWhole(handle, content);
      const path = OWN_ENDING.test(handle.name) ? this.#keep(handle) : undefined;
      return done({ path, name: handle.name, version: await textVersion(content) });
    } catch (error) {
      return failure(error, handle.name);
    }
  }

  /** Undefined where the browser has no handles; a dialog that it does not show here is none either. */
  async #pickHandles(purpose: FilePurpose): Promise<readonly FileHandle[] | 'closed' | undefined> {
    const { showOpenFilePicker } = this.#pickers;
    if (showOpenFilePicker === undefined) return undefined;
    try {
      const types = [fileType(FILE_ENDINGS[purpose])];
      return await showOpenFilePicker.call(this.#pickers, { multiple: true, types });
    } catch (error) {
      return isClosed(error) ? 'closed' : undefined;
    }
  }

  async #openHandles(handles: readonly FileHandle[]): Promise<HostResult<ChosenFiles>> {
    const opened: OpenedFile[] = [];
    const problems: HostProblem[] = [];
    for (const handle of handles) {
      const read = await readHandle(handle);
      if (read.kind === 'failed') problems.push(read.problem);
      if (read.kind !== 'done') continue;
      const isWritable = OWN_ENDING.test(handle.name) && (await mayWrite(handle));
      opened.push(isWritable ? { ...read.value, path: this.#keep(handle) } : read.value);
    }
    return done({ files: opened, problems });
  }

  #keep(handle: FileHandle): string {
    const path = `${HANDLES}${this.#page}-${this.#handles.size + 1}/${handle.name}`;
    this.#handles.set(path, handle);
    return path;
  }

  /** A download: where it lands is the browser's and the user's affair. */
  async download(name: string, content: string | Uint8Array): Promise<HostResult<WrittenFile>> {
    const url = URL.createObjectURL(new Blob([content as BlobPart], { type: 'application/octet-stream' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), KEEP_URL_MS);
    return done({ path: undefined, name, version: await textVersion(content) });
  }
}

function nameOf(handle: FileHandle): string {
  return handle.name.replace(OWN_ENDING, '');
}

async function readHandle(handle: FileHandle): Promise<HostResult<OpenedFile>> {
  try {
    return await readPicked(await handle.getFile());
  } catch (error) {
    return failure(error, handle.name);
  }
}

async function readPicked(file: File): Promise<HostResult<OpenedFile>> {
  if (file.size > MAX_FILE_BYTES) return failed('too-large', file.name, `${file.size} bytes`);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return done({ path: undefined, name: file.name, bytes, version: await textVersion(bytes) });
  } catch (error) {
    // The file went away or changed between choosing and reading.
    return failed('not-found', file.name, String(error));
  }
}

/**
 * The field whose dialog is open. It stands in no page, so nothing else holds it: a browser that tidies its memory while
 * somebody looks for a file would throw it away, and what is chosen then would come to nobody.
 */
let shown: HTMLInputElement | undefined;

/** Files that the user picks in the browser's dialog; undefined when it was closed. */
export function pick(options: {
  multiple: boolean;
  accept?: string;
  webkitdirectory?: boolean;
}): Promise<readonly File[] | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', ...options });
    const answer = (files: readonly File[] | undefined): void => {
      if (shown === input) shown = undefined;
      resolve(files);
    };
    input.addEventListener('change', () => answer(input.files === null ? undefined : [...input.files]));
    input.addEventListener('cancel', () => answer(undefined));
    shown = input;
    input.click();
  });
}
