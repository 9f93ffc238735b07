/** `node test/e2e/screens/readme-pictures.mjs`: see readme-pictures.ts. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, root } from '../../../build/scripts/bundle.mjs';

// Bundled anew each time: the check for changes does not look into this folder.
rmSync(join(root, 'out/tools/readme-pictures.mjs'), { force: true });
await import(pathToFileURL(await bundle('test/e2e/screens/readme-pictures.ts', 'readme-pictures')));
