import { resolve } from 'node:path';
import { layoutHtml } from '../../../renderer/engine/sheet/html/render-sheet';
import { layoutSheet } from '../../../renderer/engine/sheet/layout/layout-sheet';
import { isLayoutName, LAYOUT_NAMES, LAYOUTS } from '../../../renderer/engine/sheet/layout/layouts';
import { fitSentence } from '../../../renderer/engine/sheet/words/fit-words';
import type { Language } from '../../messages';
import { CLI_WORDS } from '../cli-words';
import { findBrowser } from '../find-browser';
import type { ListOpener } from '../list-opener';
import { printPdf } from '../print-pdf';
import { say, warn } from '../say';
import { sheetFont } from '../sheet-font';
import { sheetOfList } from '../sheet-of-list';
import { EXIT, type World } from '../world';
import { writeFile } from '../write-file';

export interface PrintOptions {
  readonly list: string;
  readonly to: string;
  readonly layout: string | undefined;
  readonly paper: 'a4' | 'letter';
  readonly language: Language;
}

/** The sheet of a list as a PDF, printed by the system's browser. */
export async function print(options: PrintOptions, opener: ListOpener, world: World): Promise<number> {
  const { language, paper } = options;
  const words = CLI_WORDS[language];
  const fail = (message: string, code: number = EXIT.unreadable): number => {
    warn(world, message);
    return code;
  };
  const layout = options.layout ?? 'roster';
  if (!isLayoutName(layout)) {
    return fail(words.unknownLayout(layout, LAYOUT_NAMES.join(', ')), EXIT.wrongUsage);
  }
  const opened = await opener.open(resolve(world.cwd, options.list), options.list);
  if (opened.kind === 'unreadable') return fail(opened.line);
  if (opened.kind === 'missing') {
    for (const { message } of opened.missing) warn(world, words.about(options.list, message));
    return EXIT.unreadable;
  }

  const browser = await findBrowser(world.env, process.platform);
  if (browser === undefined) return fail(words.noBrowser(world.env.MUSTER_BROWSER));
  const fontCss = await sheetFont(world.fontFolders);
  const document = sheetOfList(opened, language);
  const face = fontCss === undefined ? 'system' : 'embedded';
  const laidOut = layoutSheet(document, { ...LAYOUTS[layout], paper, face });
  const html = layoutHtml(document, laidOut, fontCss === undefined ? {} : { fontCss });
  const printed = await printPdf(html, browser);
  if (printed.kind === 'failed')
    return fail(words.notPrinted(printed.detail.trim().replace(/\s*\n\s*/g, ' · ')));
  if (!(await writeFile(options.to, printed.bytes, words, world))) return EXIT.unreadable;
  say(world, fitSentence(laidOut.fit, language));
  return EXIT.fine;
}
