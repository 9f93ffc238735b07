/** `npm run capabilities [-- <folder> …]`: how much of what books show is explained, book by book. */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, root } from './bundle.mjs';
import { readArgs } from './read-args.mjs';

const { positionals } = readArgs({
  usage: 'npm run capabilities [-- <folder of a game> …]',
  en: 'Tells which share of the capabilities that books show has an entry with a summary; without a folder, of the shipped games.',
  fr: 'Dit quelle part des capacités que montrent les livres a une entrée avec un résumé\u00a0; sans dossier, pour les jeux livrés.',
  most: Number.POSITIVE_INFINITY,
});

/** The games in data/. */
function shipped() {
  return readdirSync(join(root, 'data'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(root, 'data', name));
}

const folders = positionals.length > 0 ? positionals.map((folder) => resolve(folder)) : shipped();
const file = await bundle('test/data/capabilities-check.ts', 'capabilities-check');
process.argv = [process.argv[0], file, ...folders];
await import(pathToFileURL(file).href);
