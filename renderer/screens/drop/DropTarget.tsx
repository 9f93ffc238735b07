import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { takeDrop } from '../../store/take-drop';
import { useWords } from '../../words/use-words';
import styles from './DropTarget.module.css';
import { bringsFiles, dropped } from './dropped';

/** Files may be dropped anywhere on the window, whatever screen is shown; while they hang over it, it says so. */
export function DropTarget() {
  const { dropping } = useWords();
  const dispatch = useAppDispatch();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const onDragOver = (event: DragEvent): void => {
      if (!bringsFiles(event.dataTransfer)) return;
      // Else the browser would leave the page for the file.
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    const onDragLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent): void => {
      setOver(false);
      if (!bringsFiles(event.dataTransfer)) return;
      event.preventDefault();
      void dropped(event.dataTransfer).then((what) => dispatch(takeDrop(what)));
    };
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('dragleave', onDragLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragleave', onDragLeave);
      document.removeEventListener('drop', onDrop);
    };
  }, [dispatch]);
  if (!isOver) return null;
  return (
    <div className={styles.target} data-testid="drop">
      <strong>{dropping.title}</strong>
      <span>{dropping.lists}</span>
      <span>{dropping.data}</span>
    </div>
  );
}
