import { useId } from 'react';
import { cx } from './cx';
import styles from './TextInput.module.css';
import { useWholeNumber, type WholeNumberField } from './use-whole-number';

export interface NumberInputProps extends WholeNumberField {
  readonly label: string;
  /** What can be typed, said when something else was. */
  readonly wrong: string;
  readonly id?: string;
  readonly className?: string | undefined;
}

/** A labelled whole number. */
export function NumberInput({ label, wrong, id, className, ...field }: NumberInputProps) {
  const own = useId();
  const fieldId = id ?? own;
  const number = useWholeNumber(field);
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      <input
        id={fieldId}
        className={cx(styles.input)}
        inputMode="numeric"
        autoComplete="off"
        value={number.text}
        aria-invalid={number.isWrong}
        aria-describedby={number.isWrong ? `${fieldId}-wrong` : undefined}
        onChange={number.onChange}
        onBlur={number.onBlur}
        onKeyDown={number.onKeyDown}
      />
      {number.isWrong ? (
        <span id={`${fieldId}-wrong`} role="alert" className={styles.wrong}>
          {wrong}
        </span>
      ) : null}
    </div>
  );
}
