import { describe, expect, test } from 'vitest';
import type { BookBecause, BookBecauseKind } from '../../../renderer/engine/catalogue/books/because-kinds';
import type { Finding } from '../../../renderer/engine/findings/finding';
import { EN } from '../../../renderer/engine/words/findings/en';
import { FR } from '../../../renderer/engine/words/findings/fr';
import { sentence } from '../../../renderer/engine/words/findings/sentence';
import { aHidden, aLimit, names, placeOf } from './findings-builder';

interface Row {
  readonly claim: string;
  readonly finding: Finding;
  readonly en: string;
  readonly fr: string;
  /** Agreed limit of the points. */
  readonly agreed?: number;
}

function limits(kind: BookBecauseKind, params: object): BookBecause {
  return { kind, params } as BookBecause;
}

const army = { in: 'army' } as const;
const common = {
  severity: 'error',
  place: placeOf(),
  constraint: undefined,
  entry: undefined,
  because: undefined,
} as const;
const riders = { name: 'Shadow Riders', names: { fr: 'Cavaliers de l’ombre' } };

const ROWS: readonly Row[] = [
  {
    claim: 'too many units, counted together in two blocks',
    finding: aLimit(
      'too-many',
      'riders',
      5,
      4,
      limits('most-units', { ...army, ofIds: ['riders'], togetherIds: ['core', 'raiders'] }),
    ),
    en: '5 units of Shadow Riders, at most 4 (Core and Raiders together)',
    fr: '5 unités de Cavaliers de l’ombre, 4 au plus (Base et Pillards ensemble)',
  },
  {
    claim: 'two kinds of unit under one limit, with elision',
    finding: aLimit(
      'too-many',
      'riders',
      5,
      4,
      limits('most-units', { ...army, ofIds: ['riders', 'archers'] }),
    ),
    en: '5 units of Shadow Riders and Archers together, at most 4',
    fr: '5 unités de Cavaliers de l’ombre et d’Archers ensemble, 4 au plus',
  },
  {
    claim: 'one unit in two places',
    finding: aLimit(
      'too-many',
      'riders',
      5,
      4,
      limits('most-units', { ...army, ofIds: ['riders', 'ridersRaiding'] }),
    ),
    en: '5 units of Shadow Riders, at most 4 (Raiders included)',
    fr: '5 unités de Cavaliers de l’ombre, 4 au plus (avec Pillards)',
  },
  {
    claim: 'a limit by started points',
    finding: aLimit(
      'too-many',
      'giant',
      3,
      2,
      limits('most-units', { ...army, ofIds: ['giant'], perPoints: 5000, round: 'up' }),
    ),
    en: '3 units of Giant, at most 2 (one per started 5,000 points)',
    fr: '3 unités de Géant, 2 au plus (1 par tranche de 5 000 points entamée)',
  },
  {
    claim: 'a limit halved by the size of the army',
    finding: aLimit(
      'too-many',
      'riders',
      3,
      2,
      limits('most-units', { ...army, ofIds: ['riders'], scaled: 's', written: 4 }),
    ),
    en: '3 units of Shadow Riders, at most 2 (4 halved at this size of army)',
    fr: '3 unités de Cavaliers de l’ombre, 2 au plus (4 divisé par deux à cette taille d’armée)',
  },
  {
    claim: 'none of what must be there',
    finding: aLimit('too-few', 'archers', 0, 1, limits('least-units', { ...army, ofIds: ['archers'] })),
    en: 'No Archers, at least 1 needed',
    fr: 'Pas d’Archers, il en faut 1 au moins',
  },
  {
    claim: 'an exact number, missed from above',
    finding: aLimit('too-many', 'archers', 2, 1, limits('exact-units', { ...army, ofIds: ['archers'] })),
    en: '2 units of Archers, exactly 1',
    fr: '2 unités d’Archers, exactement 1',
  },
  {
    claim: 'an item of gear twice',
    finding: aLimit('too-many', 'sword', 2, 1, limits('most-choices', { ...army, ofIds: ['sword'] })),
    en: 'Sword of Might × 2, at most 1',
    fr: 'Épée de puissance × 2, 1 au plus',
  },
  {
    claim: 'fewer for each of another unit',
    finding: aLimit(
      'too-many',
      'riders',
      3,
      2,
      limits('most-units', { ...army, ofIds: ['riders'], perEachIds: ['giant'], times: -1 }),
    ),
    en: '3 units of Shadow Riders, at most 2 (1 less for each Giant)',
    fr: '3 unités de Cavaliers de l’ombre, 2 au plus (1 de moins par Géant)',
  },
  {
    claim: 'one in five models',
    finding: aLimit('too-many', 'sword', 3, 2, limits('ratio', { ofIds: ['sword'], choices: 1, models: 5 })),
    en: 'Sword of Might × 3, at most 2 (1 per 5 models)',
    fr: 'Épée de puissance × 3, 2 au plus (1 pour 5 figurines)',
  },
  {
    claim: 'a group with too much chosen',
    finding: aLimit('too-many', 'weapons', 3, 2, limits('choose', { groupId: 'weapons', least: 0, most: 2 })),
    en: 'Weapons: 3 choices, at most 2',
    fr: 'Armes : 3 choix, 2 au plus',
  },
  {
    claim: 'a group with nothing chosen',
    finding: aLimit('too-few', 'weapons', 0, 1, limits('choose', { groupId: 'weapons', least: 1, most: 1 }), {
      isExact: true,
    }),
    en: 'Weapons: nothing chosen, exactly 1 needed',
    fr: 'Armes : rien n’est choisi, il en faut exactement 1',
  },
  {
    claim: 'the same member of a group twice',
    finding: aLimit(
      'too-many',
      'sword',
      2,
      1,
      limits('choose-once', { groupId: 'weapons', ofIds: ['sword'] }),
    ),
    en: 'Weapons: Sword of Might × 2, at most 1 of each',
    fr: 'Armes : Épée de puissance × 2, 1 au plus de chaque',
  },
  {
    claim: 'an allowance of items',
    finding: aLimit(
      'too-many',
      'armoury',
      125,
      100,
      limits('allowance', { groupId: 'armoury', costId: 'pts' }),
      { field: 'pts' },
    ),
    en: 'Imperial Armoury 125 points, at most 100',
    fr: 'Arsenal impérial 125 points, 100 au plus',
  },
  {
    claim: 'a block with more units than places',
    finding: aLimit(
      'too-many',
      'support',
      4,
      3,
      limits('place-most', { forceId: 'company', placeId: 'support' }),
    ),
    en: 'Support: 4 places taken, at most 3',
    fr: 'Soutien : 4 places prises, 3 au plus',
  },
  {
    claim: 'a compulsory detachment of a company',
    finding: aLimit(
      'too-few',
      'compulsory',
      1,
      2,
      limits('place-least', { forceId: 'company', placeId: 'compulsory' }),
    ),
    en: 'A compulsory detachment is missing (Compulsory: 1 of 2)',
    fr: 'Il manque un détachement obligatoire (Obligatoire : 1 sur 2)',
  },
  {
    claim: 'the only compulsory detachment',
    finding: aLimit(
      'too-few',
      'compulsory',
      0,
      1,
      limits('place-least', { forceId: 'company', placeId: 'compulsory' }),
    ),
    en: 'A compulsory detachment is missing (Compulsory: 0 of 1)',
    fr: 'Il manque un détachement obligatoire (Obligatoire : 0 sur 1)',
  },
  {
    claim: 'two compulsory units of another force',
    finding: aLimit('too-few', 'core', 1, 3, limits('place-least', { forceId: 'army', placeId: 'core' })),
    en: '2 compulsory units are missing (Core: 1 of 3)',
    fr: 'Il manque 2 unités obligatoires (Base : 1 sur 3)',
  },
  {
    claim: 'a unit without a block for it',
    finding: aHidden('giant', limits('no-place', { placeId: 'support' })),
    en: 'Giant: no place here (Support)',
    fr: 'Géant : pas de place ici (Soutien)',
  },
  {
    claim: 'more than a share of the limit',
    agreed: 1000,
    finding: aLimit(
      'too-many',
      'armoury',
      325,
      200,
      limits('share-most', { ...army, ofIds: ['armoury'], costId: 'pts', percent: 20 }),
      { field: 'pts', percent: 20 },
    ),
    en: 'Imperial Armoury 325 points, at most 200 (20% of 1,000)',
    fr: 'Arsenal impérial 325 points, 200 au plus (20 % de 1 000)',
  },
  {
    claim: 'less than a share of the limit',
    agreed: 4500,
    finding: aLimit(
      'too-few',
      'core',
      1000.5,
      1125,
      limits('share-least', { ...army, ofIds: ['core'], costId: 'pts', percent: 25 }),
      { field: 'pts', percent: 25 },
    ),
    en: 'Core 1,000.5 points, at least 1,125 (25% of 4,500)',
    fr: 'Base 1 000,5 points, 1 125 au moins (25 % de 4 500)',
  },
  {
    claim: 'points left over',
    finding: aLimit(
      'too-few',
      'army',
      955,
      960,
      limits('spend-least', { ...army, ofIds: [], costId: 'pts', below: 40 }),
      { field: 'pts' },
    ),
    en: '45 points unspent, at most 40',
    fr: '45 points non dépensés, 40 au plus',
  },
  {
    claim: 'more of a resource than is given',
    finding: aLimit(
      'too-many',
      'orders',
      5,
      3,
      limits('resource', { costId: 'orders', givenByIds: ['general'] }),
      { field: 'orders' },
    ),
    en: 'Orders: 5 needed, only 3 given by General',
    fr: 'Ordres : il en faut 5, il n’y en a que 3 grâce à Général',
  },
  {
    claim: 'a resource named like a common noun',
    finding: aLimit('too-many', 'commands', 16, 0, limits('resource', { costId: 'commands' }), {
      field: 'commands',
    }),
    en: '16 command points spent, none given',
    fr: '16 points de commandement dépensés, il n’y en a pas',
  },
  {
    claim: 'none of several',
    finding: aLimit(
      'too-few',
      'archers',
      0,
      1,
      limits('exact-choices', { ...army, ofIds: ['archers', 'guard'] }),
    ),
    en: 'No Archers or Guard, exactly 1 needed',
    fr: 'Pas d’Archers ni de Garde, il en faut exactement 1',
  },
  {
    claim: 'a block without any place',
    finding: aLimit(
      'too-many',
      'support',
      2,
      0,
      limits('place-most', { forceId: 'company', placeId: 'support' }),
    ),
    en: 'Support: 2 places taken, none open',
    fr: 'Soutien : 2 places prises, aucune ouverte',
  },
  {
    claim: 'a named detachment that nothing unlocks',
    finding: aLimit('too-many', 'company', 1, 0, limits('forces-unlocked', { ...army, ofIds: ['company'] })),
    en: 'Infantry Company × 1, none unlocked',
    fr: 'Compagnie d’infanterie × 1, aucun déblocage',
  },
  {
    claim: 'an army without its General',
    finding: aLimit('too-few', 'general', 0, 1, limits('role-least', { roleId: 'general', least: 1 })),
    en: 'No General, 1 needed',
    fr: 'Pas de Général, il en faut 1',
  },
  {
    claim: 'more detachments than are unlocked',
    finding: aLimit(
      'too-many',
      'x',
      2,
      1,
      limits('forces-unlocked', { ...army, ofIds: ['auxiliary'], byIds: [] }),
      { field: 'forces' },
    ),
    en: '2 Auxiliary detachments, 1 unlocked',
    fr: '2 détachements auxiliaires, 1 débloqué',
  },
  {
    claim: 'a force twice',
    finding: aLimit('too-many', 'company', 2, 1, limits('forces-most', { ...army, ofIds: ['company'] }), {
      field: 'forces',
    }),
    en: 'Infantry Company × 2, at most 1',
    fr: 'Compagnie d’infanterie × 2, 1 au plus',
  },
  {
    claim: 'a unit for larger games only',
    agreed: 2500,
    finding: aHidden('giant', limits('needs', { subjectId: 'giant', limitId: 'pts', limitAtLeast: 3000 })),
    en: 'Giant needs a limit of at least 3,000; this one is 2,500',
    fr: 'Géant demande une limite d’au moins 3 000 ; elle est de 2 500',
  },
  {
    claim: 'a choice that needs another',
    finding: aHidden('sword', limits('needs', { subjectId: 'sword', anyIds: ['guard', 'giant'] })),
    en: 'Sword of Might needs Guard or Giant',
    fr: 'Épée de puissance demande Garde ou Géant',
  },
  {
    claim: 'a choice that does not go with another',
    finding: aHidden('sword', limits('unless', { subjectId: 'sword', allIds: ['guard'] })),
    en: 'Sword of Might: not together with Guard',
    fr: 'Épée de puissance : pas avec Garde',
  },
  {
    claim: 'steps of a size',
    finding: aLimit(
      'wrong-amount',
      'guard',
      7,
      10,
      limits('size-step', { step: 5, least: 5, modelId: 'guard' }),
    ),
    en: 'Guard × 7; only 5 or more, in steps of 5',
    fr: 'Garde × 7 ; seulement à partir de 5, de 5 en 5',
  },
  {
    claim: 'fixed sizes',
    finding: aLimit('wrong-amount', 'guard', 7, 10, limits('size-only', { modelId: 'guard' }), {
      amounts: [5, 10, 15],
    }),
    en: 'Guard × 7; only 5, 10 or 15',
    fr: 'Garde × 7 ; seulement 5, 10 ou 15',
  },
  {
    claim: 'community data: a number of selections',
    finding: aLimit('too-many', 'riders', 1500, 4),
    en: 'Shadow Riders × 1,500, at most 4',
    fr: 'Cavaliers de l’ombre × 1 500, 4 au plus',
  },
  {
    claim: 'community data: a percentage of the points',
    agreed: 4500,
    finding: aLimit('too-many', 'core', 1900, 1800, undefined, { field: 'pts', percent: 40 }),
    en: 'Core 1,900 points, at most 1,800 (40% of 4,500)',
    fr: 'Base 1 900 points, 1 800 au plus (40 % de 4 500)',
  },
  {
    claim: 'community data: an amount of another cost',
    finding: aLimit('too-few', 'core', 1, 3, undefined, { field: 'orders' }),
    en: 'Core: Orders 1, at least 3',
    fr: 'Base : Ordres 1, 3 au moins',
  },
  {
    claim: 'a hidden choice without a reason',
    finding: aHidden('sword'),
    en: 'Sword of Might: not available here',
    fr: 'Épée de puissance : pas disponible ici',
  },
  {
    claim: 'a reason that this version does not know',
    finding: aLimit('too-many', 'riders', 5, 4, {
      kind: 'from-the-future',
      params: {},
    } as unknown as BookBecause),
    en: 'Shadow Riders × 5, at most 4',
    fr: 'Cavaliers de l’ombre × 5, 4 au plus',
  },
  {
    claim: 'points over the limit',
    finding: { ...common, kind: 'over-limit', costType: 'pts', spent: 1025, limit: 1000 },
    en: '1,025 points, at most 1,000 (25 over)',
    fr: '1 025 points, 1 000 au plus (25 de trop)',
  },
  {
    claim: 'another cost over its limit',
    finding: { ...common, kind: 'over-limit', costType: 'orders', spent: 5, limit: 3 },
    en: 'Orders 5, at most 3 (2 over)',
    fr: 'Ordres 5, 3 au plus (2 de trop)',
  },
  {
    claim: 'no limit of points',
    finding: { ...common, kind: 'no-limit', costType: 'pts' },
    en: 'No points limit is set',
    fr: 'Aucune limite de points n’est fixée',
  },
  {
    claim: 'no limit of another cost',
    finding: { ...common, kind: 'no-limit', costType: 'orders' },
    en: 'Orders: no limit is set',
    fr: 'Ordres : aucune limite n’est fixée',
  },
  {
    claim: 'a choice gone from the book, with its price',
    finding: {
      ...common,
      severity: 'lost',
      kind: 'unknown-entry',
      subject: riders,
      prices: [{ costType: 'pts', name: 'points', value: 1175 }],
    },
    en: 'Shadow Riders: no longer in the book; kept with the last price, 1,175 points',
    fr: 'Cavaliers de l’ombre : ce choix n’est plus dans le livre ; gardé avec son dernier prix, 1 175 points',
  },
  {
    claim: 'a role that the data do not offer, known by its id',
    finding: {
      ...common,
      severity: 'lost',
      kind: 'unknown-role',
      subject: { name: 'general', names: undefined },
      prices: [],
    },
    en: 'General: this role is not offered here',
    fr: 'Général : ce rôle n’est pas proposé ici',
  },
  {
    claim: 'a message of the data',
    finding: { ...common, kind: 'message', text: 'Choose a legion' },
    en: 'Choose a legion',
    fr: 'Choose a legion',
  },
];

describe('a finding in words', () => {
  test.each(ROWS)('$claim', ({ finding, en, fr, agreed }) => {
    expect(sentence(finding, 'en', names(agreed)).text).toBe(en);
    // Read with plain spaces; where they must not break is a test of its own below.
    expect(sentence(finding, 'fr', names(agreed)).text.replace(/[\u00a0\u202f]/g, ' ')).toBe(fr);
  });

  test('the place is named from the force down, without the subject again', () => {
    const finding = aLimit('too-few', 'guard', 3, 5, undefined, { place: placeOf('company', 'guard') });
    expect(sentence(finding, 'en', names()).place).toBe('Infantry Company');
    expect(sentence(finding, 'fr', names()).place).toBe('Compagnie d’infanterie');
    const deep = aLimit('too-few', 'sword', 3, 5, undefined, {
      place: placeOf('core', 'company', 'guard', 'sword'),
    });
    expect(sentence(deep, 'en', names()).place).toBe('Infantry Company, Guard');
    const twice = aLimit('too-few', 'sword', 3, 5, undefined, {
      place: placeOf('company', 'guard', 'guard'),
    });
    expect(sentence(twice, 'en', names()).place).toBe('Infantry Company, Guard');
    const shallow = aLimit('too-few', 'sword', 3, 5, undefined, { place: placeOf('core', 'guard') });
    expect(sentence(shallow, 'en', names()).place).toBe('Core, Guard');
    expect(sentence(shallow, 'en', { ...names(), hasOneForce: true }).place).toBe('Guard');
    const alone = aLimit('too-few', 'sword', 3, 5, undefined, { place: placeOf('core') });
    expect(sentence(alone, 'en', { ...names(), hasOneForce: true }).place).toBe('Core');
  });

  test('a name that the sentence does not say is kept in the place', () => {
    const because = limits('exact-choices', { ...army, ofIds: ['sword'] });
    const finding = aLimit('too-few', 'guard', 0, 1, because, { place: placeOf('company', 'guard') });
    expect(sentence(finding, 'en', names())).toMatchObject({
      text: 'No Sword of Might, exactly 1 needed',
      place: 'Infantry Company, Guard',
    });
  });

  test('the book’s own sentence and its rule follow', () => {
    const because = {
      ...limits('most-units', { ...army, ofIds: ['giant'] }),
      say: { en: 'Giants do not share a camp.', fr: 'Les géants ne partagent pas un camp.' },
      ruleRef: 'Core Rules, p. 34',
    } as BookBecause;
    const finding = aLimit('too-many', 'giant', 2, 1, because);
    expect(sentence(finding, 'en', names())).toMatchObject({
      reason: 'Giants do not share a camp.',
      rule: 'see Core Rules, p. 34',
    });
    expect(sentence(finding, 'fr', names())).toMatchObject({
      reason: 'Les géants ne partagent pas un camp.',
      rule: 'voir Core Rules, p. 34',
    });
  });

  test.each([
    { rule: '28', is: undefined },
    { rule: '30a', is: undefined },
    { rule: '5.2', is: undefined },
    { rule: '20–22, 31', is: undefined },
    { rule: 'Rule 30a', is: undefined },
    { rule: 'règle 30', is: undefined },
    { rule: 'R7', is: undefined },
    { rule: '', is: undefined },
    { rule: 'p. 34', is: 'see p. 34' },
    { rule: '§ 5.2', is: 'see § 5.2' },
    { rule: 'Core Rules 5.2', is: 'see Core Rules 5.2' },
  ])('a rule that nobody can look up is not spoken of ($rule)', ({ rule, is }) => {
    const because = { ...limits('most-units', { ...army, ofIds: ['giant'] }), ruleRef: rule } as BookBecause;
    expect(sentence(aLimit('too-many', 'giant', 2, 1, because), 'en', names()).rule).toBe(is);
  });

  test('a name that the language lacks stands as the data write it', () => {
    const finding = { ...aLimit('too-many', 'x', 5, 4), subject: { name: 'Ogres', names: undefined } };
    expect(sentence(finding, 'fr', names()).text).toBe('Ogres × 5, 4 au plus');
  });
});

describe('French typography', () => {
  const rows = ROWS.map((row) => [row.claim, sentence(row.finding, 'fr', names(row.agreed)).text] as const);
  test.each(rows)('%s', (_, text) => {
    expect(text).not.toMatch(/ [:;?!%]/);
    expect(text).not.toMatch(/[^\u00a0\u202f][:;?!%]/);
    expect(text).not.toMatch(/['"]/);
    expect(text).not.toMatch(/\d \d{3}/);
  });
});

describe('every reason', () => {
  const kinds = Object.keys(EN.because) as BookBecauseKind[];

  test('has the same kinds in both languages', () => {
    expect(Object.keys(FR.because).sort()).toEqual([...kinds].sort());
    expect(kinds.length).toBeGreaterThan(35);
  });

  const everything = {
    in: 'army',
    ofIds: ['riders'],
    byIds: ['general'],
    costId: 'pts',
    percent: 20,
    forceId: 'company',
    placeId: 'support',
    groupId: 'weapons',
    roleId: 'general',
    modelId: 'guard',
    subjectId: 'sword',
    least: 2,
    most: 3,
    step: 5,
    choices: 1,
    models: 5,
    anyIds: ['guard'],
    limitId: 'pts',
    limitAtLeast: 3000,
  };
  test.each(kinds)(
    '%s is said without the params that the compiler leaves out when they are empty',
    (kind) => {
      const bare = {
        in: 'army',
        costId: 'pts',
        percent: 20,
        forceId: 'company',
        placeId: 'support',
        groupId: 'weapons',
        roleId: 'general',
        modelId: 'guard',
        subjectId: 'sword',
        least: 2,
        step: 5,
        choices: 1,
        models: 5,
      };
      for (const language of ['en', 'fr'] as const) {
        const { text } = sentence(aLimit('too-many', 'riders', 5, 3, limits(kind, bare)), language, names());
        expect(text).not.toMatch(/undefined|NaN/);
      }
    },
  );

  test.each(kinds)('%s has a sentence on either side of its limit in both languages', (kind) => {
    for (const [direction, count] of [
      ['too-many', 5],
      ['too-few', 1],
      ['too-few', 0],
      ['wrong-amount', 7],
    ] as const) {
      const finding = aLimit(direction, 'riders', count, 3, limits(kind, everything), { amounts: [3, 6] });
      const en = sentence(finding, 'en', names(1000)).text;
      const fr = sentence(finding, 'fr', names(1000)).text;
      for (const text of [en, fr]) {
        expect(text).not.toMatch(/undefined|NaN|\[object|Id\b/);
        expect(text.length).toBeGreaterThan(8);
      }
      expect(fr).not.toBe(en);
      expect(fr).not.toMatch(/ [:;?!%]|['"]/);
    }
  });
});
