import type { Book } from '../engine/catalogue/book';
import type { Catalogue } from '../engine/catalogue/catalogue';
import { edit } from '../engine/evaluation/edit';
import { evaluate } from '../engine/evaluation/evaluate';
import type { Evaluation, ForceOffer } from '../engine/evaluation/evaluated';
import { findings } from '../engine/findings/findings';
import type { Roster } from '../engine/roster/document';
import { newRoster } from '../engine/roster/new-roster';
import type { NewId } from '../engine/roster/operation';
import { closedBy } from './view/offer-reason';

export interface SkeletonChoice {
  readonly book: string;
  readonly name: string;
  /** Undefined: what the system starts with. */
  readonly limit: number | undefined;
  readonly points: string | undefined;
}

/** The list before anything is chosen: the forces that every list of the book starts with. */
export function emptyList(catalogue: Catalogue, choice: SkeletonChoice, newId: NewId): Roster {
  let roster = newRoster(catalogue, choice.name, newId);
  if (choice.limit !== undefined && choice.points !== undefined) {
    roster = edit(
      catalogue,
      roster,
      { kind: 'set-limit', typeId: choice.points, value: choice.limit },
      newId,
    );
  }
  const book = catalogue.book(choice.book);
  if (book === undefined) return roster;
  const starts = book.forces.filter(({ definition }) => definition.start === true);
  const offered = evaluate(catalogue, roster)
    .forceOffers(undefined)
    .filter((offer) => offer.catalogueId === book.key);
  const chosen =
    starts.length > 0
      ? offered.filter((offer) => starts.some(({ path }) => path === offer.entryId))
      : topForces(book, offered).slice(0, 1);
  for (const { entryId } of chosen) {
    roster = edit(catalogue, roster, { kind: 'add-force', entryId, catalogueId: book.key }, newId);
  }
  return roster;
}

/**
 * Forces that a list may begin with where the data say nothing: those of the army's own file before those of the game's,
 * those without a name last.
 */
function topForces(book: Book, offered: readonly ForceOffer[]): readonly ForceOffer[] {
  const own = new Set((book.definition.forceEntries ?? []).map(({ id }) => id));
  const rank = ({ name, entryId }: ForceOffer): number =>
    (name.trim() === '' ? 2 : 0) + (own.has(entryId.split('::').at(-1) ?? '') ? 0 : 1);
  return offered.filter((offer) => !offer.hidden).toSorted((one, other) => rank(one) - rank(other));
}

const keyOfForce = ({ catalogueId, entryId }: ForceOffer): string => `${catalogueId}/${entryId}`;

/** Forces that the user may choose to begin with: several, and none that the data begin with. */
export function forcesOnTop(catalogue: Catalogue, empty: Roster, bookKey: string): readonly StartForce[] {
  const book = catalogue.book(bookKey);
  if (book === undefined || book.forces.some(({ definition }) => definition.start === true)) return [];
  const offered = evaluate(catalogue, { ...empty, forces: [] })
    .forceOffers(undefined)
    .filter((offer) => offer.catalogueId === book.key);
  const forces = topForces(book, offered).filter(({ name }) => name.trim() !== '');
  return forces.length < 2
    ? []
    : forces.map((offer) => ({
        key: keyOfForce(offer),
        parent: undefined,
        entryId: offer.entryId,
        catalogueId: offer.catalogueId,
        name: offer.name,
        names: offer.names,
      }));
}

/** Forces that a list lacks and could start with, when it needs at least one of some kind. */
export function forcesToStart(evaluation: Evaluation): readonly StartForce[] {
  const needsForce = findings(evaluation).some(
    (finding) => finding.kind === 'too-few' && finding.field === 'forces',
  );
  const [top] = evaluation.forces;
  if (!needsForce || top === undefined) return [];
  return evaluation
    .forceOffers(top.id)
    .filter((offer) => !offer.hidden && closedBy(offer.limits) === undefined)
    .map((offer) => ({
      key: `${offer.catalogueId}/${offer.entryId}`,
      parent: top.id,
      entryId: offer.entryId,
      catalogueId: offer.catalogueId,
      name: offer.name,
      names: offer.names,
    }));
}

export interface StartForce {
  readonly key: string;
  /** Undefined: it stands at the top of the list. */
  readonly parent: string | undefined;
  readonly entryId: string;
  readonly catalogueId: string;
  readonly name: string;
  readonly names: Evaluation['forces'][number]['names'];
}

export function withForce(catalogue: Catalogue, roster: Roster, force: StartForce, newId: NewId): Roster {
  const { parent, entryId, catalogueId } = force;
  if (parent !== undefined)
    return edit(catalogue, roster, { kind: 'add-force', parent, entryId, catalogueId }, newId);
  // In the place of the one that it began with.
  return edit(catalogue, { ...roster, forces: [] }, { kind: 'add-force', entryId, catalogueId }, newId);
}
