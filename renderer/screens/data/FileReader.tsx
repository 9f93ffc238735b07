import { FolderSearch, SquarePen, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { cx } from '../../components/cx';
import { SeverityIcon } from '../../components/SeverityIcon';
import { showProblem } from '../../store/check-data';
import { openFileAt, revealFile } from '../../store/data-places';
import { pathOnDisk } from '../../store/data-rows';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useWords } from '../../words/use-words';
import styles from './Data.module.css';

/** The lines that a problem is in, for those who have no editor at hand. */
export function FileReader() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const { problem, lines, places } = useAppSelector((state) => state.data);
  const meant = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines are another place
  useEffect(() => {
    meant.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [lines]);
  if (problem === undefined) return null;
  const { severity, sentence, path, line, column, at, place } = problem;
  const source = places?.find((each) => each.id === place);
  const disk = pathOnDisk(path, source);
  return (
    <>
      <header className={styles.readerHead}>
        <div className={styles.readerTitle}>
          <h2 className="clip" title={path}>
            {path.split('/').at(-1)}:{line}:{column}
          </h2>
          {disk === undefined || source?.kind === 'zip' ? null : (
            <Button
              look="icon"
              label={words.data.openFile}
              onPress={() => void dispatch(openFileAt({ path: disk, line, column }))}
            >
              <SquarePen className="icon" aria-hidden="true" />
            </Button>
          )}
          {disk === undefined ? null : (
            <Button look="icon" label={words.data.show} onPress={() => void dispatch(revealFile(disk))}>
              <FolderSearch className="icon" aria-hidden="true" />
            </Button>
          )}
          <Button
            look="icon"
            label={words.data.backToDetails}
            onPress={() => void dispatch(showProblem(undefined))}
          >
            <X className="icon" aria-hidden="true" />
          </Button>
        </div>
        <p className={styles.readerWhy}>
          <SeverityIcon severity={severity} label={words.verdict.severity[severity]} />
          <span>{sentence}</span>
        </p>
        {at === '' ? null : <p className="small quieter">{at}</p>}
      </header>
      {lines === undefined ? (
        <p className={cx(styles.note, 'quiet')}>{words.data.reading}</p>
      ) : lines === null ? (
        <p className={cx(styles.note, 'quiet')}>{words.data.noLines}</p>
      ) : (
        <section
          className={styles.lines}
          aria-label={words.data.lines(path)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
          tabIndex={0}
          data-testid="lines"
        >
          <ol start={lines.first}>
            {lines.lines.map((text, index) => {
              const number = lines.first + index;
              const isMeant = number === line;
              return (
                <li key={number} className={isMeant ? styles.meant : undefined} aria-current={isMeant}>
                  <span className={styles.lineNumber} aria-hidden="true">
                    {number}
                  </span>
                  <code>
                    {isMeant ? (
                      <>
                        {text.slice(0, lines.mark)}
                        <mark ref={meant}>{text[lines.mark] ?? ' '}</mark>
                        {text.slice(lines.mark + 1)}
                      </>
                    ) : (
                      text || ' '
                    )}
                  </code>
                </li>
              );
            })}
          </ol>
        </section>
      )}
    </>
  );
}
