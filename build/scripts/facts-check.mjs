/** `node build/scripts/facts-check.mjs <system> <folder>`: compares the books of one game with tables of facts. */
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

const [system = '', folder = ''] = process.argv.slice(2);
const file = await bundle(`test/data/${system}/facts-check.ts`, `facts-check-${system}`);
process.argv = [process.argv[0], file, folder];
await import(pathToFileURL(file).href);
