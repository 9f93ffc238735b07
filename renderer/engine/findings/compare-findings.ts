import type { NodeId } from '../roster/document';
import type { Finding, Severity } from './finding';

const RANK: Readonly<Record<Severity, number>> = { error: 0, lost: 1, warning: 2, advice: 3 };

/** By severity, then place in document order (the roster itself first), then kind, constraint and entry. */
export function compareFindings(a: Finding, b: Finding, order: ReadonlyMap<NodeId, number>): number {
  const position = ({ place }: Finding): number =>
    place.node === undefined ? -1 : (order.get(place.node) ?? order.size);
  return (
    RANK[a.severity] - RANK[b.severity] ||
    position(a) - position(b) ||
    compareText(a.place.category ?? '', b.place.category ?? '') ||
    compareText(a.kind, b.kind) ||
    compareText(a.constraint ?? '', b.constraint ?? '') ||
    compareText(a.entry ?? '', b.entry ?? '')
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
