/** What people read of a list in French: on paper and in the builder. */
import type { Catalogue } from '../../../renderer/engine/catalogue/catalogue';
import { edit } from '../../../renderer/engine/evaluation/edit';
import { evaluate } from '../../../renderer/engine/evaluation/evaluate';
import { findings } from '../../../renderer/engine/findings/findings';
import type { Roster } from '../../../renderer/engine/roster/document';
import { newRoster } from '../../../renderer/engine/roster/new-roster';
import type { RosterOperation } from '../../../renderer/engine/roster/operation';
import { sheet } from '../../../renderer/engine/sheet/build/sheet';
import { allForces } from '../../../renderer/engine/sheet/build/walk';
import { renderSheet } from '../../../renderer/engine/sheet/html/render-sheet';
import { catalogueNames } from '../../../renderer/engine/words/catalogue-names';
import { armyValues } from '../../../renderer/worker/view/army-values';
import { chosenView } from '../../../renderer/worker/view/chosen-view';
import { viewContext } from '../../../renderer/worker/view/context';
import { findingsByRow } from '../../../renderer/worker/view/findings-by-row';
import { findingsView } from '../../../renderer/worker/view/findings-view';
import { headView } from '../../../renderer/worker/view/head-view';
import { ledgerView } from '../../../renderer/worker/view/ledger-view';
import { offersView } from '../../../renderer/worker/view/offers-view';
import { counter } from '../../builders/list-builder';

/** Fields of documents and views that hold no text to read. `second` is the English name, shown as such. */
const NOT_READ: ReadonlySet<string> = new Set([
  'id',
  'key',
  'fields',
  'kind',
  'table',
  'typeId',
  'subject',
  'control',
  'language',
  'severity',
  'state',
  'node',
  'parent',
  'force',
  'block',
  'group',
  'under',
  'entryId',
  'groupId',
  'catalogueId',
  'selection',
  'role',
  'systemId',
  'constraint',
  'level',
  'second',
  'search',
]);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (NOT_READ.has(key) ? [] : textsIn(inner)));
}

const plain = (html: string): string =>
  html
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, ' | ')
    .replace(/&#39;/g, "'")
    .replace(/&\w+;/g, ' ');

/** The sheet part by part, where no line break divides a name, and as it is printed, with all labels. */
export function sheetTexts(catalogue: Catalogue, roster: Roster): readonly string[] {
  const evaluation = evaluate(catalogue, roster);
  const document = sheet(evaluation, {
    catalogue,
    findings: findings(evaluation),
    names: catalogueNames(catalogue, roster),
    language: 'fr',
  });
  return [...textsIn(document), plain(renderSheet(document))];
}

/** The builder with each unit chosen once and each force as the target once. */
export function builderTexts(catalogue: Catalogue, roster: Roster): readonly string[] {
  const evaluation = evaluate(catalogue, roster);
  const context = viewContext(evaluation, catalogue, findings(evaluation), 'fr');
  const shown = findingsView(context);
  const byRow = findingsByRow(shown);
  const values = armyValues(context);
  const forces = allForces(evaluation.forces).map(({ force }) => force);
  const nodes = [
    undefined,
    ...forces.flatMap((force) => [force.id, ...force.selections.map(({ id }) => id)]),
  ];
  return [
    ...textsIn([headView(context), values, shown, ledgerView(context, byRow)]),
    ...forces.flatMap((force) => textsIn(offersView(context, force.id))),
    ...nodes.flatMap((node) => textsIn(chosenView(context, node, shown, byRow, values))),
  ];
}

/** A list with every force of a book, and below them every unit that they offer. No rule asks whether that is legal. */
export function listOfAll(catalogue: Catalogue, bookId: string): Roster {
  const newId = counter();
  let roster = newRoster(catalogue, 'Liste', newId);
  const apply = (operation: RosterOperation): void => {
    roster = edit(catalogue, roster, operation, newId);
  };
  const taken = new Set<string>();
  const added = new Set<string>();
  const addForces = (parent: string | undefined): void => {
    for (const { entryId, catalogueId } of evaluate(catalogue, roster).forceOffers(parent)) {
      if (catalogueId !== bookId || added.has(entryId)) continue;
      added.add(entryId);
      apply({ kind: 'add-force', entryId, catalogueId, parent });
    }
  };
  addForces(undefined);
  for (const { id } of roster.forces) addForces(id);
  for (const { force } of allForces(evaluate(catalogue, roster).forces)) {
    for (const { entryId } of evaluate(catalogue, roster).rootOffers(force.id)) {
      const unit = entryId.split('::').at(-1) ?? '';
      if (taken.has(unit)) continue;
      taken.add(unit);
      apply({ kind: 'select', parent: force.id, entryId, amount: 1 });
    }
  }
  return roster;
}
