import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { linkCatalogues } from '../../../../renderer/engine/catalogue/link-catalogues';
import { readData } from '../../../../renderer/engine/catalogue/read-data';
import { catalogueXml, problemsOf, read, systemXml, told, zipped } from './data-files';

const UNIT = `<selectionEntries>
  <selectionEntry id="guard" name="Guard" type="unit" hidden="false" page="12">
    <costs><cost typeId="pts" name="pts" value="7.5"/></costs>
    <profiles>
      <profile id="p" name="Guard" typeId="model" typeName="Model" hidden="false">
        <characteristics><characteristic typeId="move" name="Move">5"</characteristic><characteristic typeId="save" name="Save"/></characteristics>
      </profile>
    </profiles>
  </selectionEntry>
</selectionEntries>`;

const UNIT_JSON = {
  selectionEntries: [
    {
      id: 'guard',
      name: 'Guard',
      type: 'unit',
      hidden: false,
      page: 12,
      costs: [{ typeId: 'pts', name: 'pts', value: 7.5 }],
      profiles: [
        {
          id: 'p',
          name: 'Guard',
          typeId: 'model',
          typeName: 'Model',
          hidden: 'false',
          characteristics: [
            { typeId: 'move', name: 'Move', $text: '5"' },
            { typeId: 'save', name: 'Save' },
          ],
        },
      ],
    },
  ],
};
const BOOK_JSON = {
  id: 'book',
  name: 'The Book',
  revision: 1,
  battleScribeVersion: 2.03,
  gameSystemId: 'game',
  gameSystemRevision: 3,
  ...UNIT_JSON,
};

describe('forms of one catalogue', () => {
  test.each<{ claim: string; path: string; content: string | Uint8Array }>([
    { claim: 'XML', path: 'a/book.cat', content: catalogueXml(UNIT) },
    { claim: 'XML, zipped', path: 'a/book.catz', content: zipped('book.cat', catalogueXml(UNIT)) },
    {
      claim: 'XML, zipped under another ending',
      path: 'a/b.catz',
      content: zipped('b.xml', catalogueXml(UNIT)),
    },
    { claim: 'XML with the ending of a system', path: 'a/book.gst', content: catalogueXml(UNIT) },
    { claim: 'JSON, wrapped', path: 'a/book.json', content: JSON.stringify({ catalogue: BOOK_JSON }) },
    {
      claim: 'JSON, bare',
      path: 'a/book.json',
      content: JSON.stringify({ type: 'catalogue', ...BOOK_JSON }),
    },
    {
      claim: 'JSON that a careless hand changed',
      path: 'a/book.catz',
      content: zipped('book.json', JSON.stringify({ catalogue: BOOK_JSON })),
    },
  ])('$claim', ({ path, content }) => {
    const data = read({ 'a/game.gst': systemXml(), [path]: content });
    expect(told(data)).toEqual([]);
    const [system] = data.systems;
    expect(system).toMatchObject({ isHere: true, isOurs: false, paths: ['a/game.gst', path] });
    expect(system?.books[0]).toMatchObject({
      id: 'book',
      name: 'The Book',
      selectionEntries: [
        {
          id: 'guard',
          name: 'Guard',
          hidden: false,
          page: '12',
          costs: [{ typeId: 'pts', value: expect.toSatisfy((value) => Number(value) === 7.5) }],
          profiles: [
            {
              hidden: false,
              characteristics: [
                { typeId: 'move', value: '5"' },
                { typeId: 'save', value: '' },
              ],
            },
          ],
        },
      ],
    });
  });

  test('a JSON text with mistakes whose meaning is plain is read and told', () => {
    const data = read({
      'game.gst': systemXml(),
      'book.json': `{"catalogue": ${JSON.stringify(BOOK_JSON).slice(0, -1)},}}`,
    });
    expect(told(data)).toEqual([expect.stringMatching(/^error trailing-comma book\.json 1:\d+$/)]);
    expect(data.systems[0]?.books[0]?.name).toBe('The Book');
  });

  test('texts and types that JSON of others spells differently', () => {
    const catalogue = {
      ...BOOK_JSON,
      library: 'true',
      revision: '4',
      sharedRules: [
        { id: 7, name: 'Brave', description: ['one', 'two'], hidden: 0, alias: ['bold', 'Stout'] },
        { id: 'x', name: 'Shy', description: null, page: 3 },
      ],
      sharedSelectionEntries: { id: 's', name: 'Single', import: 'false', sortIndex: '2', flatten: 1 },
    };
    const data = read({ 'game.gst': systemXml(), 'book.json': JSON.stringify({ catalogue }) });
    expect(told(data)).toEqual([]);
    expect(data.systems[0]?.books[0]).toMatchObject({
      library: true,
      sharedRules: [
        { id: '7', description: 'one\ntwo', hidden: false, alias: ['bold', 'Stout'] },
        { id: 'x', page: '3' },
      ],
      sharedSelectionEntries: [{ id: 's', import: false, sortIndex: 2, flatten: true }],
    });
  });

  test('properties that are nothing at all are dropped and told', () => {
    const xml = catalogueXml('<rules><rule id="r" name="R" hidden="perhaps" profiles="x"/></rules>');
    const json = { ...BOOK_JSON, id: 'other', rules: [3, { id: 'q', name: { en: 'Q' }, page: 1 }] };
    const data = read({
      'game.gst': systemXml(),
      'a.cat': xml,
      'b.json': JSON.stringify({ catalogue: json }),
    });
    expect(told(data).map((line) => line.replace(/ [\d:]+$/, ''))).toEqual([
      'warning not-yes-no a.cat',
      'warning not-a-list a.cat',
      'warning not-an-object b.json',
      'warning not-a-text b.json',
    ]);
    expect(data.systems[0]?.books.map(({ rules }) => rules)).toEqual([
      [{ id: 'r', name: 'R' }],
      [{ id: 'q', page: '1' }],
    ]);
  });
});

describe('files that are no data', () => {
  test.each<{ claim: string; path: string; content: string | Uint8Array; problem: string | undefined }>([
    {
      claim: 'an index',
      path: 'index.bsi',
      content: zipped('index.xml', '<dataIndex/>'),
      problem: 'advice left-aside',
    },
    { claim: 'a bundle', path: 'all.bsr', content: zipped('a.gstz', 'x'), problem: 'advice left-aside' },
    { claim: 'a roster', path: 'a.cat', content: '<roster id="r"/>', problem: 'error no-data-file' },
    { claim: 'broken XML', path: 'a.cat', content: '<catalogue id="x">', problem: 'error unclosed-tag' },
    { claim: 'an empty file', path: 'a.cat', content: '', problem: 'error empty-file' },
    { claim: 'a broken zip', path: 'a.catz', content: 'PK\u0003\u0004', problem: 'error broken-zip' },
    {
      claim: 'a zip of something else',
      path: 'a.catz',
      content: zipped('x.txt', 'x'),
      problem: 'error zip-without-data',
    },
    {
      claim: 'a zip whose one file would leave its folder',
      path: 'a.catz',
      content: zipped('../../b.cat', catalogueXml()),
      problem: 'error member-path',
    },
    {
      claim: 'a zip in a zip',
      path: 'a.catz',
      content: zipped('a.cat', zipped('a.cat', catalogueXml())),
      problem: 'error zip-without-data',
    },
    { claim: 'an empty zip', path: 'a.catz', content: zipSync({}), problem: 'error zip-without-data' },
    { claim: 'no id', path: 'a.cat', content: '<catalogue name="x"/>', problem: 'error without-id' },
    {
      claim: 'a format of long ago',
      path: 'a.cat',
      content: catalogueXml('', { battleScribeVersion: '1.15b' }),
      problem: 'error old-format',
    },
    {
      claim: 'JSON of an editor',
      path: 'settings.json',
      content: '{"editor.tabSize": 2}',
      problem: undefined,
    },
    {
      claim: 'JSON that cannot be read',
      path: 'a.json',
      content: '{"catalogue": {"id": ',
      problem: 'error unexpected-end',
    },
    {
      claim: 'JSON nested without end',
      path: 'a.json',
      content: '['.repeat(100_000),
      problem: 'error too-deep',
    },
  ])('$claim', ({ path, content, problem }) => {
    const data = read({ 'a/game.gst': systemXml(), [path]: content, 'a/book.cat': catalogueXml() });
    expect(told(data).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual(problem ? [problem] : []);
    // the file that was given, whatever is in it
    expect(data.problems.every(({ file }) => file === path)).toBe(true);
    // the others stay usable
    expect(data.systems.map(({ books }) => books.length)).toEqual([1]);
  });

  test('a name is made of the file where there is none', () => {
    const data = read({
      'game.gst': systemXml(),
      'b/Old Guard.cat': '<catalogue id="x" gameSystemId="game"/>',
    });
    expect(told(data)).toEqual(['warning without-name b/Old Guard.cat 1:1']);
    expect(data.systems[0]?.books[0]?.name).toBe('Old Guard');
  });

  test('a newer format is read as far as it is known', () => {
    const data = read({ 'game.gst': systemXml('', { battleScribeVersion: '3.1' }) });
    expect(told(data)).toEqual(['advice new-format game.gst 1:52']);
    expect(data.systems).toHaveLength(1);
  });

  test('progress is told after each file', () => {
    const steps: string[] = [];
    const text = new TextEncoder().encode(systemXml());
    const files = ['a.gst', 'b.json'].map((path) => ({ path, bytes: text }));
    readData(files, { onProgress: (done, all) => steps.push(`${done}/${all}`) });
    expect(steps).toEqual(['1/2', '2/2']);
  });
});

describe('our own books beside community data', () => {
  test('each is read by its own reader', () => {
    const own = JSON.stringify({ system: 'elsewhere', units: [] });
    const data = read({ 'game.gst': systemXml(), 'own.json': own });
    expect(data.systems.map(({ isOurs }) => isOurs)).toEqual([false]);
    expect(data.problems.every(({ file }) => file === 'own.json')).toBe(true);
    expect(data.problems.length).toBeGreaterThan(0);
  });

  test('JSON of an unknown kind is a mistake where nothing else is there', () => {
    expect(told(read({ 'a.json': '{"unitz": []}' }))).toEqual(['error unknown-kind-of-file a.json 1:1']);
  });

  test.each([
    { claim: 'a roster of New Recruit', json: { roster: { forces: [], gameSystemId: 'g' } } },
    { claim: 'such a roster without its frame', json: { forces: [], battleScribeVersion: '2.03' } },
    { claim: 'a list of ours', json: { format: 1, id: 'l', system: { id: 'g' }, books: [], forces: [] } },
  ])('$claim is called what it is', ({ json }) => {
    const { problems } = read({ 'a.json': JSON.stringify(json) });
    expect(problems).toMatchObject([{ kind: 'no-data-file', params: { found: 'roster' }, line: 1 }]);
  });
});

describe('links', () => {
  const problemOf = (inside: string) =>
    problemsOf(
      read({
        'game.gst': systemXml('<categoryEntries><categoryEntry id="core" name="Core"/></categoryEntries>'),
        'a.cat': catalogueXml(inside),
      }),
    ).map(({ kind, line, column, at, params }) => ({ kind, place: `${line}:${column}`, at, params }));

  test('to nowhere is told with its place and the names above it', () => {
    const inside = `<sharedSelectionEntries>
  <selectionEntry id="u" name="Unit" type="unit">
    <selectionEntryGroups>
      <selectionEntryGroup id="g" name=" Gear ">
        <entryLinks><entryLink id="l" name="Lost" targetId="gone" type="selectionEntry"/></entryLinks>
      </selectionEntryGroup>
    </selectionEntryGroups>
    <categoryLinks><categoryLink id="c" targetId="core"/><categoryLink targetId="none"/></categoryLinks>
    <infoLinks><infoLink id="i" name="Info" targetId="nothing" type="rule"/></infoLinks>
  </selectionEntry>
</sharedSelectionEntries>`;
    expect(problemOf(inside)).toEqual([
      {
        kind: 'broken-link',
        place: '6:51',
        at: ['Unit', 'Gear', 'Lost'],
        params: { id: 'gone', name: 'Lost', wanted: 'entry-or-group' },
      },
      {
        kind: 'broken-link',
        place: '9:72',
        at: ['Unit'],
        params: { id: 'none', name: '', wanted: 'category' },
      },
      {
        kind: 'broken-link',
        place: '10:45',
        at: ['Unit', 'Info'],
        params: { id: 'nothing', name: 'Info', wanted: 'info' },
      },
    ]);
  });

  const LOST = { id: 'l', name: 'Lost', targetId: 'gone', type: 'selectionEntry' };
  test.each(
    ['\n', '\r\n', '\r'].flatMap((end) => [
      {
        claim: `XML, ${JSON.stringify(end)}`,
        path: 'a.cat',
        place: '3:13',
        text: catalogueXml('<entryLinks>\n <entryLink targetId="gone" id="l"/>\n</entryLinks>').replaceAll(
          '\n',
          end,
        ),
      },
      {
        claim: `JSON, ${JSON.stringify(end)}`,
        path: 'a.json',
        place: '10:5',
        text: JSON.stringify(
          { catalogue: { id: 'b', name: 'B', gameSystemId: 'game', entryLinks: [LOST] } },
          null,
          1,
        ).replaceAll('\n', end),
      },
    ]),
  )('are told in the same line whatever ends it: $claim', ({ path, text, place }) => {
    expect(told(read({ 'game.gst': systemXml(), [path]: text }))).toEqual([
      `warning broken-link ${path} ${place}`,
    ]);
  });

  test('to a thing of another kind is told', () => {
    const inside =
      '<entryLinks><entryLink id="l" name="L" targetId="core" type="selectionEntry"/></entryLinks>';
    expect(problemOf(inside)).toMatchObject([
      { kind: 'wrong-target', params: { wanted: 'entry-or-group', found: 'category' } },
    ]);
  });

  test('pass by another kind of thing that has the id in a nearer file', () => {
    const library = catalogueXml(
      '<sharedSelectionEntries><selectionEntry id="twin" name="Twin" type="unit"/></sharedSelectionEntries>',
      { id: 'library', name: 'Library', library: true },
    );
    const inside = `<catalogueLinks><catalogueLink id="k" targetId="library" name="Library" type="catalogue"/></catalogueLinks>
<sharedRules><rule id="twin" name="Rule"/></sharedRules>
<entryLinks><entryLink id="l" name="L" targetId="twin" type="selectionEntry"/></entryLinks>`;
    const data = read({ 'game.gst': systemXml(), 'a.cat': catalogueXml(inside), 'l.cat': library });
    expect(told(data)).toEqual([]);
    const [first] = data.systems;
    const catalogue = first && linkCatalogues(first.system, first.books, first.options);
    expect(catalogue?.book('book')?.roots.slots.map(({ entry }) => entry.name)).toEqual(['Twin']);
  });

  test('an id twice: worse when something refers to it', () => {
    const twice = (id: string) => `<rule id="${id}" name="A"/><rule id="${id}" name="B"/>`;
    const link = '<infoLinks><infoLink id="i" name="I" targetId="used" type="rule"/></infoLinks>';
    expect(
      told(
        read({
          'game.gst': systemXml(),
          'a.cat': catalogueXml(`<rules>${twice('used')}${twice('idle')}</rules>${link}`),
        }),
      ),
    ).toEqual(['warning repeated-id a.cat 2:40', 'advice repeated-id a.cat 2:92']);
  });

  test('catalogues that link each other end', () => {
    const linking = (id: string, to: string) =>
      catalogueXml(
        `<catalogueLinks><catalogueLink id="${id}-${to}" name="${to}" targetId="${to}" type="catalogue" importRootEntries="true"/></catalogueLinks>`,
        { id, name: id },
      );
    const data = read({
      'game.gst': systemXml(),
      'a.cat': linking('a', 'b'),
      'b.cat': linking('b', 'a'),
      'c.cat': linking('c', 'c'),
    });
    expect(told(data)).toEqual([]);
  });

  test('names of JavaScript are ids like any other', () => {
    const inside = `<sharedSelectionEntries>
<selectionEntry id="__proto__" name="P" type="unit"/><selectionEntry id="constructor" name="C" type="unit"/></sharedSelectionEntries>
<entryLinks><entryLink id="toString" name="L" targetId="__proto__" type="selectionEntry"/><entryLink id="hasOwnProperty" name="M" targetId="constructor" type="selectionEntry"/></entryLinks>`;
    const data = read({
      'game.gst': systemXml('', { id: '__proto__' }),
      'a.cat': catalogueXml(inside, { id: 'constructor', gameSystemId: '__proto__' }),
    });
    expect(told(data)).toEqual([]);
    const [first] = data.systems;
    const catalogue = first && linkCatalogues(first.system, first.books, first.options);
    expect(catalogue?.book('constructor')?.roots.slots.map(({ path }) => path)).toEqual([
      'toString::__proto__',
      'hasOwnProperty::constructor',
    ]);
  });
});
