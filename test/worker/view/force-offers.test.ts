import { describe, expect, test } from 'vitest';
import type { ForceEntryDefinition } from '../../../renderer/engine/catalogue/definition';
import type { ForceGroupView } from '../../../renderer/worker/protocol/offers-view';
import { viewContext } from '../../../renderer/worker/view/context';
import { offersView } from '../../../renderer/worker/view/offers-view';
import { ListBuilder } from '../../builders/list-builder';
import { smallCatalogue } from '../../builders/small-catalogue';

/** An army of which there is one, with escorts of one kind of which none is unlocked at first; heralds have a number of their own. */
function list({ unlocked = 0 }: { readonly unlocked?: number } = {}): ListBuilder {
  const escort = (id: string, more: Partial<ForceEntryDefinition> = {}): ForceEntryDefinition => ({
    id,
    name: id,
    kind: 'auxiliary',
    ...more,
  });
  const once = { id: 'once', type: 'max', value: 1, field: 'forces', scope: 'roster' };
  const budget = {
    id: 'budget',
    type: 'max',
    value: unlocked,
    field: 'forces',
    scope: 'self',
    childId: 'auxiliary',
    because: { kind: 'forces-unlocked', params: { ofIds: ['auxiliary'] } },
  };
  const heralds = {
    ...once,
    id: 'heralds',
    because: { kind: 'forces-most', params: { ofIds: ['heralds'] } },
  };
  return new ListBuilder(
    smallCatalogue({
      system: {
        forceEntries: [
          {
            id: 'army',
            name: 'Army',
            constraints: [once, budget],
            forceEntries: [escort('scouts'), escort('train'), escort('heralds', { constraints: [heralds] })],
          },
        ],
      },
    }),
  );
}

function forcesOf(built: ListBuilder): readonly ForceGroupView[] {
  const { evaluation, catalogue, findings } = built;
  return offersView(viewContext(evaluation, catalogue, findings, 'en'), undefined).forces;
}

const said = ([group]: readonly ForceGroupView[]) => ({
  why: group?.why,
  items: group?.items.map(({ name, why }) => (why === undefined ? name : `${name}: ${why}`)),
});

describe('forces that may be added', () => {
  test('what speaks against all of a kind stands once, over them', () => {
    const built = list();
    built.force();
    expect(said(forcesOf(built))).toEqual({
      why: 'none unlocked',
      items: ['heralds: ', 'scouts: ', 'train: '],
    });
  });

  test('they are free as soon as adding one breaks nothing', () => {
    const built = list({ unlocked: 1 });
    built.force();
    expect(said(forcesOf(built))).toEqual({ why: undefined, items: ['heralds', 'scouts', 'train'] });
  });

  test('a reason of its own stands beside the one that has it', () => {
    const built = list({ unlocked: 2 });
    built.force('heralds', built.force());
    expect(said(forcesOf(built))).toEqual({
      why: undefined,
      items: ['heralds: at most 1', 'scouts', 'train'],
    });
  });

  test('a number for the whole kind is not how many of one force there may be', () => {
    const built = list({ unlocked: 2 });
    built.force();
    expect(forcesOf(built)[0]?.items.map(({ name, most }) => [name, most])).toEqual([
      ['heralds', 1],
      ['scouts', undefined],
      ['train', undefined],
    ]);
  });

  test('the army itself, of which there is one, is not spoken of', () => {
    const built = list();
    built.force();
    expect(forcesOf(built).flatMap(({ items }) => items.map(({ name }) => name))).not.toContain('Army');
  });
});

describe('forces of other armies', () => {
  const only = (book: string) => ({
    id: 'garrison',
    name: 'Garrison',
    hidden: true,
    modifiers: [
      {
        type: 'set',
        field: 'hidden',
        value: 'false',
        conditions: [
          {
            type: 'instanceOf',
            value: 1,
            field: 'selections',
            scope: 'primary-catalogue',
            childId: book,
            shared: true,
          },
        ],
      },
    ],
  });
  const shared = (kind?: string): ListBuilder =>
    new ListBuilder(
      smallCatalogue({
        system: {
          forceEntries: [
            { id: 'army', name: 'Army', ...(kind === undefined ? {} : { kind }) },
            {
              id: 'allies',
              name: 'Allies',
              ...(kind === undefined ? {} : { kind }),
              constraints: [{ id: 'once', type: 'max', value: 1, field: 'forces', scope: 'roster' }],
            },
            only('book'),
          ],
        },
        others: [
          { id: 'tide', name: 'The Tide', gameSystemId: 'game' },
          { id: 'stores', name: 'Stores', gameSystemId: 'game', library: true },
        ],
      }),
    );
  const aside = (built: ListBuilder) => forcesOf(built).find(({ isAside }) => isAside);

  test('are offered aside, as the data allow, and found by the name of the army', () => {
    const built = shared();
    built.force();
    expect(aside(built)?.items.map(({ name }) => name)).toEqual(['Allies (The Tide)', 'Army (The Tide)']);
    expect(aside(built)?.items[0]?.search).toContain('tide');
  });

  test('are gone when there may be no more of them', () => {
    const built = shared();
    built.force();
    built.force('allies', undefined, 'tide');
    expect(aside(built)).toBeUndefined();
  });

  test('stand by their kinds in books that say what forces are for', () => {
    const built = shared('company');
    built.force();
    expect(aside(built)).toBeUndefined();
  });
});
