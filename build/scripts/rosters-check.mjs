/** `node build/scripts/rosters-check.mjs <rosters> <data>`: bundles the program of test/rosters and starts it. */
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { readArgs } from './read-args.mjs';

readArgs({
  usage:
    'node build/scripts/rosters-check.mjs <folder of rosters> <folder that holds their data> [--only TEXT] [--notes] [--opened N] [--equal N]',
  en: 'Reads, evaluates and writes every roster of a folder that has an index.json.',
  fr: 'Lit, évalue et écrit chaque liste d’un dossier qui a un index.json.',
  options: {
    only: { type: 'string' },
    notes: { type: 'boolean' },
    opened: { type: 'string', number: true },
    equal: { type: 'string', number: true },
  },
  least: 2,
  most: 2,
});

await import(pathToFileURL(await bundle('test/rosters/run.ts', 'rosters-check')).href);
