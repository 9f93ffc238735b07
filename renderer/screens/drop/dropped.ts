import { FILE_ENDINGS, MAX_FOLDER_FILES } from '../../../electron/messages';
import type { Dropped, DroppedFolder } from '../../store/take-drop';

const DATA: readonly string[] = FILE_ENDINGS.data;
/** Of lists alone. A text may be anything, so in a folder nobody asks it. */
const LISTS: readonly string[] = ['muster', 'ros', 'rosz'];

/** Whether a drag brings files from outside; the page's own drags bring none. */
export const bringsFiles = (data: DataTransfer | null): data is DataTransfer =>
  data?.types.includes('Files') ?? false;

/**
 * What was dropped: folders and zips, and single files. Files of a folder are listed, as a browser hands them out only
 * now; what the drop holds is asked for at once, as it is empty after the event.
 */
export async function dropped(data: DataTransfer): Promise<Dropped> {
  const entries = [...data.items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry?.() ?? null);
  const each = [...data.files].map((file, index) => ({ file, entry: entries[index] ?? null }));
  const places: DroppedFolder[] = [];
  const files: File[] = [];
  for (const { file, entry } of each) {
    if (entry !== null && isFolder(entry)) places.push(await droppedFolder(file, entry));
    else if (/\.zip$/i.test(file.name)) places.push({ kind: 'zip', file });
    else files.push(file);
  }
  return { places, files };
}

async function droppedFolder(file: File, entry: FileSystemDirectoryEntry): Promise<DroppedFolder> {
  const found = await filesBelow(entry);
  const isList = (each: { readonly name: string }): boolean => LISTS.includes(endingOf(each.name));
  // A browser may give the folder no name but the entry's.
  const named = file.name === '' ? new File([], entry.name) : file;
  const lists = found.filter(isList).map((each) => each.file);
  return { kind: 'folder', file: named, files: found.filter((each) => !isList(each)), lists };
}

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function filesBelow(folder: FileSystemDirectoryEntry): Promise<{ name: string; file: File }[]> {
  const found: { name: string; file: File }[] = [];
  const visit = async (each: FileSystemDirectoryEntry, below: string): Promise<void> => {
    for (const entry of await entriesOf(each)) {
      if (found.length >= MAX_FOLDER_FILES || entry.name.startsWith('.')) continue;
      const name = `${below}${entry.name}`;
      if (isFolder(entry)) await visit(entry, `${name}/`);
      else if (isFile(entry) && [...DATA, ...LISTS].includes(endingOf(name))) {
        found.push({ name, file: await new Promise((resolve, reject) => entry.file(resolve, reject)) });
      }
    }
  };
  await visit(folder, '');
  return found;
}

/** A browser lists a folder piece by piece. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}
