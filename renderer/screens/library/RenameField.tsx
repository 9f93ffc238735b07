import { useRef, useState } from 'react';
import { fitText } from '../../components/fit-text';
import { TEXT_LIMITS } from '../../engine/roster/text-limits';
import { useAppDispatch } from '../../store/hooks';
import { titleOf } from '../../store/library-rows';
import { type LibraryEntry, renamingEnded } from '../../store/library-slice';
import { renameList } from '../../store/rename-list';
import { useWords } from '../../words/use-words';
import styles from './Library.module.css';

/** The name of a list as a field in its row: Enter or leaving it takes what was typed, Escape does not. */
export function RenameField({ entry }: { readonly entry: LibraryEntry }) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const [text, setText] = useState(titleOf(entry));
  // The field loses the keyboard as it goes: that is no second answer.
  const isAnswered = useRef(false);
  const answer = (isTaken: boolean): void => {
    if (isAnswered.current) return;
    isAnswered.current = true;
    if (isTaken) void dispatch(renameList(entry, text));
    else dispatch(renamingEnded());
  };
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: it was asked for by a key or a press
      autoFocus
      className={styles.rename}
      aria-label={words.newList.name}
      value={text}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setText(fitText(text, target.value, TEXT_LIMITS.name))}
      onDoubleClick={(event) => event.stopPropagation()}
      onBlur={() => answer(true)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        const row = event.currentTarget.closest('tr');
        answer(event.key === 'Enter');
        row?.focus();
      }}
    />
  );
}
