import type { FindingView } from '../protocol/findings-view';

const NONE: readonly FindingView[] = [];

/** Findings of each unit, those of its models and options among them, and of each force; the gravest first. */
export interface FindingsByRow {
  of(node: string): readonly FindingView[];
}

/** @param findings the gravest first, as they all are */
export function findingsByRow(findings: readonly FindingView[]): FindingsByRow {
  const byRow = new Map<string, FindingView[]>();
  for (const finding of findings) {
    if (finding.node === undefined) continue;
    const known = byRow.get(finding.node);
    if (known === undefined) byRow.set(finding.node, [finding]);
    else known.push(finding);
  }
  return { of: (node) => byRow.get(node) ?? NONE };
}
