/** The command line: reads the words, runs one command, answers with its exit code. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import program from '../../package.json' with { type: 'json' };
import { problemLine } from '../../renderer/engine/words/problems/problem-sentence';
import type { Language } from '../messages';
import { Catalogues } from './catalogues';
import { cliLanguage } from './cli-language';
import { CLI_WORDS } from './cli-words';
import { check } from './commands/check';
import { convert } from './commands/convert';
import { dataCheck } from './commands/data-check';
import { dataNew } from './commands/data-new';
import { print } from './commands/print';
import { fillDataShelf } from './data-shelf';
import { ListOpener } from './list-opener';
import { type Command, type Common, parseCommand } from './parse-command';
import { say, warn } from './say';
import { usage, wrongUsageText } from './usage';
import { EXIT, type World } from './world';

type Running = Exclude<Command, { readonly name: 'help' | 'version' }>;

/** @returns the exit code; everything that can go wrong with files and data is said on stderr, not thrown */
export async function main(args: readonly string[], given: Partial<World> = {}): Promise<number> {
  const world: World = { ...processWorld(), ...given };
  const command = parseCommand(args);
  switch (command.name) {
    case 'wrong-usage':
      world.err(wrongUsageText(command));
      return EXIT.wrongUsage;
    case 'help':
      world.out(usage(command.language ?? cliLanguage(world.env), command.topic));
      return EXIT.fine;
    case 'version':
      say(world, world.version);
      return EXIT.fine;
    default:
      return run(command, command.language ?? cliLanguage(world.env), world);
  }
}

async function run(command: Running, language: Language, world: World): Promise<number> {
  switch (command.name) {
    case 'check':
      return check({ ...command, language }, await openerFor(command, language, world), world);
    case 'convert':
      return convert({ ...command, language }, await openerFor(command, language, world), world);
    case 'print':
      return print({ ...command, language }, await openerFor(command, language, world), world);
    case 'data-check':
      return dataCheck({ ...command, language }, world);
    default:
      return dataNew(command.folder, language, world);
  }
}

/** Data that cannot be read are said at once: the lists that need them would only say that they are missing. */
async function openerFor({ data }: Common, language: Language, world: World): Promise<ListOpener> {
  const added = data.map((path) => resolve(world.cwd, path));
  const { shelf, problems, strange, zipProblems } = await fillDataShelf(world.dataFolder, added);
  for (const problem of problems) warn(world, CLI_WORDS[language].file(problem));
  for (const path of strange) warn(world, CLI_WORDS[language].strangeData(path));
  for (const problem of zipProblems) warn(world, problemLine(problem, language));
  return new ListOpener(new Catalogues(shelf), language);
}

/** Whoever reads the answer may have seen enough (`muster check lists | head`): that is no fault. */
function letGo(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

function processWorld(): World {
  for (const stream of [process.stdout, process.stderr]) {
    if (!stream.listeners('error').includes(letGo)) stream.on('error', letGo);
  }
  return {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    cwd: process.cwd(),
    env: process.env,
    // From out/cli in a checkout and in the packaged program alike.
    dataFolder: fileURLToPath(new URL('../../data', import.meta.url)),
    fontFolders: ['../cli/fonts', '../../node_modules/@fontsource-variable/ibm-plex-sans/files'].map((each) =>
      fileURLToPath(new URL(each, import.meta.url)),
    ),
    version: program.version,
    clock: () => performance.now(),
  };
}
