import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { VIRTUAL_FROM } from '../../components/use-visible-range';
import type { LibraryEntry } from '../../store/library-slice';

/**
 * Where each row ends, in pixels. Names of lists are not shortened, so that a row may have several lines: one that was
 * drawn is as high as it was then, one that was not yet has one line.
 */
export function useMeasuredOffsets(
  table: RefObject<HTMLTableElement | null>,
  rows: readonly LibraryEntry[],
  lineHeight: number,
): readonly number[] {
  const heights = useRef(new Map<string, number>());
  const [measured, setMeasured] = useState(0);
  useLayoutEffect(() => {
    if (rows.length < VIRTUAL_FROM) return;
    let isOther = false;
    for (const row of table.current?.querySelectorAll<HTMLElement>('[data-path]') ?? []) {
      const path = row.dataset.path ?? '';
      const height = row.offsetHeight;
      if (height === 0 || (heights.current.get(path) ?? lineHeight) === height) continue;
      heights.current.set(path, height);
      isOther = true;
    }
    if (isOther) setMeasured((before) => before + 1);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was measured is no state
  return useMemo(() => {
    let at = 0;
    return rows.map(({ path }) => {
      at += heights.current.get(path) ?? lineHeight;
      return at;
    });
  }, [rows, lineHeight, measured]);
}
