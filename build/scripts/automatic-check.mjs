/** `node build/scripts/automatic-check.mjs <folder of data>`: bundles a program of test/rosters and starts it. */
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { readArgs } from './read-args.mjs';

readArgs({
  usage: 'node build/scripts/automatic-check.mjs <folder of data> [--lists N] [--seed N]',
  en: 'Builds lists by chance and looks whether what data fill in by themselves stays out of the choices that are saved.',
  fr: 'Compose des listes au hasard et regarde si ce que les données ajoutent d’elles-mêmes reste hors des choix enregistrés.',
  options: { lists: { number: true }, seed: { number: true } },
  least: 1,
  most: 1,
});

await import(pathToFileURL(await bundle('test/rosters/automatic.ts', 'automatic-check')).href);
