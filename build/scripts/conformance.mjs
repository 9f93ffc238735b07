/** `npm run conformance -- <folder> [--json] [--at-least N]`: bundles the runner of test/conformance and starts it. */
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { readArgs } from './read-args.mjs';

readArgs({
  usage: 'npm run conformance -- <folder> [--json] [--at-least N]',
  en: 'Runs a folder of roster specs against the engine; with --at-least, exit 1 when fewer pass.',
  fr: 'Fait passer au moteur un dossier de spécifications de listes\u00a0; avec --at-least, sort par 1 s’il en passe moins.',
  options: { json: { type: 'boolean' }, 'at-least': { number: true } },
  least: 1,
  most: 1,
});

await import(pathToFileURL(await bundle('test/conformance/run.ts', 'conformance')).href);
