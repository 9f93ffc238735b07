import type { CountedIn } from '../../catalogue/books/because-kinds';
import type { Id } from '../../catalogue/definition';

/** Where something is counted; undefined: in the unit. */
export type Around = CountedIn | undefined;

/** One thing in a list that would have to be otherwise for a condition to come out otherwise. */
export type Change =
  | { readonly kind: 'more'; readonly id: Id; readonly in: Around; readonly least: number }
  | { readonly kind: 'none'; readonly id: Id; readonly in: Around }
  | { readonly kind: 'models'; readonly bound: 'modelsAtLeast' | 'modelsAtMost'; readonly value: number }
  | {
      readonly kind: 'limit';
      readonly bound: 'limitAtLeast' | 'limitAtMost' | 'limitAbove' | 'limitBelow';
      readonly typeId: Id;
      readonly value: number;
    }
  | { readonly kind: 'force'; readonly id: Id; readonly isIn: boolean };

/** What a wish takes: of each clause one change. */
export interface Wish {
  readonly clauses: readonly (readonly Change[])[];
  /** It takes more than can be told. */
  readonly isPartial: boolean;
}

export const UNTOLD: Wish = { clauses: [], isPartial: true };

export const oneChange = (change: Change): Wish => ({ clauses: [[change]], isPartial: false });

/** All of it. */
export function every(wishes: readonly Wish[]): Wish {
  return {
    clauses: wishes.flatMap(({ clauses }) => clauses),
    isPartial: wishes.some(({ isPartial }) => isPartial),
  };
}

/** Any of it: ways that can be told whole stand for those that cannot. */
export function some(wishes: readonly Wish[]): Wish {
  const whole = wishes.filter(({ isPartial }) => !isPartial);
  const single = whole.filter(({ clauses }) => clauses.length === 1);
  if (single.length > 0)
    return { clauses: [single.flatMap(({ clauses }) => clauses[0] ?? [])], isPartial: false };
  return whole[0] ?? wishes.find(({ clauses }) => clauses.length > 0) ?? UNTOLD;
}
