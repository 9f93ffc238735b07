import { sheet } from '../../renderer/engine/sheet/build/sheet';
import type { SheetDocument } from '../../renderer/engine/sheet/document';
import type { Language } from '../messages';
import type { OpenList } from './list-opener';

export function sheetOfList(
  { evaluation, catalogue, findings, names }: OpenList,
  language: Language,
): SheetDocument {
  return sheet(evaluation, { catalogue, findings, names, language });
}
