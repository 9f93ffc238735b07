/** `node test/e2e/screens/shots.mjs <folder> [name…]`: see shots.ts. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, root } from '../../../build/scripts/bundle.mjs';
import { readArgs } from '../../../build/scripts/read-args.mjs';

readArgs({
  usage: 'node test/e2e/screens/shots.mjs <folder> [name…]',
  en: 'Takes pictures of every screen, or of those whose names begin so, into a folder.',
  fr: 'Photographie tous les écrans, ou ceux dont le nom commence ainsi, dans un dossier.',
  least: 1,
  most: Number.POSITIVE_INFINITY,
});
// Bundled anew each time: the check for changes does not look into this folder.
rmSync(join(root, 'out/tools/shots.mjs'), { force: true });
await import(pathToFileURL(await bundle('test/e2e/screens/shots.ts', 'shots')));
