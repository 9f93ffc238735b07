/** `node build/scripts/rosters-check.mjs <rosters> <data>`: bundles the program of test/rosters and starts it. */
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

await import(pathToFileURL(await bundle('test/rosters/run.ts', 'rosters-check')).href);
