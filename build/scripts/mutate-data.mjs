/** `node build/scripts/mutate-data.mjs <folder>… [--runs N] [--seed N] [--only N]`: bundles test/mutations and starts it. */
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

await import(pathToFileURL(await bundle('test/mutations/run.ts', 'mutate-data')).href);
