import { BIN_DAYS } from '../../../electron/messages';
import { Button } from '../../components/Button';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { restoreList } from '../../store/load-library';
import { useWords } from '../../words/use-words';
import { whenShort } from '../../words/when';
import { NoticeStrip } from '../NoticeStrip';
import styles from './Library.module.css';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Lists that were deleted and can still be put back. */
export function BinTable() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const items = useAppSelector((state) => state.library.bin);
  const language = useAppSelector((state) => state.settings.language);
  const now = Date.now();
  return (
    <>
      <p className={`${styles.lead} quiet`}>{items.length === 0 ? words.bin.empty : words.bin.lead}</p>
      <div className={styles.scroll} data-empty={items.length === 0}>
        {items.length === 0 ? null : (
          <table className={styles.table} aria-label={words.bin.title} data-testid="bin">
            <thead>
              <tr>
                <th scope="col">{words.library.columns.name}</th>
                <th scope="col" className={styles.number}>
                  {words.bin.deleted}
                </th>
                <th scope="col">
                  <span className="only-read">{words.bin.restore}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={item.id} className={styles.line}>
                  <td className={styles.title}>{item.name}</td>
                  <td className={`${styles.number} quiet`}>
                    {whenShort(item.deleted, now, language, words.library.yesterday)}
                    {' · '}
                    {words.bin.daysLeft(Math.floor(BIN_DAYS - (now - item.deleted) / DAY_MS))}
                  </td>
                  <td className={styles.number}>
                    <Button
                      look="small-line"
                      label={words.bin.restoreIt(item.name)}
                      onPress={() => void dispatch(restoreList(item.id))}
                    >
                      {words.bin.restore}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <NoticeStrip />
    </>
  );
}
