import { Printer, Redo2, Search, Undo2 } from 'lucide-react';
import { Button } from '../../components/Button';
import { ledgerFiltered } from '../../store/builder-slice';
import { redo, undo } from '../../store/edit-list';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { wentTo } from '../../store/view-slice';
import { useWords } from '../../words/use-words';

export function BuilderTools() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const history = useAppSelector((state) => state.builder.view?.history);
  const isFiltering = useAppSelector((state) => state.builder.filter !== undefined);
  const undoStep = history?.undo;
  const redoStep = history?.redo;
  return (
    <>
      <Button
        look="icon"
        isUnavailable={undoStep === undefined}
        label={
          undoStep === undefined
            ? words.builder.undo
            : words.builder.undoStep(words.step(undoStep.key, undoStep.name))
        }
        onPress={() => void dispatch(undo())}
      >
        <Undo2 className="icon" aria-hidden="true" />
      </Button>
      <Button
        look="icon"
        isUnavailable={redoStep === undefined}
        label={
          redoStep === undefined
            ? words.builder.redo
            : words.builder.redoStep(words.step(redoStep.key, redoStep.name))
        }
        onPress={() => void dispatch(redo())}
      >
        <Redo2 className="icon" aria-hidden="true" />
      </Button>
      <span className="grow" />
      <Button
        look="icon"
        label={words.builder.find}
        isPressed={isFiltering}
        onPress={() => dispatch(ledgerFiltered(isFiltering ? undefined : ''))}
      >
        <Search className="icon" aria-hidden="true" />
      </Button>
      <Button look="line" onPress={() => dispatch(wentTo('sheet'))}>
        <Printer className="icon" aria-hidden="true" />
        {words.builder.sheet}
      </Button>
    </>
  );
}
