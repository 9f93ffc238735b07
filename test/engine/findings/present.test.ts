/** A choice that does not go with any of several names the one that it meets. */
import { describe, expect, test } from 'vitest';
import type { HiddenFinding } from '../../../renderer/engine/findings/finding';
import { aBook, aSystem, aUnit, type PickedForce, play } from '../catalogue/books/play-book';

function presentIn(
  sword: object,
  forces: readonly PickedForce[],
  more: Readonly<Record<string, unknown>> = {},
): readonly (readonly string[])[] {
  const book = aBook(
    [
      aUnit('u', {
        options: [
          { of: 'sword' },
          { of: 'shield' },
          { of: 'horse' },
          { id: 'cloak', name: 'Cloak', tags: ['flyer'] },
          { id: 'drinks', name: 'Drinks', choose: [0, null], options: [{ list: 'potions' }] },
        ],
      }),
      aUnit('v', { options: [{ of: 'shield' }] }),
    ],
    {
      gear: {
        sword: { name: 'Sword', unless: sword },
        shield: { name: 'Shield' },
        horse: { name: 'Horse' },
        red: { name: 'Red' },
      },
      lists: { potions: { options: [{ of: 'red' }] } },
      ...more,
    },
  );
  const { list } = play({ system: aSystem(), books: [book] }, forces);
  return list.findings
    .filter((finding): finding is HiddenFinding => finding.kind === 'hidden-but-taken')
    .map(({ present }) => present);
}

const u = (...options: string[]) => ({ units: [{ id: 'u', with: ['u.sword', ...options] }] });

describe('of several things that a choice does not go with', () => {
  test.each([
    { claim: 'gear', sword: { has: ['shield', 'horse'] }, forces: [u('u.horse')], present: [['horse']] },
    {
      claim: 'several',
      sword: { has: ['shield', 'horse', 'red'] },
      forces: [u('u.horse', 'u.shield')],
      present: [['shield', 'horse']],
    },
    { claim: 'a tag', sword: { has: ['shield', 'flyer'] }, forces: [u('u.cloak')], present: [['flyer']] },
    {
      claim: 'an option of the unit',
      sword: { has: ['shield', 'u.cloak'] },
      forces: [u('u.cloak')],
      present: [['u.cloak']],
    },
    {
      claim: 'a list by its member',
      sword: { has: ['shield', 'potions'] },
      forces: [u('u.drinks.red')],
      present: [['potions']],
    },
    {
      claim: 'in this unit only',
      sword: { has: ['shield', 'horse'] },
      forces: [
        {
          units: [
            { id: 'u', with: ['u.sword', 'u.horse'] },
            { id: 'v', with: ['v.shield'] },
          ],
        },
      ],
      present: [['horse']],
    },
    {
      claim: 'in the whole army where the reason looks there',
      sword: { has: ['shield', 'horse'], in: 'army' },
      forces: [u(), { units: [{ id: 'v', with: ['v.shield'] }] }],
      present: [['shield']],
    },
    {
      claim: 'in the force where the reason looks there',
      sword: { has: ['shield', 'horse'], in: 'force' },
      forces: [
        {
          units: [
            { id: 'u', with: ['u.sword'] },
            { id: 'v', with: ['v.shield'] },
          ],
        },
        { units: [{ id: 'u', with: ['u.horse'] }] },
      ],
      present: [['shield']],
    },
    { claim: 'one alone needs no telling', sword: { has: 'horse' }, forces: [u('u.horse')], present: [[]] },
  ])('$claim', ({ sword, forces, present }) => {
    expect(presentIn(sword, forces)).toEqual(present);
  });
});
