import type { EvaluatedSelection, Offer, OfferGroup } from '../../engine/evaluation/evaluated';
import { capital } from '../../engine/words/capital';
import { modelWord } from '../../engine/words/model-word';
import type { ChooseView, OptionRow, OptionSection } from '../protocol/chosen-view';
import type { ViewContext } from './context';
import { hiddenReason } from './offer-reason';
import { allowanceOf, chooseOf, isGroup, lostRows, rowsOf } from './option-rows';
import { SECTION_WORDS } from './section-words';

/** Everything that may be chosen for a unit: its models, loose options, then each group under its own heading. */
export function optionSections(context: ViewContext, unit: EvaluatedSelection): readonly OptionSection[] {
  const words = SECTION_WORDS[context.language];
  const offers = context.evaluation.childOffers(unit.id);
  const loose = offers.filter((item): item is Offer => !isGroup(item) && item.role === undefined);
  const groups = offers.filter(isGroup);
  const frame = {
    parent: unit,
    depth: 0,
    under: undefined,
    group: undefined,
    choose: undefined,
    closed: undefined,
  };
  const models = rowsOf(
    context,
    loose.filter(({ type }) => type === 'model'),
    frame,
  );
  const options = rowsOf(
    context,
    loose.filter(({ type }) => type !== 'model'),
    frame,
  );
  const known = new Set([...rowNodes(models), ...rowNodes(options)]);
  const sections = groups.flatMap((group) => groupSection(context, unit, group, ''));
  for (const section of sections) for (const node of rowNodes(section.rows)) known.add(node);
  const modelSections = modelsOf(unit).flatMap((model, _, all) =>
    sectionsOfModel(context, model, all.length > 1 ? context.name(model) : ''),
  );
  const lost = lostRows(context, unit, known);
  return merged(
    [
      section(
        `models/${unit.id}`,
        capital(modelWord(context.catalogue.system, context.language)),
        isOneFixedModel(models) ? [] : models,
      ),
      section(`options/${unit.id}`, words.options, [...options.filter(isWorthShowing), ...lost]),
      ...sections,
      ...modelSections,
    ].filter(({ rows }) => rows.length > 0),
  );
}

function modelsOf(unit: EvaluatedSelection): readonly EvaluatedSelection[] {
  return unit.children.filter((child) => child.type === 'model' && !child.isLost);
}

function section(key: string, title: string, rows: readonly OptionRow[]): OptionSection {
  return { key, title, choose: undefined, allowance: undefined, why: undefined, rows };
}

/** A unit of one model that cannot be more has no amount to choose. */
function isOneFixedModel(rows: readonly OptionRow[]): boolean {
  return rows.length === 1 && rows[0]?.control === 'fixed' && rows[0].amount <= 1;
}

/** What comes along anyway and costs nothing is gear, not a choice; the statistics show it. */
function isWorthShowing(row: OptionRow): boolean {
  return row.control !== 'fixed' || row.price !== 0 || row.why !== undefined || row.note !== '';
}

function rowNodes(rows: readonly OptionRow[]): readonly string[] {
  return rows.flatMap((row) => row.node ?? []);
}

function groupSection(
  context: ViewContext,
  parent: EvaluatedSelection,
  group: OfferGroup,
  model: string,
): readonly OptionSection[] {
  const words = SECTION_WORDS[context.language];
  // A group that holds one group is that group under another heading.
  const [only] = group.items;
  const inner = group.items.length === 1 && only !== undefined && isGroup(only) ? only : group;
  const choose = tighter(chooseOf(group.limits), inner === group ? undefined : chooseOf(inner.limits));
  const why = group.hidden ? hiddenReason(context, group, group.hiddenBecause, parent.id) : undefined;
  const closed = why === undefined ? undefined : { group, why };
  const rows = rowsOf(context, inner.items, {
    parent,
    depth: 0,
    under: undefined,
    group: inner,
    choose,
    closed,
  });
  const isTaken = rows.some((row) => row.isOn);
  if (rows.length === 0 || (group.hidden && why === undefined && !isTaken)) return [];
  const name = group.name === '' ? words.options : context.name(group);
  return [
    {
      key: `${parent.id}/${group.id}`,
      title: model === '' ? name : `${model}${words.colon}${name}`,
      choose,
      allowance: allowanceOf(context, group.limits),
      why,
      rows: rows.map((row) =>
        why === undefined || row.why !== undefined ? row : { ...row, why, isToldAbove: true },
      ),
    },
  ];
}

function tighter(one: ChooseView | undefined, other: ChooseView | undefined): ChooseView | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return (other.most ?? Number.POSITIVE_INFINITY) < (one.most ?? Number.POSITIVE_INFINITY) ? other : one;
}

function sectionsOfModel(
  context: ViewContext,
  model: EvaluatedSelection,
  name: string,
): readonly OptionSection[] {
  const words = SECTION_WORDS[context.language];
  const offers = context.evaluation.childOffers(model.id);
  const loose = offers.filter((item): item is Offer => !isGroup(item) && item.role === undefined);
  const frame = {
    parent: model,
    depth: 0,
    under: undefined,
    group: undefined,
    choose: undefined,
    closed: undefined,
  };
  const rows = rowsOf(context, loose, frame);
  const sections = offers.filter(isGroup).flatMap((group) => groupSection(context, model, group, name));
  const known = new Set([...rowNodes(rows), ...sections.flatMap((each) => rowNodes(each.rows))]);
  const all = [...rows.filter(isWorthShowing), ...lostRows(context, model, known)];
  const title = name === '' ? words.options : `${name}${words.colon}${words.options.toLowerCase()}`;
  return [section(`options/${model.id}`, title, all), ...sections];
}

/** Loose options of the unit and of its only model are one list. */
function merged(sections: readonly OptionSection[]): readonly OptionSection[] {
  const result: OptionSection[] = [];
  for (const each of sections) {
    const same = result.findIndex(
      (other) =>
        other.title === each.title &&
        other.choose === undefined &&
        each.choose === undefined &&
        other.allowance === undefined &&
        each.allowance === undefined &&
        other.why === each.why,
    );
    const before = result[same];
    if (before === undefined) result.push(each);
    else result[same] = { ...before, rows: [...before.rows, ...each.rows] };
  }
  return result;
}
