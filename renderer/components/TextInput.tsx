import { type ChangeEvent, type InputHTMLAttributes, useEffect, useId, useState } from 'react';
import { TEXT_LIMITS } from '../engine/roster/text-limits';
import { useWords } from '../words/use-words';
import { cx } from './cx';
import { fitText } from './fit-text';
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

/**
 * A labelled text whose changes count once it is left: one step of the history, not one per letter. Where more comes in
 * than fits, it says so.
 */
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
  const { fields } = useWords();
  const own = useId();
  const [text, setText] = useState(value);
  const [isCut, setIsCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another value is another text
  useEffect(() => {
    setText(value);
    // What was committed as it stands here is still cut.
    if (value !== text) setIsCut(false);
  }, [value]);
  const fieldId = id ?? own;
  const most = isLong === true ? TEXT_LIMITS.notes : TEXT_LIMITS.name;
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
    const fitting = fitText(text, target.value, most);
    setIsCut(fitting !== target.value);
    setText(fitting);
  };
  const commit = (): void => {
    if (text !== value) onCommit(text);
  };
  const described = [isCut && `${fieldId}-cut`, hint !== undefined && `${fieldId}-hint`]
    .filter(Boolean)
    .join(' ');
  const shared = {
    id: fieldId,
    className: cx(styles.input),
    value: text,
    onChange,
    onBlur: commit,
    ...(described === '' ? {} : { 'aria-describedby': described }),
  };
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      {isLong === true ? (
        <textarea {...shared} rows={2} />
      ) : (
        <input
          {...shared}
          type={type}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
          }}
        />
      )}
      {isCut ? (
        <span id={`${fieldId}-cut`} role="alert" className={styles.cut}>
          {fields.cut(most)}
        </span>
      ) : null}
      {hint === undefined ? null : (
        <span id={`${fieldId}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
