import { KeyHint } from '../../components/KeyCap';
import { useKeyboardPlace } from '../../components/use-keyboard-place';
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
  const letters = useAppSelector((state) => state.settings.letters);
  const hasSize = useAppSelector(({ builder: { view, row } }) =>
    view?.rows.some((each) => each.key === row && each.kind === 'unit' && each.sizing !== undefined),
  );
  const { side, isTyping } = useKeyboardPlace();
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
  const everywhere = (
    <>
      <KeyHint keys={['F8']}>{words.keys.short.finding}</KeyHint>
      <KeyHint keys={['F6']}>{words.keys.short.column}</KeyHint>
    </>
  );
  // Letters and signs are written there; what holds all the same are keys that write nothing.
  if (isTyping) {
    return (
      <>
        {side === 'left' ? (
          <>
            <KeyHint keys={['↑', '↓']}>{words.keys.short.choose}</KeyHint>
            <KeyHint keys={['↵']}>{words.keys.short.add}</KeyHint>
          </>
        ) : null}
        <KeyHint keys={['Esc']}>{words.keys.short.army}</KeyHint>
        {everywhere}
      </>
    );
  }
  return (
    <>
      {letters ? <KeyHint keys={['A']}>{words.keys.short.add}</KeyHint> : null}
      {models !== '' && hasSize === true && side === 'middle' ? (
        <KeyHint keys={['+', '−']}>{models}</KeyHint>
      ) : null}
      {everywhere}
      <KeyHint keys={['?']}>{words.keys.short.keys}</KeyHint>
    </>
  );
}
