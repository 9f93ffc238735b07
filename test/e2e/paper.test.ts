/**
 * Every legal list of the tests on real paper: printed by the command line through the browser, read back from the PDF, and
 * held against the list itself. Both languages for each list, A4 and Letter in turn, so that all four meet each game.
 */
import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { Catalogues } from '../../electron/cli/catalogues';
import { fillDataShelf } from '../../electron/cli/data-shelf';
import { ListOpener, type OpenList } from '../../electron/cli/list-opener';
import { printPdf } from '../../electron/cli/print-pdf';
import { sheetFont } from '../../electron/cli/sheet-font';
import { isLegal } from '../../renderer/engine/findings/findings';
import { renderSheet } from '../../renderer/engine/sheet/html/render-sheet';
import { PAGE_MARGIN, PAPERS, type PaperName } from '../../renderer/engine/sheet/layout/page';
import type { Language } from '../../renderer/engine/words/language';
import { makeSheet } from '../../renderer/worker/make-sheet';
import { viewContext } from '../../renderer/worker/view/context';
import { runCli } from '../electron/cli/run-cli';
import { aSheet } from '../engine/sheet/document-builder';
import { HOSTILE } from '../engine/sheet/hostile-sheets';
import { expectedOf } from '../paper/expected-paper';
import { type ExpectedPaper, paperFaults } from '../paper/paper-faults';
import { type Boxes, lookAtBoxes } from './harness/box-faults';
import { launchChromium } from './harness/chromium';
import { ROOT } from './harness/desktop-app';
import { paperPages } from './harness/pdf-text';

const LISTS = join(ROOT, 'test/lists');
const FONTS = [join(ROOT, 'node_modules/@fontsource-variable/ibm-plex-sans/files')];

let browser: Browser;
let tab: Page;
let where: string;
let fontCss: string | undefined;
let opener: ListOpener;

beforeAll(async () => {
  browser = await launchChromium();
  tab = await browser.newPage();
  where = await mkdtemp(join(tmpdir(), 'muster-paper-'));
  fontCss = await sheetFont(FONTS);
  opener = new ListOpener(new Catalogues((await fillDataShelf(join(ROOT, 'data'), [])).shelf), 'en');
});
afterAll(async () => {
  await browser?.close();
  await rm(where, { recursive: true, force: true });
});

const LANGUAGES = ['en', 'fr'] as const;
const PAPERS_IN_TURN = ['a4', 'letter'] as const;

const toPrint = () => ({ path: inject('browserPath'), args: inject('browserArgs') });

/** What the window shows before it prints. */
function preview(list: OpenList, language: Language, paper: PaperName): string {
  const context = viewContext(list.evaluation, list.catalogue, list.findings, language);
  const request = {
    paper,
    language,
    layout: 'roster',
    inkSaver: false,
    boxes: true,
    summaries: true,
    ruleTexts: false,
    noteLines: false,
  } as const;
  return makeSheet(context, request, fontCss).html;
}

function expectedOn(list: OpenList, language: Language, paper: PaperName, boxes: Boxes): ExpectedPaper {
  const { width, height } = PAPERS[paper];
  return {
    ...expectedOf(list.evaluation, list.catalogue, list.names, language),
    width,
    height,
    margin: PAGE_MARGIN,
    pages: boxes.count,
  };
}

/** Opens the lists of a game and keeps the legal ones. */
async function legalLists(
  game: string,
): Promise<readonly { readonly file: string; readonly list: OpenList }[]> {
  const found: { file: string; list: OpenList }[] = [];
  for (const name of readdirSync(join(LISTS, game)).sort()) {
    const file = join(LISTS, game, name);
    const list = await opener.open(file, name);
    if (list.kind !== 'open') throw new Error(`${file}: ${list.kind}`);
    if (isLegal(list.findings)) found.push({ file, list });
  }
  return found;
}

/** By the program's own command, to a file. */
async function print(file: string, language: Language, paper: PaperName): Promise<Uint8Array> {
  const to = join(where, `${language}-${paper}.pdf`);
  const run = await runCli(['print', file, '--out', to, '--lang', language, '--paper', paper], {
    cwd: ROOT,
    env: { MUSTER_BROWSER: toPrint().path },
    fontFolders: FONTS,
  });
  if (run.code !== 0) throw new Error(run.err);
  return new Uint8Array(await readFile(to));
}

async function printHtml(html: string): Promise<Uint8Array> {
  const printed = await printPdf(html, toPrint());
  if (printed.kind !== 'done') throw new Error(printed.detail);
  return printed.bytes;
}

describe.each(readdirSync(LISTS))('%s', (game) => {
  test('every legal list says all that it holds and cuts nothing', async () => {
    const lists = await legalLists(game);
    expect(lists.length).toBeGreaterThanOrEqual(2);
    const faults: string[] = [];
    let texts = 0;
    for (const [index, { file, list }] of lists.entries()) {
      // Most of the time goes into starting browsers, so the two languages are printed side by side.
      const sheets = LANGUAGES.map((language, turn) => {
        const paper = PAPERS_IN_TURN[(index + turn) % 2] as PaperName;
        return { language, paper, printed: print(file, language, paper) };
      });
      for (const { language, paper, printed } of sheets) {
        const boxes = await lookAtBoxes(tab, preview(list, language, paper));
        const expected = expectedOn(list, language, paper, boxes);
        const pages = await paperPages(await printed);
        texts += expected.units.reduce((sum, unit) => sum + 1 + unit.texts.length, 0);
        for (const fault of [...boxes.faults, ...paperFaults(pages, expected)])
          faults.push(`${file.slice(LISTS.length + 1)} ${language} ${paper}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
    // Lists of nothing would have no faults either.
    expect(texts).toBeGreaterThan(200);
  });
});

describe('a fault on the way to the paper is seen', () => {
  /** A page of the preview, changed, and what is then found wrong with it in the browser and in the PDF. */
  async function faultsAfter(change: (html: string, expected: ExpectedPaper) => string) {
    const [first] = await legalLists('t9a');
    if (!first) throw new Error('no list');
    const html = preview(first.list, 'en', 'a4');
    const expected = expectedOn(first.list, 'en', 'a4', await lookAtBoxes(tab, html));
    const changed = change(html, expected);
    expect(changed).not.toBe(html);
    const boxes = await lookAtBoxes(tab, changed);
    return {
      expected,
      boxes: boxes.faults,
      paper: paperFaults(await paperPages(await printHtml(changed)), expected),
    };
  }

  test('a choice that is dropped', async () => {
    const { paper } = await faultsAfter((html) => html.replace(/Champion/, ''));
    expect(paper).toContainEqual(expect.stringMatching(/^not with .*: Champion/));
  });

  test('a price that is not printed', async () => {
    const { paper, expected } = await faultsAfter((html, { units }) => {
      const at = html.indexOf(`>${units[0]?.name}<`);
      return html.slice(0, at) + html.slice(at).replace(`>${units[0]?.price}</span>`, '></span>');
    });
    const [unit] = expected.units;
    expect(paper).toContain(`missing after what stands before it: ${unit?.name} ${unit?.price}`);
  });

  test('a name that is longer than its place', async () => {
    const { paper, boxes } = await faultsAfter((html, { units }) =>
      html.replace(`>${units[0]?.name}<`, `>${units[0]?.name}${' of the endless road'.repeat(12)}<`),
    );
    expect(boxes).toContainEqual(expect.stringMatching(/^page 1: wider than its place/));
    expect(boxes).toContainEqual(expect.stringMatching(/^page 1: holds/));
    expect(paper).toContainEqual(expect.stringMatching(/lie on one another|outside of the margins/));
  });

  test('a text that is there but not shown', async () => {
    const { paper, expected } = await faultsAfter((html, { units }) =>
      html.replace(`>${units[0]?.name}<`, ` hidden>${units[0]?.name}<`),
    );
    const [unit] = expected.units;
    expect(paper).toContain(`missing after what stands before it: ${unit?.name} ${unit?.price}`);
  });

  test('rows that run into the foot', async () => {
    const { boxes } = await faultsAfter((html) =>
      html.replaceAll(/(class="r" style="height:)(\d)/g, '$13$2'),
    );
    expect(boxes).toContainEqual(expect.stringMatching(/^page 1: runs \d+ pixels into its foot/));
  });

  test('a page too many', async () => {
    const { paper, expected } = await faultsAfter((html) =>
      html.replace('</body>', '<section class="page"></section></body>'),
    );
    expect(paper).toContain(`${expected.pages + 1} pages, ${expected.pages} in the preview`);
    expect(paper).toContain(`page ${expected.pages + 1}: is empty`);
  });
});

describe('lists that nobody would write', () => {
  test('the browser keeps each of them in its boxes', async () => {
    const faults: string[] = [];
    for (const { claim, document } of HOSTILE) {
      for (const css of [fontCss, undefined]) {
        const html = renderSheet(document, css === undefined ? {} : { fontCss: css });
        for (const fault of (await lookAtBoxes(tab, html)).faults) faults.push(`${claim}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test('all of them as one list stay in the margins of their pages, and nothing of them runs', async () => {
    const document = aSheet({
      title: 'Everything <script>document.title = "run"</script>',
      forces: HOSTILE.flatMap((each) => each.document.forces),
      findings: HOSTILE.flatMap((each) => each.document.findings),
      notes: HOSTILE.map((each) => each.document.notes).join('\n'),
    });
    const html = renderSheet(document, fontCss === undefined ? {} : { fontCss });
    const boxes = await lookAtBoxes(tab, html);
    expect(boxes.faults).toEqual([]);
    expect(await tab.title()).toContain('<script>');
    const pages = await paperPages(await printHtml(html));
    const { width, height } = PAPERS.a4;
    const head = ['Everything', '<script>', '2,950/3,000'];
    const expected = { width, height, margin: PAGE_MARGIN, pages: boxes.count, head, forces: [], units: [] };
    expect(paperFaults(pages, expected)).toEqual([]);
    expect(pages.length).toBeGreaterThan(5);
  });
});
