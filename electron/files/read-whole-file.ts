import fs from 'node:fs/promises';
import { basename } from 'node:path';
import { type HostResult, MAX_FILE_BYTES, type OpenedFile } from '../messages';
import { contentVersion } from './content-version';
import { attempt, done, failed, problem } from './file-problem';
import { READ_WITHOUT_WAITING } from './read-without-waiting';

/** Reads a file of at most `MAX_FILE_BYTES`. Devices and pipes are refused: they may never end. */
export function readWholeFile(path: string): Promise<HostResult<OpenedFile & { readonly path: string }>> {
  return attempt('read', path, async () => {
    const file = await fs.open(path, READ_WITHOUT_WAITING);
    try {
      const stat = await file.stat();
      if (stat.isDirectory()) return failed(problem('is-folder', path, 'a folder'));
      if (!stat.isFile()) return failed(problem('is-no-file', path, 'not a regular file'));
      if (stat.size > MAX_FILE_BYTES) return failed(problem('too-large', path, `${stat.size} bytes`));
      const bytes = new Uint8Array(await file.readFile());
      return done({ path, name: basename(path), bytes, version: contentVersion(bytes) });
    } finally {
      await file.close();
    }
  });
}
