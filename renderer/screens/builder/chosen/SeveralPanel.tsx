import { ClipboardCopy, Copy, MoveRight, Trash2 } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Button } from '../../../components/Button';
import { useVisibleRange } from '../../../components/use-visible-range';
import { chosenRows, duplicateChosen, removeChosen, titleOf } from '../../../store/chosen-rows';
import { copyChosen } from '../../../store/clip-rows';
import { chooseRow } from '../../../store/edit-list';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { startMovingChosen } from '../../../store/move-rows';
import { useWords } from '../../../words/use-words';
import { focusSide } from '../focus-side';
import { useRowHeights } from '../ledger/use-row-offsets';
import styles from './Chosen.module.css';
import { PanelHead } from './PanelHead';
import { Section } from './Section';

/** What is lost is outside of all sums. */
const priceIn = (row: ReturnType<typeof chosenRows>[number]): number =>
  row.kind === 'unit' && !row.isLost ? row.price : 0;

/** Several units are chosen together: what they are, what they cost, what can be done with all of them. */
export function SeveralPanel() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const builder = useAppSelector((state) => state.builder);
  const rows = useMemo(() => chosenRows(builder), [builder]);
  const { several } = words;
  const { row: height } = useRowHeights();
  const offsets = useMemo(() => rows.map((_, index) => (index + 1) * height), [rows, height]);
  const box = useRef<HTMLDivElement>(null);
  // All units of a large army are hundreds: only those in sight are drawn.
  const range = useVisibleRange(box, offsets);
  return (
    <>
      <PanelHead
        title={several.title(rows.length)}
        second={undefined}
        price={words.number(rows.reduce((sum, row) => sum + priceIn(row), 0))}
        under={several.label}
      />
      <div ref={box} className={styles.scroll} data-testid="several">
        <Section title="">
          {range.above > 0 ? <div style={{ height: range.above }} /> : null}
          {rows.slice(range.first, range.end).map((row) => (
            <button
              key={row.key}
              type="button"
              className={styles.severalRow}
              title={several.one}
              onClick={() => dispatch(chooseRow(row.key))}
            >
              <span className="clip">{titleOf(row)}</span>
              <span className={styles.severalPlace}>
                {row.blockName}
                {row.blockName === '' ? '' : ' · '}
                {row.forceName}
              </span>
              <span className={styles.optionPrice}>{words.number(priceIn(row))}</span>
            </button>
          ))}
          {range.below > 0 ? <div style={{ height: range.below }} /> : null}
        </Section>
        <div className={styles.severalActions}>
          <Button look="small-line" onPress={() => void dispatch(duplicateChosen())}>
            <Copy className="icon icon-small" aria-hidden="true" />
            {several.duplicate}
          </Button>
          <Button
            look="small-line"
            onPress={() => void dispatch(startMovingChosen()).then(() => focusSide('middle'))}
          >
            <MoveRight className="icon icon-small" aria-hidden="true" />
            {several.move}
          </Button>
          <Button look="small-line" onPress={() => void dispatch(copyChosen())}>
            <ClipboardCopy className="icon icon-small" aria-hidden="true" />
            {several.copy}
          </Button>
          <Button look="small-line" onPress={() => void dispatch(removeChosen())}>
            <Trash2 className="icon icon-small" aria-hidden="true" />
            {several.remove}
          </Button>
        </div>
      </div>
    </>
  );
}
