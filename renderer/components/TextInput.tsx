import { type InputHTMLAttributes, useEffect, useId, useState } from 'react';
import { TEXT_LIMITS } from '../engine/roster/text-limits';
import { cx } from './cx';
import styles from './TextInput.module.css';

export interface TextInputProps {
  readonly label: string;
  readonly value: string;
  /** Told when the field is left or Enter is pressed, and only when the text changed. */
  readonly onCommit: (value: string) => void;
  readonly hint?: string;
  readonly isLong?: boolean;
  readonly type?: InputHTMLAttributes<HTMLInputElement>['type'];
  readonly id?: string;
  readonly className?: string | undefined;
}

/** A labelled text whose changes count once it is left: one step of the history, not one per letter. */
export function TextInput({
  label,
  value,
  onCommit,
  hint,
  isLong,
  type = 'text',
  id,
  className,
}: TextInputProps) {
  const own = useId();
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const fieldId = id ?? own;
  const commit = (): void => {
    if (text !== value) onCommit(text);
  };
  const shared = {
    id: fieldId,
    className: cx(styles.input),
    maxLength: isLong === true ? TEXT_LIMITS.notes : TEXT_LIMITS.name,
    value: text,
    onBlur: commit,
    ...(hint === undefined ? {} : { 'aria-describedby': `${fieldId}-hint` }),
  };
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      {isLong === true ? (
        <textarea {...shared} rows={2} onChange={(event) => setText(event.target.value)} />
      ) : (
        <input
          {...shared}
          type={type}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
          }}
        />
      )}
      {hint === undefined ? null : (
        <span id={`${fieldId}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
