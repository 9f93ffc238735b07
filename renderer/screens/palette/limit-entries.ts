import { parseWholeNumber } from '../../components/parse-whole-number';
import { NAME_SEPARATOR, plainText } from '../../engine/words/find-words';
import { edit, showArmy } from '../../store/edit-list';
import { MOST_TYPED } from '../../store/most-typed';
import type { RootState } from '../../store/store';
import { WORDS, type Words } from '../../words/use-words';
import { focusField } from '../builder/focus-field';
import type { PaletteEntry } from './palette-entries';

/** Lists are played to no smaller limit, unless this one is. */
const LEAST_LIMIT = 100;

/** Of a list with a small limit, at least a tenth of it is one too. */
function isLimitLike(number: number, limit: number | undefined): boolean {
  const least = Math.min(LEAST_LIMIT, limit === undefined || limit === 0 ? LEAST_LIMIT : limit / 10);
  return number >= least && number <= MOST_TYPED.limit;
}

/** A number that is typed, alone or beside a word such as "limit", may be what the list is to be played to. */
export function limitEntries({ builder }: RootState, words: Words, search: string): readonly PaletteEntry[] {
  const { typeId, limit } = builder.view?.totals ?? {};
  const typed = /\d(?:[\d\s.,'’]*\d)?/.exec(search)?.[0];
  const number = typed === undefined ? undefined : parseWholeNumber(typed, words.fields.grouping);
  if (typeId === undefined || number === undefined || !isLimitLike(number, limit)) return [];
  const titles = Object.values(WORDS).flatMap(({ palette }) => [palette.setLimit(number), palette.armyWords]);
  return [
    {
      id: `limit:${number}`,
      title: words.palette.setLimit(number),
      detail: limit === undefined ? words.verdict.noLimit : words.palette.limitNow(limit),
      number: '',
      keys: undefined,
      why: undefined,
      search: plainText([typed, ...titles].join(NAME_SEPARATOR)),
      run: (dispatch) => {
        if (number !== limit) void dispatch(edit({ kind: 'set-limit', typeId, value: number }));
        dispatch(showArmy());
        focusField('limit');
      },
    },
  ];
}
