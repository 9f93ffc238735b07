import { SeverityIcon } from '../components/SeverityIcon';
import { useAppSelector } from '../store/hooks';
import { isUnsaved } from '../store/is-unsaved';
import { useWords } from '../words/use-words';
import { timeOfDay } from '../words/when';

/** Left end of the status bar: whether what is on the screen is on the disk. Why not, and what to do: `UnsavedStrip`. */
export function SaveState() {
  const words = useWords();
  const isElsewhere = useAppSelector((state) => state.document.isElsewhere);
  return (
    <>
      <Saved />
      {isElsewhere ? (
        <span className="severity-warning" data-testid="elsewhere">
          <SeverityIcon severity="warning" size="small" /> {words.saving.elsewhere}
        </span>
      ) : null}
    </>
  );
}

function Saved() {
  const words = useWords();
  const language = useAppSelector((state) => state.settings.language);
  const isMemory = useAppSelector((state) => state.library.info?.library.kind === 'memory');
  const { savedAt, isSaving, problem } = useAppSelector((state) => state.document);
  const unsaved = useAppSelector(isUnsaved);
  if (problem !== undefined) {
    return (
      <span className="severity-error">
        <SeverityIcon severity="error" size="small" /> {words.saving.failed}
      </span>
    );
  }
  if (isSaving) return <span>{words.saving.saving}</span>;
  if (unsaved) return <span>{words.saving.unsaved}</span>;
  if (savedAt === undefined) return null;
  const time = timeOfDay(savedAt, language);
  return isMemory ? (
    <span className="severity-warning" data-testid="saved">
      <SeverityIcon severity="warning" size="small" /> {words.saving.inTab(time)}
    </span>
  ) : (
    <span className="severity-ok" data-testid="saved">
      <SeverityIcon severity="ok" size="small" /> {words.saving.saved(time)}
    </span>
  );
}
