/** `node test/e2e/screens/readme-pictures.mjs`: see readme-pictures.ts. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, root } from '../../../build/scripts/bundle.mjs';
import { readArgs } from '../../../build/scripts/read-args.mjs';

readArgs({
  usage: 'node test/e2e/screens/readme-pictures.mjs',
  en: 'Takes the pictures of the README anew.',
  fr: 'Refait les images du README.',
});
// Bundled anew each time: the check for changes does not look into this folder.
rmSync(join(root, 'out/tools/readme-pictures.mjs'), { force: true });
await import(pathToFileURL(await bundle('test/e2e/screens/readme-pictures.ts', 'readme-pictures')));
