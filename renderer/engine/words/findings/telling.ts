import type { Id } from '../../catalogue/definition';
import type { Finding, HiddenFinding, LimitFinding } from '../../findings/finding';
import { forceKind, type KindWords } from '../force-kinds';
import type { Language } from '../language';
import { listed } from '../lists';
import { nameIn } from '../name-in';
import type { Named, Names } from '../names';
import { number, percent, points } from '../numbers';

/** What a sentence about limits may be made of: the finding's numbers and the names of ids, ready in one language. */
export interface Telling {
  readonly language: Language;
  /** Name of what is counted. */
  readonly subject: string;
  readonly count: number;
  readonly limit: number;
  /** Which side of the limit: a count below an `exactly` is too few. */
  readonly isBelow: boolean;
  /** The limit is the only number that is allowed. */
  readonly isExact: boolean;
  /** A hint: what is missing is advised and not needed. */
  readonly isAdvice: boolean;
  /** Said beside the thing itself, of one more that is not there yet: the limit is enough. */
  readonly isBeside: boolean;
  /** Of what a reason names: those that are there; empty when that is not known. */
  readonly present: readonly Id[];
  readonly percent: number | undefined;
  readonly amounts: readonly number[];
  /** `selections`, `forces` or a cost type id. */
  readonly field: string;
  n(value: number): string;
  percentage(value: number): string;
  /** Name of an id, or the id's own text where the data have no name. */
  name(id: Id | undefined): string;
  /**
   * Params that would be empty are left out by the compiler, so there may be no ids at all.
   * @param again see `listed`
   */
  list(ids: readonly Id[] | undefined, by: 'and' | 'or', again?: string): string;
  /** Names of what is counted together; the subject when the ids say no more. */
  counted(ids: readonly Id[] | undefined, by: 'and' | 'or'): string;
  /** `325 points`, `12 command points`, `Orders 5`. */
  cost(costType: Id | undefined, value: number): string;
  isPoints(costType: Id | undefined): boolean;
  /** What the game calls its models, in the plural. */
  readonly modelWord: string;
  /** `20 models`, `6 stands`. */
  models(value: number): string;
  agreed(costType: Id | undefined): number | undefined;
  forceKindOf(id: Id): string | undefined;
  /** A force's heading: `Auxiliary detachments`; undefined when the id is a force with a name. */
  kindWords(id: Id): KindWords | undefined;
}

const NO_NUMBERS = {
  count: 0,
  limit: 0,
  percent: undefined,
  amounts: [],
  field: 'selections',
  isBelow: false,
  isExact: false,
  present: [],
} as const;

/** Numbers of a finding that has them; a hidden choice has none and its sentences ask for none. */
function numbersOf(
  finding: Finding,
): Pick<Telling, 'count' | 'limit' | 'percent' | 'amounts' | 'field' | 'isBelow' | 'isExact' | 'present'> {
  switch (finding.kind) {
    case 'too-many':
    case 'too-few':
    case 'wrong-amount':
      return {
        count: finding.count,
        limit: finding.limit,
        percent: finding.percent,
        amounts: finding.amounts ?? [],
        field: finding.field,
        isExact: finding.isExact,
        present: [],
        isBelow:
          finding.kind === 'too-few' || (finding.kind === 'wrong-amount' && finding.count < finding.limit),
      };
    case 'hidden-but-taken':
      return { ...NO_NUMBERS, present: finding.present };
    default:
      return NO_NUMBERS;
  }
}

/** Ids of our books may be written `unit.option`; the last part carries the name. */
function nameOf(names: Names, id: Id): Named | undefined {
  return names.nameOf(id) ?? (id.includes('.') ? names.nameOf(id.slice(id.lastIndexOf('.') + 1)) : undefined);
}

/** What is counted, then what may be; the latter alone beside the thing itself. */
export function counting(counted: string, limit: string, { isBeside }: Telling): string {
  return isBeside ? limit : `${counted}, ${limit}`;
}

/** Gathers what the sentences of a limit or a hidden choice need. */
export function telling(
  finding: LimitFinding | HiddenFinding,
  language: Language,
  names: Names,
  isBeside = false,
): Telling {
  const subject = nameIn(language, finding.subject.name, finding.subject.names);
  const n = (value: number) => number(value, language);
  const kindWords = (id: Id) => (nameOf(names, id) ? undefined : forceKind(id, language));
  const name = (id: Id | undefined) => {
    if (id === undefined) return subject;
    const named = nameOf(names, id);
    return named ? nameIn(language, named.name, named.names) : (kindWords(id)?.many ?? id);
  };
  const list = (ids: readonly Id[] = [], by: 'and' | 'or', again?: string) =>
    listed([...new Set(ids.map(name))], by, language, again);
  return {
    ...numbersOf(finding),
    isAdvice: finding.severity === 'advice',
    isBeside,
    language,
    subject,
    n,
    percentage: (value) => percent(value, language),
    name,
    list,
    counted: (ids, by) => {
      if (!ids || ids.length === 0) return subject;
      return ids.length > 1 || nameOf(names, ids[0] as Id) || kindWords(ids[0] as Id)
        ? list(ids, by)
        : subject;
    },
    cost: (costType, value) =>
      costType === undefined || names.isPoints(costType)
        ? points(value, language)
        : amountOfCost(name(costType), n(value)),
    modelWord: names.modelWord(language),
    models: (value) => `${n(value)} ${names.modelWord(language)}`,
    isPoints: (costType) => costType === undefined || names.isPoints(costType),
    agreed: (costType) => (costType === undefined ? undefined : names.limitOf(costType)),
    forceKindOf: (id) => names.forceKindOf(id),
    kindWords,
  };
}

/** A cost named like a common noun ("command points") is counted, one named like a thing ("Elite") is valued. */
export function amountOfCost(name: string, value: string): string {
  return isCommon(name) ? `${value} ${name}` : `${name} ${value}`;
}

/** Written with a small letter. */
export function isCommon(name: string): boolean {
  const first = name.charAt(0);
  return first !== first.toUpperCase();
}
