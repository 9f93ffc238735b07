import { extname, resolve } from 'node:path';
import { writeList } from '../../../renderer/engine/exchange/list/write-list';
import { TEXT_LOSSES } from '../../../renderer/engine/exchange/text/text-losses';
import { writeMarkdown } from '../../../renderer/engine/exchange/text/write-markdown';
import { writeText } from '../../../renderer/engine/exchange/text/write-text';
import { lossWords } from '../../../renderer/engine/exchange/words/list-problem-words';
import type { Loss } from '../../../renderer/engine/exchange/words/tables';
import { renderSheet } from '../../../renderer/engine/sheet/html/render-sheet';
import { writeAtomically } from '../../files/atomic-write';
import { fileProblem } from '../../files/file-problem';
import type { Language } from '../../messages';
import { CLI_WORDS } from '../cli-words';
import type { ListOpener, OpenList } from '../list-opener';
import { warn } from '../say';
import { sheetFont } from '../sheet-font';
import { sheetOfList } from '../sheet-of-list';
import { EXIT, type World } from '../world';

export interface ConvertOptions {
  readonly from: string;
  readonly to: string;
  readonly language: Language;
}

interface Writer {
  readonly write: (list: OpenList, language: Language, world: World) => Promise<string> | string;
  readonly losses: readonly Loss[];
}

/** Formats for people, by ending: they cannot be read back whole. */
const WRITERS: Readonly<Record<string, Writer>> = {
  '.txt': { write: (list, language) => writeText(sheetOfList(list, language)), losses: TEXT_LOSSES },
  '.md': { write: (list, language) => writeMarkdown(sheetOfList(list, language)), losses: TEXT_LOSSES },
  '.html': {
    async write(list, language, world) {
      const fontCss = await sheetFont(world.fontFolders);
      return renderSheet(sheetOfList(list, language), fontCss === undefined ? {} : { fontCss });
    },
    // The sheet prints statistics and summaries.
    losses: TEXT_LOSSES.filter((loss) => loss !== 'profiles' && loss !== 'summaries'),
  },
};

/** Writes a list in another format; what the format cannot hold is named on stderr. */
export async function convert(options: ConvertOptions, opener: ListOpener, world: World): Promise<number> {
  const words = CLI_WORDS[options.language];
  const fail = (message: string): number => {
    warn(world, message);
    return EXIT.unreadable;
  };
  const to = resolve(world.cwd, options.to);
  const ending = extname(to).toLowerCase();
  const writer = WRITERS[ending];
  if (writer === undefined && ending !== '.muster') {
    return fail(words.unknownFormat(ending, ['.muster', ...Object.keys(WRITERS)].join(' ')));
  }

  const opened = await opener.open(resolve(world.cwd, options.from));
  if (opened.kind === 'unreadable') return fail(opened.message);
  let text: string;
  if (writer === undefined) {
    // A list file holds choices only, so it can be written without the data.
    text = writeList(opened.roster, opened.digest);
  } else {
    if (opened.kind === 'missing') {
      for (const { message } of opened.missing) warn(world, message);
      return EXIT.unreadable;
    }
    text = await writer.write(opened, options.language, world);
  }
  try {
    await writeAtomically(to, text);
  } catch (error) {
    return fail(words.file(fileProblem(error, to, 'write')));
  }
  const { notes } = opened;
  for (const { message } of notes) warn(world, message);
  // A migrated list and one whose doubled ids are apart again say what they said before.
  if (writer === undefined)
    return notes.some(({ kind }) => kind === 'replaced-characters') ? EXIT.some : EXIT.fine;
  for (const loss of writer.losses) warn(world, words.lost(lossWords(loss, options.language)));
  return EXIT.some;
}
