import { FolderSearch } from 'lucide-react';
import { Button } from '../../components/Button';
import { cx } from '../../components/cx';
import { SeverityIcon } from '../../components/SeverityIcon';
import { showProblem } from '../../store/check-data';
import { revealFile } from '../../store/data-places';
import { pathOnDisk, problemsOf, selectDataRows } from '../../store/data-rows';
import { checkOf, STRAYS } from '../../store/data-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useWords } from '../../words/use-words';
import styles from './Data.module.css';

const SEVERITIES = ['error', 'warning', 'advice'] as const;
const COUNT_WORDS = { error: 'errors', warning: 'warnings', advice: 'advice' } as const;

/** What is wrong with the chosen game or book: each a row that leads to its place in the file. */
export function ProblemsStrip() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const rows = useAppSelector(selectDataRows);
  const { row: key, checks, problem: chosen, places } = useAppSelector((state) => state.data);
  const row = rows.find((each) => each.key === key);
  const check =
    row === undefined || row.kind === 'place'
      ? undefined
      : checkOf(checks, row.kind === 'strays' ? STRAYS : row.system.key);
  if (row === undefined || check === undefined) return null;
  const problems = problemsOf(row, checks);
  const at = chosen ?? problems[0];
  const place = places?.find(({ id }) => id === at?.place);
  const disk = pathOnDisk(at?.path ?? '', place);
  return (
    <section className={styles.strip} aria-label={words.data.problems} data-testid="problems">
      <div className={styles.stripHead}>
        {problems.length === 0 ? (
          <span className={cx(styles.count, 'severity-ok')}>
            <SeverityIcon severity="ok" />
            {words.data.noProblems}
          </span>
        ) : null}
        {SEVERITIES.map((severity) => {
          const count = problems.filter((problem) => problem.severity === severity).length;
          return count === 0 ? null : (
            <span key={severity} className={cx(styles.count, `severity-${severity}`)}>
              <SeverityIcon severity={severity} />
              {words.data[COUNT_WORDS[severity]](count)}
            </span>
          );
        })}
        <span className="grow" />
        {disk === undefined || problems.length === 0 ? null : (
          <Button look="small-line" onPress={() => void dispatch(revealFile(disk))}>
            <FolderSearch className="icon icon-small" aria-hidden="true" />
            {words.data.show}
          </Button>
        )}
      </div>
      {problems.length === 0 ? null : (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem.key}>
              <button
                type="button"
                className={cx(styles.problem, problem.key === chosen?.key && styles.here)}
                aria-current={problem.key === chosen?.key}
                onClick={() => void dispatch(showProblem(problem))}
              >
                <SeverityIcon severity={problem.severity} label={words.verdict.severity[problem.severity]} />
                <span>
                  {problem.sentence}{' '}
                  <span className="small quiet">
                    {problem.path.split('/').at(-1)}:{problem.line}:{problem.column}
                  </span>
                </span>
                <span className={cx('small', 'quieter', 'clip', styles.at)}>{problem.at}</span>
              </button>
            </li>
          ))}
          {check.more > 0 && row.kind !== 'book' ? (
            <li className={styles.more}>{words.data.moreProblems(check.more)}</li>
          ) : null}
        </ul>
      )}
    </section>
  );
}
