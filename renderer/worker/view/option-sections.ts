import type { EvaluatedSelection, Offer, OfferGroup } from '../../engine/evaluation/evaluated';
import { capital } from '../../engine/words/capital';
import { modelWord } from '../../engine/words/model-word';
import type { ChooseView, OptionRow, OptionSection } from '../protocol/chosen-view';
import type { ViewContext } from './context';
import { groupsWithin, NO_GROUPS } from './groups-above';
import { likeSelections } from './like-selections';
import { hiddenReason } from './offer-reason';
import { allowanceOf, chooseOf, isGroup, lostRows, rowsOf } from './option-rows';
import { optionsInShort } from './options-in-short';
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
    within: NO_GROUPS,
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
  const sections = groups.flatMap((group) => groupSection(context, unit, group, ''));
  const known = shownIn(unit, [...models, ...options, ...sections.flatMap(({ rows }) => rows)]);
  const modelSections = namedModels(context, unit).flatMap(({ one, title }) =>
    sectionsOfModel(context, one, title),
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

interface NamedModel {
  readonly one: EvaluatedSelection;
  readonly title: string;
}

/**
 * The models to choose for, each kind of like ones once: what is chosen there is for one of them, which has a heading of
 * its own from then on. Headings tell models of one name apart by what was chosen for them.
 */
function namedModels(context: ViewContext, unit: EvaluatedSelection): readonly NamedModel[] {
  const words = SECTION_WORDS[context.language];
  const models = unit.children.filter((child) => child.type === 'model' && !child.isLost);
  const kinds = likeSelections(models);
  if (kinds.length === 1 && models.length === 1) return kinds.map(({ one }) => ({ one, title: '' }));
  const known = new Map<string, number>();
  return kinds.map(({ one, all }) => {
    const name = context.name(one);
    const hasTwins = kinds.some((other) => other.one !== one && context.name(other.one) === name);
    const choices = hasTwins ? optionsInShort(context, one) : '';
    const inFull = choices === '' ? name : `${name} (${choices})`;
    const title = all.length > 1 ? words.oneOf(inFull, all.length) : inFull;
    const before = known.get(title) ?? 0;
    known.set(title, before + 1);
    return { one, title: before === 0 ? title : `${title} ${before + 1}` };
  });
}

function section(key: string, title: string, rows: readonly OptionRow[]): OptionSection {
  return { key, title, choose: undefined, allowance: undefined, why: undefined, rows };
}

/** A unit of one model that cannot be more has no amount to choose. */
function isOneFixedModel(rows: readonly OptionRow[]): boolean {
  return rows.length === 1 && rows[0]?.control === 'fixed' && rows[0].amount <= 1;
}

/** What comes along anyway, once and for nothing, is gear, not a choice; the statistics show it. */
function isWorthShowing(row: OptionRow): boolean {
  return (
    row.control !== 'fixed' || row.price !== 0 || row.amount > 1 || row.why !== undefined || row.note !== ''
  );
}

/** Choices below a selection that rows stand for: a row of an entry stands for all that is taken of it. */
function shownIn(parent: EvaluatedSelection, rows: readonly OptionRow[]): ReadonlySet<string> {
  const kindOf = ({ entryId, groupId }: Pick<OptionRow, 'entryId' | 'groupId'>) =>
    `${groupId ?? ''}/${entryId}`;
  const kinds = new Set(rows.filter((row) => row.parent === parent.id).map(kindOf));
  return new Set(parent.children.filter((child) => kinds.has(kindOf(child))).map(({ id }) => id));
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
  const key = `${parent.id}/${group.id}`;
  const rows = rowsOf(context, inner.items, {
    parent,
    depth: 0,
    under: undefined,
    group: inner,
    choose,
    within: groupsWithin(groupsWithin(NO_GROUPS, group, key, undefined), inner, key, choose),
    closed,
  });
  const isTaken = rows.some((row) => row.isOn);
  if (rows.length === 0 || (group.hidden && why === undefined && !isTaken)) return [];
  const name = group.name === '' ? words.options : context.name(group);
  return [
    {
      key,
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
    within: NO_GROUPS,
    closed: undefined,
  };
  const rows = rowsOf(context, loose, frame);
  const sections = offers.filter(isGroup).flatMap((group) => groupSection(context, model, group, name));
  const known = shownIn(model, [...rows, ...sections.flatMap((each) => each.rows)]);
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
