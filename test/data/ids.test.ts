import { describe, expect, test } from 'vitest';
import type { Force } from '../../schemas/generated/types';
import { DATA_FOLDERS, dataFolder } from './data-folder';

/** Forces that are written out, with those inside them; a text stands for one that is written elsewhere. */
function forcesIn(forces: readonly (string | Force)[] = []): readonly Force[] {
  return forces.flatMap((force) => (typeof force === 'string' ? [] : [force, ...forcesIn(force.forces)]));
}

const twice = (ids: readonly string[]): readonly string[] => ids.filter((id, at) => ids.indexOf(id) !== at);

const BOOKS = DATA_FOLDERS.flatMap((folder) => {
  const { system, books } = dataFolder(folder);
  return books.map((book) => ({ name: `${folder}/${book.id}`, system, book }));
});

describe.each(BOOKS)('$name', ({ system, book }) => {
  const both = [system, book];

  test('gives every id once', () => {
    const ids = [
      ...both.flatMap((file) => [
        ...(file.categories ?? []).map(({ id }) => id),
        ...(file.units ?? []).map(({ id }) => id),
        ...Object.keys(file.gear ?? {}),
        ...Object.keys(file.lists ?? {}),
      ]),
      ...(system.roles ?? []).map(({ id }) => id),
      ...system.costs.map(({ id }) => id),
      // A book may say a force of its system anew.
      ...new Set(
        both.flatMap(({ forces }) => forcesIn(forces)).flatMap(({ id, kind = [] }) => [id, ...[kind].flat()]),
      ),
    ];
    expect(twice(ids)).toEqual([]);
    for (const { forces } of both) expect(twice(forcesIn(forces).map(({ id }) => id))).toEqual([]);
  });
});
