import type { OfferGroup } from '../../engine/evaluation/evaluated';
import type { ChooseView } from '../protocol/chosen-view';
import { offersIn } from './sizing';

/**
 * The groups that an option stands in. An inner group is a heading of its outer one: where of all of it one thing may be
 * taken, whatever is taken in there goes for another.
 */
export interface GroupsAbove {
  /** Ids of the groups and of the links to them. */
  readonly ids: ReadonlySet<string>;
  /** Key of the group of which one may be taken, whatever inner group it stands in. */
  readonly exclusive: string | undefined;
  /** What is taken of that group goes when another is taken. */
  readonly isTaken: boolean;
}

export const NO_GROUPS: GroupsAbove = { ids: new Set(), exclusive: undefined, isTaken: false };

/** One group further in. */
export function groupsWithin(
  above: GroupsAbove,
  { id, items }: OfferGroup,
  key: string,
  choose: ChooseView | undefined,
): GroupsAbove {
  const ids = new Set([...above.ids, ...id.split('::')]);
  if (above.exclusive !== undefined || choose?.most !== 1 || offersIn(items).length < 2)
    return { ...above, ids };
  return { ids, exclusive: key, isTaken: choose.taken > 0 };
}
