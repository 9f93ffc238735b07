import { VerdictZone, type VerdictZoneProps } from '../components/VerdictZone';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { wentTo } from '../store/view-slice';
import { useWords, type Words } from '../words/use-words';
import type { TotalsView } from '../worker/protocol/totals-view';

/** Verdict and points of the open list, at the same place on each of its screens. */
export function ListVerdict({
  onPress,
  label,
  hasNext = false,
  points,
}: {
  readonly onPress: () => void;
  readonly label: string;
  /** The screen has the key that goes to the next finding. */
  readonly hasNext?: boolean;
  readonly points?: VerdictZoneProps['points'];
}) {
  const words = useWords();
  const totals = useAppSelector((state) => state.builder.view?.totals);
  const dispatch = useAppDispatch();
  const known = useAppSelector((state) => state.builder.known);
  const isMissing = useAppSelector((state) => state.builder.missing !== undefined);
  if (totals === undefined && known !== undefined) {
    return (
      <VerdictZone
        verdict="unknown"
        word={isMissing ? words.data.missingShort : words.verdict.reading}
        counts=""
        spent={words.number(known.spent)}
        limit={known.limit === undefined ? undefined : words.number(known.limit)}
        left={words.verdict.lastKnown}
        isOver={false}
        label={isMissing ? words.data.title : words.verdict.reading}
        onPress={() => {
          if (isMissing) dispatch(wentTo('data'));
        }}
      />
    );
  }
  if (totals === undefined) return null;
  const { spent, limit } = totals;
  const isOver = limit !== undefined && spent > limit;
  return (
    <VerdictZone
      verdict={totals.verdict}
      word={totals.verdict === 'legal' ? words.verdict.legal : words.verdict.illegal}
      counts={verdictCounts(totals, words, hasNext)}
      spent={words.number(spent)}
      limit={limit === undefined ? undefined : words.number(limit)}
      left={leftWords(totals, words)}
      isOver={isOver}
      label={label}
      onPress={onPress}
      points={points}
    />
  );
}

function verdictCounts(totals: TotalsView, words: Words, hasNext: boolean): string {
  const { verdict } = words;
  const parts = [
    totals.errors > 0 && verdict.errors(totals.errors),
    totals.lost > 0 && verdict.lost(totals.lost),
    totals.warnings > 0 && verdict.warnings(totals.warnings),
    totals.errors + totals.lost + totals.warnings === 0 && totals.advice > 0 && verdict.advice(totals.advice),
  ].filter(Boolean);
  if (parts.length === 0) return verdict.noErrors;
  return parts.length < 2 && hasNext ? `${parts[0]} · ${verdict.next}` : parts.join(', ');
}

function leftWords({ spent, limit }: TotalsView, words: Words): string {
  if (limit === undefined) return words.verdict.noLimit;
  if (spent > limit) return words.verdict.over(spent - limit);
  return spent === limit ? words.verdict.exact : words.verdict.left(limit - spent);
}
