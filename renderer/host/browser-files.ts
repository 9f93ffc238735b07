import {
  type ChosenFolder,
  FILE_ENDINGS,
  type FilePurpose,
  type HostResult,
  MAX_FILE_BYTES,
  MAX_FOLDER_FILES,
  type OpenedFile,
  type WrittenFile,
} from '../../electron/messages';
import { CANCELLED, done } from './host';
import { failed } from './stored-library';
import { textVersion } from './text-version';

/** Long enough for the download to have begun; the browser gives no sign. */
const KEEP_URL_MS = 60_000;

/** Files that the user picks in a tab: read whole, never written back, kept for `readFile` while the page lives. */
export class BrowserFiles {
  readonly #picked = new Map<string, File>();

  async chooseFiles(purpose: FilePurpose): Promise<HostResult<readonly OpenedFile[]>> {
    const files = await pick({
      multiple: true,
      accept: FILE_ENDINGS[purpose].map((each) => `.${each}`).join(','),
    });
    if (files === undefined) return CANCELLED;
    const opened: OpenedFile[] = [];
    for (const file of files) {
      const read = await readPicked(file);
      if (read.kind !== 'done') return read;
      opened.push(read.value);
    }
    return done(opened);
  }

  async chooseFolder(purpose: FilePurpose): Promise<HostResult<ChosenFolder>> {
    const files = await pick({ multiple: true, webkitdirectory: true });
    if (files === undefined) return CANCELLED;
    const endings: readonly string[] = FILE_ENDINGS[purpose];
    const wanted = files
      .filter((file) => endings.includes(/\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''))
      .slice(0, MAX_FOLDER_FILES);
    const folder = files[0]?.webkitRelativePath.split('/')[0] ?? '';
    const listed = wanted.map((file) => {
      const name = file.webkitRelativePath.split('/').slice(1).join('/');
      const path = `picked:/${folder}/${name}`;
      this.#picked.set(path, file);
      return { path, name, size: file.size, modified: file.lastModified };
    });
    listed.sort((one, other) => (one.name < other.name ? -1 : 1));
    return done({ path: `picked:/${folder}`, name: folder, files: listed, problems: [] });
  }

  async readFile(path: string): Promise<HostResult<OpenedFile>> {
    const file = this.#picked.get(path);
    return file === undefined ? failed('not-found', path) : readPicked(file);
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

function pick(options: {
  multiple: boolean;
  accept?: string;
  webkitdirectory?: boolean;
}): Promise<readonly File[] | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', ...options });
    input.addEventListener('change', () => resolve(input.files === null ? undefined : [...input.files]));
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });
}
