import { describe, expect, test } from 'vitest';
import type { BookBecause, BookBecauseKind } from '../../../renderer/engine/catalogue/books/because-kinds';
import type { Finding, LimitFinding, LostFinding } from '../../../renderer/engine/findings/finding';
import { sentence } from '../../../renderer/engine/words/findings/sentence';
import { aHidden, aLimit, names, placeOf } from './findings-builder';

interface Row {
  readonly claim: string;
  readonly finding: Finding;
  readonly en: string;
  readonly fr: string;
}

const because = (kind: BookBecauseKind, params: object) => ({ kind, params }) as BookBecause;
const army = { in: 'army' } as const;

/** French is read with plain spaces; where they must not break is tested for all of it at the end. */
function check(rows: readonly Row[]): void {
  test.each(rows)('$claim', ({ finding, en, fr }) => {
    expect(sentence(finding, 'en', names()).text).toBe(en);
    const french = sentence(finding, 'fr', names()).text;
    expect(french.replace(/[\u00a0\u202f]/g, ' ')).toBe(fr);
    expect(french).not.toMatch(/ [:;?!%»]|« |['"]/);
  });
}

describe('a bound', () => {
  const group = (count: number, limit: number, more: Partial<LimitFinding> = {}) =>
    aLimit(
      count < limit ? 'too-few' : 'too-many',
      'weapons',
      count,
      limit,
      because('choose', { groupId: 'weapons', least: 0, most: 0 }),
      more,
    );
  const advantage = (count: number) =>
    aLimit('too-few', 'sword', count, 2, because('least-choices', { ...army, ofIds: ['sword'] }), {
      severity: 'advice',
    });

  check([
    {
      claim: 'of a group that was opened is no exact number',
      finding: group(3, 2),
      en: 'Weapons: 3 choices, at most 2',
      fr: 'Armes : 3 choix, 2 au plus',
    },
    {
      claim: 'that is the least and the most is exact',
      finding: group(3, 2, { isExact: true }),
      en: 'Weapons: 3 choices, exactly 2',
      fr: 'Armes : 3 choix, exactement 2',
    },
    {
      claim: 'of nothing lets nothing in',
      finding: group(1, 0, { isExact: true }),
      en: 'Weapons: 1 choice, none allowed',
      fr: 'Armes : 1 choix, aucun n’est permis',
    },
    {
      claim: 'below nothing does not either',
      finding: aLimit('too-many', 'sword', 1, -1, because('most-choices', { ...army, ofIds: ['sword'] })),
      en: 'Sword of Might × 1, none allowed',
      fr: 'Épée de puissance × 1, ce n’est pas permis',
    },
    {
      claim: 'of units that may not be there',
      finding: aLimit('too-many', 'riders', 1, 0, because('most-units', { ...army, ofIds: ['riders'] })),
      en: '1 unit of Shadow Riders, none allowed',
      fr: '1 unité de Cavaliers de l’ombre, aucune n’est permise',
    },
    {
      claim: 'of models, whose names stand in the singular',
      finding: aLimit('too-few', 'guard', 0, 10, because('size-least', { least: 10, modelId: 'guard' })),
      en: 'No Guard, at least 10 needed',
      fr: 'Garde × 0, il en faut 10 au moins',
    },
    {
      claim: 'of advice is advised',
      finding: advantage(0),
      en: 'No Sword of Might, at least 2 advised',
      fr: 'Pas d’Épée de puissance, on en conseille 2 au moins',
    },
    {
      claim: 'of advice that is half taken',
      finding: advantage(1),
      en: 'Sword of Might × 1, at least 2 advised',
      fr: 'Épée de puissance × 1, on en conseille 2 au moins',
    },
    {
      claim: 'halved from an odd number says how it is rounded',
      finding: aLimit(
        'too-many',
        'riders',
        3,
        2,
        because('most-units', { ...army, ofIds: ['riders'], scaled: 's', written: 3 }),
      ),
      en: '3 units of Shadow Riders, at most 2 (3 halved at this size of army, rounded up)',
      fr: '3 unités de Cavaliers de l’ombre, 2 au plus (3 divisé par deux à cette taille d’armée, arrondi au-dessus)',
    },
  ]);
});

describe('what is counted', () => {
  check([
    {
      claim: 'a unit of one model has its name alone',
      finding: aLimit(
        'too-many',
        'giant',
        2,
        1,
        because('most-units', { ...army, ofIds: ['giant'], single: 1 }),
      ),
      en: 'Giant × 2, at most 1',
      fr: 'Géant × 2, 1 au plus',
    },
    {
      claim: 'all units of the army have no name',
      finding: aLimit('too-many', 'army', 12, 10, because('most-units', army)),
      en: '12 units, at most 10',
      fr: '12 unités, 10 au plus',
    },
    {
      claim: 'all models of the army neither',
      finding: aLimit('too-many', 'army', 120, 100, because('most-models', army)),
      en: 'Models: 120, at most 100',
      fr: 'Figurines : 120, 100 au plus',
    },
    {
      claim: 'nor all forces',
      finding: aLimit('too-many', 'army', 5, 4, because('forces-most', army), { field: 'forces' }),
      en: '5 detachments, at most 4',
      fr: '5 détachements, 4 au plus',
    },
    {
      claim: 'models of several units are counted in all',
      finding: aLimit('too-many', 'guard', 13, 12, because('most-models', { ...army, ofIds: ['guard'] })),
      en: 'Guard × 13 in all, at most 12',
      fr: 'Garde × 13 en tout, 12 au plus',
    },
    {
      claim: 'a cost of the whole army has no subject',
      finding: aLimit('too-many', 'army', 7, 6, because('spend-most', { ...army, costId: 'orders' }), {
        field: 'orders',
      }),
      en: 'Orders: 7, at most 6',
      fr: 'Ordres : 7, 6 au plus',
    },
    {
      claim: 'points of the whole army neither',
      finding: aLimit('too-many', 'army', 700, 600, because('spend-most', { ...army, costId: 'pts' }), {
        field: 'pts',
      }),
      en: '700 points, at most 600',
      fr: '700 points, 600 au plus',
    },
    {
      claim: 'another cost of a block stands after a colon',
      finding: aLimit(
        'too-many',
        'core',
        11,
        10,
        because('spend-most', { ...army, ofIds: ['core'], costId: 'commands' }),
        { field: 'commands' },
      ),
      en: 'Core: 11 command points spent, at most 10',
      fr: 'Base : 11 points de commandement dépensés, 10 au plus',
    },
    {
      claim: 'two things together',
      finding: aLimit(
        'too-many',
        'archers',
        2,
        1,
        because('exact-choices', { ...army, ofIds: ['archers', 'guard'] }),
      ),
      en: 'Archers and Guard: 2 together, exactly 1',
      fr: 'Archers et Garde : 2 ensemble, exactement 1',
    },
    {
      claim: 'none of three things',
      finding: aLimit(
        'too-few',
        'archers',
        0,
        1,
        because('least-choices', { ...army, ofIds: ['archers', 'guard', 'giant'] }),
      ),
      en: 'No Archers, Guard or Giant, at least 1 needed',
      fr: 'Pas d’Archers, de Garde ni de Géant, il en faut 1 au moins',
    },
    {
      claim: 'steps of a size with an end, as it is now',
      finding: aLimit(
        'wrong-amount',
        'guard',
        7,
        0,
        because('size-step', { step: 5, least: 5, most: 30, modelId: 'guard' }),
        { amounts: [10, 15, 20] },
      ),
      en: 'Guard × 7; only 10 to 20, in steps of 5',
      fr: 'Garde × 7 ; seulement de 10 à 20, de 5 en 5',
    },
    {
      claim: 'a unit with a limit of its own in a block',
      finding: aLimit(
        'too-many',
        'archers',
        2,
        1,
        because('place-unit-most', { placeId: 'core', ofIds: ['archers'] }),
      ),
      en: 'Core: Archers × 2, at most 1',
      fr: 'Base : Archers × 2, 1 au plus',
    },
  ]);
});

describe('a block', () => {
  check([
    {
      claim: 'that the force does not have',
      finding: aHidden('guard', because('no-place', { placeId: 'support' })),
      en: 'Guard: no place here (Support)',
      fr: 'Garde : pas de place ici (Soutien)',
    },
    {
      claim: 'for some units only names the one that is none of them',
      finding: aHidden(
        'guard',
        because('place-only', { forceId: 'company', placeId: 'support', ofIds: ['riders', 'archers'] }),
      ),
      en: 'Support: only Shadow Riders or Archers, not Guard',
      fr: 'Soutien : seulement Cavaliers de l’ombre ou Archers, pas Garde',
    },
    {
      claim: 'with everything missing counts it',
      finding: aLimit('too-few', 'core', 0, 2, because('place-least', { forceId: 'army', placeId: 'core' })),
      en: '2 compulsory units are missing (Core: 0 of 2)',
      fr: 'Il manque 2 unités obligatoires (Base : 0 sur 2)',
    },
  ]);
});

describe('detachments that are unlocked', () => {
  const unlocked = (count: number, limit: number, ofIds: string[], byIds: string[] = []) =>
    aLimit('too-many', 'x', count, limit, because('forces-unlocked', { ...army, ofIds, byIds }), {
      field: 'forces',
    });
  check([
    {
      claim: 'none: what it takes is said',
      finding: unlocked(1, 0, ['apex'], ['general', 'giant']),
      en: '1 Apex detachment, none unlocked (it takes General or Giant)',
      fr: '1 détachement apex, aucun débloqué (il faut Général ou Géant)',
    },
    {
      claim: 'none, and nobody knows what it takes',
      finding: unlocked(2, 0, ['company']),
      en: 'Infantry Company × 2, none unlocked',
      fr: 'Compagnie d’infanterie × 2, aucun déblocage',
    },
    {
      claim: 'one of a named kind',
      finding: unlocked(2, 1, ['company'], ['general']),
      en: 'Infantry Company × 2, 1 unlocked by General',
      fr: 'Compagnie d’infanterie × 2, 1 déblocage par Général',
    },
  ]);
});

describe('what a choice does not go with', () => {
  check([
    {
      claim: 'is named when it is there',
      finding: aHidden(
        'sword',
        because('unless', { subjectId: 'sword', anyIds: ['guard', 'giant', 'riders'] }),
        ['giant'],
      ),
      en: 'Sword of Might: not together with Giant',
      fr: 'Épée de puissance : pas avec Géant',
    },
    {
      claim: 'all is named when nobody knows what is there',
      finding: aHidden('sword', because('unless', { subjectId: 'sword', anyIds: ['guard', 'giant'] })),
      en: 'Sword of Might: not together with Guard or Giant',
      fr: 'Épée de puissance : pas avec Garde ou Géant',
    },
    {
      claim: 'is parted clearly where a name has an "or" itself',
      finding: aHidden('sword', because('unless', { subjectId: 'sword', anyIds: ['guard', 'tall'] })),
      en: 'Sword of Might: not together with Guard or with a large or giant height',
      fr: 'Épée de puissance : pas avec Garde ou avec une taille grande ou géante',
    },
    {
      claim: 'in the whole army',
      finding: aHidden('sword', because('unless', { subjectId: 'sword', allIds: ['giant'], in: 'army' })),
      en: 'Sword of Might: not in an army with Giant',
      fr: 'Épée de puissance : pas dans une armée avec Géant',
    },
    {
      claim: 'another of the same name in the army',
      finding: aHidden('guard', because('unless', { subjectId: 'guard', allIds: ['guards'], in: 'top' })),
      en: 'Guard: not twice in one army',
      fr: 'Garde : pas deux fois dans une armée',
    },
    {
      claim: 'a kind of force and a force with a name',
      finding: aHidden('sword', because('unless', { subjectId: 'sword', forceIds: ['company', 'apex'] })),
      en: 'Sword of Might: not in Infantry Company or an Apex detachment',
      fr: 'Épée de puissance : pas dans « Compagnie d’infanterie » ou un détachement apex',
    },
  ]);
});

describe('what a choice needs', () => {
  const needs = (params: object) => aHidden('sword', because('needs', { subjectId: 'sword', ...params }));
  check([
    {
      claim: 'in the army',
      finding: needs({ allIds: ['giant'], in: 'army' }),
      en: 'Sword of Might needs Giant in the army',
      fr: 'Épée de puissance demande Géant dans l’armée',
    },
    {
      claim: 'in the detachment',
      finding: needs({ anyIds: ['giant', 'guard'], in: 'force' }),
      en: 'Sword of Might needs Giant or Guard in this detachment',
      fr: 'Épée de puissance demande Géant ou Garde dans ce détachement',
    },
    {
      claim: 'a unit without something',
      finding: needs({ noneIds: ['giant'] }),
      en: 'Sword of Might needs a unit without Giant',
      fr: 'Épée de puissance demande une unité sans Géant',
    },
    {
      claim: 'an army without something',
      finding: needs({ noneIds: ['giant'], in: 'army' }),
      en: 'Sword of Might needs an army without Giant',
      fr: 'Épée de puissance demande une armée sans Géant',
    },
    {
      claim: 'so many models',
      finding: needs({ modelsAtLeast: 10 }),
      en: 'Sword of Might needs at least 10 models',
      fr: 'Épée de puissance demande au moins 10 figurines',
    },
    {
      claim: 'a place elsewhere',
      finding: needs({ notForceIds: ['company', 'apex'] }),
      en: 'Sword of Might needs a place outside Infantry Company and an Apex detachment',
      fr: 'Épée de puissance demande une place hors de « Compagnie d’infanterie » et d’un détachement apex',
    },
  ]);

  test('models are called as the game calls them', () => {
    const stands = { ...names(), modelWord: () => 'stands' };
    expect(sentence(needs({ modelsAtLeast: 10 }), 'en', stands).text).toBe(
      'Sword of Might needs at least 10 stands',
    );
  });
});

describe('what is lost', () => {
  const lost = (kind: LostFinding['kind'], prices: LostFinding['prices']): LostFinding => ({
    kind,
    severity: 'lost',
    place: placeOf(),
    constraint: undefined,
    entry: undefined,
    because: undefined,
    subject: { name: 'Wraiths', names: undefined },
    prices,
  });
  check([
    {
      claim: 'without a price',
      finding: lost('unknown-entry', []),
      en: 'Wraiths: no longer in the book; kept as it was chosen',
      fr: 'Wraiths : ce choix n’est plus dans le livre ; gardé tel quel',
    },
    {
      claim: 'with two prices, one of a cost that is gone too',
      finding: lost('unknown-entry', [
        { costType: 'pts', name: 'points', value: 175 },
        { costType: 'old', name: 'glory', value: 2 },
      ]),
      en: 'Wraiths: no longer in the book; kept with the last price, 175 points, 2 glory',
      fr: 'Wraiths : ce choix n’est plus dans le livre ; gardé avec son dernier prix, 175 points, 2 glory',
    },
    {
      claim: 'a force',
      finding: lost('unknown-force', []),
      en: 'Wraiths: no longer in the book; kept with all that is in it',
      fr: 'Wraiths : ce choix n’est plus dans le livre ; gardé avec tout son contenu',
    },
    {
      claim: 'a book',
      finding: lost('unknown-book', [{ costType: 'pts', name: 'points', value: 500 }]),
      en: 'Wraiths: this book is not here; its choices are kept with their last price, 500 points',
      fr: 'Wraiths : ce livre n’est pas là ; ses choix sont gardés avec leur dernier prix, 500 points',
    },
  ]);
});

describe('a list with nothing in it', () => {
  check([
    {
      claim: 'says so and what to do',
      finding: {
        kind: 'empty',
        severity: 'error',
        place: placeOf(),
        constraint: undefined,
        entry: undefined,
        because: undefined,
      },
      en: 'Nothing is in this list yet; add a first unit',
      fr: 'Cette liste est encore vide ; y ajouter une première unité',
    },
  ]);
});
