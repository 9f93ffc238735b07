import { memo, useEffect, useMemo, useRef } from 'react';
import { Button } from '../../../components/Button';
import { cx } from '../../../components/cx';
import { SeverityIcon } from '../../../components/SeverityIcon';
import { stripOpened } from '../../../store/builder-slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useWords } from '../../../words/use-words';
import type { FindingView } from '../../../worker/protocol/findings-view';
import { goToFinding } from '../go-to-finding';
import { shownFinding } from '../shown-finding';
import styles from './Findings.module.css';
import { nextOf, type StripLine, stripLines } from './strip-lines';

const NONE: readonly FindingView[] = [];

/** Under the ledger: counts, and each finding as a row that leads to its place. */
export const FindingsStrip = memo(function FindingsStrip() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const totals = useAppSelector((state) => state.builder.view?.totals);
  const findings = useAppSelector((state) => state.builder.view?.findings) ?? NONE;
  const wish = useAppSelector((state) => state.builder.isStripOpen);
  const chosen = useAppSelector((state) => {
    const view = state.builder.view?.chosen;
    return view === undefined || view.kind === 'army' ? undefined : view.node;
  });
  const shown = useAppSelector((state) => shownFinding(state.builder)?.key);
  const lines = useMemo(() => stripLines(findings), [findings]);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (shown !== undefined)
      list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  if (totals === undefined) return null;
  const isClean = totals.errors + totals.lost === 0;
  const isOpen = wish ?? !isClean;
  const [first] = findings;
  return (
    <section className={styles.strip} aria-label={words.findings.title} data-testid="findings">
      <div className={styles.head}>
        {isClean ? (
          <span className={cx(styles.count, styles.strong, 'severity-ok')}>
            <SeverityIcon severity="ok" />
            {words.verdict.noErrors}
          </span>
        ) : null}
        {totals.errors > 0 ? (
          <span className={cx(styles.count, styles.strong, 'severity-error')}>
            <SeverityIcon severity="error" />
            {words.verdict.errors(totals.errors)}
          </span>
        ) : null}
        {totals.lost > 0 ? (
          <span className={cx(styles.count, styles.strong, 'severity-lost')}>
            <SeverityIcon severity="lost" />
            {words.verdict.lost(totals.lost)}
          </span>
        ) : null}
        {totals.warnings > 0 ? (
          <span className={cx(styles.count, 'severity-warning')}>
            <SeverityIcon severity="warning" />
            {words.verdict.warnings(totals.warnings)}
          </span>
        ) : null}
        {totals.advice > 0 ? (
          <span className={cx(styles.count, 'severity-advice')}>
            <SeverityIcon severity="advice" />
            {words.verdict.advice(totals.advice)}
          </span>
        ) : null}
        {isOpen || first === undefined ? null : (
          <span className={cx('clip', 'quiet')} title={first.sentence}>
            {first.sentence}
          </span>
        )}
        <span className="grow" />
        {findings.length === 0 ? null : (
          <Button look="small" onPress={() => dispatch(stripOpened(!isOpen))}>
            {isOpen ? words.common.hide : words.common.show}
          </Button>
        )}
      </div>
      {isOpen && findings.length > 0 ? (
        <ul ref={list} className={styles.rows}>
          {lines.map((line) => (
            <li key={line.key}>
              <Line line={line} chosen={chosen} shown={shown} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
});

function Line({
  line,
  chosen,
  shown,
}: {
  readonly line: StripLine;
  readonly chosen: string | undefined;
  readonly shown: string | undefined;
}) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const { findings } = line;
  const [{ severity, sentence, place }] = findings;
  const isShown = findings.some(({ key }) => key === shown);
  const isHere = findings.some(({ node }) => node !== undefined && node === chosen);
  return (
    <button
      type="button"
      className={cx(styles.row, isHere && styles.here, isShown && styles.shown)}
      aria-current={isShown}
      onClick={() => dispatch(goToFinding(nextOf(line, shown)))}
    >
      <SeverityIcon severity={severity} label={words.verdict.severity[severity]} />
      <span>
        {sentence}
        {place === '' ? null : <span className="small quiet"> {place}</span>}
        {findings.length === 1 ? null : (
          <span className="small"> {words.findings.alike(findings.length)}</span>
        )}
      </span>
    </button>
  );
}
