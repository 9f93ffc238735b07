import { type DroppedPlace, FILE_ENDINGS, MAX_FOLDER_FILES } from '../../../electron/messages';

const ENDINGS: readonly string[] = FILE_ENDINGS.data;

/** What was dropped, if it is one folder or one zip. Files of a folder are listed, as a browser hands them out only now. */
export async function droppedPlace(data: DataTransfer): Promise<DroppedPlace | undefined> {
  const entry = data.items[0]?.webkitGetAsEntry?.() ?? null;
  const file = data.files[0];
  if (file === undefined) return undefined;
  if (entry !== null && isFolder(entry)) {
    const files = await filesBelow(entry);
    // A browser may give the folder no name but the entry's.
    const named = file.name === '' ? new File([], entry.name) : file;
    return { kind: 'folder', file: named, files };
  }
  return /\.zip$/i.test(file.name) ? { kind: 'zip', file } : undefined;
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function filesBelow(folder: FileSystemDirectoryEntry): Promise<{ name: string; file: File }[]> {
  const found: { name: string; file: File }[] = [];
  const visit = async (each: FileSystemDirectoryEntry, below: string): Promise<void> => {
    for (const entry of await entriesOf(each)) {
      if (found.length >= MAX_FOLDER_FILES || entry.name.startsWith('.')) continue;
      const name = `${below}${entry.name}`;
      if (isFolder(entry)) await visit(entry, `${name}/`);
      else if (isFile(entry) && ENDINGS.includes(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '')) {
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
