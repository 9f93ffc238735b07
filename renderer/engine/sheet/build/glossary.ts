import type { Id } from '../../catalogue/definition';
import { capabilityText } from '../../words/capability-text';
import { textIn } from '../../words/name-in';
import { printed } from '../../words/printed';
import type { SheetEntry } from '../document';
import type { SheetContext } from './context';
import { allSelections } from './walk';

/**
 * Each ability of the list once, in the order of the sheet's language, with our summary. Those without one are named
 * together at the end (`SheetEntry.summary` is empty). What the book says of its gear in a sentence of its own stands among them.
 */
export function sheetGlossary(context: SheetContext): SheetEntry[] {
  const selections = allSelections(context.evaluation).filter(({ isLost, hidden }) => !isLost && !hidden);
  const used = new Set<Id>(
    selections.flatMap((selection) => [
      ...selection.capabilities.map(({ id }) => id),
      ...selection.profiles.flatMap(({ capabilities }) => capabilities.map(({ id }) => id)),
    ]),
  );
  const entries = new Map<string, string>();
  for (const id of used) {
    const definition = context.catalogue.capabilities.get(id);
    if (!definition) continue;
    const params = [...'XYZ'].slice(0, definition.parameters?.length ?? 0);
    const summary = definition.summary
      ? textIn(context.language, definition.summary.en ?? '', definition.summary)
      : '';
    entries.set(
      capabilityText(context.language, { id, params }, definition),
      printed(context.language, summary),
    );
  }
  // A view's properties are read on demand, so it is not spread.
  for (const selection of selections) {
    const note = selection.definition?.note;
    if (note) {
      const said = textIn(context.language, note.en ?? '', note);
      entries.set(context.name(selection), printed(context.language, said));
    }
  }
  if (context.texts === 'all') {
    for (const rule of selections.flatMap(({ rules }) => rules)) {
      const name = context.name(rule);
      if (!entries.get(name)) entries.set(name, plain(rule.description));
    }
  }
  return [...entries]
    .map(([name, summary]) => ({ name, summary }))
    .sort((a, b) => compareNames(a.name, b.name));
}

/** Line breaks and runs of blanks would only make holes in a narrow column. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Accents and case do not order names; where nothing else differs they do, so that the order never depends on chance. */
export function compareNames(a: string, b: string): number {
  const fold = (text: string) =>
    text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/gi, 'oe').replace(/æ/gi, 'ae').toLowerCase();
  const [x, y] = [fold(a), fold(b)];
  if (x !== y) return x < y ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
