import type { KeyboardEvent } from 'react';
import { groupFolded } from '../../../store/builder-slice';
import { useAppDispatch } from '../../../store/hooks';
import { takeOffer } from '../../../store/take-offer';
import { focusSide } from '../focus-side';
import { bestAnswer, firstStop, foldKey, isOffered, isStop, type OfferItem } from './offer-items';

const PAGE = 10;

export interface OfferHands {
  /** Takes what can be taken, folds a head. @param goes to what was taken, in the right column */
  readonly take: (item: OfferItem, isAnyway: boolean, goes: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** Keys of the search field: the arrows walk the lines while the keyboard stays in it, Enter takes. */
export function useOfferKeys(
  items: readonly OfferItem[],
  { search, block }: { readonly search: string; readonly block: string | undefined },
  active: string | undefined,
  setActive: (key: string) => void,
  /** Told the key of what was not taken because it is greyed; undefined once something was. */
  setRefused: (key: string | undefined) => void,
): OfferHands {
  const dispatch = useAppDispatch();
  const isSearching = search.trim() !== '';
  const at = items.findIndex((item) => item.key === active);

  const walk = (from: number, by: -1 | 1): void => {
    for (let index = from; index >= 0 && index < items.length; index += by) {
      const item = items[index] as OfferItem;
      if (!isStop(item, isSearching)) continue;
      setActive(item.key);
      return;
    }
  };
  const enter = (): void => {
    const first = firstStop(items, block);
    if (first !== undefined) setActive(first.key);
  };

  const fold = (item: OfferItem | undefined, isFolded?: boolean): void => {
    const key = foldKey(item);
    if (item === undefined || key === undefined || !('isFolded' in item)) return;
    dispatch(groupFolded({ key, isFolded: isFolded ?? !item.isFolded }));
  };

  const take = (item: OfferItem, isAnyway: boolean, goes: boolean): void => {
    setActive(item.key);
    if (!isOffered(item)) {
      fold(item);
      return;
    }
    const isRefused = item.offer.why !== undefined && !isAnyway;
    setRefused(isRefused ? item.key : undefined);
    if (isRefused) return;
    void dispatch(takeOffer(item, isAnyway)).then((isTaken) => {
      if (isTaken && goes) focusSide('right');
    });
  };

  /** @returns whether the key was for the list */
  const act = ({
    key,
    shiftKey,
    ctrlKey,
    metaKey,
    currentTarget,
  }: KeyboardEvent<HTMLInputElement>): boolean => {
    const item = items[at];
    switch (key) {
      case 'ArrowDown':
        if (at < 0) enter();
        else walk(at + 1, 1);
        return true;
      case 'ArrowUp':
        walk(at < 0 ? items.length - 1 : at - 1, -1);
        return true;
      case 'PageDown':
        walk(Math.min(items.length - 1, at + PAGE), -1);
        return true;
      case 'PageUp':
        walk(Math.max(0, at - PAGE), 1);
        return true;
      case 'ArrowRight':
      case 'ArrowLeft':
        if (search !== '' || item === undefined) return false;
        fold(item, key === 'ArrowLeft');
        return true;
      case 'Enter': {
        // Without words nothing is meant yet: Enter shows what it would take.
        const target = item ?? (isSearching ? bestAnswer(items, block) : undefined);
        if (target === undefined) enter();
        else take(target, shiftKey, ctrlKey || metaKey);
        // The next name is typed over these words; another Enter adds once more.
        currentTarget.select();
        return true;
      }
      case 'Escape':
        focusSide('middle');
        return true;
      default:
        return false;
    }
  };

  return {
    take,
    onKeyDown: (event) => {
      if (!act(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
