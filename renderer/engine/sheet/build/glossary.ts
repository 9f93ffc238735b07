import type { Id } from '../../catalogue/definition';
import type { EvaluatedSelection } from '../../evaluation/evaluated';
import { bookReference } from '../../words/book-reference';
import { capabilityText } from '../../words/capability-text';
import { textIn } from '../../words/name-in';
import { printed } from '../../words/printed';
import type { GlossaryWords, SheetDocument, SheetEntry } from '../document';
import type { SheetContext } from './context';
import { forceBook } from './force-book';
import { textOfProfile } from './profile-text';
import { ruleText } from './rule-text';
import { allForces, withDescendants } from './walk';

/**
 * Each ability of the list once, in the order of the sheet's language: with our summary, or with what the data have to say
 * and where it is printed. Abilities of ours without a summary are named together at the end (`SheetEntry.summary` is empty).
 * What the book says of its gear in a sentence of its own stands among them.
 */
export function sheetGlossary(context: SheetContext): Pick<SheetDocument, 'glossary' | 'glossaryWords'> {
  const ours = ourEntries(context);
  const explained = new Set(ours.filter(({ summary }) => summary !== '').map(({ name }) => name));
  const theirs = entriesOfData(context).filter(({ name }) => !explained.has(name));
  const named = new Set(theirs.map(({ name }) => name));
  const glossary = [...ours.filter(({ name }) => !named.has(name)), ...theirs];
  return {
    glossary: glossary.sort((a, b) => compareNames(a.name, b.name)),
    glossaryWords: wordsOf(ours, theirs),
  };
}

function wordsOf(ours: readonly SheetEntry[], theirs: readonly SheetEntry[]): GlossaryWords {
  const has = (entries: readonly SheetEntry[]) => entries.some(({ summary }) => summary !== '');
  if (has(theirs)) return has(ours) ? 'both' : 'data';
  return theirs.length > 0 && !has(ours) ? 'nobody' : 'ours';
}

function ourEntries(context: SheetContext): SheetEntry[] {
  const selections = allForces(context.evaluation.forces).flatMap(({ force }) => shownIn(force.selections));
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
  for (const selection of selections) {
    const note = selection.definition?.note;
    if (note) {
      const said = textIn(context.language, note.en ?? '', note);
      entries.set(context.name(selection), printed(context.language, said));
    }
  }
  return [...entries].map(([name, summary]) => ({ name, summary, source: '' }));
}

/**
 * Rules of the data, and abilities that they write as profiles: their texts where those are wished, else only where they are
 * printed. One rule under several names (`Line (1)`, `Line (2)`) is told once, and one place once for all that stand there.
 */
function entriesOfData(context: SheetContext): SheetEntry[] {
  const found = new Map<string, { readonly names: Set<string>; readonly summary: string; source: string }>();
  const isWished = context.texts === 'all';
  for (const { force } of allForces(context.evaluation.forces)) {
    const book = forceBook(context, force.id);
    const add = (id: Id, name: string, text: string, where: Parameters<typeof bookReference>[1]): void => {
      const summary = isWished ? ruleText(text) : '';
      const source = bookReference(book, where);
      if (name === '' || (summary === '' && source === '')) return;
      const key = JSON.stringify(summary === '' ? [source] : [id, summary, source]);
      const known = found.get(key);
      if (known === undefined) found.set(key, { names: new Set([name]), summary, source });
      else known.names.add(name);
    };
    for (const { rules, profiles } of [force, ...shownIn(force.selections)]) {
      for (const rule of rules) add(rule.id, context.name(rule), rule.description, rule);
      for (const profile of profiles) {
        if (context.subjectOf(profile.typeId) !== 'other') continue;
        add(profile.id, context.name(profile), textOfProfile(context, profile), profile);
      }
    }
  }
  return [...found.values()].map(({ names, summary, source }) => ({
    name: [...names].sort(compareNames).join(', '),
    summary,
    source,
  }));
}

function shownIn(selections: readonly EvaluatedSelection[]): readonly EvaluatedSelection[] {
  return selections.flatMap(withDescendants).filter(({ isLost, hidden }) => !isLost && !hidden);
}

/** Accents and case do not order names; where nothing else differs they do, so that the order never depends on chance. */
export function compareNames(a: string, b: string): number {
  const fold = (text: string) =>
    text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/gi, 'oe').replace(/æ/gi, 'ae').toLowerCase();
  const [x, y] = [fold(a), fold(b)];
  if (x !== y) return x < y ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
