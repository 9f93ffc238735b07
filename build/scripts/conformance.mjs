/** `npm run conformance -- <folder> [--json] [--at-least N]`: bundles the runner of test/conformance and starts it. */
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

await import(pathToFileURL(await bundle('test/conformance/run.ts', 'conformance')).href);
