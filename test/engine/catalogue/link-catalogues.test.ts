import { describe, expect, test } from 'vitest';
import type {
  CatalogueDefinition,
  ConditionDefinition,
  ConstraintDefinition,
  SelectionEntryDefinition,
} from '../../../renderer/engine/catalogue/definition';
import type { SlotTree } from '../../../renderer/engine/catalogue/entry-node';
import { linkCatalogues } from '../../../renderer/engine/catalogue/link-catalogues';
import { option, points, smallBook, smallCatalogue, smallSystem, unit } from '../../builders/small-catalogue';

const paths = (tree: SlotTree | undefined): string[] => (tree?.slots ?? []).map(({ path }) => path);

describe('what a force offers', () => {
  const library = (parts: Partial<CatalogueDefinition>): CatalogueDefinition =>
    smallBook({ id: 'library', name: 'Library', library: true, ...parts });

  test.each([
    { claim: 'roots of the system and of the book', importRootEntries: false, offered: ['mercenary', 'own'] },
    {
      claim: 'roots of an import that is asked for, but private ones',
      importRootEntries: true,
      offered: ['mercenary', 'open', 'own'],
    },
  ])('$claim', ({ importRootEntries, offered }) => {
    const catalogue = smallCatalogue({
      system: { selectionEntries: [unit('mercenary')] },
      book: { selectionEntries: [unit('own')], catalogueLinks: [{ targetId: 'library', importRootEntries }] },
      others: [library({ selectionEntries: [unit('open'), unit('private', { import: false })] })],
    });
    expect(paths(catalogue.book('book')?.roots)).toEqual(offered);
  });

  test('imports reach through other imports, and a circle of them ends', () => {
    const catalogue = smallCatalogue({
      book: { catalogueLinks: [{ targetId: 'a', importRootEntries: true }] },
      others: [
        smallBook({ id: 'a', name: 'A', catalogueLinks: [{ targetId: 'b', importRootEntries: true }] }),
        smallBook({
          id: 'b',
          name: 'B',
          selectionEntries: [unit('far')],
          catalogueLinks: [{ targetId: 'book', importRootEntries: true }],
        }),
      ],
    });
    expect(paths(catalogue.book('book')?.roots)).toEqual(['far']);
    expect(catalogue.problems).toEqual([]);
  });

  test('own ids win over imported ones, imported ones over those of the system', () => {
    const shared = (name: string) => ({ sharedSelectionEntries: [unit('same', { name })] });
    const link = { entryLinks: [{ id: 'link', targetId: 'same' }] };
    const nameOf = (parts: Parameters<typeof smallCatalogue>[0]) =>
      smallCatalogue(parts).book('book')?.roots.slots[0]?.entry.name;
    const imports = { catalogueLinks: [{ targetId: 'library' }] };
    const system = shared('system');
    expect(
      nameOf({
        system,
        book: { ...link, ...imports, ...shared('own') },
        others: [library(shared('import'))],
      }),
    ).toBe('own');
    expect(nameOf({ system, book: { ...link, ...imports }, others: [library(shared('import'))] })).toBe(
      'import',
    );
    expect(nameOf({ system, book: { ...link }, others: [library(shared('import'))] })).toBe('system');
  });
});

describe('a link', () => {
  const catalogue = smallCatalogue({
    book: {
      sharedSelectionEntries: [
        unit('target', {
          name: 'Target',
          costs: points(10),
          page: '7',
          constraints: [{ id: 'a', type: 'max', value: 1 }],
          categoryLinks: [{ targetId: 'core', primary: true }, { targetId: 'elite' }],
          selectionEntries: [option('child')],
        }),
      ],
      entryLinks: [
        {
          id: 'link',
          targetId: 'target',
          name: 'Another name',
          hidden: true,
          costs: points('12.5'),
          constraints: [{ id: 'b', type: 'max', value: 2 }],
          categoryLinks: [{ targetId: 'elite', primary: true }],
          selectionEntries: [option('more')],
        },
        { id: 'lost', targetId: 'nowhere', name: 'Lost' },
      ],
    },
  });
  const entry = catalogue.book('book')?.roots.slots[0]?.entry;

  test('takes the name of its target and adds what it says itself', () => {
    expect(entry).toMatchObject({ id: 'target', name: 'Target', hidden: true, page: '7' });
    expect(entry?.costs.get('pts')).toBe(125_000);
    expect(entry?.constraints.map(({ ownerId, definition }) => [ownerId, definition.id])).toEqual([
      ['target', 'a'],
      ['link', 'b'],
    ]);
    expect(paths(entry?.slots)).toEqual(['child', 'more']);
    expect(entry?.categories.map(({ id, primary }) => [id, primary])).toEqual([
      ['core', false],
      ['elite', true],
    ]);
  });

  test('to nowhere is dropped and told', () => {
    expect(paths(catalogue.book('book')?.roots)).toEqual(['link::target']);
    expect(catalogue.problems).toContainEqual({
      kind: 'broken-link',
      severity: 'warning',
      book: 'book',
      params: { id: 'nowhere', name: 'Lost', wanted: 'entry-or-group' },
      at: ['Lost'],
      node: expect.objectContaining({ id: 'lost' }),
      property: 'targetId',
    });
  });
});

describe('paths (roster-semantics, section 6)', () => {
  const tree = smallCatalogue({
    book: {
      sharedSelectionEntries: [unit('t')],
      sharedSelectionEntryGroups: [
        { id: 'h', name: 'h', selectionEntries: [option('e')], entryLinks: [{ id: 'm', targetId: 't' }] },
      ],
      selectionEntries: [
        unit('host', {
          selectionEntries: [option('plain')],
          selectionEntryGroups: [
            {
              id: 'g1',
              name: 'g1',
              selectionEntryGroups: [{ id: 'g2', name: 'g2', selectionEntries: [option('deep')] }],
            },
          ],
          entryLinks: [{ id: 'k', targetId: 'h', type: 'selectionEntryGroup' }],
        }),
      ],
    },
  }).book('book')?.roots.slots[0]?.entry.slots;

  test('hold the links on the way down and the entry', () => {
    expect(paths(tree).toSorted()).toEqual(['deep', 'k::e', 'k::m::t', 'plain']);
  });

  test('groups are remembered from the outside in', () => {
    const deep = tree?.slots.find(({ path }) => path === 'deep');
    expect(deep?.groups.map(({ path }) => path)).toEqual(['g1', 'g2']);
    expect(tree?.slots.find(({ path }) => path === 'k::m::t')?.groups[0]?.path).toBe('k::h');
  });
});

describe('bad data never throw', () => {
  test('a group that holds itself ends', () => {
    const catalogue = smallCatalogue({
      book: {
        sharedSelectionEntryGroups: [
          {
            id: 'g',
            name: 'g',
            selectionEntries: [option('e')],
            entryLinks: [{ id: 'again', targetId: 'g', type: 'selectionEntryGroup' }],
          },
        ],
        entryLinks: [{ id: 'k', targetId: 'g', type: 'selectionEntryGroup' }],
      },
    });
    expect(paths(catalogue.book('book')?.roots)).toEqual(['k::e']);
  });

  test('an entry that holds itself can be opened as deep as one likes', () => {
    const catalogue = smallCatalogue({
      book: {
        sharedSelectionEntries: [unit('box', { entryLinks: [{ id: 'in', targetId: 'box' }] })],
        entryLinks: [{ id: 'k', targetId: 'box' }],
      },
    });
    const first = catalogue.book('book')?.roots.slots[0]?.entry;
    expect(first?.slots.slots[0]?.entry.slots.slots[0]?.entry.id).toBe('box');
    expect(first?.isMerged).toBe(false);
  });

  test.each([
    { claim: 'an id met twice', kind: 'repeated-id' },
    { claim: 'two books with one id', kind: 'shared-catalogue-id' },
    { claim: 'an import that is not there', kind: 'missing-catalogue' },
  ])('$claim is told', ({ kind }) => {
    const catalogue = smallCatalogue({
      book: { selectionEntries: [unit('a'), unit('a')], catalogueLinks: [{ targetId: 'gone' }] },
      others: [smallBook({ name: 'The Other Book', selectionEntries: [unit('other')] })],
    });
    expect(catalogue.problems.map((problem) => problem.kind)).toContain(kind);
  });

  test('of two books with one id each is found by its name', () => {
    const catalogue = smallCatalogue({
      others: [smallBook({ name: 'The Other Book', selectionEntries: [unit('other')] })],
    });
    expect(catalogue.book('book')?.name).toBe('The Book');
    const other = catalogue.book('book', 'The Other Book');
    expect(other?.roots.slots.map(({ path }) => path)).toEqual(['other']);
    expect(catalogue.book(other?.key ?? '')).toBe(other);
  });

  test('ids such as __proto__ are plain ids', () => {
    const catalogue = smallCatalogue({
      book: { selectionEntries: [unit('__proto__'), unit('constructor')] },
    });
    expect(catalogue.book('book')?.find('__proto__')?.indexed.kind).toBe('entry');
    expect(catalogue.book('book')?.find('toString')).toBeUndefined();
  });
});

test.each([
  { claim: 'a leaf counts up', entry: unit('e'), isMerged: true },
  {
    claim: 'only collective options below: counts up',
    entry: unit('e', { selectionEntries: [option('o', { collective: true })] }),
    isMerged: true,
  },
  {
    claim: 'an option of its own: instances',
    entry: unit('e', { selectionEntries: [option('o')] }),
    isMerged: false,
  },
  {
    claim: 'a maximum of one: there is nothing to keep apart',
    entry: unit('e', { selectionEntries: [option('o')], constraints: [{ id: 'c', type: 'max', value: 1 }] }),
    isMerged: true,
  },
  {
    claim: 'a maximum of one that may grow: instances',
    entry: unit('e', {
      selectionEntries: [option('o')],
      constraints: [{ id: 'c', type: 'max', value: 1 }],
      modifiers: [{ type: 'increment', field: 'c', value: '1' }],
    }),
    isMerged: false,
  },
])('$claim', ({ entry, isMerged }) => {
  const catalogue = smallCatalogue({ book: { selectionEntries: [entry] } });
  expect(catalogue.book('book')?.roots.slots[0]?.entry.isMerged).toBe(isMerged);
});

test('only cost types that some definition carries are used', () => {
  const catalogue = smallCatalogue({
    system: {
      costTypes: [
        { id: 'pts', name: 'pts' },
        { id: 'power', name: 'power' },
      ],
    },
    book: { selectionEntries: [unit('e', { costs: points(0) })] },
  });
  expect(catalogue.usedCostTypes.map(({ id }) => id)).toEqual(['pts']);
});

test('a cost type that a modifier gives is used too, however deep in groups of modifiers', () => {
  const modifiers = [{ type: 'increment', field: 'pts', value: '1' }];
  const modifierGroups = [{ modifierGroups: [{ modifiers }] }];
  const catalogue = smallCatalogue({ book: { selectionEntries: [unit('e', { modifierGroups })] } });
  expect(catalogue.usedCostTypes.map(({ id }) => id)).toEqual(['pts']);
});

describe('modifiers apply in stages where the data hold what only New Recruit writes', () => {
  const set = { type: 'set', field: 'name', value: 'x' };
  const when = (query: Partial<ConditionDefinition>) => ({
    ...set,
    conditions: [{ type: 'atLeast', value: 1, scope: 'force', childId: 'e', ...query }],
  });
  const limit = (more: Partial<ConstraintDefinition>) => ({
    constraints: [{ id: 'c', type: 'max', value: 1, scope: 'parent', field: 'selections', ...more }],
  });

  test.each<{ claim: string; parts: Partial<SelectionEntryDefinition>; isStaged: boolean }>([
    {
      claim: 'nothing of it',
      parts: {
        ...limit({ shared: true }),
        modifiers: [when({}), when({ scope: 'primary-category' }), when({ scope: 'e', childId: 'unit' })],
        modifierGroups: [{ modifiers: [set], conditionGroups: [{ type: 'or', conditionGroups: [{}] }] }],
      },
      isStaged: false,
    },
    { claim: 'a bound', parts: { modifiers: [{ ...set, type: 'ceil' }] }, isStaged: true },
    {
      claim: 'a bound deep in groups',
      parts: { modifierGroups: [{ modifierGroups: [{ modifiers: [{ ...set, type: 'ceil' }] }] }] },
      isStaged: true,
    },
    { claim: 'a separator', parts: { modifiers: [{ ...set, join: '' }] }, isStaged: true },
    { claim: 'a message', parts: { modifiers: [{ ...set, field: 'error' }] }, isStaged: true },
    { claim: 'a scope', parts: { modifiers: [when({ scope: 'root-entry' })] }, isStaged: true },
    {
      claim: 'a scope in a group of conditions',
      parts: {
        modifiers: [
          { ...set, conditionGroups: [{ type: 'or', conditions: when({ scope: 'unit-self' }).conditions }] },
        ],
      },
      isStaged: true,
    },
    {
      claim: 'a scope of a repeat',
      parts: { modifierGroups: [{ repeats: [{ scope: 'model' }] }] },
      isStaged: true,
    },
    {
      claim: 'a kind of group',
      parts: { modifiers: [{ ...set, conditionGroups: [{ type: 'not' }] }] },
      isStaged: true,
    },
    { claim: 'an exact limit', parts: limit({ type: 'exactly' }), isStaged: true },
    { claim: 'a limit in a unit', parts: limit({ scope: 'unit' }), isStaged: true },
    { claim: 'an automatic limit', parts: limit({ automatic: true }), isStaged: true },
    { claim: 'a place among others', parts: { sortIndex: 1 }, isStaged: true },
  ])('$claim: $isStaged', ({ parts, isStaged }) => {
    const book = smallBook({ selectionEntries: [unit('e', parts)] });
    expect(linkCatalogues(smallSystem(), [book]).isStaged).toBe(isStaged);
    expect(linkCatalogues(smallSystem(), [book], { order: 'listed' }).isStaged).toBe(false);
  });
});

describe('minimums below the roots that are counted in the force or the roster', () => {
  const asking = (scope: string, more: Partial<ConstraintDefinition> = {}) => ({
    constraints: [{ id: 'c', type: 'min', value: 1, scope, ...more }],
  });
  const below = (...entries: SelectionEntryDefinition[]): Partial<CatalogueDefinition> => ({
    selectionEntries: [unit('root', { selectionEntries: entries })],
  });

  test.each<{ claim: string; book: Partial<CatalogueDefinition>; found: readonly string[][] }>([
    { claim: 'an option', book: below(option('o', asking('force'))), found: [['root', 'o']] },
    {
      claim: 'an option of an option, exactly so many',
      book: below(option('o', { selectionEntries: [option('p', asking('roster', { type: 'exactly' }))] })),
      found: [['root', 'o', 'p']],
    },
    {
      claim: 'a shared entry behind a link',
      book: {
        selectionEntries: [unit('root', { entryLinks: [{ id: 'link', targetId: 'shared' }] })],
        sharedSelectionEntries: [option('shared', asking('roster'))],
      },
      found: [['root', 'shared']],
    },
    {
      claim: 'a link that asks by itself',
      book: {
        selectionEntries: [
          unit('root', { entryLinks: [{ id: 'link', targetId: 'shared', ...asking('roster') }] }),
        ],
        sharedSelectionEntries: [option('shared')],
      },
      found: [['root', 'shared']],
    },
    {
      claim: 'a root that also stands below another, behind a link',
      book: {
        selectionEntries: [
          unit('root', { entryLinks: [{ id: 'link', targetId: 'other' }] }),
          unit('other', asking('force')),
        ],
      },
      found: [['root', 'other']],
    },
    {
      claim: 'a number that a modifier raises',
      book: below(
        option('o', {
          ...asking('force', { value: 0 }),
          modifiers: [{ type: 'set', field: 'c', value: 1 }],
        }),
      ),
      found: [['root', 'o']],
    },
    {
      claim: 'every way to what is shared',
      book: {
        selectionEntries: [
          unit('root', { entryLinks: [{ id: 'one', targetId: 'kit' }] }),
          unit('other', { entryLinks: [{ id: 'two', targetId: 'kit' }] }),
          unit('plain'),
        ],
        sharedSelectionEntries: [option('kit', { selectionEntries: [option('o', asking('force'))] })],
      },
      found: [
        ['root', 'kit', 'o'],
        ['other', 'kit', 'o'],
      ],
    },
    {
      claim: 'what holds itself, as deep as anybody goes',
      book: {
        selectionEntries: [
          unit('root', { ...asking('force'), entryLinks: [{ id: 'loop', targetId: 'root' }] }),
        ],
      },
      found: Array.from({ length: 7 }, (_, index) => Array.from({ length: index + 2 }, () => 'root')),
    },
    {
      claim: 'a number in a block, by its id',
      book: { categoryEntries: [{ id: 'core', name: 'Core' }], ...below(option('o', asking('core'))) },
      found: [['root', 'o']],
    },
    { claim: 'a number in an option, by its id', book: below(option('o', asking('o'))), found: [] },
    {
      claim: 'a root asks by itself',
      book: { selectionEntries: [unit('root', asking('force'))] },
      found: [],
    },
    { claim: 'what is asked below its own parent', book: below(option('o', asking('parent'))), found: [] },
    {
      claim: 'a number of forces',
      book: below(option('o', asking('roster', { field: 'forces' }))),
      found: [],
    },
    {
      claim: 'what counts another thing',
      book: below(option('o', asking('force', { childId: 'x' }))),
      found: [],
    },
    { claim: 'a maximum', book: below(option('o', asking('force', { type: 'max' }))), found: [] },
  ])('$claim', ({ book, found }) => {
    const minimums = smallCatalogue({ book }).book('book')?.deepMinimums ?? [];
    const ways = minimums.flatMap((minimum) => minimum.ways.map(({ path }) => path));
    expect(ways.map((path) => path.map(({ entry }) => entry.id))).toEqual(found);
  });

  test('also in what a book imports', () => {
    const catalogue = smallCatalogue({
      book: {
        selectionEntries: [unit('root', { entryLinks: [{ id: 'link', targetId: 'shared' }] })],
        catalogueLinks: [{ targetId: 'library' }],
      },
      others: [
        smallBook({
          id: 'library',
          name: 'Library',
          sharedSelectionEntries: [option('shared', asking('roster'))],
        }),
      ],
    });
    expect(catalogue.book('book')?.deepMinimums).toHaveLength(1);
  });

  test('where none of the definitions asks, no node is built to find that out', () => {
    const untouched = unit('root', { selectionEntries: [option('o')] });
    Object.defineProperty(untouched, 'costs', {
      enumerable: false,
      get: () => {
        throw new Error('built');
      },
    });
    expect(smallCatalogue({ book: { selectionEntries: [untouched] } }).book('book')?.deepMinimums).toEqual(
      [],
    );
  });
});
