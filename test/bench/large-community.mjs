/** `node test/bench/large-community.mjs`: see large-community.ts. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from '../../build/scripts/build.mjs';
import { bundle, root } from '../../build/scripts/bundle.mjs';

await buildAll();
// Bundled anew each time: the check for changes does not look into this folder.
rmSync(join(root, 'out/tools/large-community.mjs'), { force: true });
await import(pathToFileURL(await bundle('test/bench/large-community.ts', 'large-community')));
