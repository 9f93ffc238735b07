/** `node build/scripts/edit-laws.mjs <folder>… [--scripts N] [--seed N] [--only N]`: bundles test/laws and starts it. */
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

await import(pathToFileURL(await bundle('test/laws/run.ts', 'edit-laws')).href);
