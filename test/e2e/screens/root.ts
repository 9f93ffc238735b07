import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The repository, wherever this file was bundled to. */
export const ROOT = upTo(import.meta.dirname);

function upTo(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('no package.json above this file');
  return upTo(above);
}
