import type { EntryNode, Slot } from '../../catalogue/entry-node';
import type { CompiledConditionGroup } from '../../catalogue/query';

const ALIKE: ReadonlySet<string> = new Set(['force', 'roster', 'primary-catalogue', 'top-force']);

const isAlike = ({ conditions, groups }: CompiledConditionGroup): boolean =>
  conditions.every(({ query }) => ALIKE.has(query.scope) || query.field.kind === 'limit') &&
  groups.every(isAlike);

const known = new WeakMap<EntryNode, boolean>();

/** Whether what hides an entry is asked of the force or the list, and so the same wherever in a force it stands. */
export function isHiddenAlike(entry: EntryNode): boolean {
  let alike = known.get(entry);
  if (alike === undefined) {
    alike = (entry.modifiers.byField.get('hidden') ?? []).every(
      ({ guards, repeatLists }) => repeatLists.length === 0 && guards.every(isAlike),
    );
    known.set(entry, alike);
  }
  return alike;
}

/** The same of an option and the groups that it stands in. */
export const isOptionHiddenAlike = ({ entry, groups }: Slot): boolean =>
  isHiddenAlike(entry) && groups.every((group) => isHiddenAlike(group.entry));
