import { KeyHint } from '../../components/KeyCap';
import { useAppSelector } from '../../store/hooks';
import { selectLibraryRows } from '../../store/library-rows';
import { useWords } from '../../words/use-words';
import { newListKey } from '../new-list-key';

/** The keys that do something in the place that is shown. */
export function LibraryHints() {
  const { keys } = useWords();
  const isBin = useAppSelector((state) => state.library.place.kind === 'bin');
  const isBinEmpty = useAppSelector((state) => state.library.bin.length === 0);
  const hasRows = useAppSelector((state) => selectLibraryRows(state).length > 0);
  const newKey = useAppSelector(newListKey);
  return (
    <>
      {isBin && !isBinEmpty ? <KeyHint keys={['↵']}>{keys.short.restore}</KeyHint> : null}
      {hasRows ? <KeyHint keys={['↵']}>{keys.short.open}</KeyHint> : null}
      <KeyHint keys={[newKey]}>{keys.short.newList}</KeyHint>
      {hasRows ? (
        <>
          <KeyHint keys={['Ctrl D']}>{keys.short.duplicate}</KeyHint>
          <KeyHint keys={['Del']}>{keys.short.delete}</KeyHint>
        </>
      ) : null}
      <KeyHint keys={['?']}>{keys.short.keys}</KeyHint>
    </>
  );
}
