/** The command line in a checkout: bundles it when a source is newer, then runs it. */
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

const file = await bundle('electron/cli/main.ts', 'muster');
const { main } = await import(pathToFileURL(file).href);
process.exitCode = await main(process.argv.slice(2));
