import { describe, expect, test } from 'vitest';
import { splitProfiles } from '../../../renderer/screens/builder/chosen/split-profiles';
import type { ProfileTableView } from '../../../renderer/worker/protocol/chosen-view';

/** A table of one row, its columns named and filled. */
function aTable(columns: Readonly<Record<string, string>>): ProfileTableView {
  return {
    key: 't',
    title: 'Stand',
    subject: 'model',
    columns: Object.keys(columns).map((name) => ({ id: name, name, long: name, unit: undefined })),
    rows: [
      {
        key: 'r',
        name: 'Guard',
        note: '',
        values: Object.values(columns).map((text) => ({ text, printed: undefined })),
      },
    ],
  };
}

const figures = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`C${index}`, '4+']));

describe('a table of profiles', () => {
  test.each([
    { claim: 'of few columns is a table', columns: figures(5), look: 'table', said: [] },
    { claim: 'of many narrow ones is a line of cells', columns: figures(12), look: 'line', said: [] },
    {
      claim: 'of many, one of words, says the words beside the cells',
      columns: { Kind: 'Infantry (Leader)', ...figures(14) },
      look: 'line',
      said: ['Kind'],
    },
    {
      claim: 'of many with names that no cell has room for says those',
      columns: { ...figures(12), 'Transport Capacity': '7' },
      look: 'line',
      said: ['Transport Capacity'],
    },
    {
      claim: 'most of which is words is text',
      columns: {
        Kind: 'Vehicle (Transport)',
        'Front Armour': '12',
        'Side Armour': '12',
        'Rear Armour': '10',
        ...figures(4),
      },
      look: 'texts',
      said: [],
    },
    {
      claim: 'with a sentence in it is text',
      columns: { M: '7', Rules: 'Comes from the reserve when it likes' },
      look: 'texts',
      said: [],
    },
  ])('$claim', ({ columns, look, said }) => {
    const split = splitProfiles(aTable(columns));
    expect(split.look).toBe(look);
    expect(split.said.map(({ name }) => name)).toEqual(said);
    if (look !== 'texts') expect(split.cells.length + said.length).toBe(Object.keys(columns).length);
  });
});
