/** `node build/scripts/facts-check.mjs <system> <folder>`: compares the books of one game with tables of facts. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, root } from './bundle.mjs';
import { readArgs } from './read-args.mjs';

const {
  positionals: [system, folder],
} = readArgs({
  usage: 'node build/scripts/facts-check.mjs <system> <folder>',
  en: 'Compares the books of one game with tables of facts.',
  fr: 'Compare les livres d’un jeu avec des tables de faits.',
  least: 2,
  most: 2,
});
if (!existsSync(join(root, `test/data/${system}/facts-check.ts`))) {
  console.error(`${system}: nothing compares this game · rien ne compare ce jeu`);
  process.exit(64);
}
const file = await bundle(`test/data/${system}/facts-check.ts`, `facts-check-${system}`);
process.argv = [process.argv[0], file, folder];
await import(pathToFileURL(file).href);
