/** The command line: reads the words, runs one command, answers with its exit code. */
import { fileURLToPath } from 'node:url';
import program from '../../package.json' with { type: 'json' };
import { cliLanguage } from './cli-language';
import { dataNew } from './commands/data-new';
import { parseCommand } from './parse-command';
import { usage, wrongUsageText } from './usage';
import { EXIT, type World } from './world';

/** @returns the exit code; everything that can go wrong with files and data is said on stderr, not thrown */
export async function main(args: readonly string[], given: Partial<World> = {}): Promise<number> {
  const world: World = { ...processWorld(), ...given };
  const command = parseCommand(args);
  switch (command.name) {
    case 'wrong-usage':
      world.err(wrongUsageText(command));
      return EXIT.wrongUsage;
    case 'help':
      world.out(usage(cliLanguage(world.env)));
      return EXIT.fine;
    case 'version':
      world.out(`${world.version}\n`);
      return EXIT.fine;
    case 'data-new':
      return dataNew(command.folder, command.language ?? cliLanguage(world.env), world);
    default:
      world.err('not built yet\n');
      return EXIT.unreadable;
  }
}

function processWorld(): World {
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
