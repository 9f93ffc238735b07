import { describe, expect, test } from 'vitest';
import type { LocalNames } from '../../../../renderer/engine/catalogue/definition';
import { modelCount, unitCount } from '../../../../renderer/engine/sheet/build/walk';
import { aBlock, aBook, aSystem, aUnit, findingsOf, type Pick, type PickedForce, play } from './play-book';

type Book = Readonly<Record<string, unknown>>;

interface Named {
  readonly name: string;
  readonly names: LocalNames | undefined;
  readonly shortNames: LocalNames | undefined;
}

interface Case {
  readonly claim: string;
  readonly book: Book;
  readonly units: readonly (Pick | string)[];
  readonly system?: Book;
  readonly limit?: number;
  readonly findings: readonly string[];
}

function runs(cases: readonly Case[]): void {
  test.each(cases)('$claim', ({ book, units, system, limit, findings }) => {
    const forces: PickedForce[] = [{ units }];
    expect(findingsOf(play({ books: [book], ...(system ? { system } : {}) }, forces, limit))).toEqual(
      findings,
    );
  });
}

describe('what a unit costs', () => {
  const block = aBook([
    aBlock('block', {
      points: 20,
      options: [
        { id: 'shields', name: 'Shields', points: 1, per: 'model' },
        {
          id: 'banner',
          name: 'Banner',
          points: 15,
          priceChanges: [{ when: { has: 'shields' }, points: 10 }],
        },
        { id: 'pay', name: 'Pay', points: -5 },
      ],
    }),
    aUnit('stands', {
      points: 0,
      models: [
        {
          id: 'stand',
          name: 'Stand',
          size: { min: 3, max: 9, sizes: [3, 6, 9], prices: { 3: 75, 6: 140, 9: 200 } },
        },
      ],
    }),
    aUnit('pair', {
      points: 5,
      models: [
        {
          id: 'titan',
          name: 'Titan',
          size: { min: 1, max: 2 },
          points: 100,
          each: true,
          options: [{ id: 'gun', name: 'Gun', points: 7 }],
        },
      ],
    }),
    aUnit('crew', {
      points: 0,
      models: [
        {
          id: 'gunner',
          name: 'Gunner',
          size: { min: 2, max: 6 },
          points: 3,
          options: [{ id: 'mask', name: 'Mask', points: 2, per: 'model' }],
        },
        { id: 'loader', name: 'Loader', size: { min: 1, max: 3 }, points: 1 },
      ],
    }),
    aUnit('change', {
      priceChanges: [{ when: { has: 'block', in: 'army' }, add: -4 }],
    }),
  ]);
  test.each<{ claim: string; units: readonly (Pick | string)[]; points: number }>([
    {
      claim: 'base and models',
      units: [{ id: 'block', with: [{ id: 'block.man', x: 10 }] }],
      points: 20 + 20,
    },
    {
      claim: 'an option per model, and one whose price that changes',
      units: [{ id: 'block', with: [{ id: 'block.man', x: 10 }, 'block.shields', 'block.banner'] }],
      points: 40 + 10 + 10,
    },
    {
      claim: 'an option at its own price',
      units: [{ id: 'block', with: ['block.banner', 'block.pay'] }],
      points: 30 + 15 - 5,
    },
    { claim: 'the least size at its price', units: ['stands'], points: 75 },
    {
      claim: 'a price by size',
      units: [{ id: 'stands', with: [{ id: 'stands.stand', x: 6 }] }],
      points: 140,
    },
    {
      claim: 'each of two models with its own option',
      units: [{ id: 'pair', with: [{ id: 'pair.titan', with: ['pair.titan.gun'] }] }],
      points: 5 + 100 + 7,
    },
    {
      claim: 'an option of one line of models counts that line',
      units: [{ id: 'crew', with: [{ id: 'crew.gunner', x: 4 }, { id: 'crew.loader', x: 2 }, 'crew.mask'] }],
      points: 12 + 2 + 8,
    },
    { claim: 'a price that another unit lowers', units: ['change', 'block'], points: 10 - 4 + 30 },
  ])('$claim', ({ units, points }) => {
    expect(play({ books: [block] }, [{ units }]).list.points).toBe(points);
  });
});

describe('roles', () => {
  const system = aSystem({
    roles: [
      { id: 'general', name: 'General', min: 1, max: 1, rule: '15' },
      { id: 'bearer', name: 'Standard Bearer', max: 1 },
    ],
  });
  const book = aBook(
    [
      aUnit('lord', {
        categories: ['heroes'],
        roles: [
          { role: 'general', points: 30, unless: { has: 'bearer' } },
          { role: 'bearer', points: 50, tags: ['banner'], unless: { has: 'general' } },
        ],
        options: [
          { of: 'crown', points: 5, needs: { has: 'general' } },
          {
            id: 'items',
            choose: [0, null],
            points: { max: 50, changes: [{ when: { has: 'general' }, add: 50 }] },
            options: [{ id: 'ring', name: 'Ring', points: 60 }],
          },
        ],
      }),
      aUnit('mob'),
    ],
    { gear: { crown: { name: 'Crown' } } },
  );
  const general: Pick = { id: 'lord', role: 'general' };
  runs([
    {
      claim: 'a list without a General',
      book,
      system,
      units: ['lord'],
      findings: ['role-least 0/1 general.min'],
    },
    {
      claim: 'a list without anyone who could be',
      book,
      system,
      units: ['mob'],
      findings: ['role-least 0/1 general.min'],
    },
    { claim: 'one General', book, system, units: [general, 'lord'], findings: [] },
    {
      claim: 'two Generals',
      book,
      system,
      units: [general, general],
      findings: ['role-most 2/1 general.max'],
    },
    {
      claim: 'a standard bearer beside the General',
      book,
      system,
      units: [general, { id: 'lord', role: 'bearer' }],
      findings: [],
    },
    {
      claim: 'an option that needs the General',
      book,
      system,
      units: [general, { id: 'lord', with: ['crown'] }],
      findings: ['needs crown'],
    },
    { claim: 'the General has it', book, system, units: [{ ...general, with: ['crown'] }], findings: [] },
    {
      claim: 'an allowance is passed',
      book,
      system,
      units: [general, { id: 'lord', with: ['lord.ring'] }],
      findings: ['allowance 60/50 lord.items.allowance'],
    },
    {
      claim: 'an allowance that another choice raises',
      book,
      system,
      units: [{ ...general, with: ['lord.ring'] }],
      findings: [],
    },
  ]);

  test('the standard bearer is never the General', () => {
    const { list } = play({ system, books: [book] }, [{ units: [general] }]);
    const lord = list.roster.forces[0]?.selections?.[0]?.id ?? '';
    list.apply({ kind: 'set-role', role: 'bearer', selection: lord });
    expect(list.findings.map(({ because }) => because?.kind)).toContain('unless');
  });

  test('a role has its price', () => {
    expect(play({ system, books: [book] }, [{ units: [general] }]).list.points).toBe(40);
  });

  test('a role that an option gives', () => {
    const squire = aBook([
      aUnit('squire', {
        options: [{ id: 'sash', name: 'Sash', roles: [{ role: 'general' }] }],
      }),
    ]);
    const without = play({ system, books: [squire] }, [{ units: [{ id: 'squire', role: 'general' }] }]);
    expect(findingsOf(without)).toEqual(['needs general']);
    const withSash = play({ system, books: [squire] }, [
      { units: [{ id: 'squire', with: ['squire.sash'], role: 'general' }] },
    ]);
    expect(findingsOf(withSash)).toEqual([]);
  });
});

describe('an option by default', () => {
  const lamp = { id: 'lamp', name: 'Lamp', default: true };
  test.each([
    { claim: 'of the unit', unit: { options: [lamp] } },
    { claim: 'of a model', unit: { models: [{ id: 'man', name: 'Man', size: 1, options: [lamp] }] } },
    {
      claim: 'of an option by default',
      unit: { options: [{ id: 'belt', name: 'Belt', default: true, options: [lamp] }] },
    },
    { claim: 'of a list', unit: { options: [{ list: 'lamps' }] } },
    { claim: 'of a group', unit: { options: [{ id: 'light', choose: [0, 1], options: [lamp] }] } },
  ])('$claim comes along', ({ unit }) => {
    const book = aBook([aUnit('u', unit)], { lists: { lamps: { name: 'Lamps', options: [lamp] } } });
    expect(JSON.stringify(play({ books: [book] }, [{ units: ['u'] }]).list.roster)).toContain('"Lamp"');
  });
});

describe('what an option changes', () => {
  const book = aBook(
    [
      aUnit('chief', {
        categories: ['heroes'],
        models: [
          {
            id: 'man',
            name: 'Chief',
            size: 1,
            gear: ['axe', { gear: 'cloak', when: { not: { has: 'plate' } } }],
            profiles: [{ type: 'body', values: { ld: 7, mv: '4"' } }],
          },
        ],
        capabilities: ['brave', { id: 'slow', when: { has: 'plate' } }],
        options: [
          { of: 'plate', statChanges: [{ column: 'mv', add: -1 }] },
          {
            id: 'oath',
            name: 'Oath',
            statChanges: [{ column: 'ld', add: 4, cap: 10 }],
            categoryChanges: [{ primary: 'elite', remove: ['heroes'] }],
          },
          { id: 'pipe', name: 'Pipe', needs: { has: 'oath' }, capabilities: ['loud'] },
          { id: 'wine', name: 'Wine', unless: { any: [{ has: 'oath' }, { has: 'pipe' }] } },
        ],
      }),
      aUnit('mob', { needs: { has: 'chief', in: 'army' } }),
    ],
    {
      gear: {
        axe: { name: 'Axe', capabilities: ['sharp'] },
        cloak: { name: 'Cloak' },
        plate: { name: 'Plate' },
      },
    },
  );
  const chief = (...options: string[]) =>
    play({ books: [book] }, [{ units: [{ id: 'chief', with: options }] }]).list;
  const unitOf = (list: ReturnType<typeof chief>) => {
    const unit = list.evaluation.forces[0]?.selections[0];
    if (!unit) throw new Error('no unit');
    return unit;
  };
  const stats = (list: ReturnType<typeof chief>) =>
    unitOf(list).children[0]?.profiles[0]?.characteristics.map(({ value, printed }) => ({ value, printed }));

  test('statistics of the unit, those inside a text too, up to a cap', () => {
    expect(stats(chief())).toEqual([
      { value: '7', printed: undefined },
      { value: '4"', printed: undefined },
    ]);
    expect(stats(chief('plate', 'chief.oath'))).toEqual([
      { value: '10', printed: '7' },
      { value: '3"', printed: '4"' },
    ]);
  });

  test('its block', () => {
    const categories = (list: ReturnType<typeof chief>) =>
      unitOf(list)
        .categories.filter(({ isTag }) => !isTag)
        .map(({ entryId, primary }) => ({ entryId, primary }));
    expect(categories(chief())).toEqual([{ entryId: 'heroes', primary: true }]);
    expect(categories(chief('chief.oath'))).toEqual([{ entryId: 'elite', primary: true }]);
  });

  test('gear that is always there is shown and not stored, and goes when its condition fails', () => {
    const gear = (list: ReturnType<typeof chief>) =>
      unitOf(list)
        .children[0]?.children.filter(({ hidden }) => !hidden)
        .map(({ name }) => name);
    expect(gear(chief())).toEqual(['Axe', 'Cloak']);
    expect(JSON.stringify(chief().roster)).not.toContain('.given');
    expect(gear(chief('plate'))).toEqual(['Axe']);
    expect(chief('plate').findings).toEqual([]);
  });

  test('capabilities, those under a condition only while it holds', () => {
    const ids = (list: ReturnType<typeof chief>) => unitOf(list).capabilities.map(({ id }) => id);
    expect(ids(chief())).toEqual(['brave']);
    expect(ids(chief('plate'))).toEqual(['brave', 'slow']);
  });

  runs([
    {
      claim: 'an option that another one opens',
      book,
      units: [{ id: 'chief', with: ['chief.pipe'] }],
      findings: ['needs chief.pipe'],
    },
    {
      claim: 'and is open',
      book,
      units: [{ id: 'chief', with: ['chief.oath', 'chief.pipe'] }],
      findings: [],
    },
    {
      claim: 'an option that another one closes',
      book,
      units: [{ id: 'chief', with: ['chief.oath', 'chief.wine'] }],
      findings: ['unless chief.wine'],
    },
    { claim: 'a unit that needs another in the army', book, units: ['mob'], findings: ['needs mob'] },
    { claim: 'and has it', book, units: ['mob', 'chief'], findings: [] },
  ]);
});

describe('shared lists', () => {
  const book = aBook(
    [
      aUnit('hero', {
        options: [
          {
            id: 'items',
            choose: [0, null],
            options: [{ list: 'magic', except: ['wand'], points: { ring: 7 } }],
          },
        ],
      }),
      aUnit('mage', { options: [{ list: 'magic', only: ['wand'] }] }),
      aUnit('guard', { needs: { has: 'magic', in: 'army' } }),
    ],
    {
      gear: { ring: { name: 'Ring' }, wand: { name: 'Wand' }, rod: { name: 'Rod' } },
      lists: {
        magic: { name: 'Magic', options: [{ of: 'ring', points: 5 }, { list: 'sticks' }] },
        sticks: {
          name: 'Sticks',
          options: [
            { of: 'wand', points: 9 },
            { of: 'rod', points: 3 },
          ],
        },
      },
    },
  );
  const offered = (unit: string) => {
    const { list } = play({ books: [book] }, [{ units: [unit] }]);
    const id = list.roster.forces[0]?.selections?.[0]?.id ?? '';
    const names: string[] = [];
    const visit = (items: ReturnType<typeof list.evaluation.childOffers>): void => {
      for (const item of items) {
        if ('items' in item) visit(item.items);
        else if (item.type === 'upgrade')
          names.push(
            `${item.name} ${(item.price.find(({ typeId }) => typeId === 'pts')?.value ?? 0) / 10_000}`,
          );
      }
    };
    visit(list.evaluation.childOffers(id));
    return names;
  };
  test('a list inside a list, without what is left out and at its prices here', () => {
    expect(offered('hero')).toEqual(['Ring 7', 'Rod 3']);
    expect(offered('mage')).toEqual(['Wand 9']);
  });
  runs([
    { claim: 'nothing of the list is there', book, units: ['hero', 'guard'], findings: ['needs guard'] },
    {
      claim: 'something of the list, through the list in it',
      book,
      units: [{ id: 'hero', with: ['rod'] }, 'guard'],
      findings: [],
    },
  ]);
});

describe('what belongs to other units', () => {
  const system = aSystem({
    categories: [
      { id: 'core', name: 'Core' },
      { id: 'extras', name: 'Extras', extra: true },
    ],
    forces: [{ id: 'army', name: 'Army', places: [{ category: 'core' }, { category: 'extras' }] }],
  });
  const book = aBook([
    aUnit('mob', { categories: ['core'] }),
    aUnit('sage', { categories: ['core'], surcharge: true }),
    aUnit('wagons', { categories: ['extras'] }),
  ]);

  test.each([
    { claim: 'a unit of its own counts', units: ['mob', 'mob'], count: 2 },
    { claim: 'what is printed with a surcharge does not', units: ['mob', 'sage'], count: 1 },
    { claim: 'nor what stands in a block of extras', units: ['mob', 'wagons', 'wagons'], count: 1 },
  ])('$claim', ({ units, count }) => {
    expect(unitCount(play({ system, books: [book] }, [{ units }]).list.evaluation)).toBe(count);
  });
});

describe('a unit without models', () => {
  const side = aUnit('side', {
    models: undefined,
    points: 0,
    options: [
      {
        id: 'camp',
        choose: [1, 1],
        options: [
          { id: 'day', name: 'Day' },
          { id: 'night', name: 'Night' },
        ],
      },
    ],
    limits: [{ id: 'one', max: 1 }],
  });
  const book = aBook([side, aUnit('mob')]);

  test('is taken, chosen and limited like any other', () => {
    runAll([
      { units: [{ id: 'side', with: ['side.day'] }, 'mob'], findings: [] },
      { units: ['side'], findings: ['choose 0/1 side.camp.choose-min'] },
      {
        units: [
          { id: 'side', with: ['side.day'] },
          { id: 'side', with: ['side.night'] },
        ],
        findings: ['most-units 2/1 side.one'],
      },
    ]);
  });

  test('is no unit of the army, and has no models', () => {
    const { list } = play({ books: [book] }, [{ units: [{ id: 'side', with: ['side.day'] }, 'mob', 'mob'] }]);
    expect(unitCount(list.evaluation)).toBe(2);
    const units = list.evaluation.forces.flatMap(({ selections }) => selections);
    expect(units.map((unit) => [unit.name, modelCount(unit)])).toEqual([
      ['mob', 1],
      ['mob', 1],
      ['side', 0],
    ]);
  });

  function runAll(
    cases: readonly { units: readonly (Pick | string)[]; findings: readonly string[] }[],
  ): void {
    for (const { units, findings } of cases) {
      expect(findingsOf(play({ books: [book] }, [{ units }]))).toEqual(findings);
    }
  }
});

test('an option of gear with a name of its own keeps it in every language, the same gear elsewhere its own', () => {
  const rider = aUnit('rider', {
    options: [
      { of: 'horse', points: 5 },
      { of: 'horse', id: 'swift-horse', points: 9, name: { en: 'Swift Horse', fr: 'Cheval rapide' } },
    ],
  });
  const book = aBook([rider], {
    gear: { horse: { name: { en: 'Horse', fr: 'Cheval', short: { fr: 'Chv' } } } },
  });
  const { list } = play({ books: [book] }, [
    { units: [{ id: 'rider', with: ['rider.swift-horse::horse'] }] },
  ]);
  const unit = list.evaluation.forces[0]?.selections[0];
  const named = ({ name, names, shortNames }: Named) => [name, names?.fr, shortNames?.fr];
  expect(unit?.children.filter(({ type }) => type !== 'model').map(named)).toEqual([
    ['Swift Horse', 'Cheval rapide', undefined],
  ]);
  const offers = list.evaluation.childOffers(unit?.id ?? '');
  expect(
    offers.flatMap((offer) => ('items' in offer || offer.type === 'model' ? [] : [named(offer)])),
  ).toEqual([
    ['Horse', 'Cheval', 'Chv'],
    ['Swift Horse', 'Cheval rapide', undefined],
  ]);
});
