import { LiveRegion } from '../../components/LiveRegion';
import { useAppSelector } from '../../store/hooks';
import { useWords } from '../../words/use-words';

/** Points and verdict as one sentence, said once the edits come to rest. */
export function SpokenState() {
  const words = useWords();
  const totals = useAppSelector((state) => state.builder.view?.totals);
  if (totals === undefined) return null;
  const limit = totals.limit === undefined ? undefined : words.number(totals.limit);
  const points = words.live.points(words.points(totals.spent), limit);
  const verdict = totals.verdict === 'legal' ? words.verdict.legal : words.verdict.illegal;
  const errors = totals.errors > 0 ? `, ${words.verdict.errors(totals.errors)}` : '';
  return <LiveRegion text={`${points}. ${verdict}${errors}.`} />;
}
