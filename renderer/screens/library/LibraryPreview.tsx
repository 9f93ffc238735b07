import { Copy, Database, PencilLine, Printer, Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '../../components/Button';
import { SeverityIcon } from '../../components/SeverityIcon';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { titleOf } from '../../store/library-rows';
import { isDataMissing, isOfData, type LibraryEntry, renamingStarted } from '../../store/library-slice';
import { deleteList, duplicateList } from '../../store/load-library';
import { openList } from '../../store/open-list';
import { restoreVersion } from '../../store/versions';
import { paneChosen, wentTo } from '../../store/view-slice';
import { engineSentence, hostSentence } from '../../words/problem-sentence';
import { useWords, type Words } from '../../words/use-words';
import type { EngineProblem } from '../../worker/protocol/calls';
import type { ListSummary } from '../../worker/protocol/list-summary';
import { EarlierVersions } from '../versions/EarlierVersions';
import styles from './Library.module.css';

/** What is in the chosen list, without opening it. */
export function LibraryPreview() {
  const words = useWords();
  const entry = useAppSelector((state) =>
    state.library.entries.find((each) => each.path === state.library.chosen),
  );
  const isBin = useAppSelector((state) => state.library.place.kind === 'bin');
  if (isBin) return <p className={`${styles.note} quiet`}>{words.bin.preview}</p>;
  if (entry === undefined) return <p className={`${styles.note} quiet`}>{words.library.choosePreview}</p>;
  return (
    <div className={styles.scroll}>
      <PreviewHead entry={entry} />
      {entry.problem === undefined ? null : <BrokenFile entry={entry} />}
      {entry.summary === undefined ? null : <Content summary={entry.summary} />}
      <Versions entry={entry} />
    </div>
  );
}

/** What the list was: also the way back for one that cannot be read any more. */
function Versions({ entry }: { readonly entry: LibraryEntry }) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const { path, version, modified } = entry;
  return (
    <section className={styles.versions}>
      <h3>{words.versions.title}</h3>
      <EarlierVersions
        path={path}
        stamp={`${version} ${modified}`}
        onRestore={(id) => void dispatch(restoreVersion(path, id))}
      />
    </section>
  );
}

function PreviewHead({ entry }: { readonly entry: LibraryEntry }) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const { summary } = entry;
  const facts = [
    summary?.army,
    [summary?.system, summary?.edition].filter(Boolean).join(', '),
    summary?.event,
  ];
  return (
    <header className={styles.previewHead}>
      <div className={styles.previewTitle}>
        <h2>{titleOf(entry)}</h2>
        {summary === undefined ? null : (
          <span className={styles.previewTotal}>{words.number(summary.points)}</span>
        )}
      </div>
      <div className={styles.previewUnder}>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        {summary === undefined ? null : <p className="number">{leftWords(summary, words)}</p>}
      </div>
      <div className={styles.actions}>
        {entry.problem === undefined || isDataMissing(entry) ? (
          <Button look="main" onPress={() => void dispatch(openList(entry.path, entry.modified))}>
            {words.library.openIt}
          </Button>
        ) : null}
        {entry.problem === undefined ? (
          <>
            <Button look="line" onPress={() => void dispatch(duplicateList(entry))}>
              <Copy className="icon" aria-hidden="true" />
              {words.library.duplicate}
            </Button>
            <Button
              look="line"
              onPress={() => {
                dispatch(paneChosen('middle'));
                dispatch(renamingStarted(entry.path));
              }}
            >
              <PencilLine className="icon" aria-hidden="true" />
              {words.library.rename}
            </Button>
            <Button look="line" onPress={() => void dispatch(openList(entry.path, entry.modified, 'sheet'))}>
              <Printer className="icon" aria-hidden="true" />
              {words.library.sheet}
            </Button>
          </>
        ) : null}
        <Button
          look="icon-line"
          label={words.library.delete}
          onPress={() => void dispatch(deleteList(entry, titleOf(entry)))}
        >
          <Trash2 className="icon" aria-hidden="true" />
        </Button>
      </div>
    </header>
  );
}

function leftWords({ limit, points }: ListSummary, { library, verdict }: Words): string {
  if (limit === undefined) return verdict.noLimit;
  return limit < points ? verdict.over(points - limit) : library.left(limit - points);
}

/** What, why, what was kept, what to do. */
function BrokenFile({ entry }: { readonly entry: LibraryEntry }) {
  const words = useWords();
  const { problem } = entry;
  if (problem === undefined) return null;
  if (problem.from === 'engine' && isOfData(problem.problem))
    return <MissingData problem={problem.problem} verdict={entry.summary?.verdict} />;
  const why =
    problem.from === 'host'
      ? hostSentence(problem.problem, words)
      : words.problems.engine[problem.problem.kind];
  const detail = problem.from === 'engine' ? problem.problem.detail : '';
  return (
    <section className={styles.case}>
      <h3>
        <SeverityIcon severity="error" />
        {words.library.brokenTitle(entry.name)}
      </h3>
      <p>{why}</p>
      {detail === '' ? null : <p className="small quiet">{detail}</p>}
      <p>{words.library.brokenKept}</p>
      <p>{words.library.brokenDo}</p>
    </section>
  );
}

/** The list is whole; what it was made with is not there. */
function MissingData({
  problem,
  verdict,
}: {
  readonly problem: EngineProblem;
  readonly verdict: ListSummary['verdict'];
}) {
  const words = useWords();
  const dispatch = useAppDispatch();
  return (
    <section className={styles.case}>
      <h3>
        <SeverityIcon severity="error" />
        {engineSentence(problem, words)}
      </h3>
      <p>{words.data.lastSeen(verdict)}</p>
      <p>{words.data.missingDo}</p>
      <div className={styles.caseActions}>
        <Button look="line" onPress={() => dispatch(wentTo('data'))}>
          <Database className="icon" aria-hidden="true" />
          {words.data.title}
        </Button>
      </div>
    </section>
  );
}

/** More findings than this are counted, not listed. */
const MOST_FINDINGS = 5;

function Content({ summary }: { readonly summary: ListSummary }) {
  const words = useWords();
  const grave = summary.findings.filter(({ severity }) => severity === 'error' || severity === 'lost');
  return (
    <>
      {summary.verdict === 'legal' || grave.length === 0 ? null : (
        <section className={styles.case}>
          <h3>
            <SeverityIcon severity="error" />
            <span className="severity-error">{words.verdict.illegal}</span>
          </h3>
          <ul>
            {grave.slice(0, MOST_FINDINGS).map((finding) => (
              <li key={finding.key}>
                <span>
                  {finding.sentence} <span className="quiet small">{finding.place}</span>
                </span>
              </li>
            ))}
          </ul>
          {grave.length > MOST_FINDINGS ? (
            <p className="quiet">{words.chosen.moreRows(grave.length - MOST_FINDINGS)}</p>
          ) : null}
        </section>
      )}
      <div className={styles.units}>
        {summary.forces.map((force) => (
          <Fragment key={force.key}>
            <h3>{force.name}</h3>
            <b>{words.number(force.total)}</b>
            {force.units.map((unit) => (
              <Fragment key={unit.key}>
                <span>{unit.name}</span>
                <span className="number quiet">{unit.amount === 0 ? '' : words.number(unit.amount)}</span>
                <span className="number">
                  {unit.amount === 0 && unit.price === 0 ? '' : words.number(unit.price)}
                </span>
              </Fragment>
            ))}
          </Fragment>
        ))}
      </div>
    </>
  );
}
