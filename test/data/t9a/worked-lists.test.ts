import { describe, expect, test } from 'vitest';
import { amountToNumber } from '../../../renderer/engine/catalogue/decimal';
import { evaluate } from '../../../renderer/engine/evaluation/evaluate';
import { isLegal } from '../../../renderer/engine/findings/findings';
import { validateList } from '../../../schemas/generated/validate.mjs';
import { findingsOf, nameOf, t9aCatalogue, workedList } from './t9a-data';

const catalogue = t9aCatalogue();

const LISTS = [
  { list: 'w1', claim: 'a plain warband is legal', total: 980, faults: [] },
  {
    list: 'w2',
    claim: 'two guns pass the fifth that the Imperial Armoury may take',
    total: 965,
    faults: ['army.imperial-armoury.share'],
  },
  {
    list: 'w3',
    claim: 'two Knightly Orders need a Knight Commander',
    total: 1965,
    faults: ['knightly-orders.most'],
  },
  { list: 'w4', claim: 'a Knight Commander lets two Knightly Orders in', total: 1965, faults: [] },
  { list: 'w5', claim: 'more than forty points are left', total: 955, faults: ['t9a.spend'] },
  {
    list: 'w6',
    claim: 'a full army with items, magic and a battle standard is legal',
    total: 4487,
    faults: [],
  },
  {
    list: 'w7',
    claim: 'the two entries of Shadow Riders share a limit of four',
    total: 3493,
    faults: ['army.all-shadow-riders.most'],
  },
  {
    list: 'w8',
    claim: 'a third Fallen needs a Doomlord as General',
    total: 3969,
    faults: ['fallen.most'],
  },
];

/** Points that the shares of the lists count, unit in two categories and mounts as the rules say. */
const SHARES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  w1: { characters: 150, core: 490, 'imperial-auxiliaries': 260, 'imperial-armoury': 170, 'sunnas-fury': 0 },
  w2: { characters: 150, core: 490, 'imperial-auxiliaries': 260, 'imperial-armoury': 325, 'sunnas-fury': 0 },
  w3: {
    characters: 210,
    core: 860,
    'imperial-auxiliaries': 390,
    'imperial-armoury': 180,
    'sunnas-fury': 255,
  },
  w4: {
    characters: 190,
    core: 860,
    'imperial-auxiliaries': 410,
    'imperial-armoury': 180,
    'sunnas-fury': 255,
  },
  w5: { characters: 150, core: 490, 'imperial-auxiliaries': 260, 'imperial-armoury': 145, 'sunnas-fury': 0 },
  w6: { characters: 1015, core: 1280, raiders: 440, menagerie: 395 },
  w7: { characters: 375, core: 1005, raiders: 370, menagerie: 395 },
  w8: { characters: 520, core: 1120 },
};

describe.each(LISTS)('$list: $claim', ({ list, total, faults }) => {
  const roster = workedList(list);

  test('is a list file', () => {
    expect(validateList(roster), JSON.stringify(validateList.errors)).toBe(true);
  });

  test('has its total', () => {
    const points = evaluate(catalogue, roster).costs.find((cost) => cost.typeId === 'pts');
    expect(points && amountToNumber(points.value)).toBe(total);
  });

  test('counts its shares', () => {
    const blocks = evaluate(catalogue, roster).forces[0]?.categories ?? [];
    for (const [category, points] of Object.entries(SHARES[list] ?? {})) {
      const limits = blocks.find((block) => block.entryId === category)?.limits ?? [];
      const share = limits.find((limit) => limit.constraint.id === `army.${category}.share`);
      expect(share?.count, category).toBe(points);
    }
  });

  test('has these faults and no others', () => {
    const found = findingsOf(catalogue, roster);
    expect(found.map(nameOf)).toEqual(faults);
    expect(isLegal(found)).toBe(faults.length === 0);
  });
});
