import { useId } from 'react';
import { cx } from './cx';
import styles from './TextInput.module.css';
import { useWholeNumber, type WholeNumberField } from './use-whole-number';

export interface NumberInputProps extends WholeNumberField {
  readonly label: string;
  /** What can be typed, said when something else was. */
  readonly wrong: string;
  /** What was typed and not taken, and what stays; said once the field is left. */
  readonly notTaken: (typed: string, kept: number | undefined) => string;
  readonly id?: string;
  readonly className?: string | undefined;
}

/** A labelled whole number. */
export function NumberInput({ label, wrong, notTaken, id, className, ...field }: NumberInputProps) {
  const own = useId();
  const fieldId = id ?? own;
  const number = useWholeNumber(field);
  const { isWrong, refused } = number;
  const message = isWrong ? wrong : refused === undefined ? undefined : notTaken(refused, field.value);
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
        aria-invalid={isWrong}
        aria-describedby={message === undefined ? undefined : `${fieldId}-wrong`}
        onChange={number.onChange}
        onFocus={number.onFocus}
        onBlur={number.onBlur}
        onKeyDown={number.onKeyDown}
      />
      {message === undefined ? null : (
        <span id={`${fieldId}-wrong`} role="alert" className={styles.wrong}>
          {message}
        </span>
      )}
    </div>
  );
}
