import { KeyHint } from '../../components/KeyCap';
import { useAppSelector } from '../../store/hooks';
import { useWords } from '../../words/use-words';

/** Right end of the status bar: at most five keys, those of what the hands are doing. */
export function BuilderHints() {
  const words = useWords();
  const isMoving = useAppSelector((state) => state.builder.moving?.by === 'keys');
  const isRefused = useAppSelector(({ builder: { moving } }) =>
    moving?.places.some((place) => place.key === moving.at?.place && place.why !== undefined),
  );
  const models = useAppSelector((state) => state.builder.view?.head.models) ?? '';
  const hasSeveral = useAppSelector((state) => state.builder.marked.length > 1);
  const { moving, several } = words;
  if (isMoving) {
    return (
      <>
        <KeyHint keys={['↑', '↓']}>{moving.hints.place}</KeyHint>
        <KeyHint keys={[isRefused === true ? 'Shift ↵' : '↵']}>
          {isRefused === true ? moving.hints.anyway : moving.hints.put}
        </KeyHint>
        <KeyHint keys={['Esc']}>{moving.hints.cancel}</KeyHint>
      </>
    );
  }
  if (hasSeveral) {
    return (
      <>
        <KeyHint keys={['Space', 'Shift ↓']}>{several.hints.mark}</KeyHint>
        <KeyHint keys={['Del']}>{words.keys.short.delete}</KeyHint>
        <KeyHint keys={['Ctrl D']}>{words.keys.short.duplicate}</KeyHint>
        <KeyHint keys={['M']}>{words.keys.short.move}</KeyHint>
        <KeyHint keys={['Esc']}>{several.hints.drop}</KeyHint>
      </>
    );
  }
  return (
    <>
      <KeyHint keys={['A']}>{words.keys.short.add}</KeyHint>
      {models === '' ? null : <KeyHint keys={['+', '−']}>{models}</KeyHint>}
      <KeyHint keys={['F8']}>{words.keys.short.finding}</KeyHint>
      <KeyHint keys={['F6']}>{words.keys.short.column}</KeyHint>
      <KeyHint keys={['?']}>{words.keys.short.keys}</KeyHint>
    </>
  );
}
