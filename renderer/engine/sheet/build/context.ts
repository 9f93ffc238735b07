import type { Catalogue } from '../../catalogue/catalogue';
import type { Id, LocalNames } from '../../catalogue/definition';
import { mainCost } from '../../catalogue/main-cost';
import type { CostTotal, EvaluatedSelection, Evaluation } from '../../evaluation/evaluated';
import type { Finding } from '../../findings/finding';
import type { Language } from '../../words/language';
import { nameIn } from '../../words/name-in';
import type { Names } from '../../words/names';
import { number } from '../../words/numbers';
import { SHEET_WORDS } from '../words/sheet-words';
import type { SheetWords } from '../words/tables';
import type { SubjectOf } from './subjects';

export interface SheetInput {
  readonly catalogue: Catalogue;
  readonly findings: readonly Finding[];
  readonly names: Names;
  readonly language: Language;
  /**
   * Whose texts the glossary prints: our summaries, or also the rules as the data have them (community data).
   * Default `ours`.
   */
  readonly texts?: 'ours' | 'all';
}

/** What every part of the sheet is made with. */
export interface SheetContext extends SheetInput {
  readonly evaluation: Evaluation;
  readonly words: SheetWords;
  /** The cost whose totals are printed; undefined when the data have no cost at all. */
  readonly points: Id | undefined;
  readonly subjectOf: SubjectOf;
  name(named: { readonly name: string; readonly names: LocalNames | undefined }): string;
  n(value: number): string;
}

export function sheetContext(evaluation: Evaluation, input: SheetInput, subjectOf: SubjectOf): SheetContext {
  const { language, catalogue } = input;
  return {
    ...input,
    evaluation,
    subjectOf,
    words: SHEET_WORDS[language],
    points: mainCost([...catalogue.costTypes.values()])?.id,
    name: (named) => nameIn(language, named.name, named.names),
    n: (value) => number(value, language),
  };
}

const AMOUNT_UNIT = 10_000;

/** Of the cost that the sheet prints, in units of the cost. */
export function pointsIn(context: SheetContext, totals: readonly CostTotal[]): number {
  const total = totals.find((each) => each.typeId === context.points);
  return (total?.value ?? 0) / AMOUNT_UNIT;
}

/** Name of a selection as the player knows it: own name in quotes comes apart (`SheetUnit.customName`). */
export function selectionName(context: SheetContext, selection: EvaluatedSelection): string {
  return context.name(selection);
}
