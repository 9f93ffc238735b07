/** Why options are hidden or may not be taken, told from the conditions of data that give no reasons of their own. */
import { describe, expect, test } from 'vitest';
import type {
  ConditionDefinition,
  ModifierDefinition,
  SelectionEntryDefinition,
} from '../../../../renderer/engine/catalogue/definition';
import type { Offer } from '../../../../renderer/engine/evaluation/evaluated';
import { ListBuilder } from '../../../builders/list-builder';
import { option, smallCatalogue, unit } from '../../../builders/small-catalogue';

type Condition = Partial<ConditionDefinition>;

const count = (type: string, childId: string, more: Condition = {}): ConditionDefinition => ({
  type,
  value: 0,
  field: 'selections',
  scope: 'parent',
  childId,
  shared: true,
  ...more,
});
const has = (childId: string, more: Condition = {}) => count('atLeast', childId, { value: 1, ...more });
const hasNot = (childId: string, more: Condition = {}) => count('equalTo', childId, more);

const hides = (more: Partial<ModifierDefinition>): ModifierDefinition => ({
  type: 'set',
  field: 'hidden',
  value: 'true',
  ...more,
});
const shows = (more: Partial<ModifierDefinition>): ModifierDefinition => hides({ value: 'false', ...more });

/** A unit with a lance, of which the case says when it is hidden, beside a horse, a boar, a shield and a hidden ram. */
function lanceOffer(lance: Partial<SelectionEntryDefinition>, taken: readonly string[] = []): Offer {
  const list = new ListBuilder(
    smallCatalogue({
      book: {
        selectionEntries: [
          unit('rider', {
            selectionEntries: [
              option('lance', lance),
              option('horse'),
              option('boar'),
              option('shield'),
              option('ram', { hidden: true }),
            ],
          }),
          unit('banner'),
          option('ban'),
        ],
      },
    }),
  );
  list.limit(2000);
  const force = list.force();
  const rider = list.select(force, 'rider');
  for (const id of taken) list.select(['banner', 'ban'].includes(id) ? force : rider, id);
  const offer = list.evaluation
    .childOffers(rider)
    .find((each): each is Offer => 'entryId' in each && each.name === 'lance');
  if (offer === undefined) throw new Error('no lance');
  return offer;
}

describe('a hidden option tells', () => {
  test.each<{
    readonly claim: string;
    readonly lance: Partial<SelectionEntryDefinition>;
    readonly taken?: readonly string[];
    readonly because: object | undefined;
  }>([
    {
      claim: 'what is missing where it is hidden without it',
      lance: { modifiers: [hides({ conditions: [hasNot('horse')] })] },
      because: { kind: 'needs', params: { allIds: ['horse'] } },
    },
    {
      claim: 'what is missing where it is shown with it',
      lance: { hidden: true, modifiers: [shows({ conditions: [has('horse')] })] },
      because: { kind: 'needs', params: { allIds: ['horse'] } },
    },
    {
      claim: 'any of several that would show it',
      lance: {
        hidden: true,
        modifiers: [shows({ conditions: [has('horse')] }), shows({ conditions: [has('boar')] })],
      },
      because: { kind: 'needs', params: { anyIds: ['horse', 'boar'] } },
    },
    {
      claim: 'any of several in one condition',
      lance: {
        hidden: true,
        modifiers: [
          shows({
            conditionGroups: [{ type: 'or', conditions: [has('horse'), has('boar')], conditionGroups: [] }],
          }),
        ],
      },
      because: { kind: 'needs', params: { anyIds: ['horse', 'boar'] } },
    },
    {
      claim: 'all of several, and only those that are not there',
      lance: { hidden: true, modifiers: [shows({ conditions: [has('horse'), has('shield'), has('boar')] })] },
      taken: ['shield'],
      because: { kind: 'needs', params: { allIds: ['horse', 'boar'] } },
    },
    {
      claim: 'what is in the way',
      lance: { modifiers: [hides({ conditions: [has('shield')] })] },
      taken: ['shield'],
      because: { kind: 'unless', params: { anyIds: ['shield'] } },
    },
    {
      claim: 'both things that hide it one after the other',
      lance: { modifiers: [hides({ conditions: [has('shield')] }), hides({ conditions: [has('boar')] })] },
      taken: ['shield', 'boar'],
      because: { kind: 'unless', params: { anyIds: ['shield', 'boar'] } },
    },
    {
      claim: 'what is missing beside what is in the way',
      lance: { hidden: true, modifiers: [shows({ conditions: [has('horse'), hasNot('shield')] })] },
      taken: ['shield'],
      because: { kind: 'needs', params: { allIds: ['horse'], noneIds: ['shield'] } },
    },
    {
      claim: 'how many are needed, and that they may stand anywhere in the army',
      lance: {
        hidden: true,
        modifiers: [shows({ conditions: [count('atLeast', 'banner', { value: 2, scope: 'roster' })] })],
      },
      because: { kind: 'needs', params: { anyIds: ['banner'], atLeast: 2, in: 'army' } },
    },
    {
      claim: 'the limit that the list would need',
      lance: {
        hidden: true,
        modifiers: [
          shows({
            conditions: [count('atLeast', '', { value: 3000, field: 'limit::pts', scope: 'roster' })],
          }),
        ],
      },
      because: { kind: 'needs', params: { limitAtLeast: 3000, limitId: 'pts' } },
    },
    {
      claim: 'how many models are needed',
      lance: { hidden: true, modifiers: [shows({ conditions: [count('atLeast', 'model', { value: 5 })] })] },
      because: { kind: 'needs', params: { modelsAtLeast: 5 } },
    },
    {
      claim: 'nothing where what it needs is hidden too',
      lance: { hidden: true, modifiers: [shows({ conditions: [has('ram')] })] },
      because: undefined,
    },
    {
      claim: 'nothing where what it needs has no name',
      lance: { hidden: true, modifiers: [shows({ conditions: [has('nobody')] })] },
      because: undefined,
    },
    {
      claim: 'nothing where only a part can be told',
      lance: { hidden: true, modifiers: [shows({ conditions: [has('horse'), has('nobody')] })] },
      because: undefined,
    },
    { claim: 'nothing where nothing would show it', lance: { hidden: true }, because: undefined },
  ])('$claim', ({ lance, taken, because }) => {
    const offer = lanceOffer(lance, taken);
    expect(offer.hidden).toBe(true);
    expect(offer.hiddenBecause).toEqual(because);
  });

  test('nothing while it is shown', () => {
    const offer = lanceOffer({ modifiers: [hides({ conditions: [hasNot('horse')] })] }, ['horse']);
    expect([offer.hidden, offer.hiddenBecause]).toEqual([false, undefined]);
  });

  test('the reason of the data where they give one', () => {
    const because = { kind: 'needs', params: { allIds: ['saddle'] } };
    const offer = lanceOffer({ modifiers: [hides({ conditions: [hasNot('horse')], because })] });
    expect(offer.hiddenBecause).toEqual(because);
  });
});

describe('a limit of none tells', () => {
  const most = (value: number) => [{ id: 'most', type: 'max', value, field: 'selections', scope: 'parent' }];

  test.each([
    {
      claim: 'what would raise it',
      lance: {
        constraints: most(0),
        modifiers: [{ type: 'increment', field: 'most', value: 1, conditions: [has('horse')] }],
      },
      because: { kind: 'needs', params: { allIds: ['horse'] } },
    },
    {
      claim: 'what lowers it',
      lance: {
        constraints: most(1),
        modifiers: [{ type: 'set', field: 'most', value: 0, conditions: [hasNot('horse')] }],
      },
      because: { kind: 'needs', params: { allIds: ['horse'] } },
    },
    {
      claim: 'what it grows with',
      lance: {
        constraints: most(0),
        modifiers: [
          {
            type: 'increment',
            field: 'most',
            value: 1,
            repeats: [
              { field: 'selections', scope: 'force', childId: 'banner', value: 1, repeats: 2, shared: true },
            ],
          },
        ],
      },
      because: { kind: 'needs', params: { allIds: ['banner'], in: 'force' } },
    },
    {
      claim: 'that there is more to it where only a part can be told',
      lance: {
        constraints: most(0),
        modifiers: [{ type: 'set', field: 'most', value: 1, conditions: [has('horse'), has('nobody')] }],
      },
      because: { kind: 'needs', params: { allIds: ['horse'], partial: 1 } },
    },
    { claim: 'nothing when nothing changes it', lance: { constraints: most(0) }, because: undefined },
  ])('$claim', ({ lance, because }) => {
    const offer = lanceOffer(lance);
    const limit = offer.limits.find(({ constraint }) => constraint.id === 'most');
    expect(limit?.limit).toBe(0);
    expect(limit && offer.whyNone(limit)).toEqual(because);
  });

  test('and only where there may be none', () => {
    const offer = lanceOffer({ constraints: most(1) });
    const [limit] = offer.limits;
    expect(limit && offer.whyNone(limit)).toBeUndefined();
  });
});

test('a choice that was hidden after it was taken tells why, whatever it names', () => {
  const list = new ListBuilder(
    smallCatalogue({
      book: {
        selectionEntries: [
          unit('rider', {
            selectionEntries: [
              option('lance', { hidden: true, modifiers: [shows({ conditions: [has('ram')] })] }),
              option('ram', { hidden: true }),
            ],
          }),
        ],
      },
    }),
  );
  const rider = list.select(list.force(), 'rider');
  list.select(rider, 'lance');
  expect(list.findings).toMatchObject([
    { kind: 'hidden-but-taken', because: { kind: 'needs', params: { allIds: ['ram'] } } },
  ]);
});
