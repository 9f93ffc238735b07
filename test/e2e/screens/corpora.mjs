/** `node test/e2e/screens/corpora.mjs <folder of corpora> [folder for pictures]`: see corpora.ts. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from '../../../build/scripts/build.mjs';
import { bundle, root } from '../../../build/scripts/bundle.mjs';

await buildAll();
// Bundled anew each time: the check for changes does not look into this folder.
rmSync(join(root, 'out/tools/corpora.mjs'), { force: true });
await import(pathToFileURL(await bundle('test/e2e/screens/corpora.ts', 'corpora')));
