import { Database } from 'lucide-react';
import { Button } from '../../../components/Button';
import { SeverityIcon } from '../../../components/SeverityIcon';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { openAgain } from '../../../store/keep-or-leave';
import { wentTo } from '../../../store/view-slice';
import { engineSentence } from '../../../words/problem-sentence';
import { useWords } from '../../../words/use-words';
import type { EngineProblem } from '../../../worker/protocol/calls';
import styles from './Chosen.module.css';
import { PanelHead } from './PanelHead';

/** The list can be read and not be judged: which data are missing, and what to do. */
export function MissingPanel({ problem }: { readonly problem: EngineProblem }) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const { head } = useAppSelector((state) => state.builder.known) ?? {};
  return (
    <>
      <PanelHead
        title={words.chosen.army}
        second={undefined}
        price={undefined}
        under={[head?.army, head?.system].filter(Boolean).join(' · ')}
      />
      <section className={`${styles.case} ${styles.case_error}`} data-testid="missing">
        <h3>
          <SeverityIcon severity="error" />
          <span>{engineSentence(problem, words)}</span>
        </h3>
        <p className={styles.source}>{words.chosen.lastKnown}</p>
        <p className={styles.source}>{words.data.missingDo}</p>
        <div className={styles.caseActions}>
          <Button look="small-line" onPress={() => dispatch(wentTo('data'))}>
            <Database className="icon icon-small" aria-hidden="true" />
            {words.data.title}
          </Button>
          <Button look="small-line" onPress={() => void dispatch(openAgain())}>
            {words.chosen.readAgain}
          </Button>
        </div>
      </section>
    </>
  );
}
