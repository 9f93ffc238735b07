import type { BookBecause, BookBecauseKind } from '../../catalogue/books/because-kinds';
import type { Because } from '../../catalogue/definition';
import type { Finding, HiddenFinding, LimitFinding, LinkFinding } from '../../findings/finding';
import { assertNever } from '../../roster/assert-never';
import type { Language } from '../language';
import { listed } from '../lists';
import { nameIn, textIn } from '../name-in';
import type { Names } from '../names';
import { number, points } from '../numbers';
import { placeWords } from '../place-words';
import { EN } from './en';
import { findableRule } from './findable-rule';
import { FR } from './fr';
import type { FindingWords } from './tables';
import { amountOfCost, type Telling, telling } from './telling';

const WORDS: Record<Language, FindingWords> = { en: EN, fr: FR };

export interface Sentence {
  /** What is wrong with its number, then the limit; without a full stop. */
  readonly text: string;
  /** Where, from the force down; empty for the whole list. */
  readonly place: string;
  /** The book's own sentence, when the numbers do not explain enough. */
  readonly reason?: string;
  /** `rule 5.2`. */
  readonly rule?: string;
}

/** Reasons that speak of a choice that is not offered, and so need no count. */
const OF_HIDDEN: ReadonlySet<string> = new Set<BookBecauseKind>([
  'needs',
  'unless',
  'force-needs',
  'force-unless',
  'force-needs-limit',
  'place-only',
  'no-place',
]);

/**
 * A finding in a player's words (screens: findings strip, sheet, command line). Names are those of the language asked,
 * or the data's own where they know no other. A reason that this version does not know falls back to the constraint.
 */
export function sentence(finding: Finding, language: Language, names: Names): Sentence {
  const { because } = finding;
  const reason = because?.say ? textIn(language, because.say.en ?? '', because.say) : '';
  const text = textOf(finding, language, names);
  const rule = findableRule(because?.ruleRef);
  return {
    text,
    place: placeWords(finding.place, language, { text, hasOneForce: names.hasOneForce }),
    ...(reason ? { reason } : {}),
    ...(rule === undefined ? {} : { rule: WORDS[language].rule(rule) }),
  };
}

/** The limit alone, said beside a thing of which there may be no more: `at most 2`, `none unlocked (it takes a leader)`. */
export function limitText(finding: LimitFinding, language: Language, names: Names): string {
  return textOf(finding, language, names, true);
}

function textOf(finding: Finding, language: Language, names: Names, isBeside = false): string {
  const words = WORDS[language];
  switch (finding.kind) {
    case 'too-many':
    case 'too-few':
    case 'wrong-amount':
    case 'hidden-but-taken': {
      const say = telling(finding, language, names, isBeside);
      return becauseText(finding, words, say) ?? words.plain[finding.kind](say);
    }
    case 'over-limit': {
      const { costType, spent, limit } = finding;
      return words.plain['over-limit']({
        spent: costText(costType, spent, language, names),
        limit: number(limit, language),
        over: number(spent - limit, language),
      });
    }
    case 'unknown-role': {
      // A role is known by its id alone; the option that gives it elsewhere has its name.
      const role = names.nameOf(finding.subject.name) ?? finding.subject;
      return words.plain['unknown-role'](nameIn(language, role.name, role.names), '');
    }
    case 'unknown-entry':
    case 'unknown-force':
    case 'unknown-book': {
      const { subject, prices } = finding;
      const price = prices.map(({ costType, value, name }) =>
        costText(costType, value, language, names, name),
      );
      return words.plain[finding.kind](nameIn(language, subject.name, subject.names), price.join(', '));
    }
    case 'empty':
      return words.plain.empty();
    case 'no-limit': {
      const { costType } = finding;
      return words.plain['no-limit'](
        names.isPoints(costType) ? undefined : costName(costType, language, names),
      );
    }
    case 'link-to-nothing':
    case 'link-to-itself':
    case 'link-in-a-circle':
      return linkText(finding, language);
    case 'cost-loop':
      return words.plain['cost-loop'](costName(finding.costType, language, names));
    case 'message':
      return finding.text;
    default:
      return assertNever(finding, 'finding');
  }
}

function linkText({ kind, link, names }: LinkFinding, language: Language): string {
  const words = WORDS[language].plain;
  const [who, where] = names.map((each) => each && nameIn(language, each.name, each.names));
  switch (kind) {
    case 'link-to-nothing':
      return words[kind](link, who, where);
    case 'link-to-itself':
      return words[kind](link, who ?? '');
    default:
      return words[kind](link, someOf(names, language));
  }
}

/** A circle of many is told by its first. */
const MOST_NAMED = 5;

function someOf(names: LinkFinding['names'], language: Language): string {
  const said = names.slice(0, MOST_NAMED).map((each) => nameIn(language, each?.name ?? '', each?.names));
  return names.length > MOST_NAMED ? `${said.join(', ')} …` : listed(said, 'and', language);
}

function becauseText(
  finding: LimitFinding | HiddenFinding,
  words: FindingWords,
  say: Telling,
): string | undefined {
  const { because } = finding;
  if (!because || !isBookBecause(because, words)) return undefined;
  if (finding.kind === 'hidden-but-taken' && !OF_HIDDEN.has(because.kind)) return undefined;
  // The kind picks the sentence and the type of its params together, which the compiler cannot follow through a lookup.
  const tell = words.because[because.kind] as (params: BookBecause['params'], say: Telling) => string;
  return tell(because.params, say);
}

function isBookBecause(because: Because, words: FindingWords): because is BookBecause {
  return because.params !== undefined && Object.hasOwn(words.because, because.kind);
}

function costName(costType: string, language: Language, names: Names, noted = costType): string {
  const named = names.nameOf(costType);
  return named ? nameIn(language, named.name, named.names) : noted;
}

/** @param noted what the list calls the cost, for data that no longer know it */
function costText(costType: string, value: number, language: Language, names: Names, noted?: string): string {
  if (names.isPoints(costType)) return points(value, language);
  return amountOfCost(costName(costType, language, names, noted), number(value, language));
}
