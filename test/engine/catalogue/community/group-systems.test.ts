import { describe, expect, test } from 'vitest';
import { catalogueXml, read, systemXml, told } from './data-files';

const book = (id: string, attributes: Record<string, string | number> = {}): string =>
  catalogueXml('', { id, name: id, ...attributes });

/** `game 3: a, b` for each system that was read. */
const grouped = (files: Readonly<Record<string, string>>): string[] =>
  read(files).systems.map(
    ({ system, books, isHere }) =>
      `${system.id} ${isHere ? system.revision : 'missing'}: ${books.map(({ name }) => name).join(', ')}`,
  );

describe('which catalogues belong to which system', () => {
  test.each<{ claim: string; files: Record<string, string>; systems: string[]; problems?: string[] }>([
    {
      claim: 'two systems in one folder',
      files: {
        'x.gst': systemXml('', { id: 'x' }),
        'y.gst': systemXml('', { id: 'y' }),
        'a.cat': book('a', { gameSystemId: 'x' }),
        'b.cat': book('b', { gameSystemId: 'y' }),
      },
      systems: ['x 3: a', 'y 3: b'],
    },
    {
      claim: 'two versions of one system, each in a folder with its catalogues',
      files: {
        'new/game.gst': systemXml('', { revision: 9 }),
        'new/a.cat': book('a', { revision: 5 }),
        'old/game.gst': systemXml(),
        'old/deep/a.cat': book('a'),
      },
      systems: ['game 9: a', 'game 3: a'],
    },
    {
      claim: 'folders of Windows',
      files: {
        'C:\\new\\game.gst': systemXml('', { revision: 9 }),
        'C:\\new\\a.cat': book('a'),
        'C:\\old\\game.gst': systemXml(),
        'C:\\old\\a.cat': book('a'),
      },
      systems: ['game 9: a', 'game 3: a'],
    },
    {
      claim: 'a catalogue apart from every system: the newest',
      files: {
        'a/game.gst': systemXml(),
        'b/game.gst': systemXml('', { revision: 9 }),
        'c/a.cat': book('a'),
      },
      systems: ['game 3: ', 'game 9: a'],
    },
    {
      claim: 'a system at the top and catalogues in folders',
      files: { 'game.gst': systemXml(), 'x/y/a.cat': book('a') },
      systems: ['game 3: a'],
    },
    {
      claim: 'an older copy of a system beside the newer',
      files: { 'old.gst': systemXml('', { revision: 2 }), 'game.gst': systemXml(), 'a.cat': book('a') },
      systems: ['game 3: a'],
      problems: ['warning older-copy old.gst 1:39'],
    },
    {
      claim: 'an older copy of a catalogue',
      files: { 'game.gst': systemXml(), 'a.cat': book('a', { revision: 2 }), 'old/a.cat': book('a') },
      systems: ['game 3: a'],
      problems: ['warning older-copy old/a.cat 1:28'],
    },
    {
      claim: 'a newer copy away from the system, as who adds it means to use it',
      files: {
        'all/game.gst': systemXml(),
        'all/a.cat': book('a'),
        'part/a.cat': book('a', { revision: 2 }),
      },
      systems: ['game 3: a'],
      problems: ['warning older-copy all/a.cat 1:28'],
    },
    {
      claim: 'an older copy away from the system',
      files: {
        'all/game.gst': systemXml(),
        'all/a.cat': book('a', { revision: 2 }),
        'part/a.cat': book('a'),
      },
      systems: ['game 3: a'],
      problems: ['warning older-copy part/a.cat 1:28'],
    },
    {
      claim: 'a newer copy away from the system and under another name: one book, not a second',
      files: {
        'all/game.gst': systemXml(),
        'all/boats.cat': book('a', { name: 'Boats' }),
        'part/boats.cat': book('a', { name: 'River Boats', revision: 2 }),
      },
      systems: ['game 3: River Boats'],
      problems: ['warning older-copy all/boats.cat 1:32'],
    },
    {
      claim: 'a newer copy under another name in a file of the same name, in another format: one book',
      files: {
        'game.gst': systemXml(),
        'boats.cat': book('a', { name: 'Boats' }),
        'boats.json': JSON.stringify({
          catalogue: { ...{ id: 'a', name: 'River Boats', revision: 2, gameSystemId: 'game' } },
        }),
      },
      systems: ['game 3: River Boats'],
      problems: ['warning older-copy boats.cat 1:32'],
    },
    {
      claim: 'two armies of one id in one source, and newer ones in another: each by its name',
      files: {
        'all/game.gst': systemXml(),
        'all/a.cat': book('a'),
        'all/b.cat': book('a', { name: 'b' }),
        'part/b.cat': book('a', { name: 'b', revision: 2 }),
      },
      systems: ['game 3: a, b'],
      problems: ['warning older-copy all/b.cat 1:28', 'warning shared-catalogue-id part/b.cat 1:12'],
    },
    {
      claim: 'the same catalogue twice',
      files: { 'game.gst': systemXml(), 'a.cat': book('a'), 'copy/a.cat': book('a') },
      systems: ['game 3: a'],
      problems: ['advice same-copy copy/a.cat 1:12'],
    },
    {
      claim: 'two catalogues with one id and names of their own are both kept',
      files: { 'game.gst': systemXml(), 'a.cat': book('a'), 'b.cat': book('a', { name: 'b' }) },
      systems: ['game 3: a, b'],
      problems: ['warning shared-catalogue-id b.cat 1:12'],
    },
    {
      claim: 'catalogues without their system',
      files: {
        'game.gst': systemXml(),
        'a.cat': book('a', { gameSystemId: 'gone' }),
        'b.cat': book('b', { gameSystemId: 'gone' }),
      },
      systems: ['game 3: ', 'gone missing: a, b'],
      problems: ['error no-game-system a.cat 1:68'],
    },
    {
      claim: 'a system that is older than its catalogue asks for',
      files: {
        'game.gst': systemXml(),
        'a.cat': book('a', { gameSystemRevision: 4 }),
        'b.cat': book('b', { gameSystemRevision: 1 }),
      },
      systems: ['game 3: a, b'],
      problems: ['warning system-too-old a.cat 1:88'],
    },
  ])('$claim', ({ files, systems, problems = [] }) => {
    expect(grouped(files)).toEqual(systems);
    expect(told(read(files))).toEqual(problems);
  });

  test('links of a catalogue without its system are counted, not told one by one', () => {
    const links = ['p', 'q'].map((id) => `<entryLink id="${id}" targetId="to-${id}" type="selectionEntry"/>`);
    const data = read({ 'a.cat': catalogueXml(`<entryLinks>${links.join('')}</entryLinks>`) });
    expect(told(data)).toEqual(['error no-game-system a.cat 1:78', 'advice into-missing a.cat 1:12']);
  });

  test('so are those of a catalogue that links one which is not there; the link itself is told', () => {
    const link =
      '<catalogueLinks><catalogueLink id="k" name="Gone" targetId="gone" type="catalogue"/></catalogueLinks>';
    const inside = `${link}<entryLinks><entryLink id="l" targetId="there" type="selectionEntry"/></entryLinks>`;
    expect(told(read({ 'game.gst': systemXml(), 'a.cat': catalogueXml(inside) }))).toEqual([
      'warning missing-catalogue a.cat 2:51',
      'advice into-missing a.cat 1:12',
    ]);
  });
});
