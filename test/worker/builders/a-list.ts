import type { Catalogue } from '../../../renderer/engine/catalogue/catalogue';
import { edit } from '../../../renderer/engine/evaluation/edit';
import { evaluate } from '../../../renderer/engine/evaluation/evaluate';
import { findings } from '../../../renderer/engine/findings/findings';
import type { Roster } from '../../../renderer/engine/roster/document';
import type { RosterOperation } from '../../../renderer/engine/roster/operation';
import type { Language } from '../../../renderer/engine/words/language';
import { emptyList } from '../../../renderer/worker/skeleton';
import { type ViewContext, viewContext } from '../../../renderer/worker/view/context';
import { aCatalogue } from './a-game';

let count = 0;
export const newId = (): string => `n${++count}`;

/** A list of the small game under way: operations in, views out. */
export class AList {
  readonly catalogue: Catalogue;
  roster: Roster;

  constructor(catalogue: Catalogue = aCatalogue(), limit = 1000) {
    this.catalogue = catalogue;
    this.roster = emptyList(catalogue, { book: 'book', name: 'A list', limit, points: 'pts' }, newId);
  }

  get army(): string {
    return this.roster.forces[0]?.id ?? '';
  }

  do(operation: RosterOperation): this {
    this.roster = edit(this.catalogue, this.roster, operation, newId);
    return this;
  }

  with(...entries: readonly string[]): this {
    for (const entryId of entries) this.do({ kind: 'select', parent: this.army, entryId });
    return this;
  }

  /** Id of the first unit made of an entry. */
  unit(entryId: string): string {
    return this.roster.forces[0]?.selections?.find((each) => each.entryId === entryId)?.id ?? '';
  }

  company(): string {
    this.do({ kind: 'add-force', parent: this.army, entryId: 'company', catalogueId: 'book' });
    return this.roster.forces[0]?.forces?.at(-1)?.id ?? '';
  }

  context(language: Language = 'en', catalogue = this.catalogue): ViewContext {
    const evaluation = evaluate(catalogue, this.roster);
    return viewContext(evaluation, catalogue, findings(evaluation), language);
  }
}
