import { sheet } from '../../renderer/engine/sheet/build/sheet';
import type { SheetDocument } from '../../renderer/engine/sheet/document';
import type { LayoutOptions } from '../../renderer/engine/sheet/layout/layout-sheet';
import type { Language } from '../messages';
import type { OpenList } from './list-opener';

/** Ways to lay a sheet out, by the name that `--layout` takes. */
export const LAYOUTS: Readonly<Record<string, LayoutOptions>> = {
  roster: {},
  'one-page': { pages: 1 },
  /** Nothing under 14 points. */
  large: { body: 14, smallest: 14 },
};

export function sheetOfList(
  { evaluation, catalogue, findings, names }: OpenList,
  language: Language,
): SheetDocument {
  return sheet(evaluation, { catalogue, findings, names, language });
}
