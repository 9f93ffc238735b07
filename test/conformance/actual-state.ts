/** The state of a session in the words of the specs. */

import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import { amountToNumber } from '../../renderer/engine/catalogue/decimal';
import type {
  CostTotal,
  EvaluatedForce,
  EvaluatedProfile,
  EvaluatedRule,
  EvaluatedSelection,
} from '../../renderer/engine/evaluation/evaluated';
import { compareNames } from '../../renderer/engine/evaluation/views/order';
import type { Session } from './session';
import type { Yaml } from './spec';

const costs = (list: readonly CostTotal[]): Yaml[] =>
  list.map(({ typeId, name, value, hidden }) => ({ typeId, name, value: amountToNumber(value), hidden }));

function profile(each: EvaluatedProfile): Yaml {
  const { name, typeName, typeId, page, publicationId } = each;
  const characteristics = each.characteristics.map(({ name, typeId, value }) => ({ name, typeId, value }));
  return { name, typeName, typeId, page, publicationId, characteristics, hidden: false };
}

const rule = ({ name, description, page, publicationId }: EvaluatedRule): Yaml => ({
  name,
  description,
  page,
  publicationId,
  hidden: false,
});

function selection(catalogue: Catalogue, book: string, view: EvaluatedSelection): Yaml {
  return {
    name: view.name,
    type: view.type,
    number: view.number,
    entryId: view.entryId,
    entryGroupId: view.groupId,
    page: view.page,
    publicationId: view.publicationId,
    publicationName: catalogue.book(book)?.publication(view.publicationId)?.name,
    customName: view.selection?.customName,
    customNotes: view.selection?.notes,
    hidden: view.hidden,
    costs: costs(view.costs),
    children: view.children.map((child) => selection(catalogue, book, child)),
    profiles: view.profiles.map(profile),
    rules: view.rules.map(rule),
    categories: view.categories.map(({ entryId, name, primary }) => ({
      entryId,
      name,
      primary,
      profiles: [],
      rules: [],
    })),
  };
}

const publications = (list: readonly { readonly id: string; readonly name?: string }[] | undefined): Yaml[] =>
  (list ?? []).map(({ id, name }) => ({ id, name }));

function force(catalogue: Catalogue, view: EvaluatedForce, rootEntries: (id: string) => number): Yaml {
  const book = catalogue.book(view.catalogueId);
  const entry = book?.findKind('force', view.entryId.split('::').at(-1) ?? '')?.definition;
  const blocks = (entry?.categoryLinks ?? []).map(({ targetId, name }) => ({
    entryId: targetId,
    name: book?.category(targetId)?.name ?? name,
  }));
  const fallback = { entryId: '(No Category)', name: 'Uncategorised' };
  return {
    name: view.name,
    entryId: view.entryId,
    catalogueId: view.catalogueId,
    catalogueName: view.catalogueName,
    publicationId: entry?.publicationId,
    page: entry?.page,
    customName: view.force.customName,
    customNotes: view.force.notes,
    hidden: view.hidden,
    availableEntryCount: rootEntries(view.id),
    selections: view.selections.map((child) => selection(catalogue, view.catalogueId, child)),
    childForces: view.forces.map((child) => force(catalogue, child, rootEntries)),
    profiles: view.profiles.map(profile),
    rules: view.rules.map(rule),
    categories: [fallback, ...blocks].map((block) => {
      const custom = view.force.categories?.find(({ entryId }) => entryId === block.entryId);
      const { customName, notes: customNotes } = custom ?? {};
      return { ...block, primary: false, customName, customNotes, profiles: [], rules: [] };
    }),
    publications: [
      ...publications(book?.definition.publications),
      ...publications(catalogue.system.publications),
    ],
  };
}

function errors(session: Session): Yaml[] {
  const { evaluation } = session;
  const lastPart = (id: string): string => id.split('::').at(-1) ?? '';
  return [
    ...evaluation.broken.map(({ onType, onEntryId, ownerId, constraint }) => ({
      ownerType: onType,
      ownerEntryId: onEntryId,
      entryId: ownerId,
      constraintId: constraint.id,
    })),
    ...evaluation.hiddenSelections.map(({ entryId }) => ({
      ownerType: 'selection',
      ownerEntryId: lastPart(entryId),
      entryId: lastPart(entryId),
      constraintId: 'hidden',
    })),
    ...evaluation.overLimit.map(({ typeId }) => ({
      ownerType: 'roster',
      ownerEntryId: '',
      entryId: 'costLimits',
      constraintId: typeId,
    })),
    ...evaluation.loops.map(({ typeId }) => ({
      ownerType: 'roster',
      ownerEntryId: '',
      entryId: 'loop',
      constraintId: typeId,
    })),
    ...evaluation.messages
      .filter(({ severity }) => severity === 'error')
      .map(({ at, entryId }) => ({
        ownerType: ownerTypeOf(session, at, entryId),
        ownerEntryId: entryId,
        entryId,
        constraintId: 'error',
      })),
  ];
}

/** A message at a force that is not the force's own is one of its categories. */
function ownerTypeOf({ evaluation }: Session, at: string | undefined, entryId: string): string {
  const node = at === undefined ? undefined : evaluation.node(at);
  if (!node) return 'roster';
  if ('children' in node) return 'selection';
  return node.entryId.split('::').at(-1) === entryId ? 'force' : 'category';
}

export function actualState(session: Session): Yaml {
  const { catalogue, evaluation, roster } = session;
  // The suite counts entries and links to entries; members of a linked group are not among them.
  const rootEntries = (id: string): number =>
    evaluation.rootOffers(id).filter(({ hidden, groupId }) => !hidden && groupId === undefined).length;
  // The suite lists top-level forces by name; here they stand in the order that the user gave them.
  const forces = evaluation.forces.toSorted((a, b) => compareNames(a.name, b.name));
  // A limit below nothing is how community files write that there is none.
  const costLimits = roster.limits
    .filter(({ value }) => value >= 0)
    .map(({ typeId, value }) => {
      const type = catalogue.costTypes.get(typeId);
      return { typeId, name: type?.name, value, hidden: type?.hidden ?? false };
    });
  return {
    name: roster.name,
    gameSystemId: catalogue.system.id,
    gameSystemName: catalogue.system.name,
    forces: forces.map((view) => force(catalogue, view, rootEntries)),
    costs: costs(evaluation.costs),
    costLimits,
    errors: errors(session),
  };
}
