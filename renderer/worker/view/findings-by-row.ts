import type { Severity } from '../../engine/findings/finding';
import type { FindingView } from '../protocol/findings-view';

const GRAVITY: Record<Severity, number> = { error: 0, lost: 1, warning: 2, advice: 3 };

/** Findings of each unit, those of its models and options among them, and of each force; the gravest first. */
export interface FindingsByRow {
  of(node: string): readonly FindingView[];
}

export function findingsByRow(findings: readonly FindingView[]): FindingsByRow {
  const byRow = new Map<string, FindingView[]>();
  for (const finding of findings) {
    if (finding.node === undefined) continue;
    const known = byRow.get(finding.node);
    if (known === undefined) byRow.set(finding.node, [finding]);
    else known.push(finding);
  }
  for (const list of byRow.values()) {
    list.sort((one, other) => GRAVITY[one.severity] - GRAVITY[other.severity]);
  }
  return { of: (node) => byRow.get(node) ?? [] };
}
