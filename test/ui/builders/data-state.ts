import type { DataCheck, DataOverview } from '../../../renderer/worker/protocol/data-view';

const book = (id: string, more: Partial<DataOverview['systems'][number]['books'][number]> = {}) => ({
  key: id,
  id,
  name: id,
  edition: '',
  revision: '3',
  isLibrary: false,
  place: '1',
  path: `skirmish/${id}.cat`,
  copies: [],
  ...more,
});

/** One game that is shipped, one of a folder with a book that has mistakes. */
export const OVERVIEW: DataOverview = {
  systems: [
    {
      key: 'game',
      id: 'game',
      name: 'A Game',
      edition: '1st edition',
      revision: '2026-11-30',
      isOurs: true,
      isHere: true,
      place: undefined,
      path: 'game/system.json',
      copies: [],
      books: [book('Army', { place: undefined, path: 'game/army.json', revision: '2026-11-30' })],
    },
    {
      key: 'skirmish',
      id: 'skirmish',
      name: 'Skirmish',
      edition: '',
      revision: '4',
      isOurs: false,
      isHere: true,
      place: '1',
      path: 'skirmish/Skirmish.gst',
      copies: [],
      books: [book('Bows'), book('Spears'), book('Walls', { isLibrary: true })],
    },
  ],
  strays: [{ path: 'skirmish/notes.cat', place: '1' }],
  places: [],
};

const file = { entries: 3, errors: 0, warnings: 0, advice: 0 };

const CHECK: DataCheck = {
  entries: 3,
  units: 1,
  files: { 'game/system.json': { ...file, entries: 0 }, 'game/army.json': file },
  problems: [],
  more: 0,
};

export const CHECKS: Readonly<Record<string, DataCheck>> = {
  game: CHECK,
  skirmish: {
    entries: 9,
    units: 4,
    files: {
      'skirmish/Skirmish.gst': { ...file, entries: 0 },
      'skirmish/Bows.cat': file,
      'skirmish/Spears.cat': { ...file, errors: 1, warnings: 1 },
      'skirmish/Walls.cat': { ...file, warnings: 1 },
    },
    problems: [
      {
        key: '1',
        severity: 'error',
        sentence: 'The text ends in the middle.',
        path: 'skirmish/Spears.cat',
        place: '1',
        line: 2,
        column: 7,
        at: 'Spears',
      },
      {
        key: '2',
        severity: 'warning',
        sentence: 'A link leads nowhere.',
        path: 'skirmish/Spears.cat',
        place: '1',
        line: 3,
        column: 1,
        at: 'Spears › Shield',
      },
      {
        key: '3',
        severity: 'warning',
        sentence: 'A link leads nowhere.',
        path: 'skirmish/Walls.cat',
        place: '1',
        line: 9,
        column: 5,
        at: '',
      },
    ],
    more: 0,
  },
  '(strays)': {
    entries: 0,
    units: 0,
    files: { 'skirmish/notes.cat': { ...file, errors: 1 } },
    problems: [
      {
        key: '1',
        severity: 'error',
        sentence: 'This is no data.',
        path: 'skirmish/notes.cat',
        place: '1',
        line: 1,
        column: 1,
        at: '',
      },
    ],
    more: 0,
  },
};
