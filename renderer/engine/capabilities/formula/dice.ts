import { type Exact, exact } from './exact';

/** What a roll comes to. */
export interface DiceRange {
  readonly least: Exact;
  readonly most: Exact;
  readonly average: Exact;
}

const DICE = /^(\d{0,3})[dD](\d{1,3})(?:\s?([+-])\s?(\d{1,3}))?$/;

/** The whole text as a throw (`D6`, `2D3`, `D3+1`); undefined when it is anything else. */
export function readDice(text: string): DiceRange | undefined {
  const match = DICE.exec(text);
  if (match === null) return undefined;
  const count = match[1] === '' ? 1 : Number(match[1]);
  const sides = Number(match[2]);
  if (count === 0 || sides === 0) return undefined;
  const more = match[4] === undefined ? 0 : Number(`${match[3]}${match[4]}`);
  const least = exact(count + more);
  const most = exact(count * sides + more);
  const average = exact(count * (sides + 1) + 2 * more, 2);
  return least && most && average && { least, most, average };
}
