import { type ReactNode, useId, useRef } from 'react';
import { cx } from '../components/cx';
import { SeverityIcon } from '../components/SeverityIcon';
import styles from './Question.module.css';
import { useQuestionKeys } from './use-question-keys';

/** Something that went another way than was meant, and what can become of it: said aloud, with one button an answer. */
export function Question({
  severity,
  label,
  testId,
  asked,
  onCallOff,
  said,
  hint,
  children,
}: {
  readonly severity: 'warning' | 'error';
  readonly label: string;
  readonly testId: string;
  /** What is asked; undefined: it only stands there and takes nobody's keyboard. */
  readonly asked: unknown;
  readonly onCallOff: () => void;
  readonly said: ReactNode;
  readonly hint: string;
  readonly children: ReactNode;
}) {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  const onKeyDown = useQuestionKeys(box, asked, onCallOff);
  return (
    <section
      ref={box}
      className={cx(styles.question, styles[severity])}
      aria-label={label}
      aria-describedby={id}
      onKeyDown={onKeyDown}
      data-testid={testId}
    >
      <div id={id} role="alert" className={styles.said}>
        <SeverityIcon severity={severity} />
        <p>{said}</p>
      </div>
      <div className={styles.buttons}>{children}</div>
      <p className={styles.hint}>{hint}</p>
    </section>
  );
}
