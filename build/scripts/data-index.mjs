/**
 * Lists what is under `data/` for programs that cannot read folders: the window asks for `/data/index.json`.
 * Names are taken over as they stand in the files; nothing is checked here, that is the engine's work.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

function fileOf(folder, path) {
  const bytes = readFileSync(join(folder, path));
  const file = { path, size: bytes.length, digest: createHash('sha256').update(bytes).digest('hex') };
  try {
    return { file, value: JSON.parse(bytes.toString('utf8')) };
  } catch {
    return { file, value: {} };
  }
}

/** @returns the index as data; paths are below `folder`, with `/` */
export function dataIndex(folder) {
  const systems = [];
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  for (const name of names.filter((each) => existsSync(join(folder, each, 'system.json')))) {
    const system = fileOf(folder, `${name}/system.json`);
    const books = existsSync(join(folder, name, 'books'))
      ? readdirSync(join(folder, name, 'books')).sort()
      : [];
    const { id, name: title, edition, ruleset, revision } = system.value;
    systems.push({
      folder: name,
      id,
      name: title,
      edition,
      ruleset,
      revision,
      system: system.file,
      capabilities: existsSync(join(folder, name, 'capabilities.json'))
        ? fileOf(folder, `${name}/capabilities.json`).file
        : null,
      books: books
        .filter((each) => each.endsWith('.json'))
        .map((each) => {
          const book = fileOf(folder, `${name}/books/${each}`);
          const { id: bookId, name: bookName, edition: bookEdition, revision: bookRevision } = book.value;
          return { id: bookId, name: bookName, edition: bookEdition, revision: bookRevision, ...book.file };
        }),
    });
  }
  return { format: 1, systems };
}

export function writeDataIndex(folder, file) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(dataIndex(folder))}\n`);
}
