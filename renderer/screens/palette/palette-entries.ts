import { findBest, NAME_SEPARATOR, plainText, searchWords } from '../../engine/words/find-words';
import { titleOf } from '../../store/chosen-rows';
import { libraryText, titleOf as titleOfList } from '../../store/library-rows';
import type { LibraryEntry } from '../../store/library-slice';
import { openList } from '../../store/open-list';
import type { Dispatch, RootState } from '../../store/store';
import { type Offered, takeOffer } from '../../store/take-offer';
import { WORDS, type Words } from '../../words/use-words';
import { focusSide } from '../builder/focus-side';
import { goToRow } from '../builder/go-to-place';
import { focusRow } from '../builder/ledger/focus-row';
import { takenWords } from '../builder/offers/offer-layout';
import { roomWords } from '../builder/offers/room-words';
import { limitEntries } from './limit-entries';
import { paletteCommands } from './palette-commands';

/** One answer of the palette. */
export interface PaletteEntry {
  readonly id: string;
  readonly title: string;
  /** Quiet words after it: the other language, where it stands. */
  readonly detail: string;
  /** At the right edge. */
  readonly number: string;
  readonly keys: string | undefined;
  /** Why it is greyed; only Shift Enter takes it then. */
  readonly why: string | undefined;
  readonly search: string;
  readonly run: (dispatch: Dispatch, anyway: boolean) => void;
}

export interface PaletteSection {
  readonly id: 'commands' | 'take' | 'forces' | 'rows' | 'lists';
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

/** A section answers with no more than this, best first. */
const BEST = 12;

/** What matches, by sections; without a search the commands that can be given now, and the lists in the library. */
export function paletteSections(state: RootState, words: Words, search: string): readonly PaletteSection[] {
  const typed = searchWords(search);
  const isTyped = typed.length > 0;
  const { screen } = state.view;
  const isBuilder = screen === 'builder';
  const commands = {
    id: 'commands',
    title: words.palette.commands,
    entries: [...(isBuilder ? limitEntries(state, words, search) : []), ...commandEntries(state, words)],
  } as const;
  const sections: readonly PaletteSection[] = isBuilder
    ? isTyped
      ? [...offerSections(state, words), rowSection(state, words), commands]
      : [commands]
    : screen === 'library'
      ? [listSection(state, words), commands]
      : [commands];
  return sections
    .map((section) => ({ ...section, entries: findBest(section.entries, typed, BEST) }))
    .filter(({ entries }) => entries.length > 0);
}

function commandEntries(state: RootState, words: Words): readonly PaletteEntry[] {
  return paletteCommands(state).map(({ name, title, also, keys, run }) => ({
    id: `command:${name}`,
    title: title(words),
    detail: '',
    number: '',
    keys,
    why: undefined,
    // Found by its name in both languages.
    search: plainText(
      Object.values(WORDS)
        .flatMap((each) => [title(each), also?.(each) ?? []].flat())
        .join(NAME_SEPARATOR),
    ),
    run,
  }));
}

function offerSections({ builder }: RootState, words: Words): readonly PaletteSection[] {
  const offers = builder.view?.offers;
  if (offers === undefined) return [];
  const take =
    (offered: Offered): PaletteEntry['run'] =>
    (dispatch, anyway) =>
      void dispatch(takeOffer(offered, anyway)).then(() => focusSide('middle'));
  // What holds for all of a group stands on its head, which is not shown here.
  const units = offers.groups.flatMap((group) =>
    group.items.map(
      (offer): PaletteEntry => ({
        id: `take:${offer.key}`,
        title: offer.name,
        detail: [offer.second, group.name, takenWords(offer, words)].filter(Boolean).join(' · '),
        number: words.number(offer.price),
        keys: undefined,
        why: offer.why === '' ? roomWords(group, words) : offer.why,
        search: offer.search,
        run: take({ kind: 'unit', offer }),
      }),
    ),
  );
  const forces = offers.forces.flatMap((group) =>
    group.items.map(
      (offer): PaletteEntry => ({
        id: `take:${offer.key}`,
        title: offer.name,
        detail: [offer.second, group.name, takenWords(offer, words)].filter(Boolean).join(' · '),
        number: '',
        keys: undefined,
        why: offer.why === '' ? group.why : offer.why,
        search: offer.search,
        run: take({ kind: 'force', offer }),
      }),
    ),
  );
  return [
    { id: 'take', title: words.palette.take(offers.target?.name ?? ''), entries: units },
    { id: 'forces', title: words.palette.takeForces, entries: forces },
  ];
}

function rowSection({ builder }: RootState, words: Words): PaletteSection {
  const entries = (builder.view?.rows ?? []).flatMap((row): readonly PaletteEntry[] => {
    if (row.kind !== 'unit' && row.kind !== 'force') return [];
    const isUnit = row.kind === 'unit';
    const points = isUnit ? row.price : row.total;
    const title = titleOf(row);
    const names = isUnit ? [row.customName, row.name, row.second, row.options] : [row.name, row.second];
    return [
      {
        id: `row:${row.key}`,
        title,
        detail: isUnit ? [row.blockName, row.forceName].filter(Boolean).join(' · ') : (row.note ?? ''),
        number: points === undefined ? '' : words.number(points),
        keys: undefined,
        why: undefined,
        search: plainText(names.filter(Boolean).join(NAME_SEPARATOR)),
        run: (dispatch) => {
          dispatch(goToRow(row.key));
          focusRow(row.key);
        },
      },
    ];
  });
  return { id: 'rows', title: words.palette.rows, entries };
}

function listSection({ library }: RootState, words: Words): PaletteSection {
  const recent = library.entries
    .filter((entry: LibraryEntry) => entry.problem === undefined)
    .toSorted((one, other) => other.modified - one.modified);
  const entries = recent.map(
    (entry): PaletteEntry => ({
      id: `list:${entry.path}`,
      title: titleOfList(entry),
      detail: [entry.summary?.army, entry.summary?.system].filter(Boolean).join(' · '),
      number: entry.summary === undefined ? '' : words.number(entry.summary.points),
      keys: undefined,
      why: undefined,
      search: libraryText(entry),
      run: (dispatch) => void dispatch(openList(entry.path, entry.modified)),
    }),
  );
  return { id: 'lists', title: words.palette.lists, entries: entries.slice(0, 200) };
}
