/** What is derived beside the choices (roles, automatic amounts), and choices that the data no longer know. */
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../../renderer/engine/evaluation/evaluate';
import { rememberNames } from '../../../renderer/engine/evaluation/remember-names';
import { ListBuilder } from '../../builders/list-builder';
import { option, points, smallCatalogue, unit } from '../../builders/small-catalogue';

describe('roles', () => {
  const general = option('general', {
    role: 'general',
    costs: points(25),
    constraints: [
      { id: 'one', type: 'max', value: 1, scope: 'roster', includeChildSelections: true },
      { id: 'some', type: 'min', value: 1, scope: 'roster', includeChildSelections: true },
    ],
  });
  const link = (id: string, hidden = false) => ({ entryLinks: [{ id, targetId: 'general', hidden }] });
  const catalogue = smallCatalogue({
    book: {
      sharedSelectionEntries: [general],
      selectionEntries: [
        unit('captain', link('k')),
        unit('wizard', link('l')),
        unit('assassin', link('m', true)),
        unit('pikes'),
        unit('squad', { selectionEntries: [{ id: 'leader', name: 'leader', type: 'model', ...link('n') }] }),
      ],
    },
  });
  const withUnits = (...units: string[]) => {
    const list = new ListBuilder(catalogue);
    const force = list.force();
    return { list, ids: units.map((id) => list.select(force, id)) };
  };
  const make = (list: ListBuilder, selection: string | undefined) =>
    list.apply({ kind: 'set-role', role: 'general', selection: selection ?? '' });

  test('the option of the role is a derived child: it costs and counts, and the document does not hold it', () => {
    const { list, ids } = withUnits('captain');
    expect(list.broken).toEqual(['some@roster']);
    make(list, ids[0]);
    expect(list.points).toBe(25);
    expect(list.broken).toEqual([]);
    const [child] = list.selection(ids[0] ?? '').children;
    expect(child).toMatchObject({ isDerived: true, role: 'general', name: 'general', selection: undefined });
    expect(list.evaluation.node(child?.id ?? '')).toBeDefined();
    expect(JSON.stringify(list.roster.forces)).not.toContain('general');
  });

  test('several links to one role count together', () => {
    const { list, ids } = withUnits('captain', 'wizard');
    make(list, ids[0]);
    make(list, ids[1]);
    expect(list.broken).toEqual(['one@selection general']);
  });

  test('it is found on a model inside the unit', () => {
    const { list, ids } = withUnits('squad');
    list.select(ids[0] ?? '', 'leader');
    make(list, ids[0]);
    expect(list.points).toBe(25);
    expect(list.evaluation.lostRoles).toEqual([]);
  });

  test('a hidden one is a finding, one that is not offered is lost', () => {
    const { list, ids } = withUnits('assassin', 'pikes');
    make(list, ids[0]);
    make(list, ids[1]);
    expect(list.evaluation.hiddenSelections).toMatchObject([{ entryId: 'general' }]);
    expect(list.evaluation.lostRoles).toEqual([{ role: 'general', selection: ids[1] }]);
    expect(list.findings.map(({ kind }) => kind).toSorted()).toEqual(['hidden-but-taken', 'unknown-role']);
  });

  test('an option that was chosen in the document as well counts once', () => {
    const { list, ids } = withUnits('captain');
    list.select(ids[0] ?? '', 'k');
    make(list, ids[0]);
    expect(list.points).toBe(25);
  });
});

const lostChoice = (id: string) => ({ id, entryId: 'gone', name: 'Gone', amount: 1 });

describe('automatic amounts', () => {
  const perModel = (type: 'min' | 'max', value: number) =>
    option('armour', {
      costs: points(2),
      constraints: [{ id: 'auto', type, value, automatic: true }],
      modifiers: [
        {
          type: 'set',
          field: 'auto',
          value: '0',
          repeats: [{ scope: 'parent', childId: 'model', value: 1 }],
        },
        {
          type: 'increment',
          field: 'auto',
          value: '1',
          repeats: [{ scope: 'parent', childId: 'model', value: 1 }],
        },
      ],
    });
  const listWith = (type: 'min' | 'max') => {
    const catalogue = smallCatalogue({
      book: {
        selectionEntries: [
          unit('u', { selectionEntries: [{ id: 'm', name: 'm', type: 'model' }, perModel(type, 0)] }),
        ],
      },
    });
    const list = new ListBuilder(catalogue);
    return { list, u: list.select(list.force(), 'u') };
  };

  test('grow with what they hang on, without a choice', () => {
    const { list, u } = listWith('min');
    const m = list.select(u, 'm', 5);
    const armour = () => list.selection(u).children.find(({ name }) => name === 'armour');
    expect(armour()).toMatchObject({ amount: 5, isDerived: true });
    expect(list.points).toBe(10);
    list.apply({ kind: 'set-amount', selection: m, amount: 2 });
    expect(armour()?.amount).toBe(2);
    expect(list.roster.forces[0]?.selections?.[0]?.selections).toHaveLength(1);
  });

  test('are cut, and the choice stays as it was', () => {
    const { list, u } = listWith('max');
    list.select(u, 'm', 2);
    const id = list.select(u, 'armour', 5);
    expect(list.selection(id)).toMatchObject({ amount: 2, isDerived: false, selection: { amount: 5 } });
    expect(list.points).toBe(4);
  });

  test.each([
    { claim: 'something that the data no longer know', with: { selections: [lostChoice('l')] } },
    { claim: 'a name of its own', with: { customName: 'Oldest' } },
    { claim: 'notes', with: { notes: 'Painted' } },
  ])('of copies that are cut the one with $claim stays, wherever it stands', ({ with: more }) => {
    const { list, u } = listWith('max');
    list.select(u, 'm', 1);
    const other = list.select(u, 'armour');
    const [force] = list.roster.forces;
    const [root] = force?.selections ?? [];
    const bare = root?.selections?.find(({ id }) => id === other);
    const models = (root?.selections ?? []).filter((each) => each !== bare);
    if (!force || !root || !bare) throw new Error('not made');
    const special = { ...bare, id: 'special', ...more };
    for (const copies of [
      [bare, special],
      [special, bare],
    ]) {
      const unitWith = { ...root, selections: [...models, ...copies] };
      const evaluation = evaluate(list.catalogue, {
        ...list.roster,
        forces: [{ ...force, selections: [unitWith] }],
      });
      expect(evaluation.node('special')).toHaveProperty('amount', 1);
      expect(evaluation.node(bare.id)).toHaveProperty('amount', 0);
    }
  });
});

describe('lost choices', () => {
  const full = smallCatalogue({
    book: {
      selectionEntries: [
        unit('kept', {
          costs: points(10),
          selectionEntries: [
            option('gone-option', { costs: points(3), selectionEntries: [option('deeper')] }),
          ],
        }),
        unit('gone', { costs: points(50), constraints: [{ id: 'c', type: 'max', value: 1 }] }),
      ],
    },
  });
  const later = smallCatalogue({ book: { selectionEntries: [unit('kept', { costs: points(11) })] } });
  const taken = () => {
    const list = new ListBuilder(full);
    const force = list.force();
    const kept = list.select(force, 'kept');
    const inside = list.select(kept, 'gone-option', 2);
    list.select(inside, 'deeper');
    list.select(force, 'gone', 2);
    return list.roster;
  };

  test('stay with their last name and price, outside all sums and limits', () => {
    const roster = taken();
    const evaluation = evaluate(later, roster);
    expect(evaluation.costs).toMatchObject([{ typeId: 'pts', value: 110_000 }]);
    expect(evaluation.broken).toEqual([]);
    const lost = evaluation.forces[0]?.selections.filter(({ isLost }) => isLost);
    expect(lost).toMatchObject([
      { name: 'gone', costs: [{ value: 500_000 }], definition: undefined },
      { name: 'gone', costs: [{ value: 500_000 }] },
    ]);
    const [first] = evaluation.forces[0]?.selections[0]?.children ?? [];
    expect(first).toMatchObject({
      name: 'gone-option',
      isLost: true,
      children: [{ name: 'deeper', isLost: true }],
    });
    expect(evaluation.node(first?.children[0]?.id ?? '')).toBe(first?.children[0]);
    expect(evaluation.roster).toBe(roster);
  });

  test('come back with the data', () => {
    const roster = rememberNames(evaluate(later, taken()));
    expect(evaluate(full, roster).forces[0]?.selections.some(({ isLost }) => isLost)).toBe(false);
  });

  test('a force of an unknown entry or book keeps all below it', () => {
    const roster = taken();
    const elsewhere = {
      ...roster,
      forces: roster.forces.map((force) => ({ ...force, catalogueId: 'burnt' })),
    };
    const [force] = evaluate(full, elsewhere).forces;
    expect(force).toMatchObject({ isLost: true, name: 'Army', catalogueName: '' });
    expect(force?.selections).toHaveLength(3);
  });

  test('an id that was renamed is found', () => {
    const renamed = smallCatalogue({
      book: {
        selectionEntries: [unit('new-name', { costs: points(7) })],
        formerIds: { gone: 'new-name', kept: 'new-name' },
      },
    });
    const evaluation = evaluate(renamed, taken());
    expect(evaluation.forces[0]?.selections.map(({ name }) => name)).toEqual([
      'new-name',
      'new-name',
      'new-name',
    ]);
  });

  test('a moved option is found by the last part of its path', () => {
    const moved = smallCatalogue({
      book: { sharedSelectionEntries: [unit('kept')], entryLinks: [{ id: 'k', targetId: 'kept' }] },
    });
    expect(evaluate(moved, taken()).forces[0]?.selections.find(({ name }) => name === 'kept')?.entryId).toBe(
      'k::kept',
    );
  });
});

test('last names and prices are noted, of one, and only when they changed', () => {
  const list = new ListBuilder(
    smallCatalogue({
      book: { selectionEntries: [unit('u', { selectionEntries: [option('o', { costs: points('1.5') })] })] },
    }),
  );
  const u = list.select(list.force(), 'u');
  list.select(u, 'o', 4);
  expect(rememberNames(list.evaluation)).toBe(list.roster);
  const dearer = smallCatalogue({
    book: {
      selectionEntries: [unit('u', { name: 'U', selectionEntries: [option('o', { costs: points(2) })] })],
    },
  });
  const noted = rememberNames(evaluate(dearer, list.roster)).forces[0]?.selections?.[0];
  expect(noted).toMatchObject({
    name: 'U',
    selections: [{ amount: 4, costs: [{ typeId: 'pts', name: 'pts', value: 2 }] }],
  });
});
