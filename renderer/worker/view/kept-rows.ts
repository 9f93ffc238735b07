import { versionOf } from '../../engine/evaluation/evaluate';
import type { EvaluatedSelection } from '../../engine/evaluation/evaluated';
import type { FindingView } from '../protocol/findings-view';
import type { UnitRow } from '../protocol/ledger-row';
import type { ViewContext } from './context';
import { subjectsKey } from './short-profile';

/** What a row says that is not of the unit itself. */
interface Around {
  readonly frame: object;
  readonly gravest: FindingView | undefined;
  readonly context: Pick<ViewContext, 'language' | 'limit'>;
  readonly subjects: string;
}

interface Kept extends Around {
  readonly row: UnitRow;
}

const kept = new WeakMap<object, Kept>();

/** The row of a unit about which nothing has changed since it was last made, and which stands where it stood. */
export function keptRow(
  context: ViewContext,
  unit: EvaluatedSelection,
  frame: object,
  gravest: FindingView | undefined,
  make: () => UnitRow,
): UnitRow {
  const version = versionOf(context.evaluation, unit.id);
  if (version === undefined) return make();
  const subjects = subjectsKey(context);
  const known = kept.get(version);
  if (known && isSameAround(known, context, frame, gravest, subjects)) return known.row;
  const row = make();
  const { language, limit } = context;
  kept.set(version, { row, frame, gravest, subjects, context: { language, limit } });
  return row;
}

function isSameAround(
  known: Around,
  { language, limit }: ViewContext,
  frame: object,
  gravest: FindingView | undefined,
  subjects: string,
): boolean {
  return (
    known.context.language === language &&
    known.context.limit === limit &&
    known.subjects === subjects &&
    known.gravest?.severity === gravest?.severity &&
    known.gravest?.short === gravest?.short &&
    hasSameParts(known.frame, frame)
  );
}

function hasSameParts(one: object, other: object): boolean {
  if (one === other) return true;
  const [left, right] = [Object.entries(one), other as Record<string, unknown>];
  return left.every(([key, value]) => right[key] === value);
}
