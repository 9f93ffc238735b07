import { Undo2 } from 'lucide-react';
import { Button } from '../components/Button';
import { Strip } from '../components/Strip';
import { useAppDispatch } from '../store/hooks';
import type { Thunk } from '../store/store';
import { useWords } from '../words/use-words';

/** What was done last, to be taken back. */
export function UndoStrip({
  said,
  undo,
}: {
  readonly said: string;
  readonly undo: () => Thunk<Promise<void>>;
}) {
  const words = useWords();
  const dispatch = useAppDispatch();
  return (
    <Strip role="status">
      <Undo2 className="icon icon-small" aria-hidden="true" />
      <span className="grow">{said}</span>
      <Button look="small-line" onPress={() => void dispatch(undo())}>
        {words.common.undo}
      </Button>
    </Strip>
  );
}
