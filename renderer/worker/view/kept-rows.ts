import type { EvaluatedSelection } from '../../engine/evaluation/evaluated';
import type { FindingView } from '../protocol/findings-view';
import type { UnitRow } from '../protocol/ledger-row';
import type { ViewContext } from './context';
import { subjectsKey } from './short-profile';

/** Where a row stands. */
export type Frame = Pick<
  UnitRow,
  'level' | 'margin' | 'force' | 'block' | 'blockName' | 'forceName' | 'isFirst'
>;

/** What a row says that is not of the unit itself. */
interface Around {
  readonly frame: Frame;
  readonly gravest: FindingView | undefined;
  readonly context: Pick<ViewContext, 'language' | 'limit'>;
  readonly subjects: string;
}

interface Kept extends Around {
  readonly row: UnitRow;
}

const kept = new WeakMap<EvaluatedSelection, Kept>();

/** The row of a unit about which nothing has changed since it was last made, and which stands where it stood. */
export function keptRow(
  context: ViewContext,
  unit: EvaluatedSelection,
  frame: Frame,
  gravest: FindingView | undefined,
  make: () => UnitRow,
): UnitRow {
  const subjects = subjectsKey(context);
  const known = kept.get(unit);
  if (known && isSameAround(known, context, frame, gravest, subjects)) return known.row;
  const row = make();
  const { language, limit } = context;
  kept.set(unit, { row, frame, gravest, subjects, context: { language, limit } });
  return row;
}

function isSameAround(
  known: Around,
  { language, limit }: ViewContext,
  frame: Frame,
  gravest: FindingView | undefined,
  subjects: string,
): boolean {
  return (
    known.context.language === language &&
    known.context.limit === limit &&
    known.subjects === subjects &&
    known.gravest?.severity === gravest?.severity &&
    known.gravest?.short === gravest?.short &&
    isSameFrame(known.frame, frame)
  );
}

function isSameFrame(one: Frame, other: Frame): boolean {
  return (
    one === other ||
    (one.level === other.level &&
      one.margin === other.margin &&
      one.force === other.force &&
      one.block === other.block &&
      one.blockName === other.blockName &&
      one.forceName === other.forceName &&
      one.isFirst === other.isFirst)
  );
}
