import { describe, expect, test } from 'vitest';
import type {
  ConstraintDefinition,
  ForceEntryDefinition,
} from '../../../renderer/engine/catalogue/definition';
import { ListBuilder } from '../../builders/list-builder';
import { smallCatalogue } from '../../builders/small-catalogue';

const most = (id: string, value: number, more: Partial<ConstraintDefinition>): ConstraintDefinition => ({
  id,
  type: 'max',
  value,
  field: 'forces',
  ...more,
});

/** An army may have companies and escorts, a company escorts; escorts are auxiliaries. */
function list({
  army = [],
  escort = [],
}: {
  readonly army?: readonly ConstraintDefinition[];
  readonly escort?: readonly ConstraintDefinition[];
}): ListBuilder {
  const escorts: ForceEntryDefinition = {
    id: 'escort',
    name: 'Escort',
    kind: 'auxiliary',
    constraints: escort,
  };
  const company: ForceEntryDefinition = { id: 'company', name: 'Company', forceEntries: [escorts] };
  return new ListBuilder(
    smallCatalogue({
      system: {
        forceEntries: [{ id: 'army', name: 'Army', constraints: army, forceEntries: [company, escorts] }],
      },
    }),
  );
}

function limitsOf(built: ListBuilder, parent: string | undefined, id: string): readonly string[] {
  const offer = built.evaluation.forceOffers(parent).find(({ entryId }) => entryId === id);
  return (offer?.limits ?? []).map(
    ({ constraint, count, limit }) => `${constraint.id}: ${count} of ${limit}`,
  );
}

describe('the numbers that one more force would touch', () => {
  test.each<{ claim: string; constraint: ConstraintDefinition; touched: readonly string[] }>([
    {
      claim: 'a number for its kind, set by the force that it would stand in',
      constraint: most('budget', 1, { scope: 'self', childId: 'auxiliary' }),
      touched: ['budget: 1 of 1'],
    },
    {
      claim: 'one for all that stands there',
      constraint: most('budget', 3, { scope: 'self', childId: 'any' }),
      touched: ['budget: 2 of 3'],
    },
    {
      claim: 'one for the whole roster',
      constraint: most('budget', 4, { scope: 'roster', childId: 'auxiliary' }),
      touched: ['budget: 1 of 4'],
    },
    {
      claim: 'not one for another kind',
      constraint: most('budget', 1, { scope: 'self', childId: 'company' }),
      touched: [],
    },
    {
      claim: 'not how many of the force above there may be',
      constraint: most('budget', 1, { scope: 'roster' }),
      touched: [],
    },
    {
      claim: 'not a number of selections',
      constraint: most('budget', 9, { field: 'selections', scope: 'self', childId: 'any' }),
      touched: [],
    },
  ])('$claim', ({ constraint, touched }) => {
    const built = list({ army: [constraint] });
    const army = built.force();
    built.force('company', army);
    built.force('escort', army);
    expect(limitsOf(built, army, 'escort')).toEqual(touched);
  });

  test.each([
    { claim: 'counts further down when it says so', includeChildForces: true, touched: ['budget: 0 of 0'] },
    { claim: 'counts nothing further down otherwise', includeChildForces: false, touched: [] },
  ])('a number $claim', ({ includeChildForces, touched }) => {
    const built = list({
      army: [most('budget', 0, { scope: 'self', childId: 'auxiliary', includeChildForces })],
    });
    const company = built.force('company', built.force());
    expect(limitsOf(built, company, 'escort')).toEqual(touched);
  });

  test('its own number counts; what it allows below itself does not', () => {
    const built = list({
      escort: [most('own', 2, { scope: 'parent' }), most('inside', 0, { scope: 'self', childId: 'any' })],
    });
    const army = built.force();
    built.force('escort', army);
    expect(limitsOf(built, army, 'escort')).toEqual(['own: 1 of 2']);
  });

  test('what two forces say of the whole roster is said once', () => {
    const built = list({ army: [most('budget', 1, { scope: 'roster', childId: 'auxiliary' })] });
    const army = built.force();
    built.force();
    expect(limitsOf(built, army, 'escort')).toEqual(['budget: 0 of 1']);
  });

  test('a force that only may stand once says so when it is there', () => {
    const built = list({ army: [most('once', 1, { scope: 'roster' })] });
    built.force();
    expect(limitsOf(built, undefined, 'army')).toEqual(['once: 1 of 1']);
  });
});
