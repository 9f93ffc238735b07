import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import { DATA_ENDINGS } from '../../renderer/engine/catalogue/community/open-documents';
import { linkCatalogues } from '../../renderer/engine/catalogue/link-catalogues';
import { readData } from '../../renderer/engine/catalogue/read-data';

/** The first game of a folder of data with all its books, linked. */
export function openFolder(folder: string): Catalogue {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => DATA_ENDINGS.includes(name.replace(/^.*\./, '').toLowerCase()))
    .sort()
    .map((name) => ({ path: name, bytes: new Uint8Array(readFileSync(join(folder, name))) }));
  const game = readData(files).systems.find(({ isHere }) => isHere);
  if (game === undefined) throw new Error(`no game in ${folder}`);
  return linkCatalogues(game.system, game.books, game.options);
}
