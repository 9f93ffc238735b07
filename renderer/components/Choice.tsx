import { type ReactNode, useId } from 'react';
import styles from './Choice.module.css';
import { cx } from './cx';

/** A radio button or check box with its label, as in settings; one that would do nothing says why, and is off. */
export function Choice({
  type,
  name,
  isOn,
  why,
  onChange,
  children,
}: {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly isOn: boolean;
  readonly why?: string | undefined;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}) {
  const reason = useId();
  const isOff = why !== undefined;
  return (
    <label className={cx(styles.row, isOff && styles.off)}>
      <input
        className={styles.mark}
        type={type}
        name={name}
        checked={isOn && !isOff}
        aria-disabled={isOff}
        {...(isOff ? { 'aria-describedby': reason } : {})}
        onChange={(event) => isOff || onChange(event.target.checked)}
      />
      <span>{children}</span>
      {isOff ? (
        <span id={reason} className={styles.why}>
          {why}
        </span>
      ) : null}
    </label>
  );
}
