import { basename } from 'node:path';
import { writeAtomically } from '../files/atomic-write';
import { contentVersion } from '../files/content-version';
import { attempt, done } from '../files/file-problem';
import type { Grants } from '../files/grants';
import type { HostResult, WrittenFile } from '../messages';

/** Writes where the user said in a dialog; from then on the window may save there again. */
export function writeChosenFile(
  path: string,
  content: string | Uint8Array,
  grants: Grants,
): Promise<HostResult<WrittenFile>> {
  return attempt('write', path, async () => {
    await writeAtomically(path, content);
    await grants.grantFile(path);
    return done({ path, name: basename(path), version: contentVersion(content) });
  });
}
