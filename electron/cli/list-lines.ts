import { amountToNumber } from '../../renderer/engine/catalogue/decimal';
import type { Sentence } from '../../renderer/engine/words/findings/sentence';
import { number } from '../../renderer/engine/words/numbers';
import { SEVERITIES } from '../../renderer/engine/words/severities';
import { shownName } from '../../renderer/engine/words/shortened';
import { verdict } from '../../renderer/engine/words/verdict';
import type { Language } from '../messages';
import { CLI_WORDS } from './cli-words';
import { foldFindings } from './fold-findings';
import type { MissingList, OpenedList, OpenList } from './list-opener';
import { isFinding, type ListReport } from './list-report';

/**
 * One list for people: name and verdict, totals, findings with their places.
 * @param said the findings of an open list in words, one for each
 */
export function listLines(
  report: ListReport,
  opened: OpenedList,
  said: readonly Sentence[],
  language: Language,
): readonly string[] {
  const words = CLI_WORDS[language];
  const head = (said: string): string => {
    const parts = [
      report.name === null ? report.file : shownName(report.name),
      said,
      ...(report.review ? [words.toReview] : []),
    ].join(' · ');
    return report.name === null ? parts : `${parts} (${report.file})`;
  };
  switch (opened.kind) {
    case 'open':
      return [head(verdict(opened.findings, language).line), ...openLines(report, opened, said, language)];
    case 'missing':
      return [head(words.notChecked), ...missingLines(report, opened, language)];
    default:
      return [head(words.unreadable), ...report.findings.map((each) => labelled(each, '', language))];
  }
}

function openLines(
  report: ListReport,
  opened: OpenList,
  said: readonly Sentence[],
  language: Language,
): readonly string[] {
  const { evaluation, names, notes } = opened;
  const totals = evaluation.costs
    .filter((cost) => !cost.hidden && (cost.value !== 0 || names.limitOf(cost.typeId) !== undefined))
    .map((cost) => {
      const limit = names.limitOf(cost.typeId);
      const value = number(amountToNumber(cost.value), language);
      return `${cost.name} ${value}${limit === undefined ? '' : ` / ${number(limit, language)}`}`;
    });
  // Findings of the list come first in its report, then those of the file; places are told as on the screens.
  return [
    ...(totals.length === 0 ? [] : [`  ${totals.join(' · ')}`]),
    ...notes.filter((note) => !isFinding(note)).map(({ message }) => `  ${message}`),
    ...foldFindings(
      report.findings.map((each, index) => labelled(each, said[index]?.place ?? '', language)),
      (line) => line,
    ).map(({ finding: line, times }) => (times === 1 ? line : `${line} ${CLI_WORDS[language].times(times)}`)),
  ];
}

/** Why it could not be checked, and what it was when it was saved. */
function missingLines(
  report: ListReport,
  { missing, notes }: MissingList,
  language: Language,
): readonly string[] {
  const totals = pricesText(Object.entries(report.totals), language);
  const units = (report.lastKnown ?? []).map(({ name, at, costs }) => {
    const price = pricesText(
      costs.map((cost) => [cost.name, cost.value] as const),
      language,
    );
    return `    ${[...at, name, ...(price === '' ? [] : [price])].map((each) => each.trim()).join(' · ')}`;
  });
  return [
    ...missing.map(({ message }) => `  ${message}`),
    ...notes.map(({ message }) => `  ${message}`),
    ...(totals === '' ? [] : [`  ${CLI_WORDS[language].lastKnown(totals)}`]),
    ...units,
  ];
}

function labelled(
  { severity, message }: ListReport['findings'][number],
  place: string,
  language: Language,
): string {
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  return `  ${SEVERITIES[language][severity].label}${colon}${message}${place === '' ? '' : ` (${place})`}`;
}

function pricesText(prices: readonly (readonly [name: string, value: number])[], language: Language): string {
  return prices
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => `${name.trim()} ${number(value, language)}`)
    .join(', ');
}
