import { type RefObject, useEffect, useRef } from 'react';
import type { LibraryEntry } from '../../store/library-slice';

/**
 * The keyboard goes along with the choice, whoever chose: an arrow, a copy that was made, a list that was put back, the
 * neighbour of one that was deleted. It is taken from a row, or from nowhere; who is in another place stays there.
 */
export function useChosenFocus(
  table: RefObject<HTMLTableElement | null>,
  chosen: string | undefined,
  rows: readonly LibraryEntry[],
): void {
  const followed = useRef<string | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen may get its row only once it has been read
  useEffect(() => {
    if (chosen === followed.current) return;
    const row =
      chosen === undefined
        ? undefined
        : table.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(chosen)}"]`);
    if (row === null) return;
    followed.current = chosen;
    const focused = document.activeElement;
    const isNowhere = focused === null || focused === document.body;
    if (isNowhere || (focused !== row && focused.hasAttribute('data-path'))) row?.focus();
  }, [table, chosen, rows]);
}
