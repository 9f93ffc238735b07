import { compareText } from '../catalogue/compare-text';
import type { Evaluation } from '../evaluation/evaluated';
import type { Finding, Severity } from './finding';

const RANK: Readonly<Record<Severity, number>> = { error: 0, lost: 1, warning: 2, advice: 3 };

/** By severity, then place in document order (the roster itself first), then kind, constraint and entry. */
export function inOrder(
  findings: readonly Finding[],
  evaluation: Pick<Evaluation, 'position'>,
): readonly Finding[] {
  return findings
    .map((finding) => {
      const { node } = finding.place;
      return { finding, position: node === undefined ? -1 : evaluation.position(node) };
    })
    .sort(
      (a, b) =>
        RANK[a.finding.severity] - RANK[b.finding.severity] ||
        a.position - b.position ||
        compareBeside(a.finding, b.finding),
    )
    .map(({ finding }) => finding);
}

function compareBeside(a: Finding, b: Finding): number {
  return (
    compareText(a.place.category ?? '', b.place.category ?? '') ||
    compareText(a.kind, b.kind) ||
    compareText(a.constraint ?? '', b.constraint ?? '') ||
    compareText(a.entry ?? '', b.entry ?? '')
  );
}
