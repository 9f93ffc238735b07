import { describe, expect, test } from 'vitest';
import type { ConditionDefinition } from '../../../../renderer/engine/catalogue/definition';
import { ListBuilder } from '../../../builders/list-builder';
import { option, points, smallCatalogue, unit } from '../../../builders/small-catalogue';

/** Two units that each come with the horn of one shared group, 3 points, which is hidden while a condition holds. */
function prices(hiddenWhile: ConditionDefinition) {
  const withHorn = (id: string) =>
    unit(id, {
      costs: points(50),
      entryLinks: [{ id: `${id}-gear`, targetId: 'gear', name: 'gear', type: 'selectionEntryGroup' }],
    });
  const horn = option('horn', {
    costs: points(3),
    constraints: [{ id: 'horn-least', type: 'min', value: 1, field: 'selections', scope: 'parent' }],
    modifiers: [{ type: 'set', field: 'hidden', value: 'true', conditions: [hiddenWhile] }],
  });
  const list = new ListBuilder(
    smallCatalogue({
      book: {
        sharedSelectionEntryGroups: [{ id: 'gear', name: 'gear', selectionEntries: [horn] }],
        selectionEntries: [withHorn('left'), withHorn('right'), unit('banner')],
      },
    }),
  );
  const force = list.force();
  const look = () => {
    // Of one evaluation, so that what the first is told could be told to the second.
    const offers = list.evaluation.rootOffers(force);
    return ['left', 'right'].map((wanted) => {
      const offer = offers.find(({ name }) => name === wanted);
      return (offer?.price[0]?.value ?? 0) / 10_000;
    });
  };
  const before = look();
  list.select(force, 'banner');
  return { before, after: look() };
}

describe('what comes along with an offer and may be hidden', () => {
  test.each([
    {
      claim: 'by what the force holds, is hidden for all alike, and as the force is now',
      when: {
        type: 'atLeast',
        value: 1,
        field: 'selections',
        scope: 'force',
        childId: 'banner',
        shared: true,
      },
      before: [53, 53],
      after: [50, 50],
    },
    {
      claim: 'by what it belongs to, is hidden there and nowhere else',
      when: {
        type: 'instanceOf',
        value: 1,
        field: 'selections',
        scope: 'parent',
        childId: 'left',
        shared: true,
      },
      before: [50, 53],
      after: [50, 53],
    },
  ])('$claim', ({ when, before, after }) => {
    expect(prices(when)).toEqual({ before, after });
  });
});
