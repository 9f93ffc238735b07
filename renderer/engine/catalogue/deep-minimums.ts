import type { Book } from './book';
import type { ConstraintDefinition } from './definition';
import type { EntryNode, OwnedConstraint, Slot, SlotTree } from './entry-node';
import type { CompiledQuery } from './query';

/** Deeper options than this are not looked at: living data nest about six deep. */
const DEEPEST = 8;

const OUTSIDE: ReadonlySet<CompiledQuery['scopeKind'] | undefined> = new Set([
  'category',
  'force',
  'force-link',
]);

/** Whether a constraint asks for a minimum that is counted in the force, in a block or force by its id, or in the roster. */
function asksOutside({ mayAsk, query }: OwnedConstraint): boolean {
  const isOutside = query.scope === 'force' || query.scope === 'roster' || OUTSIDE.has(query.scopeKind);
  return mayAsk && !query.childId && isOutside && query.field.kind !== 'forces';
}

/**
 * Whether anything below a root may ask outside its parent, by the definitions of a book and all that it
 * sees: mostly there is nothing, and then the nodes of a whole book need not be built to find none.
 */
export function mayAskBelowRoots(books: readonly Book[]): boolean {
  return books.some((book) => {
    const { definition, index } = book;
    const atTop = new Set<object>([...(definition.selectionEntries ?? []), ...(definition.entryLinks ?? [])]);
    return index.askingOutside.some(
      ({ node, scope }) =>
        (scope === 'force' || scope === 'roster' || OUTSIDE.has(book.find(scope)?.indexed.kind)) &&
        // an entry at the top may stand below another one, too, behind a link
        (!atTop.has(node) || books.some((each) => each.index.innerTargets.has((node as { id: string }).id))),
    );
  });
}

/** A constraint that asks outside its parent, by each way from a root to an entry that bears it. */
export interface DeepMinimum {
  /** One way asks for all. If not, links are counted apart, and each way asks for itself. */
  readonly isShared: boolean;
  readonly ways: readonly { readonly constraint: OwnedConstraint; readonly path: readonly Slot[] }[];
}

/** What is asked below the roots of a book. Every way is one: another may be hidden. */
export function deepMinimums(roots: SlotTree): readonly DeepMinimum[] {
  const found = new Map<ConstraintDefinition, { isShared: boolean; ways: DeepMinimum['ways'][number][] }>();
  const leads = new Map<EntryNode, boolean>();
  /** Whether anything below an entry asks: most of a book is not entered. */
  const leadsToOne = (entry: EntryNode): boolean => {
    const known = leads.get(entry);
    if (known !== undefined) return known;
    leads.set(entry, false);
    const does = entry.slots.slots.some(
      (slot) => slot.entry.constraints.some(asksOutside) || leadsToOne(slot.entry),
    );
    leads.set(entry, does);
    return does;
  };
  const walk = (way: readonly Slot[], entry: EntryNode): void => {
    if (way.length >= DEEPEST || !leadsToOne(entry)) return;
    for (const slot of entry.slots.slots) {
      const path = [...way, slot];
      for (const constraint of slot.entry.constraints) {
        if (!asksOutside(constraint)) continue;
        const known = found.get(constraint.definition);
        if (known) known.ways.push({ constraint, path });
        else
          found.set(constraint.definition, {
            isShared: constraint.query.shared,
            ways: [{ constraint, path }],
          });
      }
      walk(path, slot.entry);
    }
  };
  for (const slot of roots.slots) walk([slot], slot.entry);
  return [...found.values()];
}
