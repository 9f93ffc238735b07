import { describe, expect, test } from 'vitest';
import { aBlock, aBook, aSystem, aUnit, findingsOf, type PickedForce, play } from './play-book';

interface Case {
  readonly claim: string;
  readonly books: readonly Readonly<Record<string, unknown>>[];
  readonly system?: Readonly<Record<string, unknown>>;
  readonly forces: readonly PickedForce[];
  readonly limit?: number;
  readonly findings: readonly string[];
}

const army = (...units: NonNullable<PickedForce['units']>): PickedForce[] => [{ units }];
const many = (id: string, count: number) => Array.from({ length: count }, () => id);

function runs(cases: readonly Case[]): void {
  test.each(cases)('$claim', ({ books, system, forces, limit, findings }) => {
    expect(findingsOf(play({ books, ...(system ? { system } : {}) }, forces, limit))).toEqual(findings);
  });
}

describe('choices', () => {
  const exclusive = aBook(
    [
      aUnit('knight', {
        options: [
          {
            id: 'weapon',
            choose: [0, 1],
            options: [
              { of: 'sword', points: 5 },
              { id: 'axe', name: 'Axe', points: 3 },
            ],
          },
        ],
      }),
    ],
    { gear: { sword: { name: 'Sword' } } },
  );
  const required = aBook([
    aUnit('knight', {
      options: [
        {
          id: 'order',
          choose: [1, 1],
          options: [
            { id: 'red', name: 'Red' },
            { id: 'blue', name: 'Blue' },
          ],
        },
      ],
    }),
  ]);
  const replaced = aBook([
    aUnit('knight', {
      options: [
        {
          id: 'weapon',
          choose: [1, 1],
          options: [
            { id: 'bolter', name: 'Bolter', default: true },
            { id: 'axe', name: 'Axe' },
          ],
        },
      ],
    }),
  ]);
  const ratio = aBook([
    aBlock('squad', {
      options: [{ id: 'gun', name: 'Gun', ratio: { models: 5, count: 1 } }],
    }),
  ]);
  const once = aBook(
    [
      aUnit('titan', {
        options: [
          { id: 'arms', choose: [0, 2], once: true, options: [{ list: 'weapons', max: null }] },
          { id: 'carapace', choose: [0, 2], options: [{ list: 'weapons', max: null }] },
        ],
      }),
    ],
    {
      lists: { weapons: { options: [{ of: 'fist' }, { of: 'plasma' }] } },
      gear: {
        fist: { name: 'Fist' },
        plasma: { name: 'Plasma', limits: [{ id: 'one', max: 1, in: 'unit' }] },
      },
    },
  );
  runs([
    {
      claim: 'one of two is fine',
      books: [exclusive],
      forces: army({ id: 'knight', with: ['sword'] }),
      findings: [],
    },
    {
      claim: 'two of an exclusive choice are one too many',
      books: [exclusive],
      forces: army({ id: 'knight', with: ['sword', 'knight.axe'] }),
      findings: ['choose 2/1 knight.weapon.choose-max'],
    },
    {
      claim: 'a compulsory choice that is not made is told',
      books: [required],
      forces: army('knight'),
      findings: ['choose 0/1 knight.order.choose-min'],
    },
    {
      claim: 'a compulsory choice that is made is fine',
      books: [required],
      forces: army({ id: 'knight', with: ['knight.red'] }),
      findings: [],
    },
    { claim: 'the default of a choice comes along', books: [replaced], forces: army('knight'), findings: [] },
    {
      claim: 'one in five of nine models is one',
      books: [ratio],
      forces: army({
        id: 'squad',
        with: [
          { id: 'squad.man', x: 9 },
          { id: 'squad.gun', x: 2 },
        ],
      }),
      findings: ['ratio 2/1 squad.gun.ratio'],
    },
    {
      claim: 'one in five of ten models is two',
      books: [ratio],
      forces: army({
        id: 'squad',
        with: [
          { id: 'squad.man', x: 10 },
          { id: 'squad.gun', x: 2 },
        ],
      }),
      findings: [],
    },
    {
      claim: 'the same weapon twice where each may be taken once',
      books: [once],
      forces: army({ id: 'titan', with: [{ id: 'titan.arms.fist', x: 2 }] }),
      findings: ['choose-once 2/1 titan.arms.fist.once'],
    },
    {
      claim: 'the same weapon in two mounts is fine, a third in one mount too many',
      books: [once],
      forces: army({ id: 'titan', with: ['titan.arms.fist', { id: 'titan.carapace.fist', x: 3 }] }),
      findings: ['choose 3/2 titan.carapace.choose-max'],
    },
    {
      claim: 'one plasma weapon for a titan, whatever the mount',
      books: [once],
      forces: army({ id: 'titan', with: ['titan.arms.plasma', 'titan.carapace.plasma'] }),
      findings: ['most-choices 2/1 plasma.one'],
    },
    {
      claim: 'each of two titans has a plasma weapon of its own',
      books: [once],
      forces: army(
        { id: 'titan', with: ['titan.arms.plasma'] },
        { id: 'titan', with: ['titan.carapace.plasma'] },
      ),
      findings: [],
    },
  ]);
});

describe('sizes', () => {
  const only = aBook([
    aUnit('stands', {
      models: [
        {
          id: 'stand',
          name: 'Stand',
          size: { min: 3, max: 9, sizes: [3, 6, 9], prices: { 3: 75, 6: 140, 9: 200 } },
        },
      ],
    }),
  ]);
  const step = aBook([
    aUnit('stands', { models: [{ id: 'stand', name: 'Stand', size: { min: 5, max: 15, step: 5 } }] }),
  ]);
  const changed = aBook([
    aUnit('stands', {
      models: [
        {
          id: 'stand',
          name: 'Stand',
          size: { min: 5, max: 30, changes: [{ when: { has: 'favour' }, max: 10 }] },
        },
      ],
      options: [{ id: 'favour', name: 'Favour' }],
    }),
  ]);
  runs([
    {
      claim: 'a size that is listed',
      books: [only],
      forces: army({ id: 'stands', with: [{ id: 'stands.stand', x: 6 }] }),
      findings: [],
    },
    {
      claim: 'a size between those listed',
      books: [only],
      forces: army({ id: 'stands', with: [{ id: 'stands.stand', x: 5 }] }),
      findings: ['size-only 5/0 stands.stand.size-step'],
    },
    {
      claim: 'a size that is no step',
      books: [step],
      forces: army({ id: 'stands', with: [{ id: 'stands.stand', x: 7 }] }),
      findings: ['size-step 7/0 stands.stand.size-step'],
    },
    {
      claim: 'too small and too large',
      books: [changed],
      forces: army(
        { id: 'stands', with: [{ id: 'stands.stand', x: 4 }] },
        { id: 'stands', with: [{ id: 'stands.stand', x: 31 }] },
      ),
      findings: ['size-least 4/5 stands.stand.size-min', 'size-most 31/30 stands.stand.size-max'],
    },
    {
      claim: 'an option that lowers the size',
      books: [changed],
      forces: army({ id: 'stands', with: [{ id: 'stands.stand', x: 11 }, 'stands.favour'] }),
      findings: ['size-most 11/10 stands.stand.size-max'],
    },
  ]);
});

describe('how many in the army', () => {
  const scaled = aBook([aUnit('wing', { limits: [{ id: 'most', max: 3, scale: 'size' }] })]);
  const item = aBook([aUnit('hero', { options: [{ of: 'crown', points: 20 }] })], {
    gear: { crown: { name: 'Crown', limits: [{ id: 'once', max: 1, scale: 'size', rule: '28' }] } },
  });
  const perPoints = aBook([
    aUnit('full', { limits: [{ id: 'per', max: { plus: [{ each: 'limit', per: 2000 }] } }] }),
    aUnit('started', { limits: [{ id: 'per', max: { plus: [{ each: 'limit', per: 2000, round: 'up' }] } }] }),
  ]);
  const shared = aBook([
    aUnit('riders', { limits: [{ id: 'most', max: 2, of: ['riders', 'riders-elite'] }] }),
    aUnit('riders-elite', { categories: ['elite'] }),
  ]);
  const models = aBook([aBlock('mob', { limits: [{ id: 'models', max: 40, count: 'models' }] })]);
  const fewer = aBook([
    aUnit('tank', {
      limits: [{ id: 'most', max: { base: 3, plus: [{ each: { of: 'chariot', in: 'army' }, times: -1 }] } }],
    }),
    aUnit('chariot'),
  ]);
  const least = aBook([aUnit('troop', { tags: ['banner'] }), aUnit('gun')], {
    limits: [{ id: 'units', min: 3, of: 'banner', changes: [{ when: { has: 'gun', in: 'army' }, add: -1 }] }],
  });
  runs([
    { claim: 'three of 0-3', books: [scaled], forces: army(...many('wing', 3)), findings: [] },
    {
      claim: 'four of 0-3',
      books: [scaled],
      forces: army(...many('wing', 4)),
      findings: ['most-units 4/3 wing.most'],
    },
    {
      claim: '0-3 halved is two, rounded up',
      books: [scaled],
      forces: army(...many('wing', 3)),
      limit: 3000,
      findings: ['most-units 3/2 wing.most'],
    },
    {
      claim: '0-3 doubled is six',
      books: [scaled],
      forces: army(...many('wing', 6)),
      limit: 8000,
      findings: [],
    },
    {
      claim: 'seven of 0-3 doubled',
      books: [scaled],
      forces: army(...many('wing', 7)),
      limit: 8000,
      findings: ['most-units 7/6 wing.most'],
    },
    {
      claim: 'an item once per army',
      books: [item],
      forces: army({ id: 'hero', with: ['crown'] }, { id: 'hero', with: ['crown'] }),
      findings: ['most-choices 2/1 crown.once'],
    },
    {
      claim: 'an item twice in a great army',
      books: [item],
      forces: army({ id: 'hero', with: ['crown'] }, { id: 'hero', with: ['crown'] }),
      limit: 8000,
      findings: [],
    },
    {
      claim: 'one per 2,000 points, full or started',
      books: [perPoints],
      forces: army(...many('full', 2), ...many('started', 2)),
      limit: 3999,
      findings: ['most-units 2/1 full.per'],
    },
    {
      claim: 'two units share a limit',
      books: [shared],
      forces: army('riders', 'riders-elite', 'riders-elite'),
      findings: ['most-units 3/2 riders.most'],
    },
    {
      claim: 'models per army',
      books: [models],
      forces: army(
        { id: 'mob', with: [{ id: 'mob.man', x: 25 }] },
        { id: 'mob', with: [{ id: 'mob.man', x: 16 }] },
      ),
      findings: ['most-models 41/40 mob.models'],
    },
    {
      claim: 'three less one for each chariot',
      books: [fewer],
      forces: army(...many('tank', 3), 'chariot'),
      findings: ['most-units 3/2 tank.most'],
    },
    {
      claim: 'at least three units, one less with a gun',
      books: [least],
      forces: army('troop', 'gun'),
      findings: ['least-units 1/2 book.units'],
    },
  ]);
});

describe('points', () => {
  const shares = (places: readonly object[]) =>
    aSystem({ forces: [{ id: 'army', name: 'Army', places: [...places, { category: 'elite' }] }] });
  const most = shares([{ category: 'core', limits: [{ id: 'share', max: { percent: 10 }, count: 'pts' }] }]);
  const least = shares([{ category: 'core', limits: [{ id: 'share', min: { percent: 10 }, count: 'pts' }] }]);
  const units = aBook(
    [
      aUnit('cheap', { points: 100, options: [{ id: 'extra', name: 'Extra', points: 50, max: null }] }),
      aUnit('dear', { points: 400, categories: ['elite', 'core'] }),
      aUnit('rider', { points: 100, categories: ['elite'], options: [{ of: 'dragon', points: 420 }] }),
    ],
    { gear: { dragon: { name: 'Dragon', categories: ['core'] } } },
  );
  const spend = aSystem({
    limits: [{ id: 'spend', min: { base: -40, plus: [{ each: 'limit' }] }, count: 'pts', in: 'army' }],
  });
  const resource = aBook(
    [
      aUnit('officer', { costs: { given: 2 } }),
      aUnit('guns', { costs: { spent: 1 } }),
      aUnit('titan', {
        limits: [{ id: 'most', max: { plus: [{ each: { cost: 'given', in: 'army' }, per: 5 }] } }],
      }),
    ],
    { limits: [{ id: 'command', max: { plus: [{ each: { cost: 'given', in: 'army' } }] }, count: 'spent' }] },
  );
  runs([
    {
      claim: 'a share counts options with their unit',
      books: [units],
      system: most,
      forces: army({ id: 'cheap', with: [{ id: 'cheap.extra', x: 6 }] }),
      limit: 3000,
      findings: ['share-most 400/300 army.core.share'],
    },
    {
      claim: 'a unit of two categories counts in both, at its whole price',
      books: [units],
      system: most,
      forces: army('dear'),
      limit: 3000,
      findings: ['share-most 400/300 army.core.share'],
    },
    {
      claim: 'a mount counts in its own category, its rider does not',
      books: [units],
      system: most,
      forces: army({ id: 'rider', with: ['dragon'] }),
      limit: 4000,
      findings: ['share-most 420/400 army.core.share'],
    },
    {
      claim: 'just the share is fine',
      books: [units],
      system: most,
      forces: army('dear'),
      limit: 4000,
      findings: [],
    },
    {
      claim: 'less than the least share',
      books: [units],
      system: least,
      forces: army('cheap'),
      limit: 4000,
      findings: ['share-least 100/400 army.core.share'],
    },
    {
      claim: 'forty points may be left over',
      books: [units],
      system: spend,
      forces: army('cheap'),
      limit: 140,
      findings: [],
    },
    {
      claim: 'more than forty points left over',
      books: [units],
      system: spend,
      forces: army('cheap'),
      limit: 141,
      findings: ['spend-least 100/101 game.spend'],
    },
    {
      claim: 'as much is spent as is given',
      books: [resource],
      forces: army('officer', 'guns', 'guns'),
      findings: [],
    },
    {
      claim: 'more is spent than is given',
      books: [resource],
      forces: army('officer', 'guns', 'guns', 'guns'),
      findings: ['resource 3/2 book.command'],
    },
    {
      claim: 'one titan per five points given: four give none',
      books: [resource],
      forces: army('officer', 'officer', 'titan'),
      findings: ['most-units 1/0 titan.most'],
    },
    {
      claim: 'six give one',
      books: [resource],
      forces: army('officer', 'officer', 'officer', 'titan'),
      findings: [],
    },
  ]);
});
