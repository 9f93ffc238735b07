/** `node build/scripts/edit-laws.mjs <folder>… [--made] [--scripts N] [--from N] [--ops N] [--seed N] [--only N]`: bundles test/laws and starts it. */
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { readArgs } from './read-args.mjs';

readArgs({
  usage:
    'node build/scripts/edit-laws.mjs <folder of data>… [--made] [--scripts N] [--from N] [--ops N] [--seed N] [--only N]',
  en: 'Edits lists of real data by chance and looks whether the laws hold that bind every list.',
  fr: 'Modifie au hasard des listes de vraies données et regarde si les lois de toute liste tiennent.',
  options: {
    made: { type: 'boolean' },
    scripts: { number: true },
    from: { number: true },
    ops: { number: true },
    seed: { number: true },
    only: { number: true },
  },
  most: Number.POSITIVE_INFINITY,
});

await import(pathToFileURL(await bundle('test/laws/run.ts', 'edit-laws')).href);
