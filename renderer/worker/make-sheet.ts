import { sheetGlossary } from '../engine/sheet/build/glossary';
import { sheet } from '../engine/sheet/build/sheet';
import { layoutHtml } from '../engine/sheet/html/render-sheet';
import { layoutSheet } from '../engine/sheet/layout/layout-sheet';
import { LAYOUTS, type LayoutName } from '../engine/sheet/layout/layouts';
import { rowsOf } from '../engine/sheet/layout/page';
import type { SheetAnswer, SheetRequest } from './protocol/sheet';
import { type ViewContext, viewContext } from './view/context';

/** The open list as the document that is printed, and what the fitting did. */
export function makeSheet(
  context: ViewContext,
  { paper, language, layout, inkSaver, boxes, summaries, ruleTexts, noteLines }: SheetRequest,
  fontCss: string | undefined,
): SheetAnswer {
  const own =
    language === context.language
      ? context
      : viewContext(context.evaluation, context.catalogue, context.findings, language);
  const withTexts = sheetGlossary({ ...own.sheet, texts: 'all' });
  const hasRuleTexts = withTexts.glossaryWords === 'data' || withTexts.glossaryWords === 'both';
  const plain = sheet(own.evaluation, own.sheet);
  const document = ruleTexts && hasRuleTexts ? { ...plain, ...withTexts } : plain;
  const glossary = summaries || (ruleTexts && hasRuleTexts);
  const face = fontCss === undefined ? 'system' : 'embedded';
  const laidOut = (name: LayoutName, withBoxes = boxes) =>
    layoutSheet(document, { ...LAYOUTS[name], paper, face, boxes: withBoxes, noteLines, glossary });
  const layouts = { roster: laidOut('roster'), 'one-page': laidOut('one-page'), large: laidOut('large') };
  const chosen = layouts[layout];
  const pagesOf = (name: LayoutName) => layouts[name].pages.length;
  return {
    html: layoutHtml(document, chosen, { inkSaver, ...(fontCss === undefined ? {} : { fontCss }) }),
    fit: chosen.fit,
    pagesOf: { roster: pagesOf('roster'), 'one-page': pagesOf('one-page'), large: pagesOf('large') },
    abilities: plain.glossary.length === 0 ? undefined : plain.glossaryWords,
    hasRuleTexts,
    // Where they are switched off only a layout with them can tell.
    hasBoxes: (boxes ? chosen : laidOut(layout, true)).pages.some((page) =>
      rowsOf(page).some(({ cells }) => cells.some((cell) => cell.boxes !== undefined)),
    ),
    name: context.evaluation.roster.name,
  };
}
