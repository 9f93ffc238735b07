import { extname, resolve } from 'node:path';

const ENDINGS = new Set(['.muster', '.ros', '.rosz']);

/**
 * List files named on a command line: what the system passes for a double click on Windows and Linux.
 * @param args without the program itself
 */
export function filesOfArguments(args: readonly string[], folder: string): readonly string[] {
  return args
    .filter((each) => !each.startsWith('-') && ENDINGS.has(extname(each).toLowerCase()))
    .map((each) => resolve(folder, each));
}
