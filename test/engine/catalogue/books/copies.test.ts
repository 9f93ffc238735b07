import { describe, expect, test } from 'vitest';
import { readBooks } from '../../../../renderer/engine/catalogue/books/read-books';
import { aBook, aSystem, aUnit } from './play-book';

/** A file of a place: `shipped/b` is `b` of `shipped`. */
const file = (path: string, data: unknown) => ({
  path,
  place: path.split('/')[0],
  text: typeof data === 'string' ? data : JSON.stringify(data),
});
const good = aBook([aUnit('mob')]);
const broken = { ...good, zz: 1 };
const meaningless = aBook([{ ...aUnit('mob'), categories: ['nothing'] }]);
const newer = { ...good, revision: '2026-12-24' };
const system = file('shipped/s', aSystem());

/** The file of each thing that is used, then what is told of the others. */
function read(files: Parameters<typeof readBooks>[0]) {
  const { systems, problems } = readBooks(files);
  return [
    systems.map(({ paths }) => [...paths.values()].join(' ')).join(' | '),
    ...problems.map(({ file: path, severity, kind }) => `${path} ${severity} ${kind}`),
  ];
}

describe('several files of one id', () => {
  test.each([
    {
      claim: 'in two places are no mistake: the one given first is used, and that is told',
      files: [system, file('mine/b', good), file('shipped/b', good)],
      is: ['shipped/s mine/b', 'shipped/b advice other-copy'],
    },
    {
      claim: 'of which the first has a broken shape: the other is used',
      files: [system, file('mine/b', broken), file('shipped/b', good)],
      is: ['shipped/s shipped/b', 'mine/b advice other-copy', 'mine/b error unknown-property'],
    },
    {
      claim: 'of which the first means nothing: the other is used',
      files: [system, file('mine/b', meaningless), file('shipped/b', good)],
      is: ['shipped/s shipped/b', 'mine/b advice other-copy', 'mine/b error unknown-id'],
    },
    {
      claim: 'of which the other is broken too: both are told whole',
      files: [system, file('mine/b', broken), file('shipped/b', meaningless)],
      is: [
        'shipped/s',
        'mine/b error unknown-property',
        'shipped/b advice other-copy',
        'shipped/b error unknown-id',
      ],
    },
    {
      claim: 'in one place are a mistake, and the newest is used',
      files: [system, file('mine/b', good), file('mine/c', newer)],
      is: ['shipped/s mine/c', 'mine/b error duplicate-book'],
    },
    {
      claim: 'systems too',
      files: [file('mine/s', aSystem({ edition: 5 })), system, file('shipped/b', good)],
      is: ['shipped/s shipped/b', 'mine/s advice other-copy', 'mine/s error wrong-type'],
    },
    {
      claim: 'capabilities too, which are known by their system',
      files: [
        system,
        file('mine/k', { format: 1, system: 'game', capabilities: 5 }),
        file('shipped/k', { format: 1, system: 'game', capabilities: [] }),
      ],
      is: ['shipped/s', 'mine/k advice other-copy', 'mine/k error wrong-type'],
    },
    {
      claim: 'whose ids are broken are not taken for each other',
      files: [
        system,
        file('mine/b', { ...good, id: undefined }),
        file('mine/c', { ...good, id: undefined }),
        file('mine/d', good),
      ],
      is: ['shipped/s mine/d', 'mine/b error missing-property', 'mine/c error missing-property'],
    },
  ])('$claim', ({ files, is }) => {
    expect(read(files)).toEqual(is);
  });
});
