/** What one evaluation takes over from the one before: only units about which nothing can have changed. */
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../../../../renderer/engine/catalogue/catalogue';
import type { SelectionEntryDefinition } from '../../../../renderer/engine/catalogue/definition';
import { edit } from '../../../../renderer/engine/evaluation/edit';
import { evaluate } from '../../../../renderer/engine/evaluation/evaluate';
import type { Roster } from '../../../../renderer/engine/roster/document';
import { newRoster } from '../../../../renderer/engine/roster/new-roster';
import type { RosterOperation } from '../../../../renderer/engine/roster/operation';
import { counter } from '../../../builders/list-builder';
import { option, points, smallCatalogue, unit } from '../../../builders/small-catalogue';

const whileThereIs = (childId: string, field = 'selections') => ({
  conditions: [
    { type: 'atLeast' as const, value: 1, scope: 'force', childId, field, includeChildSelections: true },
  ],
});

/** Guards stand alone beside others that look at them in some way. */
function catalogueWith(parts: Partial<SelectionEntryDefinition>): Catalogue {
  return smallCatalogue({
    system: {
      costTypes: [
        { id: 'pts', name: 'pts' },
        { id: 'honour', name: 'honour' },
      ],
      categoryEntries: ['core', 'elite'].map((id) => ({ id, name: id })),
      forceEntries: [
        { id: 'army', name: 'Army', categoryLinks: [{ targetId: 'core' }, { targetId: 'elite' }] },
      ],
    },
    book: {
      selectionEntries: [
        unit('guards', {
          costs: points(30),
          categoryLinks: [{ targetId: 'core', primary: true }],
          selectionEntries: [option('horn', { costs: [{ typeId: 'honour', value: 1 }] })],
        }),
        unit('watcher', {
          costs: points(10),
          categoryLinks: [{ targetId: 'core', primary: true }],
          selectionEntries: [option('lantern', { costs: points(1) })],
          ...parts,
        }),
      ],
    },
  });
}

function listOf(catalogue: Catalogue): { roster: Roster; army: string; watcher: string; guards: string } {
  const newId = counter();
  let roster = newRoster(catalogue, 'List', newId);
  const act = (operation: RosterOperation): void => {
    roster = edit(catalogue, roster, operation, newId);
  };
  act({ kind: 'add-force', entryId: 'army', catalogueId: 'book' });
  const army = roster.forces[0]?.id ?? '';
  act({ kind: 'select', parent: army, entryId: 'watcher' });
  act({ kind: 'select', parent: army, entryId: 'guards' });
  const [watcher, guards] = roster.forces[0]?.selections ?? [];
  return { roster, army, watcher: watcher?.id ?? '', guards: guards?.id ?? '' };
}

interface Case {
  readonly claim: string;
  readonly watcher?: Partial<SelectionEntryDefinition>;
  readonly edit: (ids: { army: string; watcher: string; guards: string }) => RosterOperation;
  readonly isKept: boolean;
}

const addHorn: Case['edit'] = ({ guards }) => ({ kind: 'select', parent: guards, entryId: 'horn' });
const addGuards: Case['edit'] = ({ army }) => ({ kind: 'select', parent: army, entryId: 'guards' });

const cases: readonly Case[] = [
  { claim: 'a unit that asks nothing is kept when another changes', edit: addHorn, isKept: true },
  {
    claim: 'a unit that is changed is not',
    edit: ({ watcher }) => ({ kind: 'select', parent: watcher, entryId: 'lantern' }),
    isKept: false,
  },
  {
    claim: 'nor one that is renamed',
    edit: ({ watcher }) => ({ kind: 'customise', node: watcher, customName: 'Eye' }),
    isKept: false,
  },
  {
    claim: 'a unit is kept when the list is played to another limit',
    edit: () => ({ kind: 'set-limit', typeId: 'pts', value: 50 }),
    isKept: true,
  },
  {
    claim: 'unless something in it hangs on the limit',
    watcher: {
      modifiers: [
        {
          type: 'set',
          field: 'hidden',
          value: 'true',
          conditions: [{ type: 'lessThan', value: 100, scope: 'roster', field: 'limit::pts' }],
        },
      ],
    },
    edit: () => ({ kind: 'set-limit', typeId: 'pts', value: 50 }),
    isKept: false,
  },
  {
    claim: 'and when another force comes',
    edit: () => ({ kind: 'add-force', entryId: 'army', catalogueId: 'book' }),
    isKept: true,
  },
  {
    claim: 'unless it asks all forces of a book',
    watcher: {
      modifiers: [
        {
          type: 'set',
          field: 'hidden',
          value: 'true',
          conditions: [{ type: 'atLeast', value: 1, scope: 'book', childId: 'guards' }],
        },
      ],
    },
    edit: () => ({ kind: 'add-force', entryId: 'army', catalogueId: 'book' }),
    isKept: false,
  },
  {
    claim: 'a price that hangs on a count elsewhere goes with the count',
    watcher: { modifiers: [{ type: 'increment', field: 'pts', value: '5', ...whileThereIs('horn') }] },
    edit: addHorn,
    isKept: false,
  },
  {
    claim: 'and is kept while the count stays',
    watcher: { modifiers: [{ type: 'increment', field: 'pts', value: '5', ...whileThereIs('horn') }] },
    edit: addGuards,
    isKept: true,
  },
  {
    claim: 'what hangs on a cost elsewhere is worked out anew whatever that is',
    watcher: {
      modifiers: [{ type: 'increment', field: 'pts', value: '5', ...whileThereIs('any', 'honour') }],
    },
    edit: addGuards,
    isKept: false,
  },
  {
    claim: 'a limit in the whole force is judged again, and all else is kept',
    watcher: { constraints: [{ id: 'few', type: 'max', value: 1, scope: 'force', childId: 'guards' }] },
    edit: addGuards,
    isKept: true,
  },
  {
    claim: 'a block that a count elsewhere decides is judged anew',
    watcher: {
      modifiers: [{ type: 'set-primary', field: 'category', value: 'elite', ...whileThereIs('horn') }],
    },
    edit: addHorn,
    isKept: false,
  },
  {
    claim: 'so is a limit that hangs on a count elsewhere',
    watcher: {
      selectionEntries: [
        option('banner', {
          constraints: [{ id: 'carried', type: 'min', value: 0 }],
          modifiers: [{ type: 'increment', field: 'carried', value: '1', ...whileThereIs('horn') }],
        }),
      ],
    },
    edit: addHorn,
    isKept: true,
  },
];

describe('a unit keeps what was found about it', () => {
  test.each(cases)('$claim', ({ watcher: parts = {}, edit: operationOf, isKept }) => {
    const catalogue = catalogueWith(parts);
    const { roster, ...ids } = listOf(catalogue);
    const before = evaluate(catalogue, roster);
    const view = before.node(ids.watcher);
    const next = edit(catalogue, roster, operationOf(ids), counter('next'));
    const after = evaluate(catalogue, next, before);
    expect(view).toBeDefined();
    expect(after.node(ids.watcher) === view).toBe(isKept);
    const fresh = evaluate(catalogue, next);
    expect(after.broken).toEqual(fresh.broken);
    expect(after.costs).toEqual(fresh.costs);
  });

  test('what is asked later counts as well: an option that was looked at only after the evaluation', () => {
    const catalogue = catalogueWith({
      selectionEntries: [
        option('lantern', {
          costs: points(1),
          modifiers: [{ type: 'increment', field: 'pts', value: '4', ...whileThereIs('horn') }],
        }),
      ],
    });
    const { roster, ...ids } = listOf(catalogue);
    const next = edit(catalogue, roster, addHorn(ids), counter('next'));
    for (const isAsked of [false, true]) {
      const before = evaluate(catalogue, roster);
      const view = before.node(ids.watcher);
      const [offer] = before.childOffers(ids.watcher);
      if (isAsked && offer && 'price' in offer) expect(offer.price.length).toBeGreaterThan(0);
      expect(evaluate(catalogue, next, before).node(ids.watcher) === view).toBe(!isAsked);
    }
  });
});

test('of several that pass one limit the number that is passed most is told, whichever stands first', () => {
  const catalogue = catalogueWith({
    constraints: [{ id: 'few', type: 'max', value: 2, scope: 'force' }],
    modifiers: [
      {
        type: 'set',
        field: 'few',
        value: '0',
        conditions: [{ type: 'atLeast', value: 1, scope: 'self', childId: 'lantern' }],
      },
    ],
  });
  const { roster, army, watcher } = listOf(catalogue);
  const newId = counter('more');
  let list = roster;
  for (let count = 0; count < 2; count++) {
    list = edit(catalogue, list, { kind: 'select', parent: army, entryId: 'watcher' }, newId);
  }
  const last = list.forces[0]?.selections?.at(-1)?.id ?? '';
  for (const parent of [watcher, last]) {
    const lit = edit(catalogue, list, { kind: 'select', parent, entryId: 'lantern' }, newId);
    expect(evaluate(catalogue, lit).broken.map(({ limit }) => limit)).toEqual([0]);
  }
});
