import type { Catalogue } from '../../engine/catalogue/catalogue';
import type { EvaluatedSelection, Evaluation, Offer, OfferGroup } from '../../engine/evaluation/evaluated';
import { lastId } from './context';

/** What comes with a unit of itself, by the path of the unit and the path of the option below it. */
const known = new WeakMap<Catalogue, Map<string, ReadonlySet<string>>>();

/**
 * Options below a selection that nobody chose: compulsory ones, and those that its groups start with. Worked out once
 * for each kind of unit: what a row says in short must not cost the offers of every unit at every edit.
 */
export function usualGear(
  evaluation: Evaluation,
  catalogue: Catalogue,
  selection: EvaluatedSelection,
): ReadonlySet<string> {
  let ofCatalogue = known.get(catalogue);
  if (ofCatalogue === undefined) {
    ofCatalogue = new Map();
    known.set(catalogue, ofCatalogue);
  }
  const kind = lastId(selection.entryId);
  let gear = ofCatalogue.get(kind);
  if (gear === undefined) {
    gear = new Set(gearOf(catalogue, evaluation.childOffers(selection.id), undefined));
    ofCatalogue.set(kind, gear);
  }
  return gear;
}

function gearOf(
  catalogue: Catalogue,
  items: readonly (Offer | OfferGroup)[],
  group: OfferGroup | undefined,
): readonly string[] {
  const first = group === undefined ? undefined : defaultOf(catalogue, group.id);
  return items.flatMap((item) => {
    if ('items' in item) return gearOf(catalogue, item.items, item);
    const isCompulsory = item.least > 0 && item.least === item.most;
    const isDefault = first !== undefined && item.entryId.split('::').includes(first);
    return isCompulsory || isDefault ? [item.entryId] : [];
  });
}

function defaultOf(catalogue: Catalogue, groupPath: string): string | undefined {
  const ids = groupPath.split('::').reverse();
  for (const book of [...catalogue.books, catalogue.systemBook]) {
    for (const id of ids) {
      const definition = book.index.byId.get(id)?.definition;
      if (definition === undefined || !('defaultSelectionEntryId' in definition)) continue;
      if (definition.defaultSelectionEntryId !== undefined) return definition.defaultSelectionEntryId;
    }
  }
  return undefined;
}
