import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { nextAmount } from '../worker/protocol/next-amount';
import styles from './Stepper.module.css';

export interface StepperProps {
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly value: number;
  readonly least: number;
  readonly most: number | undefined;
  readonly amounts?: readonly number[] | undefined;
  /** A number that was typed. */
  readonly onChange: (value: number) => void;
  /** The next one, from whatever it is when the press takes effect. */
  readonly onStep: (by: -1 | 1) => void;
}

/** A whole number with − and +; typed numbers count when the field is left. Limits are findings, not walls. */
export function Stepper(props: StepperProps) {
  const { label, lessLabel, moreLabel, value, least, most, amounts, onChange, onStep } = props;
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  const less = nextAmount(value, -1, least, most, amounts);
  const more = nextAmount(value, 1, least, most, amounts);

  const commit = (): void => {
    const typed = Number.parseInt(text, 10);
    if (Number.isInteger(typed) && typed >= 0 && typed !== value) onChange(typed);
    else setText(String(value));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') commit();
    else if (event.key === 'ArrowUp' && more !== undefined) onStep(1);
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
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
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
    </span>
  );
}
