import { changeNodes } from './change-node';
import type { Roster } from './document';

/** A list of selections or forces that lost all its members is not there, as in a roster that never had it. */
export function withoutEmptyLists(roster: Roster): Roster {
  const tidy = <
    Node extends { readonly selections?: readonly unknown[]; readonly forces?: readonly unknown[] },
  >(
    node: Node,
  ): Node => {
    const isEmpty = node.selections?.length === 0 || node.forces?.length === 0;
    if (!isEmpty) return node;
    const { selections = [], forces = [], ...rest } = node;
    return {
      ...rest,
      ...(selections.length > 0 ? { selections } : {}),
      ...(forces.length > 0 ? { forces } : {}),
    } as Node;
  };
  return changeNodes(roster, { force: tidy, selection: tidy });
}
