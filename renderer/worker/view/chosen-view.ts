import type { EvaluatedForce, EvaluatedSelection } from '../../engine/evaluation/evaluated';
import { armyName } from '../../engine/sheet/build/army-name';
import { forceBook } from '../../engine/sheet/build/force-book';
import { otherCosts } from '../../engine/sheet/build/other-costs';
import { allForces } from '../../engine/sheet/build/walk';
import { bookReference } from '../../engine/words/book-reference';
import { capital } from '../../engine/words/capital';
import { number } from '../../engine/words/numbers';
import { ownName } from '../../engine/words/own-name';
import { whyNotDuplicated, whyNotRemoved } from '../may-change';
import type { ArmyValue, ChosenArmy, ChosenForce, ChosenUnit, ChosenView } from '../protocol/chosen-view';
import type { FindingView } from '../protocol/findings-view';
import { capabilitiesView, forceCapabilities } from './capabilities-view';
import { priceOf, rootOf, type ViewContext } from './context';
import { findingFields } from './finding-fields';
import type { FindingsByRow } from './findings-by-row';
import { forceNote } from './force-note';
import { headView } from './head-view';
import { isShown } from './ledger-view';
import { barScale, marginView } from './margin-view';
import { optionSections } from './option-sections';
import { profilesView } from './profiles-view';
import { holderOf, rolesView } from './roles-view';

/** What the right column shows: the chosen unit or force; the army when nothing is chosen or it is gone. */
export function chosenView(
  context: ViewContext,
  node: string | undefined,
  findings: readonly FindingView[],
  byRow: FindingsByRow,
  values: readonly ArmyValue[],
): ChosenView {
  const found = node === undefined ? undefined : context.evaluation.node(node);
  if (found === undefined) return armyView(context, findings, values);
  if (!('children' in found)) return forceView(context, found, byRow);
  return unitView(context, rootOf(context.evaluation, found.id) ?? found, byRow);
}

/** What a unit costs by itself and what each thing in it does, however many selections hold that thing. */
function priceParts(context: ViewContext, unit: EvaluatedSelection): readonly number[] {
  const parts = new Map<string, number>();
  for (const child of unit.children) {
    const kind = `${child.groupId ?? ''}/${child.entryId}`;
    parts.set(kind, (parts.get(kind) ?? 0) + priceOf(context, child));
  }
  return [context.points(unit.costs), ...parts.values()].filter((part) => part !== 0);
}

function unitView(context: ViewContext, unit: EvaluatedSelection, byRow: FindingsByRow): ChosenUnit {
  const sum = unit.isLost ? [] : priceParts(context, unit);
  const sections = unit.isLost ? [] : optionSections(context, unit);
  return {
    kind: 'unit',
    node: unit.id,
    name: context.name(unit),
    second: context.second(unit),
    customName: unit.selection?.customName,
    subtitle: subtitle(context, unit),
    price: priceOf(context, unit),
    isSurcharge: unit.definition?.surcharge === true,
    sum,
    isLost: unit.isLost,
    isRepeatable: whyNotDuplicated(context, unit) === undefined,
    findings: byRow.of(unit.id),
    fields: findingFields(context, unit.id, sections),
    roles: unit.isLost ? [] : rolesView(context, unit),
    sections,
    profiles: unit.isLost ? [] : profilesView(context, unit),
    capabilities: unit.isLost ? [] : capabilitiesView(context, unit),
    notes: unit.selection?.notes ?? '',
  };
}

/** Where it counts and where it stands, what it counts beside points, where it is printed. */
function subtitle(context: ViewContext, unit: EvaluatedSelection): string {
  const force = context.evaluation.node(unit.force);
  const places = new Set(
    force === undefined || 'children' in force
      ? []
      : force.categories.filter(({ isTag }) => !isTag).map(({ entryId }) => entryId),
  );
  const blocks = unit.categories
    .filter((use) => !use.isTag && (use.primary || places.has(use.entryId)))
    .toSorted((one, other) => Number(other.primary) - Number(one.primary))
    .map((use) => context.name(use));
  const place =
    force === undefined || 'children' in force || allForces(context.evaluation.forces).length < 2
      ? undefined
      : ownName(context.language, force);
  const counted = otherCosts(context.sheet, unit.totals).map(
    ({ name, value }) => `${name}\u00a0${number(value, context.language)}`,
  );
  const source = bookReference(forceBook(context, unit.force), unit);
  return [[...new Set(blocks)].join(', '), place, counted.join(', '), source].filter(Boolean).join(' · ');
}

function forceView(context: ViewContext, force: EvaluatedForce, byRow: FindingsByRow): ChosenForce {
  const shown = force.categories.filter(isShown);
  const scale = barScale(context, shown);
  return {
    kind: 'force',
    node: force.id,
    name: context.name(force),
    second: context.second(force),
    customName: force.force.customName,
    subtitle: [forceNote(context, force), armyName(context, force)].filter(Boolean).join(' · '),
    price: context.points(force.totals),
    isLost: force.isLost,
    isRepeatable: whyNotDuplicated(context, force) === undefined,
    isRemovable: whyNotRemoved(context, force) === undefined,
    findings: byRow.of(force.id),
    blocks: shown
      .map((category) => marginView(context, category, scale))
      .filter(({ places, share }) => places !== undefined || share !== undefined),
    capabilities: forceCapabilities(context, force),
    notes: force.force.notes ?? '',
  };
}

function armyView(
  context: ViewContext,
  findings: readonly FindingView[],
  values: readonly ArmyValue[],
): ChosenArmy {
  const { roster, forces } = context.evaluation;
  const head = headView(context);
  const categories = forces.flatMap((force) => force.categories.filter(isShown));
  const scale = barScale(context, categories);
  const roles = new Set(
    allForces(forces).flatMap(({ force }) =>
      force.selections.flatMap((unit) => unit.children.flatMap((child) => child.role ?? [])),
    ),
  );
  for (const { role } of roster.roles ?? []) roles.add(role);
  return {
    kind: 'army',
    name: roster.name,
    subtitle: [head.army, [head.system, head.edition].filter(Boolean).join(', ')].filter(Boolean).join(' · '),
    limits: limitsView(context),
    details: {
      player: roster.player ?? '',
      club: roster.club ?? '',
      event: roster.event ?? '',
      date: roster.date ?? '',
    },
    roles: [...roles].map((role) => {
      const named = context.sheet.names.nameOf(role);
      return {
        role,
        name: named === undefined ? role : context.name(named),
        holder: holderOf(context, role),
      };
    }),
    values,
    blocks: categories
      .map((category) => marginView(context, category, scale))
      .filter(({ share }) => share !== undefined),
    findings,
    notes: roster.notes ?? '',
  };
}

/** The costs that a list may have a limit of: the points, and whatever has one already. */
function limitsView(context: ViewContext): ChosenArmy['limits'] {
  const { catalogue, evaluation, sheet } = context;
  return [...catalogue.costTypes.values()]
    .filter(
      (type) => type.id === sheet.points || evaluation.roster.limits.some(({ typeId }) => typeId === type.id),
    )
    .map((type) => ({
      typeId: type.id,
      name: capital(context.name({ name: type.name ?? '', names: type.names })),
      value: sheet.names.limitOf(type.id),
    }));
}
