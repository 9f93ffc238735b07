import { describe, expect, test } from 'vitest';
import type {
  ConstraintDefinition,
  SelectionEntryGroupDefinition,
} from '../../../renderer/engine/catalogue/definition';
import type { EvaluatedSelection } from '../../../renderer/engine/evaluation/evaluated';
import { ListBuilder } from '../../builders/list-builder';
import { option, points, smallCatalogue, unit } from '../../builders/small-catalogue';

const min = (value: number, more: Partial<ConstraintDefinition> = {}): ConstraintDefinition => ({
  id: `min-${value}`,
  type: 'min',
  value,
  ...more,
});

/** `name×number(children)` */
const shape = ({ name, number, children }: EvaluatedSelection): string =>
  `${name}×${number}${children.length > 0 ? `(${children.map(shape).join(' ')})` : ''}`;

const roots = (list: ListBuilder): string =>
  list.evaluation.forces.flatMap(({ selections }) => selections.map(shape)).join(' ');

describe('a new force takes what it has to hold', () => {
  test.each([
    { claim: 'twice the same: two of their own', constraints: [min(2)], taken: 'e×1 e×1' },
    { claim: 'counted in the force', constraints: [min(1, { scope: 'force' })], taken: 'e×1' },
    { claim: 'counted in the army', constraints: [min(1, { scope: 'roster' })], taken: 'e×1' },
    { claim: 'exactly', constraints: [{ id: 'c', type: 'exactly', value: 1 }], taken: 'e×1' },
    { claim: 'not forces', constraints: [min(1, { field: 'forces' })], taken: '' },
    { claim: 'not points', constraints: [min(100, { field: 'pts' })], taken: '' },
    { claim: 'not shares', constraints: [min(50, { percentValue: true })], taken: '' },
    { claim: 'nothing', constraints: [min(0)], taken: '' },
  ])('$claim', ({ constraints, taken }) => {
    const list = new ListBuilder(
      smallCatalogue({ book: { selectionEntries: [unit('e', { constraints })] } }),
    );
    list.force();
    expect(roots(list)).toBe(taken);
  });

  test('a second force does not add what the army has already', () => {
    const list = new ListBuilder(
      smallCatalogue({
        book: { selectionEntries: [unit('e', { constraints: [min(1, { scope: 'roster' })] })] },
      }),
    );
    list.force();
    list.force();
    expect(roots(list)).toBe('e×1');
  });

  test('not what is hidden, nor what it has no place for', () => {
    const list = new ListBuilder(
      smallCatalogue({
        system: { categoryEntries: [{ id: 'core', name: 'Core' }] },
        book: {
          selectionEntries: [
            unit('hidden', { hidden: true, constraints: [min(1)] }),
            unit('placeless', {
              categoryLinks: [{ targetId: 'core', primary: true }],
              constraints: [min(1)],
            }),
          ],
        },
      }),
    );
    list.force();
    expect(roots(list)).toBe('');
  });
});

describe('a new selection takes what it has to hold', () => {
  const group = (parts: Partial<SelectionEntryGroupDefinition>): SelectionEntryGroupDefinition => ({
    id: 'g',
    name: 'g',
    ...parts,
  });
  test.each([
    {
      claim: 'a leaf counts up',
      parts: { selectionEntries: [option('o', { constraints: [min(3)] })] },
      taken: 'u×1(o×3)',
    },
    {
      claim: 'one with options of its own comes in instances, each filled',
      parts: {
        selectionEntries: [
          option('m', { constraints: [min(2)], selectionEntries: [option('w', { constraints: [min(1)] })] }),
        ],
      },
      taken: 'u×1(m×1(w×1) m×1(w×1))',
    },
    {
      claim: 'what another brings along',
      parts: {
        selectionEntries: [
          option('a', {
            constraints: [min(0)],
            modifiers: [
              {
                type: 'set',
                field: 'min-0',
                value: '1',
                conditions: [{ type: 'atLeast', value: 1, scope: 'parent', childId: 'b' }],
              },
            ],
          }),
          option('b', { constraints: [min(1)] }),
        ],
      },
      taken: 'u×1(a×1 b×1)',
    },
    {
      claim: 'the default of a group',
      parts: {
        selectionEntryGroups: [
          group({
            constraints: [min(2)],
            defaultSelectionEntryId: 'q',
            selectionEntries: [option('p'), option('q')],
          }),
        ],
      },
      taken: 'u×1(q×2)',
    },
    {
      claim: 'a default named by its link',
      parts: {
        selectionEntryGroups: [
          group({
            constraints: [min(1)],
            defaultSelectionEntryId: 'k',
            selectionEntries: [option('p')],
            entryLinks: [{ id: 'k', targetId: 'shared' }],
          }),
        ],
      },
      taken: 'u×1(shared×1)',
    },
    {
      claim: 'the only member of a group',
      parts: {
        selectionEntryGroups: [
          group({ constraints: [min(1)], selectionEntries: [option('p'), option('gone', { hidden: true })] }),
        ],
      },
      taken: 'u×1(p×1)',
    },
    {
      claim: 'not the only member of a collective group',
      parts: {
        selectionEntryGroups: [
          group({ collective: true, constraints: [min(1)], selectionEntries: [option('p')] }),
        ],
      },
      taken: 'u×1',
    },
    {
      claim: 'not one of several without a default',
      parts: {
        selectionEntryGroups: [
          group({ constraints: [min(1)], selectionEntries: [option('p'), option('q')] }),
        ],
      },
      taken: 'u×1',
    },
    {
      claim: 'members with a minimum count for their group',
      parts: {
        selectionEntryGroups: [
          group({
            constraints: [min(2)],
            defaultSelectionEntryId: 'q',
            selectionEntries: [option('p', { constraints: [min(1, { id: 'own' })] }), option('q')],
          }),
        ],
      },
      taken: 'u×1(p×1 q×1)',
    },
    {
      claim: 'a default amount',
      parts: { selectionEntries: [option('o', { defaultAmount: 4 })] },
      taken: 'u×1(o×4)',
    },
    {
      claim: 'at least the minimum',
      parts: { selectionEntries: [option('o', { defaultAmount: 0, constraints: [min(1)] })] },
      taken: 'u×1(o×1)',
    },
    {
      claim: 'several default amounts',
      parts: { selectionEntries: [option('o', { defaultAmount: '2,1', selectionEntries: [option('x')] })] },
      taken: 'u×1(o×2 o×1)',
    },
  ])('$claim', ({ parts, taken }) => {
    const list = new ListBuilder(
      smallCatalogue({
        book: { sharedSelectionEntries: [option('shared')], selectionEntries: [unit('u', parts)] },
      }),
    );
    list.select(list.force(), 'u');
    expect(roots(list)).toBe(taken);
  });

  test.each([
    { order: 'listed', taken: 'u×1' },
    { order: 'staged', taken: 'u×1(q×1)' },
  ] as const)('a default without a minimum, $order: $taken', ({ order, taken }) => {
    const groups = [group({ defaultSelectionEntryId: 'q', selectionEntries: [option('p'), option('q')] })];
    const list = new ListBuilder(
      smallCatalogue({ order, book: { selectionEntries: [unit('u', { selectionEntryGroups: groups })] } }),
    );
    list.select(list.force(), 'u');
    expect(roots(list)).toBe(taken);
  });

  test('a default inside a group that is full with its own default is not taken', () => {
    const inner = group({
      id: 'inner',
      defaultSelectionEntryId: 'r',
      selectionEntries: [option('r'), option('s')],
    });
    const outer = group({
      id: 'outer',
      constraints: [min(1), { id: 'most', type: 'max', value: 1 }],
      defaultSelectionEntryId: 'q',
      selectionEntries: [option('p'), option('q')],
      selectionEntryGroups: [inner],
    });
    const book = { selectionEntries: [unit('u', { selectionEntryGroups: [outer] })] };
    const list = new ListBuilder(smallCatalogue({ order: 'staged', book }));
    list.select(list.force(), 'u');
    expect(roots(list)).toBe('u×1(q×1)');
  });

  test('units with a default amount do not come with a force by themselves', () => {
    const list = new ListBuilder(
      smallCatalogue({ order: 'staged', book: { selectionEntries: [unit('u', { defaultAmount: '1,3' })] } }),
    );
    list.force();
    expect(roots(list)).toBe('');
  });

  test('minimums that never come to rest end', () => {
    const restless = option('o', {
      constraints: [min(1)],
      modifiers: [
        {
          type: 'increment',
          field: 'min-1',
          value: '1',
          repeats: [{ scope: 'parent', childId: 'o', value: 1 }],
        },
      ],
    });
    const list = new ListBuilder(
      smallCatalogue({ book: { selectionEntries: [unit('u', { selectionEntries: [restless] })] } }),
    );
    list.select(list.force(), 'u');
    expect(roots(list)).toMatch(/^u×1\(o×\d+\)$/);
  });
});

describe('choosing again', () => {
  const catalogue = smallCatalogue({
    book: {
      sharedSelectionEntries: [option('spear', { costs: points(1) })],
      selectionEntries: [
        unit('u', {
          selectionEntries: [option('leaf'), option('box', { selectionEntries: [option('x')] })],
          selectionEntryGroups: [{ id: 'g', name: 'g', entryLinks: [{ id: 'k', targetId: 'spear' }] }],
        }),
      ],
    },
  });
  const start = () => {
    const list = new ListBuilder(catalogue);
    return { list, u: list.select(list.force(), 'u') };
  };

  test('counts a leaf up on the same selection', () => {
    const { list, u } = start();
    const first = list.select(u, 'leaf');
    expect(list.select(u, 'leaf', 2)).toBe('');
    expect(list.selection(first).amount).toBe(3);
  });

  test('makes another instance of what has options', () => {
    const { list, u } = start();
    expect(list.select(u, 'box')).not.toBe(list.select(u, 'box'));
    expect(roots(list)).toBe('u×1(box×1 box×1)');
  });

  test('makes another root, always', () => {
    const { list } = start();
    list.select(list.roster.forces[0]?.id ?? '', 'u', 2);
    expect(roots(list)).toBe('u×1 u×1 u×1');
  });

  test.each(['spear', 'k', 'k::spear'])('finds a link by %s and stores the whole path', (entryId) => {
    const { list, u } = start();
    list.select(u, entryId);
    const stored = list.roster.forces[0]?.selections?.[0]?.selections?.[0];
    expect(stored).toMatchObject({
      entryId: 'k::spear',
      groupId: 'g',
      name: 'spear',
      costs: [{ typeId: 'pts', name: 'pts', value: 1 }],
    });
  });

  test('deselecting counts a leaf down and removes an instance', () => {
    const { list, u } = start();
    const leaf = list.select(u, 'leaf', 2);
    const box = list.select(u, 'box');
    list.apply({ kind: 'deselect', selection: leaf });
    expect(roots(list)).toBe('u×1(box×1 leaf×1)');
    list.apply({ kind: 'deselect', selection: leaf });
    list.apply({ kind: 'deselect', selection: box });
    expect(roots(list)).toBe('u×1');
  });

  test.each([
    {
      claim: 'an entry that is not there',
      operation: { kind: 'select', parent: 'n2', entryId: 'unheard-of' },
    },
    { claim: 'a parent that is not there', operation: { kind: 'select', parent: 'gone', entryId: 'u' } },
    {
      claim: 'a book that is not there',
      operation: { kind: 'add-force', entryId: 'army', catalogueId: 'gone' },
    },
    {
      claim: 'a force that is not there',
      operation: { kind: 'add-force', entryId: 'gone', catalogueId: 'book' },
    },
  ] as const)('$claim changes nothing', ({ operation }) => {
    const { list } = start();
    const before = list.roster;
    list.apply(operation);
    expect(list.roster).toBe(before);
  });

  test('limits never block', () => {
    const list = new ListBuilder(
      smallCatalogue({
        book: {
          selectionEntries: [unit('e', { hidden: true, constraints: [{ id: 'c', type: 'max', value: 0 }] })],
        },
      }),
    );
    list.select(list.force(), 'e', 2);
    expect(roots(list)).toBe('e×1 e×1');
  });
});

test('the books of forces are noted, and forgotten with the last of them', () => {
  const list = new ListBuilder(smallCatalogue({ book: { revision: 7 } }));
  const force = list.force();
  expect(list.roster.books).toEqual([{ id: 'book', name: 'The Book', revision: '7' }]);
  list.apply({ kind: 'remove', node: force });
  expect(list.roster.books).toEqual([]);
});
