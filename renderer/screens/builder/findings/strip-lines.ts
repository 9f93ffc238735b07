import type { FindingView } from '../../../worker/protocol/findings-view';

/** One line of the strip: a finding, or several that say the very same of units that nothing tells apart. */
export interface StripLine {
  readonly key: string;
  /** At least one, in the order of the engine. */
  readonly findings: readonly [FindingView, ...FindingView[]];
}

/**
 * Only what is the same to the last word is one line: where a name, a place or a number differs, each unit has its own.
 * The findings stay what they are: each has its place and is counted.
 */
export function stripLines(findings: readonly FindingView[]): readonly StripLine[] {
  const lines = new Map<string, [FindingView, ...FindingView[]]>();
  for (const finding of findings) {
    const { severity, sentence, place, rule } = finding;
    const said = [severity, sentence, place, rule].join('\n');
    const known = lines.get(said);
    if (known === undefined) lines.set(said, [finding]);
    else known.push(finding);
  }
  return [...lines.values()].map((all) => ({ key: all[0].key, findings: all }));
}

/** What a press on a line leads to: the first of its findings, and from one of them the next. */
export function nextOf({ findings }: StripLine, shown: string | undefined): FindingView {
  const at = findings.findIndex(({ key }) => key === shown);
  return findings[(at + 1) % findings.length] ?? findings[0];
}
