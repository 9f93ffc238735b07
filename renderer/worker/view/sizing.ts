import type { EvaluatedSelection, Evaluation, Offer, OfferGroup } from '../../engine/evaluation/evaluated';
import type { Sizing } from '../protocol/ledger-row';

/** A size with what it is the size of. */
export interface UnitSizing extends Sizing {
  /** The models, in one selection or in many; none when the unit has none (any more). */
  readonly taken: readonly EvaluatedSelection[];
  readonly entryId: string;
  readonly groupId: string | undefined;
}

/** The amount that + and − change: of the models, by what the data say before any effect. */
export function sizingOf(evaluation: Evaluation, unit: EvaluatedSelection): UnitSizing | undefined {
  const models = unit.children.filter((child) => child.type === 'model' && !child.isDerived);
  const kinds = new Map<string, EvaluatedSelection[]>();
  for (const each of models.length > 0 ? models : [unit]) {
    const kind = `${each.entryId}/${each.groupId ?? ''}`;
    const known = kinds.get(kind);
    if (known) known.push(each);
    else kinds.set(kind, [each]);
  }
  const sizes = [...kinds.values()].flatMap((taken) => boundsOf(taken) ?? []);
  // Of several kinds the one that the unit has most of: the others are its sergeants and banners.
  const [size] = sizes.toSorted((one, other) => other.amount - one.amount);
  if (size !== undefined || models.length > 0 || unit.type !== 'unit') return size;
  return firstModels(evaluation, unit);
}

/** Whether a kind of unit has models that may be taken at all: some are one thing. Known once for each kind. */
const known = new WeakMap<object, Map<string, boolean>>();

function hasModels(evaluation: Evaluation, { id, entryId, definition }: EvaluatedSelection): boolean {
  if (definition === undefined) return false;
  const kinds = known.get(definition) ?? new Map<string, boolean>();
  known.set(definition, kinds);
  let has = kinds.get(entryId);
  if (has === undefined) {
    has = offersIn(evaluation.childOffers(id)).some(({ type }) => type === 'model');
    kinds.set(entryId, has);
  }
  return has;
}

/** A unit whose last model was taken away: the models that it could have again. */
function firstModels(evaluation: Evaluation, unit: EvaluatedSelection): UnitSizing | undefined {
  if (!hasModels(evaluation, unit)) return undefined;
  const offer = offersIn(evaluation.childOffers(unit.id)).find(
    ({ type, hidden, least, most }) => type === 'model' && !hidden && least !== most,
  );
  return (
    offer && {
      taken: [],
      entryId: offer.entryId,
      groupId: offer.groupId,
      amount: 0,
      least: offer.least,
      most: Number.isFinite(offer.most) ? offer.most : undefined,
      amounts: offer.amounts,
    }
  );
}

/** Offers below a selection, out of their groups. */
export function offersIn(items: readonly (Offer | OfferGroup)[]): readonly Offer[] {
  return items.flatMap((item) => ('items' in item ? offersIn(item.items) : [item]));
}

/** @param taken of one entry, one at least */
function boundsOf(taken: readonly EvaluatedSelection[]): UnitSizing | undefined {
  const [model] = taken;
  if (model === undefined) return undefined;
  const own = (model.definition?.constraints ?? []).filter(
    ({ field, scope, childId }) =>
      (field ?? 'selections') === 'selections' && (scope ?? 'parent') === 'parent' && childId === undefined,
  );
  const values = (type: string): readonly number[] =>
    own.filter((each) => each.type === type || each.type === 'exactly').map(({ value }) => Number(value));
  const least = Math.max(0, ...values('min'));
  const upper = values('max').filter((value) => value >= 0);
  const most = upper.length === 0 ? undefined : Math.min(...upper);
  if (least === most || model.type !== 'model') return undefined;
  const amounts = own.find((each) => each.type === 'one-of')?.values;
  return {
    taken,
    entryId: model.entryId,
    groupId: model.groupId,
    amount: taken.reduce((sum, { amount }) => sum + amount, 0),
    least,
    most,
    amounts,
  };
}
