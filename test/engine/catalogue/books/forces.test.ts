import { describe, expect, test } from 'vitest';
import { aBook, aSystem, aUnit, findingsOf, type PickedForce, play } from './play-book';

type Json = Readonly<Record<string, unknown>>;

interface Case {
  readonly claim: string;
  readonly books: readonly Json[];
  readonly system?: { readonly forces: readonly object[]; readonly more: Json };
  readonly forces: readonly PickedForce[];
  readonly limit?: number;
  readonly findings: readonly string[];
}

function together(own: Case['system'], books: readonly Json[]) {
  return {
    system: aSystem(own?.more),
    books: books.map((book) => (own ? { ...book, forces: own.forces } : book)),
  };
}

function runs(cases: readonly Case[]): void {
  test.each(cases)('$claim', ({ books, system, forces, limit, findings }) => {
    expect(findingsOf(play(together(system, books), forces, limit))).toEqual(findings);
  });
}

/** Forces of the books: they may name what the books have. */
const withForces = (forces: readonly object[], more: object = {}) => ({ forces, more: more as Json });

describe('blocks of a force', () => {
  const company = withForces([
    {
      id: 'company',
      name: 'Company',
      places: [
        {
          id: 'body',
          name: 'Body',
          min: 2,
          max: 3,
          from: [
            { unit: 'squad', points: 0 },
            { unit: 'bikes', points: 5, max: 1 },
          ],
        },
        { category: 'elite', max: 1 },
      ],
    },
  ]);
  const units = aBook([
    aUnit('squad', { points: 30 }),
    aUnit('bikes', { points: 40, categories: ['elite'] }),
    aUnit('hero', { categories: ['heroes'] }),
  ]);
  const inCompany = (...list: string[]): PickedForce[] => [{ force: 'company', units: list }];
  runs([
    {
      claim: 'a compulsory block asks for two',
      books: [units],
      system: company,
      forces: inCompany('company.body.squad'),
      findings: ['place-least 1/2 company.body.min'],
    },
    {
      claim: 'a block takes three at most',
      books: [units],
      system: company,
      forces: inCompany(
        'company.body.squad',
        'company.body.squad',
        'company.body.squad',
        'company.body.squad',
      ),
      findings: ['place-most 4/3 company.body.max'],
    },
    {
      claim: 'one of these bikes only in this block',
      books: [units],
      system: company,
      forces: inCompany('company.body.squad', 'company.body.bikes', 'company.body.bikes'),
      findings: ['place-unit-most 2/1 company.body.bikes.max'],
    },
    {
      claim: 'the bikes of the other block are not those',
      books: [units],
      system: company,
      forces: inCompany('company.body.squad', 'company.body.bikes', 'bikes'),
      findings: [],
    },
    {
      claim: 'a unit whose block the force does not have',
      books: [units],
      system: company,
      forces: inCompany('company.body.squad', 'company.body.squad', 'hero'),
      findings: ['no-place hero'],
    },
  ]);

  test('a unit has the price of its block', () => {
    const { list } = play(
      together(company, [units]),
      inCompany('company.body.squad', 'company.body.bikes', 'bikes'),
    );
    expect(list.points).toBe(0 + 5 + 40);
  });

  test('the paths of units in blocks are those of the format', () => {
    const { list } = play(together(company, [units]), inCompany('company.body.squad', 'bikes'));
    expect(list.roster.forces[0]?.selections?.map(({ entryId }) => entryId)).toEqual([
      'company.body.squad::squad',
      'bikes',
    ]);
  });

  const slots = withForces(
    [
      {
        id: 'army',
        name: 'Army',
        places: [
          { category: 'core', max: { plus: [{ each: { of: 'company', in: 'force' }, times: 2 }] } },
          { category: 'elite' },
          { category: 'heroes' },
        ],
        limits: [
          {
            id: 'special',
            of: ['core', 'elite'],
            max: { plus: [{ each: { of: 'company', in: 'force' }, times: 3 }] },
          },
        ],
      },
    ],
    {},
  );
  const cards = aBook([
    aUnit('company', { categories: ['heroes'] }),
    aUnit('special'),
    aUnit('extra', { categories: ['elite'] }),
  ]);
  runs([
    {
      claim: 'two places for each company',
      books: [cards],
      system: slots,
      forces: [{ units: ['company', 'special', 'special', 'special'] }],
      findings: ['place-most 3/2 army.core.max'],
    },
    {
      claim: 'a place that either kind may fill is counted for both together',
      books: [cards],
      system: slots,
      forces: [{ units: ['company', 'special', 'special', 'extra', 'extra'] }],
      findings: ['most-units 4/3 army.special'],
    },
    {
      claim: 'three of both kinds are fine',
      books: [cards],
      system: slots,
      forces: [{ units: ['company', 'special', 'extra', 'extra'] }],
      findings: [],
    },
  ]);

  const only = withForces([
    { id: 'army', name: 'Army', places: [{ category: 'core', only: ['scouts', 'flyer'] }] },
  ]);
  const some = aBook([
    aUnit('scouts'),
    aUnit('jets', { tags: ['flyer'] }),
    aUnit('mob', {
      options: [{ id: 'wings', name: 'Wings', tags: [], categoryChanges: [{ add: ['flyer'] }] }],
    }),
  ]);
  runs([
    {
      claim: 'a block takes what it names, unit or tag',
      books: [some],
      system: only,
      forces: [{ units: ['scouts', 'jets'] }],
      findings: [],
    },
    {
      claim: 'and nothing else',
      books: [some],
      system: only,
      forces: [{ units: ['mob'] }],
      findings: ['place-only mob'],
    },
    {
      claim: 'a tag that comes with an option opens the block',
      books: [some],
      system: only,
      forces: [{ units: [{ id: 'mob', with: ['mob.wings'] }] }],
      findings: [],
    },
  ]);
});

describe('forces', () => {
  const nested = withForces([
    {
      id: 'primary',
      name: 'Primary',
      start: true,
      places: [
        { category: 'heroes' },
        { category: 'core', max: { base: 1, plus: [{ each: { of: 'more-core', in: 'force' } }] } },
      ],
      limits: [
        { id: 'one', count: 'forces', exactly: 1, in: 'army' },
        {
          id: 'aux',
          of: 'auxiliary',
          count: 'forces',
          in: 'force+',
          max: { plus: [{ each: { cost: 'given', in: 'force+' } }] },
        },
      ],
      forces: [
        {
          id: 'fist',
          name: 'Fist',
          kind: 'auxiliary',
          places: [{ category: 'core' }, { category: 'elite', max: 0 }],
        },
        {
          id: 'talon',
          name: 'Talon',
          kind: 'auxiliary',
          places: [{ category: 'core' }],
          limits: [
            {
              id: 'unlocked',
              count: 'forces',
              in: 'army',
              max: { plus: [{ each: { of: 'seer', in: 'army' } }] },
            },
          ],
        },
      ],
    },
    {
      id: 'allied',
      name: 'Allied',
      kind: 'allied',
      book: 'any',
      places: [{ category: 'core' }],
      limits: [{ id: 'share', of: 'allied', count: 'pts', in: 'army', max: { percent: 50 } }],
      forces: ['fist'],
    },
    { id: 'lords', name: 'Lords', places: [{ category: 'heroes' }], needs: { limit: 'pts', atLeast: 3000 } },
  ]);
  const book = aBook(
    [
      aUnit('captain', { categories: ['heroes'], costs: { given: 1 } }),
      aUnit('master', {
        categories: ['heroes'],
        options: [
          {
            id: 'orders',
            choose: [0, 1],
            options: [{ id: 'two', name: 'Two detachments', costs: { given: 2 } }, { of: 'more-core' }],
          },
        ],
      }),
      aUnit('seer', { categories: ['heroes'] }),
      aUnit('squad', { points: 500 }),
      aUnit('tank', { categories: ['elite'] }),
    ],
    { gear: { 'more-core': { name: 'One more place' } } },
  );
  const fists = (count: number): PickedForce[] => Array.from({ length: count }, () => ({ force: 'fist' }));
  runs([
    {
      claim: 'a list without its primary force',
      books: [book],
      system: nested,
      forces: [{ force: 'allied' }],
      findings: ['forces-least 0/1 primary.one'],
    },
    {
      claim: 'two primary forces',
      books: [book],
      system: nested,
      forces: [{ force: 'primary' }, { force: 'primary' }],
      findings: ['forces-least 2/1 primary.one'],
    },
    {
      claim: 'a detachment that nothing unlocks',
      books: [book],
      system: nested,
      forces: [{ force: 'primary', forces: fists(1) }],
      findings: ['forces-unlocked 1/0 primary.aux'],
    },
    {
      claim: 'one unit unlocks one',
      books: [book],
      system: nested,
      forces: [{ force: 'primary', units: ['captain'], forces: fists(1) }],
      findings: [],
    },
    {
      claim: 'a choice unlocks two, a third is too many',
      books: [book],
      system: nested,
      forces: [{ force: 'primary', units: [{ id: 'master', with: ['master.two'] }], forces: fists(3) }],
      findings: ['forces-unlocked 3/2 primary.aux'],
    },
    {
      claim: 'either two detachments or one more place',
      books: [book],
      system: nested,
      forces: [
        { force: 'primary', units: [{ id: 'master', with: ['master.two', 'more-core'] }], forces: fists(2) },
      ],
      findings: ['choose 2/1 master.orders.choose-max'],
    },
    {
      claim: 'one more place in the same force',
      books: [book],
      system: nested,
      forces: [{ force: 'primary', units: [{ id: 'master', with: ['more-core'] }, 'squad', 'squad'] }],
      findings: [],
    },
    {
      claim: 'no more place without that choice',
      books: [book],
      system: nested,
      forces: [{ force: 'primary', units: ['squad', 'squad'] }],
      findings: ['place-most 2/1 primary.core.max'],
    },
    {
      claim: 'a detachment that a certain unit unlocks',
      books: [book],
      system: nested,
      forces: [{ force: 'primary', units: ['captain'], forces: [{ force: 'talon' }] }],
      findings: ['forces-unlocked 1/0 talon.unlocked'],
    },
    {
      claim: 'a block without places in a detachment',
      books: [book],
      system: nested,
      forces: [{ force: 'primary', units: ['captain'], forces: [{ force: 'fist', units: ['tank'] }] }],
      findings: ['place-most 1/0 fist.elite.max'],
    },
    {
      claim: 'allies with their detachments come to half at most',
      books: [book],
      system: nested,
      limit: 2000,
      forces: [
        { force: 'primary' },
        { force: 'allied', units: ['squad'], forces: [{ force: 'fist', units: ['squad', 'squad'] }] },
      ],
      findings: ['share-most 1500/1000 allied.share'],
    },
    {
      claim: 'just half is fine',
      books: [book],
      system: nested,
      limit: 2000,
      forces: [
        { force: 'primary' },
        { force: 'allied', units: ['squad'], forces: [{ force: 'fist', units: ['squad'] }] },
      ],
      findings: [],
    },
    {
      claim: 'a force that needs a game of 3,000 points',
      books: [book],
      system: nested,
      limit: 2999,
      forces: [{ force: 'primary' }, { force: 'lords' }],
      findings: ['force-needs-limit 1/0 lords.needs'],
    },
    {
      claim: 'and has it',
      books: [book],
      system: nested,
      limit: 3000,
      forces: [{ force: 'primary', units: ['squad'] }, { force: 'lords' }],
      findings: [],
    },
  ]);

  const prime = withForces(
    [
      {
        id: 'army',
        name: 'Army',
        places: [{ category: 'core' }, { category: 'heroes' }],
        limits: [{ id: 'prime', of: 'core-prime', in: 'force', max: 1 }],
        forces: [
          {
            id: 'aux',
            name: 'Aux',
            places: [{ category: 'core' }],
            limits: [{ id: 'prime', of: 'core-prime', in: 'force', max: 0 }],
          },
        ],
      },
    ],
    {
      categories: [
        { id: 'core', name: 'Core' },
        { id: 'heroes', name: 'Heroes' },
        { id: 'elite', name: 'Elite' },
        { id: 'core-prime', name: 'Prime core', tag: true },
      ],
    },
  );
  const advantage = aBook(
    [
      aUnit('squad', {
        tags: [{ tag: 'core-prime', when: { has: 'advantages' } }],
        options: [{ id: 'advantage', choose: [0, 1], options: [{ list: 'advantages' }] }],
      }),
    ],
    {
      gear: { paragon: { name: 'Paragon' }, master: { name: 'Master' } },
      lists: { advantages: { options: [{ of: 'paragon' }, { of: 'master' }] } },
    },
  );
  const primed = { id: 'squad', with: ['paragon'] };
  runs([
    {
      claim: 'one prime place: one advantage',
      books: [advantage],
      system: prime,
      forces: [{ units: [primed, 'squad'] }],
      findings: [],
    },
    {
      claim: 'two advantages for one prime place',
      books: [advantage],
      system: prime,
      forces: [{ units: [primed, { id: 'squad', with: ['master'] }] }],
      findings: ['most-units 2/1 army.prime'],
    },
    {
      claim: 'a force without prime places allows none',
      books: [advantage],
      system: prime,
      forces: [{ forces: [{ force: 'aux', units: [primed] }] }],
      findings: ['most-units 1/0 aux.prime'],
    },
  ]);

  const replaced = aBook([aUnit('squad')], {
    forces: [{ id: 'army', name: 'Our own army', places: [{ category: 'core', max: 1 }] }],
  });
  runs([
    {
      claim: 'a book replaces a force of its system',
      books: [replaced],
      forces: [{ units: ['squad', 'squad'] }],
      findings: ['place-most 2/1 army.core.max'],
    },
  ]);

  test('two books in one list tell a limit of their system once', () => {
    const system = aSystem({
      gear: { crown: { name: 'Crown', limits: [{ id: 'once', max: 1 }] } },
      limits: [{ id: 'flyers', of: 'flyer', max: 1 }],
    });
    const hero = aUnit('hero', { tags: ['flyer'], options: [{ of: 'crown' }] });
    const other = {
      ...aBook([aUnit('other-hero', { tags: ['flyer'], options: [{ of: 'crown' }] })]),
      id: 'other',
    };
    const played = play({ system, books: [aBook([hero]), other] }, [
      { units: [{ id: 'hero', with: ['crown'] }] },
      { book: 'other', units: [{ id: 'other-hero', with: ['crown'] }] },
    ]);
    expect(findingsOf(played).sort()).toEqual(['most-choices 2/1 crown.once', 'most-units 2/1 game.flyers']);
  });
});

test('a force of every new list that may stand below itself is begun once', () => {
  const own = withForces([
    { id: 'band', name: 'Band', start: true, places: [{ category: 'core' }], forces: ['band'] },
  ]);
  const { list } = play(together(own, [aBook([aUnit('squad')])]), [
    { force: 'band', units: ['squad'], forces: [{ force: 'band' }] },
  ]);
  const [band] = list.evaluation.forces;
  expect(band?.forces.map(({ forces }) => forces)).toEqual([[]]);
});
