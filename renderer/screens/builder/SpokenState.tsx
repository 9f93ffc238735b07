import { LiveRegion } from '../../components/LiveRegion';
import { useAppSelector } from '../../store/hooks';
import type { Moving } from '../../store/moving';
import { useWords, type Words } from '../../words/use-words';

/** Points and verdict as one sentence, said once the edits come to rest; and what hands do that only eyes see. */
export function SpokenState() {
  const words = useWords();
  const totals = useAppSelector((state) => state.builder.view?.totals);
  const moving = useAppSelector((state) => state.builder.moving);
  const said = useAppSelector((state) => state.view.said);
  if (totals === undefined) return null;
  const limit = totals.limit === undefined ? undefined : words.number(totals.limit);
  const points = words.live.points(words.points(totals.spent), limit);
  const verdict = totals.verdict === 'legal' ? words.verdict.legal : words.verdict.illegal;
  const errors = totals.errors > 0 ? `, ${words.verdict.errors(totals.errors)}` : '';
  return (
    <>
      <LiveRegion text={`${points}. ${verdict}${errors}.`} />
      <LiveRegion text={moving?.by === 'keys' ? movingWords(moving, words) : said} />
    </>
  );
}

/** Where the units on their way would go, and how many places there are. */
function movingWords({ name, count, places, at }: Moving, words: Words): string {
  const others = places.filter((place) => !place.isHere);
  const index = others.findIndex((place) => place.key === at?.place);
  const place = others[index];
  const start = words.moving.start(name, count);
  if (place === undefined) return start;
  const where = words.moving.place(place.forceName, place.blockName);
  const step = words.moving.at(where, index + 1, others.length);
  return [`${start}${words.common.colon}${step}`, place.why].filter(Boolean).join('. ');
}
