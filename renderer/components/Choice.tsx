import type { ReactNode } from 'react';
import styles from './Choice.module.css';

/** A radio button or check box with its label, as in settings. */
export function Choice({
  type,
  name,
  isOn,
  onChange,
  children,
}: {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <label className={styles.row}>
      <input
        className={styles.mark}
        type={type}
        name={name}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
