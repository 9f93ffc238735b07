/** `node test/e2e/screens/corpora.mjs <folder of corpora> [folder for pictures]`: see corpora.ts. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from '../../../build/scripts/build.mjs';
import { bundle, root } from '../../../build/scripts/bundle.mjs';
import { readArgs } from '../../../build/scripts/read-args.mjs';

readArgs({
  usage: 'node test/e2e/screens/corpora.mjs <folder of corpora> [folder for pictures]',
  en: 'Takes data of others through the window, from their files to paper and back.',
  fr: 'Fait passer les données des autres par la fenêtre, de leurs fichiers au papier et retour.',
  least: 1,
  most: 2,
});
await buildAll();
// Bundled anew each time: the check for changes does not look into this folder.
rmSync(join(root, 'out/tools/corpora.mjs'), { force: true });
await import(pathToFileURL(await bundle('test/e2e/screens/corpora.ts', 'corpora')));
