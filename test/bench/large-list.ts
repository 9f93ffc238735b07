import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import { edit } from '../../renderer/engine/evaluation/edit';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import type { Evaluation, Offer, OfferGroup } from '../../renderer/engine/evaluation/evaluated';
import type { Roster, RosterForce, RosterSelection } from '../../renderer/engine/roster/document';
import { newRoster } from '../../renderer/engine/roster/new-roster';

const flat = (offers: readonly (Offer | OfferGroup)[]): Offer[] =>
  offers.flatMap((offer) => ('items' in offer ? (offer.hidden ? [] : flat(offer.items)) : [offer]));

const countOf = (selections: readonly RosterSelection[] = []): number =>
  selections.reduce((sum, each) => sum + 1 + countOf(each.selections), 0);

export const selectionsIn = (forces: readonly RosterForce[] = []): number =>
  forces.reduce((sum, each) => sum + countOf(each.selections) + selectionsIn(each.forces), 0);

export interface LargeListOptions {
  readonly book: string;
  readonly force: string;
  readonly units: number;
  /** Selections that a unit has on average, itself counted. */
  readonly perUnit: number;
  readonly newId: () => string;
}

/**
 * A list of many units with options, as a player would take them: what a force offers in turn, and in each unit options
 * in turn that are not taken yet. The same for the same data.
 */
export function largeList(catalogue: Catalogue, options: LargeListOptions): Roster {
  const { book, force: entryId, units, perUnit, newId } = options;
  let roster = edit(
    catalogue,
    newRoster(catalogue, 'Large', newId),
    { kind: 'add-force', entryId, catalogueId: book },
    newId,
  );
  const force = roster.forces[0]?.id ?? '';
  const offered = evaluate(catalogue, roster)
    .rootOffers(force)
    .filter((offer) => !offer.hidden && offer.price.some(({ value }) => value > 0))
    .map(({ entryId: id }) => id);
  // Units of one entry come to the same size, so each entry is tried once and copied.
  const before = new Set(roster.forces[0]?.selections?.map(({ id }) => id));
  const made = new Map<string, RosterSelection>();
  for (const id of offered) {
    let small = edit(catalogue, roster, { kind: 'select', parent: force, entryId: id }, newId);
    const unit = small.forces[0]?.selections?.find((each) => !before.has(each.id));
    if (unit === undefined) continue;
    for (let tries = 0; tries < perUnit * 2; tries++) {
      const now = small.forces[0]?.selections?.find((each) => each.id === unit.id);
      if (now === undefined || countOf([now]) >= perUnit) break;
      const next = optionOf(evaluate(catalogue, small), now, tries);
      if (next) small = edit(catalogue, small, { kind: 'select', ...next }, newId);
    }
    const now = small.forces[0]?.selections?.find((each) => each.id === unit.id);
    if (now) made.set(id, now);
  }
  const kinds = [...made.values()];
  // Some books have nothing that is bought: theirs comes from others.
  if (kinds.length === 0) return roster;
  for (let index = 0; index < units; index++) {
    const kind = kinds[index % kinds.length] as RosterSelection;
    const { entryId: id } = kind;
    roster = edit(
      catalogue,
      roster,
      { kind: 'insert-selection', parent: force, selection: kind, entryId: id },
      newId,
    );
  }
  return roster;
}

function optionOf(
  evaluation: Evaluation,
  unit: RosterSelection,
  turn: number,
): { parent: string; entryId: string } | undefined {
  const open = flat(evaluation.childOffers(unit.id)).filter(
    (offer) => !offer.hidden && offer.taken === 0 && offer.most > 0,
  );
  const offer = open[turn % Math.max(1, open.length)];
  return offer && { parent: unit.id, entryId: offer.entryId };
}
