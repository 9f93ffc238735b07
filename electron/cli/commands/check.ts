import { resolve } from 'node:path';
import { amountToNumber } from '../../../renderer/engine/catalogue/decimal';
import { number } from '../../../renderer/engine/words/numbers';
import { SEVERITIES } from '../../../renderer/engine/words/severities';
import { shownName } from '../../../renderer/engine/words/shortened';
import { verdict } from '../../../renderer/engine/words/verdict';
import type { Language } from '../../messages';
import { CLI_WORDS } from '../cli-words';
import { expandLists } from '../expand-lists';
import type { ListOpener, OpenedList } from '../list-opener';
import {
  evaluatedReport,
  isFinding,
  type ListReport,
  missingDataReport,
  unreadableReport,
} from '../list-report';
import { say, sayJson, warn } from '../say';
import { EXIT, type World } from '../world';

export interface CheckOptions {
  readonly paths: readonly string[];
  readonly isJson: boolean;
  readonly language: Language;
}

/** Verdict and findings of each list, in the order given. */
export async function check(options: CheckOptions, opener: ListOpener, world: World): Promise<number> {
  const start = world.clock();
  const { language, isJson } = options;
  const words = CLI_WORDS[language];
  const { files, unreadable, passedBy, empty } = await expandLists(options.paths, world.cwd);
  for (const name of passedBy) warn(world, words.passedBy(name));
  for (const { path, folders } of empty) warn(world, words.noLists(path, folders));

  const reports: ListReport[] = [];
  for (const file of files) {
    const problem = unreadable.get(file);
    const opened: OpenedList =
      problem === undefined
        ? await opener.open(resolve(world.cwd, file))
        : { kind: 'unreadable', why: problem.kind, message: words.file(problem) };
    const report = reportOf(file, opened, language);
    reports.push(report);
    if (!isJson) for (const line of linesOf(report, opened, language)) say(world, line);
  }
  const count = (which: ListReport['verdict']): number =>
    reports.filter(({ verdict: each }) => each === which).length;
  if (isJson) sayJson(world, { lists: reports, ms: Math.round(world.clock() - start) });
  else if (reports.length > 1) {
    const counts = { legal: count('legal'), illegal: count('illegal'), unreadable: count('unreadable') };
    say(world, words.checked(counts));
  }
  // Of a folder without lists nothing was read: that is not "all legal".
  if (count('unreadable') > 0 || empty.length > 0) return EXIT.unreadable;
  return count('illegal') > 0 ? EXIT.some : EXIT.fine;
}

function reportOf(file: string, opened: OpenedList, language: Language): ListReport {
  switch (opened.kind) {
    case 'unreadable':
      return unreadableReport(file, opened.why, opened.message);
    case 'missing':
      return missingDataReport({ file, ...opened }, opened.missing);
    default:
      return evaluatedReport({ file, ...opened }, opened, language);
  }
}

/** One list for people: name and verdict, totals, findings with their places. */
function linesOf(report: ListReport, opened: OpenedList, language: Language): readonly string[] {
  const words = CLI_WORDS[language];
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  const said = opened.kind === 'open' ? verdict(opened.findings, language).line : words.unreadable;
  const head = [
    report.name === null ? report.file : shownName(report.name),
    said,
    ...(report.review ? [words.toReview] : []),
  ].join(' · ');
  const lines = [report.name === null ? head : `${head} (${report.file})`];
  if (opened.kind === 'open') {
    const totals = opened.evaluation.costs
      .filter((cost) => !cost.hidden && (cost.value !== 0 || opened.names.limitOf(cost.typeId) !== undefined))
      .map((cost) => {
        const limit = opened.names.limitOf(cost.typeId);
        const value = number(amountToNumber(cost.value), language);
        return `${cost.name} ${value}${limit === undefined ? '' : ` / ${number(limit, language)}`}`;
      });
    if (totals.length > 0) lines.push(`  ${totals.join(' · ')}`);
    for (const note of opened.notes) if (!isFinding(note)) lines.push(`  ${note.message}`);
  }
  if (opened.kind === 'missing') {
    const totals = pricesText(Object.entries(report.totals), language);
    if (totals !== '') lines.push(`  ${words.lastKnown(totals)}`);
    for (const note of opened.notes) if (!isFinding(note)) lines.push(`  ${note.message}`);
    for (const { name, at, costs } of report.lastKnown ?? []) {
      const price = pricesText(
        costs.map((cost) => [cost.name, cost.value] as const),
        language,
      );
      lines.push(
        `    ${[...at, name, ...(price === '' ? [] : [price])].map((each) => each.trim()).join(' · ')}`,
      );
    }
  }
  for (const { severity, message, at } of report.findings) {
    const place = at.length === 0 ? '' : ` (${at.join(' · ')})`;
    lines.push(`  ${SEVERITIES[language][severity].label}${colon}${message}${place}`);
  }
  return lines;
}

function pricesText(prices: readonly (readonly [name: string, value: number])[], language: Language): string {
  return prices
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => `${name.trim()} ${number(value, language)}`)
    .join(', ');
}
