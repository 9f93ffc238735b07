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
  const less = nextAmount(value, -1, least, most, amounts);
  const more = nextAmount(value, 1, least, most, amounts);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (number.onKeyDown(event)) event.preventDefault();
    if (event.key === 'ArrowUp' && more !== undefined) onStep(1);
    else if (event.key === 'ArrowDown' && less !== undefined) onStep(-1);
    else return;
    event.preventDefault();
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
        aria-invalid={number.isWrong}
        aria-describedby={number.isWrong ? id : undefined}
        value={number.text}
        onChange={number.onChange}
        onBlur={number.onBlur}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.target.select()}
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
      {number.isWrong ? (
        <span id={id} role="alert" className={styles.wrong}>
          {props.wrong}
        </span>
      ) : null}
    </span>
  );
}
