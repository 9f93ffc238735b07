import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { nextAmount } from '../worker/protocol/next-amount';
import styles from './Stepper.module.css';
import { useWholeNumber } from './use-whole-number';

export interface StepperProps {
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly value: number;
  readonly least: number;
  readonly most: number | undefined;
  readonly amounts?: readonly number[] | undefined;
  /** The largest number that can be typed: beyond `most` it is a finding, beyond this a slip of the finger. */
  readonly ceiling: number;
  /** What can be typed, said when something else was. */
  readonly wrong: string;
  /** What was typed and not taken, and what stays; said once the field is left. */
  readonly notTaken: (typed: string, kept: number) => string;
  readonly grouping?: string;
  /** A number that was typed. */
  readonly onChange: (value: number) => void;
  /** The next one, from whatever it is when the press takes effect. */
  readonly onStep: (by: -1 | 1) => void;
}

/** A whole number with − and +; typed numbers count when the field is left. Limits are findings, not walls. */
export function Stepper(props: StepperProps) {
  const { label, lessLabel, moreLabel, value, least, most, amounts, ceiling, onChange, onStep } = props;
  const id = useId();
  const number = useWholeNumber({
    value,
    least: 0,
    most: Math.max(ceiling, value),
    ...(props.grouping === undefined ? {} : { grouping: props.grouping }),
    onCommit: (typed) => {
      if (typed !== undefined) onChange(typed);
    },
  });
  const { isWrong, refused } = number;
  const message = isWrong ? props.wrong : refused === undefined ? undefined : props.notTaken(refused, value);
  const less = nextAmount(value, -1, least, most, amounts);
  const more = nextAmount(value, 1, least, most, amounts);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (number.onKeyDown(event)) event.preventDefault();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    // A step is one from what is typed, if that is a number.
    number.settle();
    if (event.key === 'ArrowUp' && more !== undefined) onStep(1);
    if (event.key === 'ArrowDown' && less !== undefined) onStep(-1);
  };

  return (
    <span className={styles.stepper}>
      <button
        type="button"
        className={styles.button}
        tabIndex={-1}
        aria-label={lessLabel}
        aria-disabled={less === undefined}
        onClick={() => less !== undefined && onStep(-1)}
      >
        <Minus className="icon icon-small" aria-hidden="true" />
      </button>
      <input
        className={styles.input}
        role="spinbutton"
        inputMode="numeric"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={least}
        {...(most === undefined ? {} : { 'aria-valuemax': most })}
        aria-invalid={isWrong}
        aria-describedby={message === undefined ? undefined : id}
        value={number.text}
        onChange={number.onChange}
        onBlur={number.onBlur}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          number.onFocus(event);
          event.target.select();
        }}
      />
      <button
        type="button"
        className={styles.button}
        tabIndex={-1}
        aria-label={moreLabel}
        aria-disabled={more === undefined}
        onClick={() => more !== undefined && onStep(1)}
      >
        <Plus className="icon icon-small" aria-hidden="true" />
      </button>
      {message === undefined ? null : (
        <span id={id} role="alert" className={styles.wrong}>
          {message}
        </span>
      )}
    </span>
  );
}
