import type { SheetWords } from '../words/tables';
import type { Run } from './page';
import { SEPARATOR } from './separator';

interface Labelled {
  readonly label: string;
  readonly value: string;
}

/** Letters that make a word, or a sign that a value of several parts has itself. */
const WORDS_IN_VALUE = /\p{L}{3}|[,;:]/u;

/**
 * Values with their labels, as text: figures need nothing between the two (`Front 14, Side 13`), words do, or nobody could
 * tell a label from a value (`Move: 10 cm · Arms: Cannon, Claw`).
 */
export function labelledRuns(values: readonly Labelled[], words: SheetWords): Run[] {
  if (!values.some(({ value }) => WORDS_IN_VALUE.test(value))) {
    const figures = values.map(({ label, value }) => `${label}\u00a0${value}`);
    return figures.length === 0 ? [] : [{ text: figures.join(', '), style: 'small' }];
  }
  return values.flatMap(({ label, value }, index): Run[] => [
    ...(index === 0 ? [] : [SEPARATOR]),
    { text: label + words.colon, style: 'smallQuiet' },
    { text: value, style: 'small' },
  ]);
}
