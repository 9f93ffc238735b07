import { expect, test } from 'vitest';
import type { BookBecause } from '../../../renderer/engine/catalogue/books/because-kinds';
import type { LimitFinding } from '../../../renderer/engine/findings/finding';
import { limitText } from '../../../renderer/engine/words/findings/sentence';
import { aLimit, names } from './findings-builder';

const limits = (kind: BookBecause['kind'], params: object): BookBecause => ({ kind, params }) as BookBecause;

/** Said beside the thing: its name and a number that is not there yet are left out, everything else stays. */
test.each<{
  claim: string;
  finding: LimitFinding;
  en: string;
  fr: string;
}>([
  {
    claim: 'data without a reason',
    finding: aLimit('too-many', 'archers', 3, 2),
    en: 'at most 2',
    fr: '2 au plus',
  },
  {
    claim: 'an exact number of units',
    finding: aLimit('too-many', 'archers', 2, 1, limits('exact-units', { ofIds: ['archers'] })),
    en: 'exactly 1',
    fr: 'exactement 1',
  },
  {
    claim: 'units of which there may be none',
    finding: aLimit('too-many', 'archers', 1, 0, limits('most-units', { ofIds: ['archers'] })),
    en: 'none allowed',
    fr: 'aucune n’est permise',
  },
  {
    claim: 'where the number comes from',
    finding: aLimit(
      'too-many',
      'riders',
      3,
      2,
      limits('most-units', { ofIds: ['riders'], scaled: 's', written: 4 }),
    ),
    en: 'at most 2 (4 halved at this size of army)',
    fr: '2 au plus (4 divisé par deux à cette taille d’armée)',
  },
  {
    claim: 'units that are counted together are named',
    finding: aLimit('too-many', 'riders', 5, 4, limits('most-units', { ofIds: ['riders', 'archers'] })),
    en: 'at most 4 (Shadow Riders and Archers together)',
    fr: '4 au plus (Cavaliers de l’ombre et Archers ensemble)',
  },
  {
    claim: 'choices of a group',
    finding: aLimit('too-many', 'weapons', 3, 2, limits('choose', { groupId: 'weapons' })),
    en: 'at most 2',
    fr: '2 au plus',
  },
  {
    claim: 'an option for so many models',
    finding: aLimit('too-many', 'sword', 2, 1, limits('ratio', { ofIds: ['sword'], choices: 1, models: 5 })),
    en: 'at most 1 (1 per 5 models)',
    fr: '1 au plus (1 pour 5 figurines)',
  },
  {
    claim: 'a place is named: it is not what the words stand beside',
    finding: aLimit('too-many', 'core', 1, 0, limits('place-most', { placeId: 'core', forceId: 'company' })),
    en: 'Core: none open',
    fr: 'Base\u00a0: aucune ouverte',
  },
  {
    claim: 'places that come with something else, of which there is none',
    finding: aLimit(
      'too-many',
      'core',
      1,
      0,
      limits('place-most', { placeId: 'core', forceId: 'company', perEachIds: ['company'] }),
    ),
    en: 'Core: none open (one per Infantry Company)',
    fr: 'Base\u00a0: aucune sans Compagnie d’infanterie',
  },
  {
    claim: 'what opens a place and is named after it does not say its name again',
    finding: aLimit(
      'too-many',
      'core',
      1,
      0,
      limits('place-most', { placeId: 'core', forceId: 'company', perEachIds: ['extra-core'] }),
    ),
    en: 'Core: none open (one per extra Core place)',
    fr: 'Base\u00a0: aucune sans case supplémentaire',
  },
  {
    claim: 'places that come with a choice are told by what has the choice',
    finding: aLimit(
      'too-many',
      'core',
      1,
      0,
      limits('place-most', {
        placeId: 'core',
        forceId: 'company',
        perEachIds: ['extra-core'],
        givenByIds: ['giant'],
      }),
    ),
    en: 'Core: none open (one more with Giant)',
    fr: 'Base\u00a0: aucune ouverte (une de plus avec Géant)',
  },
  {
    claim: 'a kind of force of which none is unlocked',
    finding: aLimit('too-many', 'company', 1, 0, limits('forces-unlocked', { ofIds: ['auxiliary'] }), {
      field: 'forces',
    }),
    en: 'none unlocked',
    fr: 'aucun débloqué',
  },
  {
    claim: 'a kind of force of which all that are unlocked are there',
    finding: aLimit(
      'too-many',
      'company',
      3,
      2,
      limits('forces-unlocked', { ofIds: ['auxiliary'], byIds: ['giant'] }),
      { field: 'forces' },
    ),
    en: 'only 2 unlocked by Giant',
    fr: 'seulement 2 débloqués par Géant',
  },
  {
    claim: 'a force that may stand once',
    finding: aLimit('too-many', 'company', 2, 1, limits('forces-most', { ofIds: ['company'] }), {
      field: 'forces',
    }),
    en: 'at most 1',
    fr: '1 au plus',
  },
])('$claim', ({ finding, en, fr }) => {
  expect([limitText(finding, 'en', names()), limitText(finding, 'fr', names())]).toEqual([en, fr]);
});
