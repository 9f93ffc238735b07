import { type DragEvent, useRef } from 'react';
import { useDrag } from 'react-aria-components';
import { setDragImage } from '../../../components/drag-image';
import { movingStopped } from '../../../store/builder-slice';
import { useAppDispatch } from '../../../store/hooks';
import { startMoving } from '../../../store/move-rows';
import type { OfferRow } from '../../../worker/protocol/offers-view';
import ledger from '../ledger/Ledger.module.css';
import { UNIT_DRAG } from '../unit-drag';
import type { OfferItem } from './offer-items';

/** A unit dragged out of what may be taken, into a place of the ledger. Its keyboard's equal: choose the row, `A`, Enter. */
export function useOfferDrag(items: readonly OfferItem[]) {
  const dispatch = useAppDispatch();
  const dragged = useRef<OfferRow>(undefined);
  const { dragProps } = useDrag({
    hasDragButton: true,
    getItems: () => [
      { [UNIT_DRAG]: dragged.current?.entryId ?? '', 'text/plain': dragged.current?.name ?? '' },
    ],
    getAllowedDropOperations: () => ['copy'],
    onDragEnd: () => dispatch(movingStopped()),
  });

  const onDragStartCapture = (event: DragEvent): void => {
    const key = (event.target as Element).closest<HTMLElement>('[data-offer]')?.dataset.offer;
    const item = items.find((each) => each.key === key);
    if (item?.kind !== 'unit') {
      event.preventDefault();
      return;
    }
    const { offer } = item;
    dragged.current = offer;
    setDragImage(event.dataTransfer, offer.name, ledger.dragImage);
    // A browser gives up a drag whose element changes while it begins.
    setTimeout(
      () => void dispatch(startMoving({ kind: 'offer', entryId: offer.entryId }, offer.name, 1, 'pointer')),
      0,
    );
  };

  const { draggable: _, ...handlers } = dragProps;
  return { ...handlers, onDragStartCapture };
}
