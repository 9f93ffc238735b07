import { ListFilter, Printer, Redo2, Undo2 } from 'lucide-react';
import { Button } from '../../components/Button';
import { ledgerFiltered } from '../../store/builder-slice';
import { redo, undo } from '../../store/edit-list';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { goToSheet } from '../../store/make-sheet';
import { useWords } from '../../words/use-words';
import { PaletteButton } from '../palette/PaletteButton';
import { ShareMenu } from './ShareMenu';

export function BuilderTools() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const isFiltering = useAppSelector((state) => state.builder.filter !== undefined);
  const isMissing = useAppSelector((state) => state.builder.missing !== undefined);
  return (
    <>
      <StepButton way="undo" />
      <StepButton way="redo" />
      <PaletteButton />
      <span className="grow" />
      <Button
        look="icon"
        label={words.builder.find}
        isPressed={isFiltering}
        onPress={() => dispatch(ledgerFiltered(isFiltering ? undefined : ''))}
      >
        <ListFilter className="icon" aria-hidden="true" />
      </Button>
      <ShareMenu />
      <Button
        look="line"
        onPress={() => dispatch(goToSheet())}
        {...(isMissing ? { label: words.builder.sheetNeedsData, isUnavailable: true } : {})}
      >
        <Printer className="icon" aria-hidden="true" />
        {words.builder.sheet}
      </Button>
    </>
  );
}

const STEPS = { undo: { Icon: Undo2, act: undo }, redo: { Icon: Redo2, act: redo } } as const;

/** Apart from the other tools, and told only its words: an edit of the same kind as the last one leaves it as it is. */
function StepButton({ way }: { readonly way: keyof typeof STEPS }) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const key = useAppSelector((state) => state.builder.view?.history[way]?.key);
  const name = useAppSelector((state) => state.builder.view?.history[way]?.name) ?? '';
  const count = useAppSelector((state) => state.builder.view?.history[way]?.count);
  const { Icon, act } = STEPS[way];
  const withStep = way === 'undo' ? words.builder.undoStep : words.builder.redoStep;
  return (
    <Button
      look="icon"
      isUnavailable={key === undefined}
      label={key === undefined ? words.builder[way] : withStep(words.step(key, name, count))}
      onPress={() => void dispatch(act())}
    >
      <Icon className="icon" aria-hidden="true" />
    </Button>
  );
}
