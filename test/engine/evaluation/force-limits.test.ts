import { describe, expect, test } from 'vitest';
import type {
  ConstraintDefinition,
  ForceEntryDefinition,
} from '../../../renderer/engine/catalogue/definition';
import { ListBuilder } from '../../builders/list-builder';
import { points, smallCatalogue, unit } from '../../builders/small-catalogue';

const limit = (id: string, type: string, value: number, more: Partial<ConstraintDefinition> = {}) => ({
  id,
  type,
  value,
  ...more,
});

describe('detachments that others unlock', () => {
  /** Officers bring `unlock`; there may be as many auxiliaries below the army as were unlocked in all of it. */
  const auxiliary = (scope: 'parent' | 'force'): ForceEntryDefinition => ({
    id: 'auxiliary',
    name: 'Auxiliary',
    kind: 'auxiliary',
    constraints: [limit('c', 'max', 0, { field: 'forces', scope })],
    modifiers: [
      {
        type: 'increment',
        field: 'c',
        value: '1',
        repeats: [
          {
            field: 'unlock',
            scope: 'parent',
            childId: 'any',
            value: 1,
            includeChildSelections: true,
            includeChildForces: true,
          },
        ],
      },
    ],
  });
  const list = (forces: readonly ForceEntryDefinition[], constraints: readonly ConstraintDefinition[] = []) =>
    new ListBuilder(
      smallCatalogue({
        system: {
          costTypes: [
            { id: 'pts', name: 'pts' },
            { id: 'unlock', name: 'unlock', hidden: true },
          ],
          forceEntries: [{ id: 'army', name: 'Army', constraints, forceEntries: forces }],
        },
        book: {
          selectionEntries: [unit('officer', { costs: [{ typeId: 'unlock', value: 1 }] }), unit('soldier')],
        },
      }),
    );

  test.each(['parent', 'force'] as const)('may stand in the scope %s as often as was unlocked', (scope) => {
    const built = list([auxiliary(scope)]);
    const army = built.force();
    const first = built.force('auxiliary', army);
    expect(built.broken).toEqual(['c@force army']);
    built.select(army, 'officer');
    expect(built.broken).toEqual([]);
    built.force('auxiliary', army);
    // One error for each force of the type, as the specs of the community want it …
    expect(built.broken).toEqual(['c@force army', 'c@force army']);
    // … which people are told once.
    expect(built.findings).toHaveLength(1);
    built.select(first, 'officer');
    expect(built.broken).toEqual([]);
  });

  test('the offer of one more shows what is unlocked and used', () => {
    const built = list([auxiliary('parent')]);
    const army = built.force();
    built.select(army, 'officer', 2);
    built.force('auxiliary', army);
    const [offer] = built.evaluation.forceOffers(army);
    expect(offer).toMatchObject({ entryId: 'auxiliary', taken: 1, kind: 'auxiliary', hidden: false });
    expect(offer?.limits).toMatchObject([{ count: 1, limit: 2, field: 'forces' }]);
  });

  test.each([
    { claim: 'forces of one kind, counted together', childId: 'auxiliary', broken: ['k@force army'] },
    { claim: 'one force entry', childId: 'wing', broken: [] },
    { claim: 'all', childId: 'any', broken: ['k@force army'] },
  ])('the army may count $claim', ({ childId, broken }) => {
    const plain = (id: string): ForceEntryDefinition => ({ id, name: id, kind: 'auxiliary' });
    const built = list(
      [plain('wing'), plain('train')],
      [limit('k', 'max', 1, { field: 'forces', scope: 'self', childId })],
    );
    const army = built.force();
    built.force('wing', army);
    built.force('train', army);
    expect(built.broken).toEqual(broken);
  });

  test('siblings may be counted in the parent, as by a rule "no more allies than companies"', () => {
    const ally: ForceEntryDefinition = {
      id: 'ally',
      name: 'Ally',
      constraints: [limit('k', 'max', 0, { field: 'forces', scope: 'parent' })],
      modifiers: [
        {
          type: 'increment',
          field: 'k',
          value: '1',
          repeats: [{ field: 'forces', scope: 'force', childId: 'company', value: 1 }],
        },
      ],
    };
    // A repeat's `force` is the ally itself, in which there is no company: the parent is what has to be asked.
    const built = list([ally, { id: 'company', name: 'Company' }]);
    const army = built.force();
    built.force('company', army);
    built.force('ally', army);
    expect(built.broken).toEqual(['k@force army']);
    const asked = {
      ...ally,
      modifiers: ally.modifiers?.map((each) => ({
        ...each,
        repeats: [{ field: 'forces', scope: 'parent', childId: 'company', value: 1 }],
      })),
    };
    const other = list([asked as ForceEntryDefinition, { id: 'company', name: 'Company' }]);
    const above = other.force();
    other.force('company', above);
    other.force('ally', above);
    expect(other.broken).toEqual([]);
  });
});

describe('forces in the roster', () => {
  test('nested ones count in the scope roster whatever the flag says', () => {
    const nested: ForceEntryDefinition = {
      id: 'wing',
      name: 'Wing',
      constraints: [limit('c', 'max', 1, { field: 'forces', scope: 'roster' })],
    };
    const list = new ListBuilder(
      smallCatalogue({ system: { forceEntries: [{ id: 'army', name: 'Army', forceEntries: [nested] }] } }),
    );
    for (let count = 0; count < 2; count++) list.force('wing', list.force());
    expect(list.broken).toEqual(['c@roster', 'c@roster']);
  });

  test('one that is asked for is missed where it would stand', () => {
    const asked: ForceEntryDefinition = {
      id: 'wing',
      name: 'Wing',
      constraints: [limit('c', 'min', 1, { field: 'forces' })],
    };
    const list = new ListBuilder(
      smallCatalogue({ system: { forceEntries: [{ id: 'army', name: 'Army', forceEntries: [asked] }] } }),
    );
    const army = list.force();
    expect(list.broken).toEqual(['c@force army']);
    list.force('wing', army);
    expect(list.broken).toEqual([]);
  });

  test('one that comes with its parent is there at once, another is not', () => {
    const forceEntries: ForceEntryDefinition[] = [
      { id: 'staff', name: 'Staff', start: true },
      { id: 'wing', name: 'Wing' },
    ];
    const list = new ListBuilder(
      smallCatalogue({ system: { forceEntries: [{ id: 'army', name: 'Army', forceEntries }] } }),
    );
    const army = list.force();
    expect(list.forceView(army).forces.map(({ name }) => name)).toEqual(['Staff']);
  });
});

describe('allies: a share of the limit in forces of one type', () => {
  test.each([
    { claim: 'their own points count', nested: false, includeChildForces: false, count: 100 },
    { claim: 'nested forces are left out', nested: true, includeChildForces: false, count: 100 },
    { claim: 'nested forces count when asked for', nested: true, includeChildForces: true, count: 150 },
  ])('$claim', ({ nested, includeChildForces, count }) => {
    const share = limit('c', 'max', 25, {
      field: 'limit::pts',
      scope: 'roster',
      percentValue: true,
      includeChildForces,
    });
    const ally: ForceEntryDefinition = {
      id: 'ally',
      name: 'Ally',
      constraints: [share],
      forceEntries: [{ id: 'wing', name: 'Wing' }],
    };
    const list = new ListBuilder(
      smallCatalogue({
        system: { forceEntries: [{ id: 'army', name: 'Army', forceEntries: [ally] }] },
        book: { selectionEntries: [unit('e', { costs: points(50) })] },
      }),
    ).limit(400);
    const army = list.force();
    const allies = list.force('ally', army);
    list.select(army, 'e', 3);
    list.select(allies, 'e', 2);
    if (nested) list.select(list.force('wing', allies), 'e');
    expect(list.forceView(allies).limits).toMatchObject([
      { count, limit: 100, percent: 25, isBroken: count > 100 },
    ]);
  });
});

describe('books of nested forces', () => {
  const catalogue = (book: 'same' | 'other' | 'any') =>
    smallCatalogue({
      system: {
        forceEntries: [{ id: 'army', name: 'Army', forceEntries: [{ id: 'ally', name: 'Ally', book }] }],
      },
      others: [
        { id: 'allies', name: 'Allies', gameSystemId: 'game', selectionEntries: [unit('guest')] },
        { id: 'library', name: 'Library', gameSystemId: 'game', library: true },
      ],
    });

  test.each([
    { book: 'same', offered: ['book'] },
    { book: 'other', offered: ['allies'] },
    { book: 'any', offered: ['book', 'allies'] },
  ] as const)('$book', ({ book, offered }) => {
    const list = new ListBuilder(catalogue(book));
    const army = list.force();
    expect(list.evaluation.forceOffers(army).map(({ catalogueId }) => catalogueId)).toEqual(offered);
  });

  test('a force of another book offers what that book has', () => {
    const list = new ListBuilder(catalogue('any'));
    const ally = list.force('ally', list.force(), 'allies');
    expect(list.evaluation.rootOffers(ally).map(({ name }) => name)).toEqual(['guest']);
    expect(list.roster.books.map(({ id }) => id)).toEqual(['book', 'allies']);
  });

  test('the top offers each book, but for libraries', () => {
    const offered = new ListBuilder(catalogue('any')).evaluation.forceOffers(undefined);
    expect(offered.map(({ catalogueId }) => catalogueId)).toEqual(['book', 'allies']);
  });
});

describe('a force that a linked book asks for', () => {
  const boats = { id: 'boats', name: 'Boats', gameSystemId: 'game' };
  const catalogue = (isLibrary: boolean) =>
    smallCatalogue({
      book: {
        catalogueLinks: [{ id: 'link', targetId: 'boats', type: 'catalogue', importRootEntries: true }],
      },
      others: [
        {
          ...{ ...boats, library: isLibrary },
          forceEntries: [
            {
              ...{ id: 'fleet', name: 'Fleet' },
              constraints: [limit('least', 'min', 1, { field: 'forces', scope: 'roster' })],
            },
          ],
        },
      ],
    });
  const asked = (list: ListBuilder): readonly unknown[] =>
    list.findings.filter(({ kind }) => kind === 'too-few');

  test('is asked for where the book is made to be linked', () => {
    const list = new ListBuilder(catalogue(true));
    list.force();
    expect(asked(list)).toHaveLength(1);
  });

  test('is no matter of an army that only links another army', () => {
    const list = new ListBuilder(catalogue(false));
    list.force();
    expect(asked(list)).toEqual([]);
  });

  test('is asked for in lists of that other army', () => {
    const list = new ListBuilder(catalogue(false));
    list.force('army', undefined, 'boats');
    expect(asked(list)).toHaveLength(1);
  });
});
