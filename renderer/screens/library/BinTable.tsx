import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { RowTable, rowClass } from '../../components/RowTable';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { restoreList } from '../../store/load-library';
import { useWords } from '../../words/use-words';
import { whenShort } from '../../words/when';
import { focusSide } from '../builder/focus-side';
import { NoticeStrip } from '../NoticeStrip';
import { daysLeft } from './days-left';
import styles from './Library.module.css';

/** Lists that were deleted and can still be put back. */
export function BinTable() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const items = useAppSelector((state) => state.library.bin);
  const language = useAppSelector((state) => state.settings.language);
  const now = Date.now();
  const table = useRef<HTMLTableElement>(null);
  /** Where the row was that is being put back: the next one takes the keyboard, so that several go one after the other. */
  const leaving = useRef<number | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when there are other rows
  useEffect(() => {
    const at = leaving.current;
    if (at === undefined) return;
    leaving.current = undefined;
    const buttons = table.current?.querySelectorAll('button') ?? [];
    if (buttons.length === 0) focusSide('left');
    else buttons[Math.min(at, buttons.length - 1)]?.focus();
  }, [items]);

  return (
    <>
      <p className={`${styles.lead} quiet`}>{items.length === 0 ? words.bin.empty : words.bin.lead}</p>
      {items.length === 0 ? null : (
        <RowTable
          ref={table}
          scrollClassName={styles.scroll}
          isEmpty={false}
          className={styles.table}
          aria-label={words.bin.title}
          data-testid="bin"
        >
          <thead>
            <tr>
              <th scope="col">{words.library.columns.name}</th>
              <th scope="col" className={styles.deleted}>
                {words.bin.deleted}
              </th>
              <th scope="col" className={styles.restore}>
                <span className="only-read">{words.bin.restore}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item, index) => (
              <tr key={item.id} className={rowClass()}>
                <td className={styles.title}>{item.name}</td>
                <td className={`${styles.deleted} quiet`}>
                  {whenShort(item.deleted, now, language, words.library.yesterday)}
                  {' · '}
                  {words.bin.daysLeft(daysLeft(item.deleted, now))}
                </td>
                <td className={styles.restore}>
                  <Button
                    look="small-line"
                    label={words.bin.restoreIt(item.name)}
                    onPress={() => {
                      leaving.current = index;
                      void dispatch(restoreList(item.id));
                    }}
                  >
                    {words.bin.restore}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </RowTable>
      )}
      <NoticeStrip />
    </>
  );
}
