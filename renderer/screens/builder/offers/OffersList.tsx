import { type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useInnerWidth } from '../../../components/use-inner-width';
import { useVisibleRange } from '../../../components/use-visible-range';
import { useWords } from '../../../words/use-words';
import { useRowHeights } from '../ledger/use-row-offsets';
import { OfferLine } from './OfferLine';
import styles from './Offers.module.css';
import type { OfferItem } from './offer-items';
import type { OfferLayout } from './offer-layout';
import { groupRuns, headOf, scrollTopFor } from './offer-runs';
import { useOfferDrag } from './use-offer-drag';
import { useOfferLayouts } from './use-offer-layouts';

export interface OffersListProps {
  readonly id: string;
  readonly items: readonly OfferItem[];
  readonly active: string | undefined;
  /** The group that a place of the army was aimed at, and how often one was: each time it comes to the top. */
  readonly aim: { readonly count: number; readonly group: string | undefined };
  /** Nothing fits in the points left: one sentence says so, and no line does. */
  readonly isQuiet: boolean;
  readonly onTake: (item: OfferItem, isAnyway: boolean) => void;
}

/** The lines of the left column. The search field has the focus; this list only shows where it points. */
export function OffersList({ id, items, active, aim, isQuiet, onTake }: OffersListProps) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const heights = useRowHeights();
  const width = useInnerWidth(box);
  const space = useMemo(() => ({ width, row: heights.row, density: heights.density }), [width, heights]);
  const layouts = useOfferLayouts(items, space, words, isQuiet);
  const offsets = useMemo(() => {
    let at = 0;
    return layouts.map(({ height }) => {
      at += height;
      return at;
    });
  }, [layouts]);
  const range = useVisibleRange(box, offsets);
  const drag = useOfferDrag(items);
  const activeIndex = items.findIndex((item) => item.key === active);

  // Each line that is pointed at is brought into sight once; from there a hand may scroll away.
  const brought = useRef<string>(undefined);
  useLayoutEffect(() => {
    const list = box.current;
    if (brought.current === active || list === null) return;
    brought.current = activeIndex < 0 ? undefined : active;
    if (activeIndex < 0) return;
    const line = { top: offsets[activeIndex - 1] ?? 0, bottom: offsets[activeIndex] ?? 0 };
    const head = headOf(items, activeIndex);
    const cover = head === activeIndex ? 0 : (layouts[head]?.height ?? 0);
    const top = scrollTopFor(line, cover, { top: list.scrollTop, height: list.clientHeight });
    if (top !== undefined) list.scrollTo({ top });
  }, [active, activeIndex, items, layouts, offsets]);

  // What the place offers may come a beat after it was aimed at.
  const done = useRef(aim.count);
  useLayoutEffect(() => {
    if (done.current === aim.count) return;
    const index = items.findIndex((item) => item.kind === 'group' && item.group.key === aim.group);
    if (index < 0) return;
    done.current = aim.count;
    box.current?.scrollTo({ top: offsets[index - 1] ?? 0 });
  }, [aim, items, offsets]);

  const onClick = (event: MouseEvent): void => {
    const key = (event.target as Element).closest<HTMLElement>('[data-offer]')?.dataset.offer;
    const item = items.find((each) => each.key === key);
    if (item !== undefined) onTake(item, event.shiftKey);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search field above
    <div
      ref={box}
      id={id}
      role="tree"
      tabIndex={-1}
      className={styles.scroll}
      aria-label={words.builder.columns.offers}
      onClick={onClick}
      // A press leaves the keyboard in the search field, unless it may become a drag.
      onMouseDown={(event) => {
        if ((event.target as Element).closest('[draggable="true"]') === null) event.preventDefault();
      }}
      {...drag}
      data-testid="offers"
    >
      {range.above > 0 ? <div role="presentation" style={{ height: range.above }} /> : null}
      {groupRuns(items, range).map(({ key, first, end }) => (
        // A head stays in sight over its own lines only: the next one pushes it away.
        <div key={key} role="presentation">
          {items.slice(first, end).map((item, index) => (
            <OfferLine
              key={item.key}
              id={`offer-${first + index}`}
              item={item}
              layout={layouts[first + index] as OfferLayout}
              isActive={item.key === active}
              isQuiet={isQuiet}
            />
          ))}
        </div>
      ))}
      {range.below > 0 ? <div role="presentation" style={{ height: range.below }} /> : null}
    </div>
  );
}
