import {
  type ClipboardEvent,
  type CSSProperties,
  type MouseEvent,
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { SearchInput } from '../../../components/SearchInput';
import { useScrollbarWidth } from '../../../components/use-scrollbar-width';
import { useVisibleRange } from '../../../components/use-visible-range';
import { forceFolded, ledgerFiltered } from '../../../store/builder-slice';
import { markTo, toggleMark } from '../../../store/chosen-rows';
import { CLIP_TYPE, copyChosen, paste } from '../../../store/clip-rows';
import { chooseRow, chooseTarget } from '../../../store/edit-list';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useWords } from '../../../words/use-words';
import type { LedgerRow } from '../../../worker/protocol/ledger-row';
import type { PlaceView } from '../../../worker/protocol/places';
import { focusSide } from '../focus-side';
import { ArmyValues } from './ArmyValues';
import { DropLine } from './DropLine';
import styles from './Ledger.module.css';
import { LedgerLine } from './LedgerLine';
import { numberWidths } from './number-widths';
import { useLedgerDrag } from './use-ledger-drag';
import { useLedgerKeys } from './use-ledger-keys';
import { useRowOffsets } from './use-row-offsets';
import { blockHeights, visibleRows } from './visible-rows';

/** Index of the force head that the row at `index` stands under. */
function headOf(rows: readonly LedgerRow[], index: number): number {
  for (let at = Math.min(index, rows.length - 1); at >= 0; at -= 1) if (rows[at]?.kind === 'force') return at;
  return -1;
}

const NO_ROWS: readonly LedgerRow[] = [];

/** The army as a ruled page. */
export const Ledger = memo(function Ledger() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const all = useAppSelector(({ builder }) => (builder.view ?? builder.known)?.rows) ?? NO_ROWS;
  const isKnown = useAppSelector((state) => state.builder.known !== undefined);
  const folded = useAppSelector((state) => state.builder.folded);
  const filter = useAppSelector((state) => state.builder.filter);
  const chosen = useAppSelector((state) => state.builder.row);
  const marked = useAppSelector((state) => state.builder.marked);
  const places = useAppSelector((state) => state.builder.moving?.places);
  const shown = useAppSelector((state) => state.builder.shown);
  const rows = useMemo(() => visibleRows(all, folded, filter), [all, folded, filter]);
  const heights = useMemo(() => blockHeights(rows), [rows]);
  const box = useRef<HTMLDivElement>(null);
  const offsets = useRowOffsets(rows);
  const scrollbar = useScrollbarWidth(box);
  const range = useVisibleRange(box, offsets);
  const keys = useLedgerKeys(rows, all);
  const drag = useLedgerDrag(rows, box);
  const widths = useMemo(() => {
    const more = numberWidths(all, words.number);
    return { '--more-amount': `${more.amount}px`, '--more-price': `${more.price}px` } as CSSProperties;
  }, [all, words]);
  const marks = useMemo(() => new Set(marked), [marked]);
  const takers = useMemo(() => takersOf(places), [places]);

  // A row chosen elsewhere (a finding, an added unit) comes into sight; the keyboard stays where it is.
  const chosenIndex = rows.findIndex((row) => row.key === chosen);
  const before = useRef({ chosen, shown });
  useLayoutEffect(() => {
    const isSame = before.current.chosen === chosen && before.current.shown === shown;
    if (isSame || box.current === null) return;
    before.current = { chosen, shown };
    showRow(box.current, offsets, chosenIndex);
  }, [chosen, shown, chosenIndex, offsets]);

  const filterInput = useRef<HTMLInputElement>(null);
  // Ctrl F empties it, also where there was one before and the keyboard is among the rows.
  const isBegun = filter === '';
  useEffect(() => {
    if (isBegun) filterInput.current?.focus();
  }, [isBegun]);

  const onClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    const element = target.closest<HTMLElement>('[data-key]');
    const row = rows.find((each) => each.key === element?.dataset.key);
    if (row === undefined || row.kind === 'fill') {
      // Beside the rows there is nothing but the army itself.
      dispatch(chooseRow(undefined));
      return;
    }
    if (row.kind === 'force' && target.closest('[data-fold]') !== null) {
      dispatch(forceFolded({ node: row.node, isFolded: folded[row.node] !== true }));
      return;
    }
    if (event.ctrlKey || event.metaKey) {
      dispatch(toggleMark(row.key));
      return;
    }
    if (event.shiftKey) {
      dispatch(markTo(row.key, rows));
      return;
    }
    dispatch(chooseRow(row.key));
    if (((row.kind === 'empty' && !row.isBarren) || row.kind === 'missing') && row.force !== undefined) {
      dispatch(chooseTarget(row.force, row.block));
      focusSide('left');
    }
  };

  /** From the menu of the window: its keys are the ledger's own. */
  const onCopy = (event: ClipboardEvent, isCut: boolean): void => {
    event.preventDefault();
    void dispatch(copyChosen(isCut));
  };
  const onPaste = (event: ClipboardEvent): void => {
    event.preventDefault();
    void dispatch(paste(event.clipboardData.getData(CLIP_TYPE)));
  };

  const stop = chosenIndex >= 0 ? chosenIndex : rows.findIndex((row) => row.kind !== 'fill');
  const head = range.above > 0 ? headOf(rows, range.first) : -1;
  const drawn = rows.slice(range.first, range.end);
  const line = (row: LedgerRow, index: number) => (
    <LedgerLine
      key={row.key}
      row={row}
      index={index}
      isChosen={marks.size > 0 ? marks.has(row.key) : row.key === chosen}
      takes={takers && (takers.has(`${row.force}/${row.block ?? ''}`) || takers.has(`${row.force}/`))}
      isTabStop={index === stop}
      isFolded={row.kind === 'force' && folded[row.node] === true}
      blockHeight={heights[index] ?? 1}
      isAfterHead={rows[index - 1]?.kind === 'force'}
    />
  );

  return (
    <div className={styles.page} style={widths}>
      <ArmyValues scrollbar={scrollbar} />
      {filter === undefined ? null : (
        <div className={styles.filter}>
          <SearchInput
            label={words.builder.find}
            placeholder={words.builder.find}
            clearLabel={words.common.close}
            value={filter}
            inputRef={filterInput}
            onChange={(text) => dispatch(ledgerFiltered(text === '' && filter !== '' ? undefined : text))}
            onKeyDown={(event) => {
              if (event.key === 'Escape') dispatch(ledgerFiltered(undefined));
              else if (event.key === 'ArrowDown' || event.key === 'Enter') focusSide('middle');
            }}
          />
        </div>
      )}
      {rows.length === 0 ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button above is for the keyboard
        <p className={styles.empty} onClick={() => dispatch(chooseRow(undefined))}>
          {all.length > 0 ? (
            words.builder.filterNone(filter ?? '')
          ) : (
            <>
              <b>{words.builder.emptyArmy}</b>
              {words.builder.emptyArmyHint}
            </>
          )}
        </p>
      ) : null}
      <div
        ref={box}
        role="treegrid"
        className={styles.scroll}
        aria-label={words.ledger.label}
        aria-rowcount={rows.length}
        aria-multiselectable="true"
        data-empty={rows.length === 0}
        data-known={isKnown}
        aria-busy={isKnown}
        onClick={onClick}
        onKeyDown={keys}
        onCopy={(event) => onCopy(event, false)}
        onCut={(event) => onCopy(event, true)}
        onPaste={onPaste}
        {...drag}
        data-testid="ledger"
      >
        <DropLine rows={rows} offsets={offsets} />
        {range.above > 0 ? (
          <div
            role="presentation"
            style={{
              height:
                range.above -
                (head >= 0 && head < range.first ? (offsets[head] ?? 0) - (offsets[head - 1] ?? 0) : 0),
            }}
          />
        ) : null}
        {head >= 0 && head < range.first ? line(rows[head] as LedgerRow, head) : null}
        {drawn.map((row, index) => line(row, range.first + index))}
        {range.below > 0 ? <div role="presentation" style={{ height: range.below }} /> : null}
      </div>
    </div>
  );
});

/** Blocks that take what is on its way; undefined while nothing is. */
function takersOf(places: readonly PlaceView[] | undefined): ReadonlySet<string> | undefined {
  if (places === undefined || places.length === 0) return undefined;
  return new Set(places.filter(({ why }) => why === undefined).map(({ key }) => key));
}

/** Scrolls only as far as needed, and leaves room for the head that sticks above. */
function showRow(box: HTMLElement, offsets: readonly number[], index: number): void {
  if (index < 0) return;
  const top = offsets[index - 1] ?? 0;
  const bottom = offsets[index] ?? top;
  const headHeight = 34;
  if (top < box.scrollTop + headHeight) box.scrollTop = Math.max(0, top - headHeight);
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
}
