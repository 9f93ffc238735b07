import type { Book } from '../../catalogue/book';
import type { Catalogue } from '../../catalogue/catalogue';
import type { CostTotal, EvaluatedForce, Evaluation } from '../../evaluation/evaluated';
import { ILLEGAL_UNITS, NO_CATEGORY } from '../../evaluation/views/force-view';
import type { BookVersion, Roster, RosterForce } from '../../roster/document';
import { costNodes } from './costs-of';
import { profileNodes, ruleNodes } from './info-nodes';
import { withoutResults } from './results';
import { nodesOf, type RosNode, textOf } from './ros-node';
import { inOrder } from './ros-order';
import { selectionNodes } from './selection-node';

/** What data say of the roster that is written. */
export interface WrittenWith {
  readonly catalogue: Catalogue;
  readonly evaluation: Evaluation;
}

/** A force as a roster file has it, with all below it. */
export function forceNode(force: RosterForce, roster: Roster, data: WrittenWith | undefined): RosNode {
  const view = data?.evaluation.node(force.id);
  const known = view && !view.isLost && 'forces' in view ? view : undefined;
  const forces = (force.forces ?? []).map((child) => forceNode(child, roster, data));
  return inOrder('force', {
    ...(known && force.kept ? withoutResults(force.kept) : force.kept),
    id: force.id,
    name: known?.name ?? force.name,
    entryId: known?.entryId ?? force.entryId,
    customName: force.customName,
    customNotes: force.notes,
    ...bookFields(force, roster.books, data),
    selections: selectionNodes(force.selections, known?.selections ?? [], 1, data?.evaluation),
    forces: forces.length > 0 ? forces : undefined,
    categories: categoryNodes(force, known),
    ...(known && data ? knownFields(known, data.catalogue) : {}),
  });
}

/** The id of the file itself, without the name that tells it from another of the same id. */
function bookFields(
  { catalogueId }: RosterForce,
  books: readonly BookVersion[],
  data: WrittenWith | undefined,
): RosNode {
  const version = books.find(({ id }) => id === catalogueId);
  const book = data?.catalogue.book(catalogueId, version?.name);
  const name = book?.name ?? version?.name ?? '';
  const ending = `#${name}`;
  const plain = catalogueId.endsWith(ending) ? catalogueId.slice(0, -ending.length) : catalogueId;
  const revision = version?.revision ?? String(book?.definition.revision ?? '');
  return { catalogueId: book?.id ?? plain, catalogueRevision: revision, catalogueName: name };
}

function knownFields(view: EvaluatedForce, catalogue: Catalogue): Readonly<Record<string, unknown>> {
  const book = catalogue.book(view.catalogueId);
  const id = view.entryId.split('::').at(-1) ?? '';
  const entry = book?.findKind('force', id)?.definition;
  return {
    publicationId: entry?.publicationId,
    page: entry?.page === undefined ? undefined : String(entry.page),
    rules: ruleNodes(view.rules),
    profiles: profileNodes(view.profiles),
    costs: costNodes(ownCosts(view)),
    publications: publicationNodes(catalogue, book),
  };
}

/** Of the book, of those that it builds on, of the system; each once. */
function publicationNodes(catalogue: Catalogue, book: Book | undefined): readonly RosNode[] | undefined {
  const files = [book, ...(book?.imports ?? []), catalogue.systemBook];
  const names = new Map<string, string>();
  for (const { id, name = '' } of files.flatMap((file) => file?.definition.publications ?? [])) {
    if (!names.has(id)) names.set(id, name);
  }
  return names.size === 0 ? undefined : [...names].map(([id, name]) => ({ id, name }));
}

/** What a force itself costs, which New Recruit's data may say. */
function ownCosts(view: EvaluatedForce): readonly CostTotal[] {
  const below = [...view.selections.filter(({ isLost }) => !isLost), ...view.forces];
  return view.totals.flatMap((total) => {
    let value: number = total.value;
    for (const { totals } of below) value -= totals.find(({ typeId }) => typeId === total.typeId)?.value ?? 0;
    return value === 0 ? [] : [{ ...total, value: value as CostTotal['value'] }];
  });
}

/** The blocks of a force, first the one for what has none; the user's names and notes with them. */
function categoryNodes(
  { id, categories = [], kept }: RosterForce,
  view: EvaluatedForce | undefined,
): readonly RosNode[] | undefined {
  const blocks: RosNode[] = view ? blockNodes(id, view) : [...nodesOf((kept ?? {}) as RosNode, 'categories')];
  for (const { entryId } of categories) {
    if (!blocks.some((block) => textOf(block, 'entryId') === entryId)) blocks.push({ entryId });
  }
  if (blocks.length === 0) return undefined;
  return blocks.map((block) => {
    const custom = categories.find(({ entryId }) => entryId === textOf(block, 'entryId'));
    return inOrder('category', { ...block, customName: custom?.customName, customNotes: custom?.notes });
  });
}

function blockNodes(force: string, view: EvaluatedForce): RosNode[] {
  const loose = new Set([NO_CATEGORY.id, ILLEGAL_UNITS.id]);
  const blocks = view.categories.filter(({ entryId }) => !loose.has(entryId));
  return [{ entryId: NO_CATEGORY.id, name: NO_CATEGORY.name }, ...blocks].map(({ entryId, name }) => ({
    id: `${force}/${entryId}`,
    name,
    entryId,
    primary: false,
  }));
}
