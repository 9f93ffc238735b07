import { useMemo, useSyncExternalStore } from 'react';
import type { LedgerRow } from '../../../worker/protocol/ledger-row';

/** Heights of rows by density: the numbers of `tokens.css`, which virtual lists must know beforehand. */
const HEIGHTS = {
  compact: { density: 'compact', row: 26, head: 32 },
  comfortable: { density: 'comfortable', row: 34, head: 38 },
} as const;

function density(): 'compact' | 'comfortable' {
  return document.documentElement.dataset.density === 'comfortable' ? 'comfortable' : 'compact';
}

function watchDensity(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-density'] });
  return () => observer.disconnect();
}

/** The density of the screen, and the heights of one row in pixels. */
export function useRowHeights(): (typeof HEIGHTS)[keyof typeof HEIGHTS] {
  return HEIGHTS[useSyncExternalStore(watchDensity, density)];
}

/** Where each row ends, in pixels from the top. */
export function useRowOffsets(rows: readonly LedgerRow[]): readonly number[] {
  const heights = useRowHeights();
  return useMemo(() => {
    let at = 0;
    return rows.map((row) => {
      at += row.kind === 'force' ? heights.head : heights.row;
      return at;
    });
  }, [rows, heights]);
}
