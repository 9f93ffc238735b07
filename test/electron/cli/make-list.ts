import { Catalogues } from '../../../electron/cli/catalogues';
import { fillDataShelf } from '../../../electron/cli/data-shelf';
import type { Catalogue } from '../../../renderer/engine/catalogue/catalogue';
import { evaluate } from '../../../renderer/engine/evaluation/evaluate';
import { rememberNames } from '../../../renderer/engine/evaluation/remember-names';
import { LIST_FORMAT } from '../../../renderer/engine/exchange/list/list-format';
import type { Roster } from '../../../renderer/engine/roster/document';
import { buildList } from '../../../renderer/worker/new-list-needs';

export interface WantedList {
  readonly data: string;
  readonly system: string;
  readonly book: string;
  readonly limit: number;
  readonly name: string;
  /** A role for the first selection of an entry. */
  readonly role?: { readonly id: string; readonly of: string };
}

/** The cheapest list of a book that is legal as far as it goes, as the program itself would start it. */
export async function makeList({ data, system, book, limit, name, role }: WantedList): Promise<Roster> {
  const catalogue = await catalogueOf(data, system, book);
  let last = 0;
  const newId = (): string => {
    last += 1;
    return `n${last}`;
  };
  const built = buildList(catalogue, { system, book, name, limit, force: undefined }, newId, 'en');
  const leader = built.forces[0]?.selections?.find(({ entryId }) => entryId === role?.of);
  const roles = role === undefined || leader === undefined ? [] : [{ role: role.id, selection: leader.id }];
  return rememberNames(evaluate(catalogue, { ...built, roles }));
}

async function catalogueOf(data: string, system: string, book: string): Promise<Catalogue> {
  const catalogues = new Catalogues((await fillDataShelf('', [data])).shelf);
  const found = await catalogues.forRoster({
    format: LIST_FORMAT,
    id: '',
    name: '',
    system: { id: system, name: system, revision: '' },
    books: [{ id: book, name: book, revision: '' }],
    limits: [],
    forces: [],
  });
  if (found.kind === 'missing') throw new Error(JSON.stringify(found.missing));
  return found.catalogue;
}
