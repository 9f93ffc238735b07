import { extname, resolve } from 'node:path';
import { writeList } from '../../../renderer/engine/exchange/list/write-list';
import { writeRos, writeRosJson, writeRosz } from '../../../renderer/engine/exchange/ros/write-ros';
import { TEXT_LOSSES } from '../../../renderer/engine/exchange/text/text-losses';
import { writeMarkdown } from '../../../renderer/engine/exchange/text/write-markdown';
import { writeText } from '../../../renderer/engine/exchange/text/write-text';
import { lossWords } from '../../../renderer/engine/exchange/words/list-problem-words';
import type { Loss } from '../../../renderer/engine/exchange/words/tables';
import { renderSheet } from '../../../renderer/engine/sheet/html/render-sheet';
import type { Language } from '../../messages';
import { CLI_WORDS } from '../cli-words';
import type { ListOpener, MissingList, OpenList } from '../list-opener';
import { warn } from '../say';
import { sheetFont } from '../sheet-font';
import { sheetOfList } from '../sheet-of-list';
import { EXIT, type World } from '../world';
import { writeFile } from '../write-file';

export interface ConvertOptions {
  readonly from: string;
  readonly to: string;
  readonly language: Language;
}

interface Writer {
  readonly write: (list: OpenList, language: Language, world: World) => Promise<string> | string;
  readonly losses: readonly Loss[];
}

/** Formats that hold the whole list, by ending; data that are there add what others print. */
const ROSTERS: Readonly<Record<string, (list: OpenList | MissingList) => string | Uint8Array>> = {
  '.muster': ({ roster, digest }) => writeList(roster, digest),
  '.ros': (list) => writeRos(list.roster, dataOf(list)),
  '.rosz': (list) => writeRosz(list.roster, dataOf(list)),
  '.json': (list) => writeRosJson(list.roster, dataOf(list)),
};

const dataOf = (list: OpenList | MissingList): OpenList | undefined =>
  list.kind === 'open' ? list : undefined;

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
  // Windows takes a dot at the end for none.
  const ending = extname(options.to).replace(/^\.$/, '').toLowerCase();
  const writer = WRITERS[ending];
  const writeRoster = ROSTERS[ending];
  if (writer === undefined && writeRoster === undefined) {
    return fail(words.unknownFormat(ending, [...Object.keys(ROSTERS), ...Object.keys(WRITERS)].join(' ')));
  }

  const opened = await opener.open(resolve(world.cwd, options.from), options.from);
  if (opened.kind === 'unreadable') return fail(opened.line);
  const about = (message: string): string => words.about(options.from, message);
  if (opened.kind === 'missing') {
    // A list of ours holds choices only, so it can be written without the data.
    if (ending !== '.muster') for (const { message } of opened.missing) warn(world, about(message));
    if (writer !== undefined) return EXIT.unreadable;
  }
  let content: string | Uint8Array = '';
  if (writeRoster !== undefined) content = writeRoster(opened);
  else if (writer !== undefined && opened.kind === 'open') {
    content = await writer.write(opened, options.language, world);
  }
  if (!(await writeFile(options.to, content, words, world))) return EXIT.unreadable;
  const { notes } = opened;
  for (const { message } of notes) warn(world, about(message));
  const losses = writer?.losses ?? (lacksProfiles(opened, ending) ? (['profiles'] as const) : []);
  for (const loss of losses) warn(world, words.lost(options.to, lossWords(loss, options.language)));
  // A migrated list and one whose doubled ids are apart again say what they said before.
  const isWhole = losses.length === 0 && !notes.some(({ kind }) => kind === 'replaced-characters');
  return isWhole ? EXIT.fine : EXIT.some;
}

/** Without its data a list of ours has nothing that other programs could print; one of theirs has kept it. */
function lacksProfiles({ kind, format }: OpenList | MissingList, ending: string): boolean {
  return kind === 'missing' && format === 'muster' && ending !== '.muster';
}
