/** `node build/scripts/mutate-data.mjs <folder>… [--runs N] [--seed N] [--only N]`: bundles test/mutations and starts it. */
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { readArgs } from './read-args.mjs';

readArgs({
  usage: 'node build/scripts/mutate-data.mjs <folder>… [--runs N] [--seed N] [--only N]',
  en: 'Changes real files by chance and reads them as the program does; a crash is a fault.',
  fr: 'Altère au hasard de vrais fichiers et les lit comme le programme\u00a0; un plantage est une faute.',
  options: { runs: { number: true }, seed: { number: true }, only: { number: true } },
  least: 1,
  most: Number.POSITIVE_INFINITY,
});

await import(pathToFileURL(await bundle('test/mutations/run.ts', 'mutate-data')).href);
