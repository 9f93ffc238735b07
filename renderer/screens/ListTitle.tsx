import { ChevronLeft } from 'lucide-react';
import { Button } from '../components/Button';
import { cx } from '../components/cx';
import { useAppSelector } from '../store/hooks';
import styles from './ListTitle.module.css';

/** Left end of the top bar: the way back, and which list this is. */
export function ListTitle({
  backLabel,
  onBack,
  under,
  press,
}: {
  readonly backLabel: string;
  readonly onBack: () => void;
  readonly under?: string;
  /** What a press on the name does, and what it is called. */
  readonly press?: { readonly label: string; readonly act: () => void };
}) {
  const head = useAppSelector(({ builder }) => builder.view?.head ?? builder.known?.head);
  const facts = [
    { text: head?.army },
    { text: [head?.system, head?.edition].filter(Boolean).join(', '), className: styles.game },
    { text: head?.event },
  ].filter(({ text }) => text !== undefined && text !== '');
  const line = under ?? facts.map(({ text }) => text).join(' · ');
  return (
    <>
      <Button look="icon" label={backLabel} onPress={onBack}>
        <ChevronLeft className="icon" aria-hidden="true" />
      </Button>
      <div className={cx(styles.doc, press !== undefined && styles.press)}>
        {press === undefined ? (
          <h1 className={styles.lines} title={head?.name}>
            {head?.name}
          </h1>
        ) : (
          <h1>
            <button
              type="button"
              className={styles.name}
              title={[head?.name, line, press.label].filter(Boolean).join('\n')}
              onClick={press.act}
            >
              <span className={styles.lines}>{head?.name}</span>
            </button>
          </h1>
        )}
        <p className={under === undefined ? styles.facts : 'clip'} title={line}>
          {under ??
            facts.map(({ text, className }) => (
              <span key={text} className={cx(styles.fact, className)}>
                {text}
              </span>
            ))}
        </p>
      </div>
    </>
  );
}
