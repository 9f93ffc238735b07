import type { Book } from '../../renderer/engine/catalogue/book';
import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import { edit } from '../../renderer/engine/evaluation/edit';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import { newRoster } from '../../renderer/engine/roster/new-roster';

/** The force in which most may be taken: some are for one unit, or for none. */
export function widestForce(catalogue: Catalogue, book: Book, newId: () => string): string {
  let [widest, most] = ['', -1];
  for (const { path } of book.forces) {
    const operation = { kind: 'add-force', entryId: path, catalogueId: book.key } as const;
    const roster = edit(catalogue, newRoster(catalogue, 'Large', newId), operation, newId);
    const offers = evaluate(catalogue, roster).rootOffers(roster.forces[0]?.id ?? '');
    const count = offers.filter(
      ({ hidden, price }) => !hidden && price.some(({ value }) => value > 0),
    ).length;
    if (count > most) [widest, most] = [path, count];
  }
  return widest;
}
