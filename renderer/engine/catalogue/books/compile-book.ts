import type { Book, System, Unit } from '../../../../schemas/generated/types';
import type { CatalogueDefinition, CategoryEntryDefinition } from '../definition';
import { compileCategory } from './compile-system';
import { ARMY_SITE, Context } from './context';
import type { EntryDraft, ForceDraft, LinkDraft } from './draft';
import { compileForce } from './force';
import { compileGear } from './gear';
import { compileLimits } from './limit';
import { modifier } from './modifier';
import { nameFields } from './names';
import { blockOf, offerLink, placeModifiers } from './place';
import { compileRole, roleMinimum } from './role';
import { symbolsOf } from './symbols';
import { compileUnit } from './unit';

interface Roots {
  readonly entries: EntryDraft[];
  readonly shared: EntryDraft[];
  readonly links: LinkDraft[];
}

/** Puts a unit into the blocks it stands in: as it is in its categories, as links where the price differs. */
function addUnit(
  context: Context,
  unit: Unit,
  sortIndex: number,
  forces: readonly ForceDraft[],
  roots: Roots,
): void {
  const entry = compileUnit(context, unit);
  entry.sortIndex = sortIndex;
  const [primary, ...others] = unit.categories ?? [];
  const link = (block: { id: string; category: string }, offer: Parameters<typeof offerLink>[3]) => {
    const draft = offerLink(context, unit, block, offer) as LinkDraft;
    // here it stands in this block only, not in that of its own
    if (primary !== undefined && primary !== block.category) {
      draft.modifiers.push(modifier('remove', 'category', primary));
    }
    draft.modifiers.push(...placeModifiers(context, forces, entry, unit, block.category));
    draft.sortIndex = sortIndex;
    roots.links.push(draft);
  };
  for (const place of unit.places ?? []) link({ id: place.category, category: place.category }, place);
  for (const force of context.symbols.forces.values()) {
    for (const place of force.places) {
      for (const offer of place.from ?? []) {
        if (offer.unit !== unit.id) continue;
        const category = blockOf(force, place);
        link({ id: `${force.id}.${place.category ?? place.id ?? ''}`, category }, offer);
        const last = roots.links.at(-1);
        // an ordinary block offers it in this force alone
        if (place.category !== undefined && last) hideOutside(last, force.id);
      }
    }
  }
  if (primary === undefined) {
    if (roots.links.some(({ targetId }) => targetId === unit.id)) {
      roots.shared.push(entry);
      return;
    }
    roots.entries.push(entry);
    return;
  }
  entry.categoryLinks.unshift(
    { targetId: primary, primary: true },
    ...others.map((targetId) => ({ targetId })),
  );
  const place = placeModifiers(context, forces, entry, unit, primary);
  const hasLinks = roots.links.some(({ targetId }) => targetId === unit.id);
  if (!hasLinks) {
    entry.modifiers.push(...place);
    roots.entries.push(entry);
    return;
  }
  // What hides the unit in its own block must not hide it in the others: its own block is only told by its category.
  entry.modifiers.push(
    ...place.map((hiding) => ({
      ...hiding,
      conditionGroups: [
        ...(hiding.conditionGroups ?? []),
        {
          type: 'and',
          conditions: [{ type: 'instanceOf', value: 1, scope: 'primary-category', childId: primary }],
        },
      ],
    })),
  );
  roots.entries.push(entry);
}

function hideOutside(link: LinkDraft, forceId: string): void {
  link.modifiers.push({
    type: 'set',
    field: 'hidden',
    value: true,
    conditions: [{ type: 'notInstanceOf', value: 1, scope: 'force', childId: forceId }],
    because: { kind: 'no-place', params: { placeId: link.categoryLinks[0]?.targetId ?? '' } },
  });
}

/**
 * A book with all that its system adds to it: gear, lists, units, forces and limits of both.
 * The data must be valid (see `readBooks`); an id that names nothing counts nothing.
 */
export function compileBook(system: System, book: Book): CatalogueDefinition {
  const context = new Context(symbolsOf(system, book));
  const { symbols } = context;
  const categories: CategoryEntryDefinition[] = (book.categories ?? []).map(compileCategory);
  const all: ForceDraft[] = [];
  const top = symbols.topForces.map((force, index) => {
    const draft = compileForce(context, force, { all, categories });
    draft.sortIndex = index + 1;
    return draft;
  });
  const shared: EntryDraft[] = [];
  for (const [id, gear] of symbols.gear) shared.push(compileGear(context, id, gear));
  for (const role of symbols.roles.values()) {
    shared.push(compileRole(context, role));
    const minimum = roleMinimum(context, role);
    if (minimum) for (const force of top) force.constraints.push(minimum);
  }
  const roots: Roots = { entries: [], shared, links: [] };
  // Units are offered in the order of the book.
  [...symbols.units.values()].forEach((unit, index) => {
    addUnit(context, unit, index + 1, all, roots);
  });
  for (const source of [system, book]) {
    compileLimits(context, source.limits, {
      kind: 'army',
      ownId: source.id,
      carrierId: source.id,
      carriers: top,
      site: ARMY_SITE,
    });
  }
  const made = context.tags.finish();
  const formerIds = { ...system.formerIds, ...book.formerIds };
  return {
    id: book.id,
    gameSystemId: system.id,
    ...nameFields(book.name),
    revision: book.revision,
    categoryEntries: [...categories, ...made],
    forceEntries: top,
    selectionEntries: roots.entries,
    entryLinks: roots.links,
    sharedSelectionEntries: roots.shared,
    ...(Object.keys(formerIds).length > 0 ? { formerIds } : {}),
  };
}
