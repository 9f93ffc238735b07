import type { Catalogue } from '../../catalogue/catalogue';
import type { Roster, RosterForce } from '../../roster/document';

/**
 * Whether every force of a roster names its book by an id that the data have. Where one does not, the book was found by its
 * name, and all in the force stands under no book until the roster is relinked.
 */
export function namesBooksById(catalogue: Catalogue, roster: Roster): boolean {
  const isNamed = ({ catalogueId, forces = [] }: RosterForce): boolean =>
    catalogue.book(catalogueId) !== undefined && forces.every(isNamed);
  return roster.forces.every(isNamed);
}
