import type { OwnedConstraint } from '../catalogue/entry-node';
import type { BrokenConstraint } from './evaluated';
import type { PlaceName } from './outside';

/** Where a breach is shown. */
export type Shown = Pick<BrokenConstraint, 'onType' | 'onEntryId' | 'at'>;

/** A place inside a unit by its number there; an option that is not taken by a number of its own, below nothing. */
export type ToldPlace = PlaceName | number;

/** One constraint that was asked while a unit was judged, as far as others have to know of it. */
export interface Told {
  readonly owned: OwnedConstraint;
  readonly place: ToldPlace;
  /** What was counted. */
  readonly key: string;
  readonly broken:
    | {
        readonly what: Omit<BrokenConstraint, keyof Shown>;
        readonly shown: Shown;
        readonly silences: readonly OwnedConstraint[];
      }
    | undefined;
}

/** What was found about a unit: about its own entry, and about what is below it. */
export interface ToldOfUnit {
  own?: readonly Told[];
  below?: readonly Told[];
}
