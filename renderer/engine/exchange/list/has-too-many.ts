import { MOST_LIST_NODES } from './list-format';

/** What holds choices: a roster, a force or a choice, of our files or of another program's, whatever else is in it. */
interface Holder {
  readonly selections?: unknown;
  readonly forces?: unknown;
}

/** Whether there are more forces and choices than a list can have. Counts no further than that. */
export function hasTooMany(root: object): boolean {
  let count = 0;
  const waiting: Holder[] = [root];
  for (let holder = waiting.pop(); holder !== undefined; holder = waiting.pop()) {
    for (const list of [holder.selections, holder.forces]) {
      if (!Array.isArray(list)) continue;
      count += list.length;
      if (count > MOST_LIST_NODES) return true;
      for (const member of list) if (typeof member === 'object' && member !== null) waiting.push(member);
    }
  }
  return false;
}
