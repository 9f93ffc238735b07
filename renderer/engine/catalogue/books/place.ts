import type { Force, Offering, Place, PlaceOffer, Unit } from '../../../../schemas/generated/types';
import type {
  CategoryEntryDefinition,
  ConditionGroupDefinition,
  Id,
  ModifierDefinition,
} from '../definition';
import { because, scalingOf } from './because';
import type { Context, Site } from './context';
import { selectionSite } from './context';
import {
  type CategoryLinkDraft,
  categoryLinkDraft,
  type ForceDraft,
  type HolderDraft,
  linkDraft,
} from './draft';
import { giversOf } from './givers';
import { compileLimits } from './limit';
import { modifier } from './modifier';
import { nameFields } from './names';
import { compileNeeds } from './needs';
import { compileQuantity } from './quantity';

const BLOCK_SITE: Site = { anchor: 'block', owner: undefined, conditionsIn: 'force', countsIn: 'force' };

/** The category that a block counts: an ordinary one, or one of this force alone. */
export const blockOf = (force: Force, place: Place): Id => place.category ?? `${force.id}.${place.id ?? ''}`;

/** A block that its force alone has, as a category. */
export function ownCategory(force: Force, place: Place): CategoryEntryDefinition | undefined {
  if (place.category !== undefined || place.id === undefined) return undefined;
  return { id: blockOf(force, place), ...nameFields(place.name ?? place.id) };
}

/** A block of a force with its numbers. */
export function compilePlace(context: Context, place: Place, force: Force): CategoryLinkDraft {
  const category = blockOf(force, place);
  const carrierId = `${force.id}.${place.category ?? place.id ?? ''}`;
  const link = categoryLinkDraft(`${carrierId}.block`, category);
  if (place.hidden) link.hidden = true;
  for (const bound of ['min', 'max'] as const) {
    const quantity = place[bound];
    if (quantity === undefined) continue;
    const id = `${carrierId}.${bound}`;
    const number = compileQuantity(context, quantity, { field: id, site: BLOCK_SITE, inactive: 0 });
    const scaling = scalingOf(quantity, undefined);
    const about = { forceId: force.id, placeId: category, ...scaling };
    const givenByIds = giversOf(context.symbols, scaling.perEachIds ?? []);
    link.constraints.push({
      id,
      type: bound,
      value: number.value,
      field: 'selections',
      scope: 'force',
      because:
        bound === 'max'
          ? because('place-most', { ...about, ...(givenByIds.length > 0 ? { givenByIds } : {}) })
          : because('place-least', about),
    });
    link.modifiers.push(...number.modifiers);
  }
  compileLimits(context, place.limits, {
    kind: 'place',
    ownId: category,
    carrierId,
    carriers: [link],
    site: BLOCK_SITE,
    forceId: force.id,
    category,
  });
  return link;
}

/** A unit as offered in one block: a link with the price and limits that it has there. */
export function offerLink(
  context: Context,
  unit: Unit,
  block: { readonly id: Id; readonly category: Id },
  offer: Offering | PlaceOffer,
): HolderDraft {
  const id = `${block.id}.${unit.id}`;
  const link = linkDraft(id, unit.id);
  const site = selectionSite({ id: unit.id, locals: new Set() });
  link.categoryLinks.push({ targetId: block.category, primary: true });
  if (offer.points !== undefined) link.costs.push({ typeId: context.symbols.points, value: offer.points });
  for (const [typeId, value] of Object.entries(offer.costs ?? {})) link.costs.push({ typeId, value });
  if (offer.max !== undefined) {
    link.constraints.push({
      id: `${id}.max`,
      type: 'max',
      value: offer.max,
      field: 'selections',
      scope: 'force',
      shared: false,
      because: because('place-unit-most', { placeId: block.category, ofIds: [unit.id] }),
    });
  }
  compileLimits(context, offer.limits, {
    kind: 'unit',
    ownId: unit.id,
    carrierId: id,
    carriers: [link],
    site: { ...site, countsIn: 'army' },
  });
  if (offer.needs) link.modifiers.push(...compileNeeds(context, { needs: offer.needs }, unit.id, site));
  context.tags.register(link, `unit:${unit.id}`);
  return link;
}

const inForce = (id: Id, isNot: boolean) => ({
  type: isNot ? 'notInstanceOf' : 'instanceOf',
  value: 1,
  scope: 'force',
  childId: id,
});

/** Blocks that a root entry may stand in: its own and those that category changes make its own. */
function primariesOf(entry: HolderDraft, own: Id | undefined): readonly Id[] {
  const changed = entry.modifiers.flatMap(({ type, field, value }) =>
    type === 'set-primary' && field === 'category' ? [String(value)] : [],
  );
  return [...new Set([...(own === undefined ? [] : [own]), ...changed])];
}

/**
 * Hides a root entry in forces that have no block for it, and where the block takes other units only.
 * @param own its category here; `changes` of the shared entry count for links too
 */
export function placeModifiers(
  context: Context,
  forces: readonly ForceDraft[],
  shared: HolderDraft,
  unit: Unit,
  own: Id | undefined,
): ModifierDefinition[] {
  const primaries = primariesOf(shared, own);
  const result: ModifierDefinition[] = [];
  const isPrimary = (category: Id): ConditionGroupDefinition[] =>
    primaries.length === 1
      ? []
      : [
          {
            type: 'and',
            conditions: [{ type: 'instanceOf', value: 1, scope: 'primary-category', childId: category }],
          },
        ];
  for (const category of primaries) {
    const having = forces.filter((force) =>
      force.categoryLinks.some(({ targetId }) => targetId === category),
    );
    if (having.length < forces.length) {
      result.push({
        ...modifier('set', 'hidden', true, [
          ...isPrimary(category),
          ...(having.length > 0
            ? [{ type: 'and', conditions: having.map(({ id }) => inForce(id, true)) }]
            : []),
        ]),
        because: because('no-place', { placeId: category }),
      });
    }
    for (const force of context.symbols.forces.values()) {
      for (const place of force.places) {
        if (place.only === undefined || blockOf(force, place) !== category) continue;
        if (place.only.includes(unit.id)) continue;
        const tags = place.only.filter((id) => context.kindOf(id) !== 'unit');
        result.push({
          ...modifier('set', 'hidden', true, [
            ...isPrimary(category),
            {
              type: 'and',
              conditions: [
                inForce(force.id, false),
                ...tags.map((tag) => ({
                  type: 'notInstanceOf',
                  value: 1,
                  scope: 'root-entry',
                  childId: context.key(tag, undefined).id,
                })),
              ],
            },
          ]),
          because: because('place-only', { forceId: force.id, placeId: category, ofIds: place.only }),
        });
      }
    }
  }
  return result;
}
