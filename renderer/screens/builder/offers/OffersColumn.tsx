import { ListFilter } from 'lucide-react';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/Button';
import { SearchInput } from '../../../components/SearchInput';
import { offersSearched, onlyFitsChosen } from '../../../store/builder-slice';
import { findElsewhere } from '../../../store/find-elsewhere';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useWords } from '../../../words/use-words';
import type { ElsewhereRow, OffersView } from '../../../worker/protocol/offers-view';
import styles from './Offers.module.css';
import { OffersList } from './OffersList';
import { OffersNotes } from './OffersNotes';
import { isOffered, offerItems, unfitting } from './offer-items';
import { RefusedNote } from './RefusedNote';
import { TargetMenu } from './TargetMenu';
import { useOfferKeys } from './use-offer-keys';

const LIST = 'offers-list';

/** What may be taken: letters search, arrows walk, Enter adds and stays. */
export const OffersColumn = memo(function OffersColumn() {
  const view = useAppSelector((state) => state.builder.view?.offers);
  return view === undefined ? null : <Offers view={view} />;
});

/** What other forces have by the same words; the answers before until there are new ones. */
function useElsewhere(view: OffersView, search: string): readonly ElsewhereRow[] {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<readonly ElsewhereRow[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has other answers to the same words
  useEffect(() => {
    let isCurrent = true;
    void dispatch(findElsewhere(search)).then((rows) => {
      if (isCurrent) setFound((before) => (before.length + rows.length === 0 ? before : rows));
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, view, search]);
  return found;
}

function Offers({ view }: { readonly view: OffersView }) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const search = useAppSelector((state) => state.builder.offersSearch);
  const onlyFits = useAppSelector((state) => state.builder.onlyFits);
  const folded = useAppSelector((state) => state.builder.foldedGroups);
  const block = useAppSelector((state) => state.builder.block);
  const aimed = useAppSelector((state) => state.builder.aimed);
  const aimedForce = useAppSelector((state) => state.builder.target);
  const aim = useMemo(
    () => ({ count: aimed, group: block === undefined ? undefined : `${aimedForce}/${block}` }),
    [aimed, aimedForce, block],
  );
  const [active, setActive] = useState<string>();
  // Where another place was aimed at, what was pointed at for the one before is no longer meant.
  const [aimedBefore, setAimedBefore] = useState(aimed);
  if (aimed !== aimedBefore) {
    setAimedBefore(aimed);
    setActive(undefined);
  }
  const place = `${view.target?.force}/${block}`;
  const placeLeft = useRef(place);
  const input = useRef<HTMLInputElement>(null);
  // The list may be drawn a beat later than the totals.
  const shown = useDeferredValue(view);
  const elsewhere = useElsewhere(shown, search);
  const filter = useMemo(
    () => ({ search, onlyFits, folded, block, elsewhere }),
    [search, onlyFits, folded, block, elsewhere],
  );
  const items = useMemo(() => offerItems(shown, filter), [shown, filter]);
  const at = items.findIndex((item) => item.key === active);
  const [refused, setRefused] = useState<string>();
  const { take, onKeyDown } = useOfferKeys(items, filter, active, setActive, setRefused);
  const { left } = view;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: letters typed anywhere in the column go to its search
    <div
      className={styles.column}
      onBlur={() => {
        placeLeft.current = place;
      }}
      onFocus={() => {
        if (placeLeft.current !== place) setActive(undefined);
        placeLeft.current = place;
      }}
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
      <OffersNotes view={shown} items={items} search={search} unfitting={unfitting(shown, filter)} />
      <OffersList
        id={LIST}
        items={items}
        active={active}
        aim={aim}
        isQuiet={shown.fitsNothing}
        onTake={(item, isAnyway) => {
          take(item, isAnyway, false);
          input.current?.focus();
        }}
      />
      <RefusedNote items={items} refused={refused === active ? refused : undefined} />
      <span role="status" className="only-read">
        {search === '' ? '' : words.offers.result(items.filter(isOffered).length)}
      </span>
    </div>
  );
}
