import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../../../renderer/engine/catalogue/catalogue';
import type { SelectionEntryDefinition } from '../../../renderer/engine/catalogue/definition';
import { shortProfile } from '../../../renderer/worker/view/short-profile';
import { aCatalogue } from '../builders/a-game';
import { AList } from '../builders/a-list';

const column = (id: string, name: string, more = {}) => ({ id, name, ...more });
const profile = (id: string, name: string, typeId: string, values: Record<string, string>) => ({
  id,
  name,
  typeId,
  characteristics: Object.entries(values).map(([key, value]) => ({ typeId: key, value })),
});

function aBookOf(profiles: SelectionEntryDefinition['profiles'], columns: number): Catalogue {
  return aCatalogue({
    profileTypes: [
      {
        id: 'stand',
        name: 'Stand',
        subject: 'model',
        characteristicTypes: [
          column('move', 'Move', { unit: 'cm' }),
          column('save', 'Save'),
          column('assault', 'Assault', { shortNames: { en: 'AF', fr: 'FA' }, sign: true }),
          column('morale', 'Morale'),
          column('size', 'Size'),
          column('more', 'More'),
        ].slice(0, columns),
      },
      {
        id: 'gun',
        name: 'Gun',
        subject: 'weapon',
        characteristicTypes: [column('dice', 'Dice'), column('range', 'Range', { unit: 'cm' })],
      },
    ],
    selectionEntries: [
      {
        id: 'squad',
        name: 'Squad',
        type: 'unit',
        categoryLinks: [{ targetId: 'core', primary: true }],
        ...(profiles === undefined ? {} : { profiles }),
      },
    ],
  });
}

function said(
  profiles: SelectionEntryDefinition['profiles'],
  columns = 4,
  language: 'en' | 'fr' = 'en',
): string {
  const list = new AList(aBookOf(profiles, columns)).with('squad');
  const context = list.context(language);
  const unit = context.evaluation.forces[0]?.selections[0];
  return unit === undefined ? 'no unit' : shortProfile(context, unit);
}

const STAND = profile('a', 'Squad', 'stand', { move: '10', save: '5+', assault: '2', morale: '-' });

describe('what a unit is, in short', () => {
  test.each([
    {
      claim: 'values with their units; a bare number with the name of its column',
      profiles: [STAND],
      says: '10\u202fcm · 5+ · AF +2',
    },
    {
      claim: 'what is nothing is left out',
      profiles: [profile('a', 'Squad', 'stand', { move: '15', save: '–', assault: '0' })],
      says: '15\u202fcm',
    },
    {
      claim: 'two weapons with their reach, equal ones once',
      profiles: [
        STAND,
        profile('b', 'Lance', 'gun', { dice: '1', range: '60' }),
        profile('c', 'Lance', 'gun', { dice: '1', range: '60' }),
        profile('d', 'Blade', 'gun', { dice: '2', range: '-' }),
        profile('e', 'Bow', 'gun', { dice: '1', range: '30' }),
      ],
      says: '10\u202fcm · 5+ · AF +2 · Lance 60\u202fcm · Blade',
    },
    { claim: 'nothing where there is no profile', profiles: [], says: '' },
  ])('$claim', ({ profiles, says }) => {
    expect(said(profiles)).toBe(says);
  });

  test('French names its columns in French', () => {
    expect(said([STAND], 4, 'fr')).toBe('10\u202fcm · 5+ · FA +2');
  });

  test('a profile of many values is left to the table', () => {
    expect(said([STAND], 6)).toBe('');
  });
});
