import { sheet } from '../engine/sheet/build/sheet';
import { layoutHtml } from '../engine/sheet/html/render-sheet';
import { layoutSheet } from '../engine/sheet/layout/layout-sheet';
import type { SheetAnswer, SheetRequest } from './protocol/sheet';
import { type ViewContext, viewContext } from './view/context';

/** The open list as the document that is printed, and what the fitting did. */
export function makeSheet(
  context: ViewContext,
  { paper, language, inkSaver }: SheetRequest,
  fontCss: string | undefined,
): SheetAnswer {
  const own =
    language === context.language
      ? context
      : viewContext(context.evaluation, context.catalogue, context.findings, language);
  const document = sheet(own.evaluation, own.sheet);
  const layout = layoutSheet(document, { paper, face: fontCss === undefined ? 'system' : 'embedded' });
  const html = layoutHtml(document, layout, { inkSaver, ...(fontCss === undefined ? {} : { fontCss }) });
  return { html, pages: layout.pages.length, shortened: [], name: context.evaluation.roster.name };
}
