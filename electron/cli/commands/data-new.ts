import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import armyBookSchema from '../../../schemas/army-book.schema.json' with { type: 'json' };
import capabilitiesSchema from '../../../schemas/capabilities.schema.json' with { type: 'json' };
import commonSchema from '../../../schemas/common.schema.json' with { type: 'json' };
import systemSchema from '../../../schemas/system.schema.json' with { type: 'json' };
import { writeAtomically } from '../../files/atomic-write';
import { fileProblem, problem } from '../../files/file-problem';
import { makeFolder } from '../../files/make-folder';
import type { Language } from '../../messages';
import { CLI_WORDS } from '../cli-words';
import { formatJson } from '../format-json';
import capabilities from '../new-data/capabilities.json' with { type: 'json' };
import firstArmy from '../new-data/first-army.json' with { type: 'json' };
import { README } from '../new-data/readme';
import system from '../new-data/system.json' with { type: 'json' };
import { say, warn } from '../say';
import { EXIT, type World } from '../world';

const FILES: Readonly<Record<string, string>> = {
  'system.json': formatJson(system),
  'capabilities.json': formatJson(capabilities),
  'books/first-army.json': formatJson(firstArmy),
  'README.md': README,
  'schemas/system.schema.json': formatJson(systemSchema),
  'schemas/army-book.schema.json': formatJson(armyBookSchema),
  'schemas/capabilities.schema.json': formatJson(capabilitiesSchema),
  'schemas/common.schema.json': formatJson(commonSchema),
};

/** Writes a small system and book to start from. Never over a file that is there. */
export async function dataNew(folder: string, language: Language, world: World): Promise<number> {
  const words = CLI_WORDS[language];
  const target = resolve(world.cwd, folder);
  for (const name of Object.keys(FILES)) {
    const path = join(target, name);
    if (await stat(path).catch(() => undefined)) {
      warn(world, words.file(problem('already-exists', path, '')));
      return EXIT.unreadable;
    }
  }
  for (const [name, text] of Object.entries(FILES)) {
    const path = join(target, name);
    try {
      await makeFolder(dirname(path));
      await writeAtomically(path, text);
    } catch (error) {
      warn(world, words.file(fileProblem(error, path, 'write')));
      return EXIT.unreadable;
    }
    say(world, join(folder, name));
  }
  return EXIT.fine;
}
