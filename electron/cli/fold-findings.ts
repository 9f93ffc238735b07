import type { FindingReport, ListReport } from './list-report';

/** A program counts what breaks a rule; so many times the same is a broken file, which would fill megabytes. */
const MOST_ALIKE_IN_JSON = 100;

export interface Folded<Finding> {
  readonly finding: Finding;
  readonly times: number;
}

/** Findings that say the same to the last word, once each with their number, where the first of them stood. */
export function foldFindings<Finding>(
  findings: readonly Finding[],
  keyOf: (finding: Finding, index: number) => string,
): readonly Folded<Finding>[] {
  const folded = new Map<string, { readonly finding: Finding; times: number }>();
  findings.forEach((finding, index) => {
    const key = keyOf(finding, index);
    const before = folded.get(key);
    if (before === undefined) folded.set(key, { finding, times: 1 });
    else before.times += 1;
  });
  return [...folded.values()];
}

/** The report as it is printed for programs: one entry for each finding, unless very many are the same. */
export function withoutEndlessFindings(report: ListReport): ListReport {
  const folded = foldFindings(report.findings, (each) => JSON.stringify(each));
  if (folded.every(({ times }) => times <= MOST_ALIKE_IN_JSON)) return report;
  const findings = folded.flatMap(({ finding, times }): readonly FindingReport[] =>
    times > MOST_ALIKE_IN_JSON ? [{ ...finding, times }] : Array.from({ length: times }, () => finding),
  );
  return { ...report, findings };
}
