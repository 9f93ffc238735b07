import type { Finding, Severity } from '../findings/finding';
import type { Language } from './language';
import { isSingular, number } from './numbers';
import { SEVERITIES } from './severities';

export interface Verdict {
  readonly isLegal: boolean;
  /** `Legal`, `Not legal`. */
  readonly word: string;
  /** `2 errors, 1 warning`; empty when there is nothing to count. */
  readonly counts: string;
  /** Both in one: `Not legal: 2 errors, 1 warning`; `Legal, 1 warning`, for a warning is no reason for that. */
  readonly line: string;
}

const WORDS = {
  en: { legal: 'Legal', illegal: 'Not legal', colon: ': ' },
  fr: { legal: 'Conforme', illegal: 'Non conforme', colon: '\u00a0: ' },
} as const satisfies Record<Language, Record<'legal' | 'illegal' | 'colon', string>>;

/** A list is legal when no finding is an error and no choice is lost. Advice is not counted aloud. */
export function verdict(findings: readonly Finding[], language: Language): Verdict {
  const count = (severity: Severity) => findings.filter((finding) => finding.severity === severity).length;
  const isLegal = count('error') + count('lost') === 0;
  const words = WORDS[language];
  const word = isLegal ? words.legal : words.illegal;
  const counted: Severity[] = ['error', 'lost', 'warning'];
  const counts = counted
    .filter((severity) => count(severity) > 0)
    .map((severity) => severityCount(severity, count(severity), language))
    .join(', ');
  return { isLegal, word, counts, line: counts ? word + (isLegal ? ', ' : words.colon) + counts : word };
}

/** `2 errors`, « 1 alerte ». */
export function severityCount(severity: Severity, count: number, language: Language): string {
  const { one, many } = SEVERITIES[language][severity];
  return `${number(count, language)} ${isSingular(count, language) ? one : many}`;
}
