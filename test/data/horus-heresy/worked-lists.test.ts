import { describe, expect, test } from 'vitest';
import { heresy, judge, workedList } from './engine';

const catalogue = heresy();

const PRIME = ['crusade-primary.advantages'];

/** Total, what makes the list illegal, and the prime places that stand without an advantage. */
const lists = [
  { name: 'w1', claim: 'Imperial Fists, three Auxiliaries for three', total: 950, errors: [], advice: PRIME },
  {
    name: 'w2',
    claim: 'Raven Guard: a Consul unlocks one Auxiliary, not two',
    total: 745,
    errors: ['crusade-primary.auxiliary'],
    advice: PRIME,
  },
  {
    name: 'w3',
    claim: 'Sons of Horus: no Elites place in the Primary Detachment',
    total: 940,
    errors: ['crusade-primary.elites.max'],
    advice: PRIME,
  },
  { name: 'w4', claim: 'Sons of Horus: Logistical Benefit opens it', total: 940, errors: [], advice: [] },
  {
    name: 'w5',
    claim: 'Iron Hands: a Fellblade over a quarter of 2,000',
    total: 1555,
    errors: ['lord-of-war-detachment.lord-of-war.share'],
    advice: PRIME,
  },
  {
    name: 'w6',
    claim: 'Iron Hands: the same tank within a quarter of 3,000',
    total: 2635,
    errors: [],
    advice: ['combat-retinue.advantages', ...PRIME],
  },
  {
    name: 'w7',
    claim: 'Ultramarines: a Primarch below 3,000',
    total: 1805,
    errors: ['warlord-detachment.needs'],
    advice: PRIME,
  },
  {
    name: 'w8',
    claim: 'Death Guard: allies over half',
    total: 1315,
    errors: ['allied-detachment.share'],
    advice: ['allied-detachment.advantages', ...PRIME],
  },
];

describe('the worked lists of the Horus Heresy', () => {
  test.each(lists)('$name: $claim', ({ name, total, errors, advice }) => {
    expect(judge(catalogue, workedList(name))).toEqual({ total, errors, advice });
  });

  test('say what they cost without the data, too', () => {
    for (const { name } of lists) {
      const text = JSON.stringify(workedList(name));
      expect(text, name).toContain('"typeId":"pts"');
    }
  });
});
