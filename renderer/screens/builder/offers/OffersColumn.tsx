import { ListFilter } from 'lucide-react';
import { type KeyboardEvent, memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/Button';
import { SearchInput } from '../../../components/SearchInput';
import { groupFolded, offersSearched, onlyFitsChosen } from '../../../store/builder-slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { takeOffer } from '../../../store/take-offer';
import { useWords } from '../../../words/use-words';
import type { OffersView } from '../../../worker/protocol/offers-view';
import { focusSide } from '../focus-side';
import styles from './Offers.module.css';
import { OffersList } from './OffersList';
import { FORCES_KEY, isStop, type OfferItem, offerItems } from './offer-items';
import { TargetMenu } from './TargetMenu';

const LIST = 'offers-list';

/** What may be taken: letters search, arrows walk, Enter adds and stays. */
export const OffersColumn = memo(function OffersColumn() {
  const view = useAppSelector((state) => state.builder.view?.offers);
  return view === undefined ? null : <Offers view={view} />;
});

function Offers({ view }: { readonly view: OffersView }) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const search = useAppSelector((state) => state.builder.offersSearch);
  const onlyFits = useAppSelector((state) => state.builder.onlyFits);
  const folded = useAppSelector((state) => state.builder.foldedGroups);
  const block = useAppSelector((state) => state.builder.block);
  const [active, setActive] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // The list may be drawn a beat later than the totals.
  const shown = useDeferredValue(view);
  const items = useMemo(
    () => offerItems(shown, { search, onlyFits, folded, block }),
    [shown, search, onlyFits, folded, block],
  );
  const at = items.findIndex((item) => item.key === active);

  const walk = (from: number, by: -1 | 1): void => {
    for (let index = from; index >= 0 && index < items.length; index += by) {
      const item = items[index] as OfferItem;
      if (!isStop(item)) continue;
      setActive(item.key);
      return;
    }
  };
  const firstOffer = (): OfferItem | undefined =>
    items.find((item) => item.kind === 'unit' || item.kind === 'force');

  const fold = (item: OfferItem, isFolded?: boolean): void => {
    const key = item.kind === 'group' ? item.group.key : item.kind === 'force-head' ? FORCES_KEY : undefined;
    if (key === undefined || (item.kind !== 'group' && item.kind !== 'force-head')) return;
    dispatch(groupFolded({ key, isFolded: isFolded ?? !item.isFolded }));
  };

  const take = (item: OfferItem, isAnyway: boolean, goes: boolean): void => {
    setActive(item.key);
    if (item.kind === 'group' || item.kind === 'force-head') fold(item);
    if (item.kind !== 'unit' && item.kind !== 'force') return;
    void dispatch(takeOffer(item, isAnyway)).then((isTaken) => {
      if (isTaken && goes) focusSide('right');
    });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const item = items[at];
    switch (event.key) {
      case 'ArrowDown':
        walk(at + 1, 1);
        break;
      case 'ArrowUp':
        walk(at < 0 ? items.length - 1 : at - 1, -1);
        break;
      case 'PageDown':
        walk(Math.min(items.length - 1, at + 10), -1);
        break;
      case 'PageUp':
        walk(Math.max(0, at - 10), 1);
        break;
      case 'ArrowRight':
      case 'ArrowLeft':
        if (search !== '' || item === undefined) return;
        fold(item, event.key === 'ArrowLeft');
        break;
      case 'Enter': {
        const target = item ?? firstOffer();
        if (target !== undefined) take(target, event.shiftKey, event.ctrlKey || event.metaKey);
        break;
      }
      case 'Escape':
        focusSide('middle');
        break;
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const left = view.left;
  const fitsNothing =
    left !== undefined &&
    left > 0 &&
    view.groups.some((group) => group.items.length > 0) &&
    view.groups.every((group) => group.items.every((item) => item.over > 0));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: letters typed anywhere in the column go to its search
    <div
      className={styles.column}
      onKeyDown={(event) => {
        if (event.target === input.current || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key.length === 1 && /\p{L}/u.test(event.key)) input.current?.focus();
      }}
    >
      <div className={styles.bar}>
        <SearchInput
          className={styles.search}
          label={words.offers.searchLabel}
          placeholder={words.offers.search}
          clearLabel={words.common.close}
          value={search}
          shortcut="A"
          inputRef={input}
          controls={LIST}
          activeId={at < 0 ? undefined : `offer-${at}`}
          isEntry
          onChange={(text) => {
            setActive(undefined);
            dispatch(offersSearched(text));
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.bar}>
        <TargetMenu view={view} />
        {left === undefined || left <= 0 ? null : (
          <Button
            look="line"
            className={styles.fits}
            label={words.offers.onlyFits(left)}
            isPressed={onlyFits}
            onPress={() => dispatch(onlyFitsChosen(!onlyFits))}
          >
            <ListFilter className="icon icon-small" aria-hidden="true" />
            {words.offers.upTo(left)}
          </Button>
        )}
      </div>
      {fitsNothing && left !== undefined ? (
        <p className={styles.note}>{words.offers.nothingFits(left)}</p>
      ) : null}
      <OffersList
        id={LIST}
        items={items}
        active={active}
        isQuiet={fitsNothing}
        onTake={(item, isAnyway) => {
          take(item, isAnyway, false);
          input.current?.focus();
        }}
      />
      {items.length === 0 ? (
        <p className={styles.none}>
          {search === '' ? words.offers.nothingOffered : words.offers.nothing(search)}
        </p>
      ) : null}
      <span role="status" className="only-read">
        {search === '' ? '' : words.offers.result(items.filter((item) => item.kind === 'unit').length)}
      </span>
    </div>
  );
}
