import { expect, test } from 'vitest';
import { giversOf } from '../../../../renderer/engine/catalogue/books/givers';
import { symbolsOf } from '../../../../renderer/engine/catalogue/books/symbols';
import type { System } from '../../../../schemas/generated/types';
import { aSystem } from './play-book';

const unit = (options: readonly object[]) => ({
  id: 'guard',
  name: 'Guard',
  categories: ['core'],
  models: [{ id: 'man', name: 'Man', options }],
});
const place = { name: 'extra place' };
const group = (options: readonly object[]) => ({ id: 'which', name: 'Which', choose: [1, 1], options });

test.each([
  {
    claim: 'what has it among its choices',
    system: { gear: { place, boon: { name: 'Boon', options: [{ of: 'place' }] } } },
    givers: ['boon'],
  },
  {
    claim: 'what has it in a group of a list',
    system: {
      gear: { place, boon: { name: 'Boon', options: [group([{ list: 'places' }])] } },
      lists: { places: { options: [{ of: 'place' }] } },
    },
    givers: ['boon'],
  },
  {
    claim: 'not what only some may have, beside what all may',
    system: {
      gear: {
        place,
        boon: { name: 'Boon', options: [{ of: 'place' }] },
        oath: { name: 'Oath', options: [{ of: 'place' }], needs: { has: 'guard', in: 'army' } },
      },
    },
    givers: ['boon'],
  },
  {
    claim: 'nothing where a unit has it without',
    system: {
      gear: { place, boon: { name: 'Boon', options: [{ of: 'place' }] } },
      units: [unit([{ of: 'place' }])],
    },
    givers: [],
  },
  { claim: 'nothing where nothing has it', system: { gear: { place } }, givers: [] },
  {
    claim: 'nothing where too much has it to be a help',
    system: {
      gear: {
        place,
        ...Object.fromEntries(
          ['a', 'b', 'c', 'd'].map((id) => [id, { name: id, options: [{ of: 'place' }] }]),
        ),
      },
    },
    givers: [],
  },
])('who gives a choice: $claim', ({ system, givers }) => {
  const symbols = symbolsOf(aSystem(system) as unknown as System, undefined);
  expect(giversOf(symbols, ['place'])).toEqual(givers);
});

test('places of nothing are given by nothing', () => {
  expect(giversOf(symbolsOf(aSystem() as unknown as System, undefined), [])).toEqual([]);
});
