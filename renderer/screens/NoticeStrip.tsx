import { Button } from '../components/Button';
import { SeverityIcon } from '../components/SeverityIcon';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { noticed, wentTo } from '../store/view-slice';
import { useWords } from '../words/use-words';
import styles from './library/Library.module.css';
import { TwinStrip } from './opening/TwinStrip';

/** What the program has to ask or to say, on every screen; it stays until it is answered or closed. */
export function NoticeStrip() {
  return (
    <>
      <TwinStrip />
      <Notice />
    </>
  );
}

function Notice() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const notice = useAppSelector((state) => state.view.notice);
  const isThere = useAppSelector((state) => state.view.screen === state.view.notice?.to);
  if (notice === undefined) return null;
  const { refused = [] } = notice;
  return (
    <div className={styles.strip} role={notice.severity === 'error' ? 'alert' : 'status'}>
      <SeverityIcon severity={notice.severity} />
      <div className="grow">
        {notice.text}
        {refused.length < 2 ? null : (
          <ul className={styles.refused}>
            {refused.map((sentence, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sentences only come after those that are there
              <li key={index}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
      {notice.to === undefined || isThere ? null : (
        <Button look="small-line" onPress={() => dispatch(wentTo('data'))}>
          {words.data.title}
        </Button>
      )}
      <Button look="small" onPress={() => dispatch(noticed(undefined))}>
        {words.common.close}
      </Button>
    </div>
  );
}
