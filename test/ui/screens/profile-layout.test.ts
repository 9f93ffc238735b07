import { describe, expect, test } from 'vitest';
import { profileLayout } from '../../../renderer/screens/builder/chosen/profile-layout';
import type { ProfileTableView } from '../../../renderer/worker/protocol/chosen-view';

/** The right column less its padding: in the smallest window, in the usual one. */
const SMALLEST = 296;
const USUAL = 376;

/** A table of rows with one set of values, its columns named and filled. */
function aTable(columns: Readonly<Record<string, string>>, ...names: readonly string[]): ProfileTableView {
  return {
    key: 't',
    title: 'Stand',
    subject: 'model',
    columns: Object.keys(columns).map((name) => ({ id: name, name, long: name, unit: undefined })),
    rows: (names.length === 0 ? ['Guard'] : names).map((name) => ({
      key: name,
      name,
      note: '',
      values: Object.values(columns).map((text) => ({ text, printed: undefined })),
    })),
  };
}

const figures = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`C${index}`, '4+']));
const layout = (table: ProfileTableView, width = USUAL) => profileLayout(table, width, 'compact');

describe('a table of profiles', () => {
  test.each([
    { claim: 'of few columns is a table with names', columns: figures(5), look: 'table', names: 'beside' },
    { claim: 'of many narrow ones is a line of cells', columns: figures(12), look: 'line', names: 'none' },
    {
      claim: 'of many, one of words, says the words beside the cells',
      columns: { Kind: 'Infantry (Leader)', ...figures(14) },
      look: 'line',
      names: 'none',
      said: ['Kind'],
    },
    {
      claim: 'of many with names that no cell has room for says those',
      columns: { ...figures(12), 'Transport Capacity': '7' },
      width: SMALLEST,
      look: 'line',
      names: 'none',
      said: ['Transport Capacity'],
    },
    {
      claim: 'most of which is words is text',
      columns: {
        Kind: 'Vehicle (Transport)',
        'Front Armour of it': '12',
        'Side Armour of it': '12',
        'Rear Armour of it': '10',
        ...figures(4),
      },
      width: 150,
      look: 'texts',
      names: 'above',
    },
    {
      claim: 'with a sentence in it is text',
      columns: { M: '7', Rules: 'Comes from the reserve when it likes' },
      look: 'texts',
      names: 'above',
    },
  ])('$claim', ({ columns, look, names, said = [], width = USUAL }) => {
    const set = layout(aTable(columns), width);
    expect(set).toMatchObject({ look, names });
    expect(set.said.map(({ name }) => name)).toEqual(said);
    if (look !== 'texts') expect(set.cells.length + said.length).toBe(Object.keys(columns).length);
  });

  test('a narrower column has the names above the cells, and then says more of them', () => {
    const weapon = { Range: '24', Shots: '2', Power: '4', Rend: '−1', Rules: 'Heavy, Blast (3)' };
    const table = aTable(weapon, 'Long-barrelled culverin', 'Pistol');
    const at = (width: number) => {
      const { look, names, said } = layout(table, width);
      return [look, names, said.length];
    };
    expect(at(USUAL)).toEqual(['table', 'beside', 0]);
    expect(at(270)).toEqual(['table', 'above', 0]);
    expect(at(180)).toEqual(['table', 'above', 1]);
    expect(at(60)[0]).toBe('texts');
  });

  test('several lines of many columns have their names beside them, else above', () => {
    const table = aTable(figures(12), 'Hydra', 'Handlers');
    expect(layout(table, 400).names).toBe('beside');
    expect(layout(table, 260).names).toBe('above');
  });

  test('what is noted of a single line is not left out', () => {
    const table = aTable(figures(9), 'Drill');
    const [row] = table.rows;
    const noted = { ...table, rows: [{ ...(row as (typeof table.rows)[number]), note: 'Melta' }] };
    expect(layout(noted).names).toBe('beside');
  });

  test('every column is a cell or said, and the cells fit', () => {
    const columns = { Movement: '12"', Kind: 'Flyer (Antigrav)', ...figures(16), Structure: '14' };
    for (let width = 40; width < 700; width += 20) {
      const { look, cells, said } = layout(aTable(columns, 'A', 'B'), width);
      if (look === 'texts') continue;
      expect([...cells, ...said].map(({ name }) => name).toSorted()).toEqual(Object.keys(columns).toSorted());
      expect(said.length).toBeLessThan(cells.length);
    }
  });
});
