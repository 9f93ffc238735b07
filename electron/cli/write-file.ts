import { dirname, resolve } from 'node:path';
import { writeAtomically } from '../files/atomic-write';
import { fileProblem } from '../files/file-problem';
import type { CliWords } from './cli-words';
import { say, warn } from './say';
import type { World } from './world';

/**
 * Writes what a command makes and says so, or why not.
 * @param path as it was given
 */
export async function writeFile(
  path: string,
  content: string | Uint8Array,
  words: CliWords,
  world: World,
): Promise<boolean> {
  try {
    await writeAtomically(resolve(world.cwd, path), content);
  } catch (error) {
    const problem = fileProblem(error, path, 'write');
    warn(world, problem.kind === 'not-found' ? words.noFolder(path, dirname(path)) : words.file(problem));
    return false;
  }
  say(world, words.written(path));
  return true;
}
