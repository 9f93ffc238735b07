import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { parseWholeNumber } from './parse-whole-number';

export interface WholeNumberField {
  /** Undefined: none. */
  readonly value: number | undefined;
  readonly least: number;
  readonly most: number;
  /** An empty field means none; else it is no number. */
  readonly mayBeNone?: boolean;
  /** A number counts as soon as it is one, not only once the field is left. */
  readonly isLive?: boolean;
  /** What is no number stays when the field is left, for something else waits for it; emptied, it lacks one too. */
  readonly isNeeded?: boolean;
  readonly grouping?: string;
  /** Told only when the number is another one. */
  readonly onCommit: (value: number | undefined) => void;
}

/**
 * A field for a whole number. What is none in range is not taken: the field says so as long as it stands there, and has
 * its old value back once it is left (unless it is needed) or Escape is pressed. Who leaves it is told what was not taken.
 */
export function useWholeNumber(field: WholeNumberField) {
  const {
    value,
    least,
    most,
    mayBeNone = false,
    isLive = false,
    isNeeded = false,
    grouping,
    onCommit,
  } = field;
  const shown = value === undefined ? '' : String(value);
  const [text, setText] = useState(shown);
  // Leaving comes before the field is drawn again, so that what stands in it is not only state.
  const latest = useRef(text);
  const isTyping = useRef(false);
  /** The field, while the keyboard is in it. */
  const input = useRef<HTMLInputElement | null>(null);
  const isReplaced = useRef(false);
  const [refused, setRefused] = useState<string>();
  const write = (next: string): void => {
    latest.current = next;
    isTyping.current = false;
    setText(next);
    setRefused(undefined);
  };
  // Another value takes no text from under a hand that is typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another value is another text
  useEffect(() => {
    if (isTyping.current) return;
    isReplaced.current = latest.current !== shown;
    write(shown);
  }, [shown]);
  // The hand that came to the field to type over what stood there types over what stands there now, not behind it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once another text is drawn
  useLayoutEffect(() => {
    if (isReplaced.current) input.current?.select();
    isReplaced.current = false;
  }, [text]);

  /** What stands there; "wrong" when it is nothing that can be taken. */
  const read = (typed: string): number | undefined | 'wrong' => {
    if (typed.trim() === '') return mayBeNone ? undefined : 'wrong';
    const number = parseWholeNumber(typed, grouping);
    return number === undefined || number < least || number > most ? 'wrong' : number;
  };
  const take = (typed: string): boolean => {
    if (typed === shown) return true;
    const number = read(typed);
    if (number === 'wrong') return false;
    isTyping.current = false;
    if (number === value) write(shown);
    else onCommit(number);
    return true;
  };
  const restore = (): void => write(shown);
  /** Takes what stands there, or has the old value back and says what it was that stood there. */
  const settle = (): void => {
    const typed = latest.current;
    if (take(typed)) return;
    restore();
    setRefused(typed.trim());
  };

  const isWrong = text !== shown && (isNeeded || text.trim() !== '') && read(text) === 'wrong';
  return {
    text,
    isWrong,
    /** What stood there and was not taken, until something else is typed. */
    refused,
    /** The old value is back. */
    restore,
    settle,
    onChange(event: ChangeEvent<HTMLInputElement>): void {
      const typed = event.target.value;
      write(typed);
      isTyping.current = true;
      if (isLive && (mayBeNone || typed.trim() !== '')) take(typed);
    },
    onFocus({ target }: FocusEvent<HTMLInputElement>): void {
      input.current = target;
    },
    onBlur(): void {
      input.current = null;
      if (isNeeded) take(latest.current);
      else settle();
    },
    /** @returns true when the key was for the field; Escape goes on to whom it may concern once the value is back */
    onKeyDown(event: KeyboardEvent): boolean {
      if (event.key === 'Escape') restore();
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && latest.current !== shown) {
        // What was typed and not taken goes back whole. What was taken is a step of the list, and taken back there: the
        // field's own memory of letters would show a number again that the list does not have.
        event.preventDefault();
        event.stopPropagation();
        if (!event.shiftKey) restore();
        return true;
      }
      if (event.key !== 'Enter') return false;
      // What is wrong stays to be mended; there is nothing to mend in an empty field.
      if (latest.current.trim() === '' && !isNeeded) settle();
      else take(latest.current);
      return true;
    },
  };
}
