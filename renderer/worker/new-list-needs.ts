import type { Catalogue } from '../engine/catalogue/catalogue';
import { mainCost } from '../engine/catalogue/main-cost';
import { evaluate } from '../engine/evaluation/evaluate';
import type { Finding } from '../engine/findings/finding';
import { findings } from '../engine/findings/findings';
import type { Roster } from '../engine/roster/document';
import { nodeIds } from '../engine/roster/find-node';
import { newRoster } from '../engine/roster/new-roster';
import type { NewId } from '../engine/roster/operation';
import { allForces } from '../engine/sheet/build/walk';
import type { Language } from '../engine/words/language';
import { fillCompulsory } from './fill-compulsory';
import { madeName } from './made-name';
import type { NeededForce, NeededPart, NewListChoice, NewListNeeds } from './protocol/new-list';
import { emptyList, forcesOnTop, forcesToStart, type StartForce, withForce } from './skeleton';
import { type ViewContext, viewContext } from './view/context';
import { findingKey, findingsView } from './view/findings-view';
import { armyNameOf } from './view/force-note';

/** More kinds of start than this are not worked out one by one. */
const MOST_STARTS = 14;

/** The list that a choice builds: empty, or with the cheapest start that is legal as far as it goes. */
export function buildList(
  catalogue: Catalogue,
  choice: NewListChoice,
  newId: NewId,
  language: Language,
): Roster {
  const points = pointsOf(catalogue);
  const unnamed = emptyList(catalogue, { ...choice, points }, newId);
  // By the size that it has come to have: one that nobody typed is only known now.
  const size = unnamed.limits.find(({ typeId }) => typeId === points)?.value;
  const name = choice.name.trim() || madeName(catalogue, choice.book, size, language);
  const empty = name === undefined ? unnamed : { ...unnamed, name };
  if (choice.force === null) return empty;
  const starts = startsOf(catalogue, empty, choice.book);
  const start = starts.find(({ key }) => key === choice.force) ?? starts[0];
  const begun = start === undefined ? empty : withForce(catalogue, empty, start, newId);
  return fillCompulsory(catalogue, begun, newId);
}

/** What a legal list needs, for the fourth column of the new list. */
export function newListNeeds(
  catalogue: Catalogue,
  sizes: readonly number[],
  choice: NewListChoice,
  language: Language,
  newId: NewId,
): NewListNeeds {
  const points = pointsOf(catalogue);
  const empty = emptyList(catalogue, { ...choice, points }, newId);
  const bare = contextOf(catalogue, empty, language);
  const starts = startsOf(catalogue, empty, choice.book).slice(0, MOST_STARTS);
  const chosen = starts.find(({ key }) => key === choice.force) ?? starts[0];
  const tried = starts.map((start) => ({ start, roster: tryStart(catalogue, empty, start, newId) }));
  const filled =
    tried.find(({ start }) => start === chosen)?.roster ?? fillCompulsory(catalogue, empty, newId);
  const context = contextOf(catalogue, filled, language);
  const skeleton = context.points(context.evaluation.costs);
  const { limit } = context;
  return {
    army: armyNameOf(context, choice.book) ?? '',
    sizes,
    limit,
    usual: newRoster(catalogue, '', newId).limits.find(({ typeId }) => typeId === points)?.value,
    costName: '',
    forces: tried.map(({ start, roster }) =>
      neededForce(bare, start, contextOf(catalogue, roster, language), empty, start === chosen),
    ),
    needs: neededParts(context, empty),
    left: limit === undefined ? undefined : limit - skeleton,
    skeleton,
  };
}

function tryStart(catalogue: Catalogue, empty: Roster, start: StartForce, newId: NewId): Roster {
  return fillCompulsory(catalogue, withForce(catalogue, empty, start, newId), newId);
}

function contextOf(catalogue: Catalogue, roster: Roster, language: Language): ViewContext {
  const evaluation = evaluate(catalogue, roster);
  return viewContext(evaluation, catalogue, findings(evaluation), language);
}

/** Below what every list begins with, else at the top. */
function startsOf(catalogue: Catalogue, empty: Roster, book: string): readonly StartForce[] {
  const below = forcesToStart(evaluate(catalogue, empty));
  return below.length > 0 ? below : forcesOnTop(catalogue, empty, book);
}

/** The cost that the builder shows as points. */
function pointsOf(catalogue: Catalogue): string | undefined {
  return mainCost([...catalogue.costTypes.values()])?.id;
}

/** Units that were not in the list before, with how many of each. */
function addedUnits(context: ViewContext, before: Roster) {
  const known = new Set(nodeIds(before));
  return allForces(context.evaluation.forces).flatMap(({ force }) =>
    force.selections.filter(({ id }) => !known.has(id)).map((unit) => ({ force, unit })),
  );
}

function neededForce(
  bare: ViewContext,
  start: StartForce,
  context: ViewContext,
  before: Roster,
  isChosen: boolean,
): NeededForce {
  const counts = new Map<string, number>();
  for (const { unit } of addedUnits(context, before)) {
    const name = context.name(unit);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const content = [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(', ');
  return {
    key: start.key,
    name: bare.name(start),
    content,
    points: context.points(context.evaluation.costs),
    isChosen,
  };
}

function neededParts(context: ViewContext, before: Roster): readonly NeededPart[] {
  const shown = findingsView(context).filter(({ severity }) => severity === 'error');
  const added = addedUnits(context, before);
  const parts = new Map<string, NeededPart & { readonly count: number }>();
  for (const { force, unit } of added) {
    const block = force.categories.find(({ selections }) => selections.some(({ id }) => id === unit.id));
    const place = [block === undefined ? undefined : context.name(block), context.name(force)];
    // A weapon that has its price is for the player to choose: until then the unit is there, and not done with.
    const open = [...new Set(shown.filter(({ node }) => node === unit.id).map(({ sentence }) => sentence))];
    const key = JSON.stringify([context.name(unit), ...place, ...open]);
    const known = parts.get(key);
    const count = (known?.count ?? 0) + 1;
    parts.set(key, {
      key,
      count,
      name: count > 1 ? `${count} × ${context.name(unit)}` : context.name(unit),
      detail: place.filter(Boolean).join(' · '),
      points: (known?.points ?? 0) + context.points(unit.totals),
      isFilled: open.length === 0,
      open,
    });
  }
  const told = new Set(added.map(({ unit }) => unit.id));
  // That the points are not spent yet goes without saying.
  for (const finding of context.findings) if (isUnspent(finding)) told.add(findingKey(finding));
  const others = shown.filter(({ node, key }) => !told.has(node ?? '') && !told.has(key));
  return [
    ...parts.values(),
    ...others.map(({ key, sentence: name, place: detail }) => ({
      key,
      name,
      detail,
      points: undefined,
      isFilled: false,
      open: [],
    })),
  ];
}

function isUnspent({ because }: Finding): boolean {
  return because?.kind === 'spend-least' && because.params?.below !== undefined;
}
