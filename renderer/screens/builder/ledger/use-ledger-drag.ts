import { type DragEvent, type RefObject, useRef } from 'react';
import { useDrag, useDrop } from 'react-aria-components';
import { useStore } from 'react-redux';
import { setDragImage } from '../../../components/drag-image';
import { movedTo, movingStopped } from '../../../store/builder-slice';
import { titleOf } from '../../../store/chosen-rows';
import { chooseRow } from '../../../store/edit-list';
import { useAppDispatch } from '../../../store/hooks';
import { putDown, startMoving } from '../../../store/move-rows';
import { type DropAt, gapAt } from '../../../store/moving';
import type { RootState } from '../../../store/store';
import { useWords } from '../../../words/use-words';
import type { LedgerRow, UnitRow } from '../../../worker/protocol/ledger-row';
import { UNIT_DRAG } from '../unit-drag';
import styles from './Ledger.module.css';

/**
 * Units dragged within the ledger, and dropped into it from what may be taken. One listener for all rows, so that a
 * row is nothing but its picture. The keyboard's equals are `M` and `Alt ↑ ↓`.
 */
export function useLedgerDrag(rows: readonly LedgerRow[], box: RefObject<HTMLElement | null>) {
  const words = useWords();
  const dispatch = useAppDispatch();
  // Asked when something happens: the ledger need not be drawn again for where the pointer is.
  const store = useStore<RootState>();
  const dragged = useRef<UnitRow>(undefined);
  const last = useRef<DropAt>(undefined);

  const { dragProps } = useDrag({
    hasDragButton: true,
    getItems: () => [{ [UNIT_DRAG]: dragged.current?.node ?? '', 'text/plain': dragged.current?.name ?? '' }],
    getAllowedDropOperations: () => ['move'],
    onDragEnd: () => dispatch(movingStopped()),
  });

  const onDragStartCapture = (event: DragEvent): void => {
    const key = (event.target as Element).closest<HTMLElement>('[data-key]')?.dataset.key;
    const row = rows.find((each): each is UnitRow => each.kind === 'unit' && each.key === key);
    dragged.current = row;
    if (row === undefined) {
      event.preventDefault();
      return;
    }
    const { marked } = store.getState().builder;
    const together = marked.includes(row.key)
      ? rows.filter((each): each is UnitRow => each.kind === 'unit' && marked.includes(each.key))
      : [row];
    const title = together.length === 1 ? titleOf(row) : words.several.title(together.length);
    setDragImage(event.dataTransfer, title, styles.dragImage);
    // A browser gives up a drag whose element changes while it begins.
    setTimeout(() => {
      if (together.length === 1) dispatch(chooseRow(row.key));
      const nodes = together.map((each) => each.node);
      void dispatch(startMoving({ kind: 'units', nodes }, titleOf(row), nodes.length, 'pointer'));
    }, 0);
  };

  /** @returns whether what is under the pointer takes what is dragged */
  const over = (x: number, y: number): boolean => {
    const { moving } = store.getState().builder;
    if (box.current === null || moving === undefined) return false;
    const area = box.current.getBoundingClientRect();
    const element = document.elementFromPoint(area.x + x, area.y + y)?.closest<HTMLElement>('[data-key]');
    const index = rows.findIndex((row) => row.key === element?.dataset.key);
    const place = element?.getBoundingClientRect();
    const isLower = place !== undefined && area.y + y > place.y + place.height / 2;
    const gap = gapAt(rows, index, isLower, moving.places);
    if (!isSameGap(gap, last.current)) {
      last.current = gap;
      dispatch(movedTo(gap));
    }
    const target = moving.places.find((each) => each.key === gap?.place);
    return target !== undefined && target.why === undefined;
  };

  const { dropProps } = useDrop({
    ref: box,
    hasDropButton: true,
    getDropOperationForPoint: (types, allowed, x, y) =>
      types.has(UNIT_DRAG) && over(x, y) ? (allowed[0] ?? 'cancel') : 'cancel',
    onDropExit: ({ x, y }) => {
      // Over a place that refuses it the pointer is out for the browser, and the reason is to stay.
      const area = box.current?.getBoundingClientRect();
      if (area && x > 0 && y > 0 && x < area.width && y < area.height) return;
      last.current = undefined;
      dispatch(movedTo(undefined));
    },
    onDrop: () => {
      last.current = undefined;
      void dispatch(putDown());
    },
  });

  const { draggable: _, ...handlers } = dragProps;
  return { ...handlers, ...dropProps, onDragStartCapture };
}

function isSameGap(one: DropAt | undefined, other: DropAt | undefined): boolean {
  return (
    one?.row === other?.row &&
    one?.edge === other?.edge &&
    one?.place === other?.place &&
    one?.before === other?.before
  );
}
