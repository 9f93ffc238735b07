import type { Catalogue } from '../../engine/catalogue/catalogue';
import { amountToNumber } from '../../engine/catalogue/decimal';
import type { Id, LocalNames } from '../../engine/catalogue/definition';
import type { CostTotal, EvaluatedSelection, Evaluation } from '../../engine/evaluation/evaluated';
import type { Finding } from '../../engine/findings/finding';
import type { SheetContext } from '../../engine/sheet/build/context';
import { sheetContext } from '../../engine/sheet/build/context';
import { type SubjectOf, subjectsOf } from '../../engine/sheet/build/subjects';
import { catalogueNames } from '../../engine/words/catalogue-names';
import type { Language } from '../../engine/words/language';
import { nameIn } from '../../engine/words/name-in';

interface Named {
  readonly name: string;
  readonly names: LocalNames | undefined;
}

/** What every part of the builder's view is made with. */
export interface ViewContext {
  readonly evaluation: Evaluation;
  readonly catalogue: Catalogue;
  readonly findings: readonly Finding[];
  readonly language: Language;
  /** The same names and numbers as on paper. */
  readonly sheet: SheetContext;
  /** Agreed limit of the cost that is shown as points. */
  readonly limit: number | undefined;
  name(named: Named): string;
  /** The name in the program's other language, when it is another one. */
  second(named: Named): string | undefined;
  short(named: Named & { readonly shortNames: LocalNames | undefined }): string | undefined;
  /** In units of the cost. */
  points(totals: readonly CostTotal[]): number;
}

export function viewContext(
  evaluation: Evaluation,
  catalogue: Catalogue,
  findings: readonly Finding[],
  language: Language,
): ViewContext {
  const names = catalogueNames(catalogue, evaluation.roster);
  const input = { catalogue, findings, names, language };
  const sheet = sheetContext(evaluation, input, lazySubjects(evaluation, catalogue));
  const other: Language = language === 'en' ? 'fr' : 'en';
  const name = (named: Named): string => nameIn(language, named.name, named.names);
  return {
    evaluation,
    catalogue,
    findings,
    language,
    sheet,
    limit: sheet.points === undefined ? undefined : names.limitOf(sheet.points),
    name,
    second(named) {
      const second = nameIn(other, named.name, named.names);
      return second === name(named) ? undefined : second;
    },
    short({ shortNames }) {
      const base = shortNames?.[language];
      return base === undefined || base === '' ? undefined : base;
    },
    points: (totals) => amountToNumber(totals.find((each) => each.typeId === sheet.points)?.value ?? 0),
  };
}

/** Our systems say what their profiles are about; only where data do not is every profile of the list looked at. */
function lazySubjects(evaluation: Evaluation, catalogue: Catalogue): SubjectOf {
  let made: SubjectOf | undefined;
  return (profileType) => {
    const said = catalogue.profileTypes.get(profileType)?.subject;
    if (said !== undefined) return said;
    made ??= subjectsOf(evaluation, catalogue);
    return made(profileType);
  };
}

/** Price of a selection with all below it; of a lost one the last that is known. */
export function priceOf(context: ViewContext, selection: EvaluatedSelection): number {
  return context.points(selection.totals);
}

/** The selections that a force holds, and what hangs on them, for looking up. */
export function rootOf(evaluation: Evaluation, id: string | undefined): EvaluatedSelection | undefined {
  let at = id;
  let found: EvaluatedSelection | undefined;
  while (at !== undefined) {
    const node = evaluation.node(at);
    if (node === undefined || !('children' in node)) return found;
    found = node;
    at = node.parent;
  }
  return found;
}

/** The last part of a path: the definition that a choice was made from. */
export function lastId(path: string): Id {
  const at = path.lastIndexOf('::');
  return at < 0 ? path : path.slice(at + 2);
}
