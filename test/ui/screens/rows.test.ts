import { describe, expect, test } from 'vitest';
import { mustChoose, shownOptions } from '../../../renderer/screens/builder/chosen/fold-options';
import { blockHeights, visibleRows } from '../../../renderer/screens/builder/ledger/visible-rows';
import { aForceRow, anOption, aUnitRow } from '../builders/a-view';

describe('the rows of the ledger', () => {
  const rows = [
    aForceRow('Army', { node: 'f1', key: 'n:f1' }),
    aUnitRow('Spears', { isFirst: true, second: 'Lanciers' }),
    aUnitRow('Riders'),
    aForceRow('Company', { node: 'f2', key: 'n:f2', level: 2 }),
    aUnitRow('Guard', { isFirst: true, force: 'f2', level: 3 }),
    aForceRow('Allies', { node: 'f3', key: 'n:f3' }),
  ];
  const keys = (folded: Record<string, boolean>, filter?: string): readonly string[] =>
    visibleRows(rows, folded, filter).map((row) => row.key);

  test('nothing folded is the very same list', () => {
    expect(visibleRows(rows, { f1: false }, undefined)).toBe(rows);
  });

  test('a folded force hides what stands below it, other forces too', () => {
    expect(keys({ f1: true })).toEqual(['n:f1', 'n:f3']);
    expect(keys({ f2: true })).toEqual(['n:f1', 'n:spears', 'n:riders', 'n:f2', 'n:f3']);
  });

  test('a filter finds units by the name in either language, under their force', () => {
    expect(keys({}, 'lanc')).toEqual(['n:f1', 'n:spears']);
    expect(keys({ f2: true }, 'guard')).toEqual(['n:f2', 'n:guard']);
  });

  test('a margin knows how many rows its block has', () => {
    expect(blockHeights(rows)).toEqual([1, 2, 1, 1, 1, 1]);
  });
});

describe('the rows of a long group of options', () => {
  const names = (shown: ReturnType<typeof shownOptions>) => shown.map(({ row }) => row.name);
  const many = Array.from({ length: 12 }, (_, index) => anOption(`Item ${index}`, { isOn: index === 10 }));

  test('over eight fold, and what is chosen stays in sight', () => {
    const shown = shownOptions(many, {});
    expect(names(shown)).toEqual([...many.slice(0, 8).map((row) => row.name), 'Item 10']);
    expect(shown.at(-1)).toMatchObject({ hidden: 3, isFolded: true });
  });

  const ONE = { least: 1, most: 1, taken: 0 };
  const radios = Array.from({ length: 12 }, (_, index) => anOption(`Creed ${index}`, { control: 'radio' }));
  const chosen = radios.map((row, index) => ({ ...row, isOn: index === 10 }));

  test.each([
    { claim: 'one must be chosen and none is', rows: radios, choose: ONE, all: true },
    { claim: 'one is chosen', rows: chosen, choose: ONE, all: false },
    { claim: 'none need be chosen', rows: radios, choose: { ...ONE, least: 0 }, all: false },
    { claim: 'several may be chosen', rows: many, choose: { ...ONE, most: 3 }, all: false },
    { claim: 'nothing says how many', rows: radios, choose: undefined, all: false },
  ])('stand whole at once: $all, where $claim', ({ rows, choose, all }) => {
    expect(mustChoose({ rows, choose })).toBe(all);
  });

  test('unfolded, all are there', () => {
    expect(names(shownOptions(many, { 'more:': true }))).toHaveLength(12);
  });

  test('a heading with an id that is a name of JavaScript is one like any other', () => {
    const key = '__proto__';
    const rows = [anOption('Odd', { control: 'heading', key }), anOption('Flag', { under: key })];
    expect(names(shownOptions(rows, {}))).toEqual(['Odd']);
    expect(names(shownOptions(rows, { ['__proto__']: true }))).toEqual(['Odd', 'Flag']);
  });

  test('a heading with something chosen below is unfolded at first, others are not', () => {
    const rows = [
      anOption('Artefacts', { control: 'heading', key: 'a' }),
      anOption('Ring', { under: 'a', isOn: true }),
      anOption('Banners', { control: 'heading', key: 'b' }),
      anOption('Flag', { under: 'b' }),
    ];
    expect(names(shownOptions(rows, {}))).toEqual(['Artefacts', 'Ring', 'Banners']);
    expect(names(shownOptions(rows, { a: false, b: true }))).toEqual(['Artefacts', 'Banners', 'Flag']);
  });
});
