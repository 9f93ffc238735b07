import { useEffect, useState } from 'react';
import { Button } from '../components/Button';
import { SeverityIcon } from '../components/SeverityIcon';
import { Strip } from '../components/Strip';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { openOffered } from '../store/open-files';
import { noticed, wentTo } from '../store/view-slice';
import { type Told, toldWords } from '../words/notice-words';
import { useWords } from '../words/use-words';
import styles from './NoticeStrip.module.css';
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

/** Long enough to be read twice. */
const GOOD_NEWS_MS = 10_000;

/** Good news goes by itself, but not from under a hand or the keyboard; what went wrong stays until it is closed. */
function useGoing(isGoodNews: boolean, what: Told | undefined) {
  const dispatch = useAppDispatch();
  const [isHeld, hold] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other news begin their own time
  useEffect(() => {
    if (!isGoodNews || isHeld) return;
    const timer = setTimeout(() => dispatch(noticed(undefined)), GOOD_NEWS_MS);
    return () => clearTimeout(timer);
  }, [isGoodNews, isHeld, what, dispatch]);
  return {
    onPointerEnter: () => hold(true),
    onPointerLeave: () => hold(false),
    onFocus: () => hold(true),
    onBlur: () => hold(false),
  };
}

function Notice() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const notice = useAppSelector((state) => state.view.notice);
  const isThere = useAppSelector((state) => state.view.screen === state.view.notice?.to);
  const going = useGoing(notice?.severity === 'ok', notice?.told);
  if (notice === undefined) return null;
  const { refused = [], lists } = notice;
  return (
    <Strip {...going} role={notice.severity === 'error' ? 'alert' : 'status'}>
      <SeverityIcon severity={notice.severity} />
      <div className="grow">
        {toldWords(words, notice.told)}
        {refused.length < 2 ? null : (
          <ul className={styles.refused}>
            {refused.map((file, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: files only come after those that are there
              <li key={index}>{toldWords(words, file)}</li>
            ))}
          </ul>
        )}
      </div>
      {lists === undefined ? null : (
        <Button look="small-line" onPress={() => void dispatch(openOffered(lists))}>
          {words.data.openLists(lists.length)}
        </Button>
      )}
      {notice.to === undefined || isThere ? null : (
        <Button look="small-line" onPress={() => dispatch(wentTo('data'))}>
          {words.data.title}
        </Button>
      )}
      <Button look="small" onPress={() => dispatch(noticed(undefined))}>
        {words.common.close}
      </Button>
    </Strip>
  );
}
