import { Button } from '../components/Button';
import { SeverityIcon } from '../components/SeverityIcon';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { isUnsaved, saveNow } from '../store/save-list';
import { useWords } from '../words/use-words';
import { timeOfDay } from '../words/when';

/** Left end of the status bar: whether what is on the screen is on the disk. */
export function SaveState() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const language = useAppSelector((state) => state.settings.language);
  const { savedAt, isSaving, problem } = useAppSelector((state) => state.document);
  const unsaved = useAppSelector(isUnsaved);
  if (problem !== undefined) {
    const isConflict = problem.kind === 'changed-on-disk';
    return (
      <>
        <span className="severity-error" role="alert">
          <SeverityIcon severity="error" size="small" />{' '}
          {isConflict
            ? words.saving.conflict
            : `${words.saving.failed}. ${words.problems.host[problem.kind]}`}
        </span>
        <Button look="link" onPress={() => void dispatch(saveNow(isConflict))}>
          {isConflict ? words.saving.keepMine : words.saving.retry}
        </Button>
      </>
    );
  }
  if (isSaving) return <span>{words.saving.saving}</span>;
  if (unsaved) return <span>{words.saving.unsaved}</span>;
  if (savedAt === undefined) return null;
  return (
    <span className="severity-ok" data-testid="saved">
      <SeverityIcon severity="ok" size="small" /> {words.saving.saved(timeOfDay(savedAt, language))}
    </span>
  );
}
