/** What holds for every roster, however it came to be: random edits over data that use most of the evaluator. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Catalogue } from '../../../renderer/engine/catalogue/catalogue';
import { edit } from '../../../renderer/engine/evaluation/edit';
import { evaluate } from '../../../renderer/engine/evaluation/evaluate';
import type {
  EvaluatedForce,
  EvaluatedSelection,
  Evaluation,
  Offer,
  OfferGroup,
} from '../../../renderer/engine/evaluation/evaluated';
import { rememberNames } from '../../../renderer/engine/evaluation/remember-names';
import { findings } from '../../../renderer/engine/findings/findings';
import { breakdown } from '../../../renderer/engine/points/breakdown';
import type { Roster } from '../../../renderer/engine/roster/document';
import { findNode, nodeIds } from '../../../renderer/engine/roster/find-node';
import { recordStep, redo, startHistory, undo } from '../../../renderer/engine/roster/history';
import { newRoster } from '../../../renderer/engine/roster/new-roster';
import type { RosterOperation } from '../../../renderer/engine/roster/operation';
import { counter } from '../../builders/list-builder';
import { option, points, smallCatalogue, unit } from '../../builders/small-catalogue';

const atLeast = (value: number, childId: string, scope = 'force') => ({
  type: 'atLeast',
  value,
  scope,
  childId,
  includeChildSelections: true,
});

function richCatalogue(): Catalogue {
  return smallCatalogue({
    system: {
      costTypes: [
        { id: 'pts', name: 'pts' },
        { id: 'unlock', name: 'unlock', hidden: true },
      ],
      categoryEntries: ['core', 'rare', 'magic'].map((id) => ({ id, name: id })),
      forceEntries: [
        {
          id: 'army',
          name: 'Army',
          categoryLinks: [
            {
              targetId: 'core',
              constraints: [
                {
                  id: 'core-least',
                  type: 'min',
                  value: 25,
                  field: 'limit::pts',
                  percentValue: true,
                  includeChildSelections: true,
                },
              ],
            },
            { targetId: 'rare', constraints: [{ id: 'rare-most', type: 'max', value: 2 }] },
          ],
          forceEntries: [
            {
              id: 'wing',
              name: 'Wing',
              categoryLinks: [{ targetId: 'core' }],
              constraints: [{ id: 'wings', type: 'max', value: 0, field: 'forces' }],
              modifiers: [
                {
                  type: 'increment',
                  field: 'wings',
                  value: '1',
                  repeats: [
                    { field: 'unlock', scope: 'parent', childId: 'any', value: 1, includeChildForces: true },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    book: {
      sharedSelectionEntries: [
        option('general', {
          role: 'general',
          constraints: [
            { id: 'general-least', type: 'min', value: 1, scope: 'roster', includeChildSelections: true },
          ],
        }),
        option('blade', {
          costs: points('12.5'),
          categoryLinks: [{ targetId: 'magic' }],
          constraints: [
            { id: 'blade-once', type: 'max', value: 1, scope: 'roster', includeChildSelections: true },
          ],
        }),
      ],
      selectionEntries: [
        unit('captain', {
          costs: [
            { typeId: 'pts', value: 60 },
            { typeId: 'unlock', value: 1 },
          ],
          categoryLinks: [{ targetId: 'rare', primary: true }],
          entryLinks: [
            { id: 'k', targetId: 'general' },
            { id: 'b', targetId: 'blade' },
          ],
        }),
        unit('pikes', {
          costs: points(20),
          categoryLinks: [{ targetId: 'core', primary: true }],
          modifiers: [
            {
              type: 'set-primary',
              field: 'category',
              value: 'rare',
              conditions: [atLeast(1, 'blade', 'self')],
            },
            {
              type: 'increment',
              field: 'pts',
              value: '1.5',
              repeats: [{ scope: 'self', childId: 'model', value: 2, roundUp: true }],
            },
          ],
          selectionEntries: [
            {
              id: 'pike',
              name: 'pike',
              type: 'model',
              costs: points(3),
              constraints: [
                { id: 'size', type: 'min', value: 5 },
                { id: 'sizes', type: 'one-of', value: 0, values: [5, 10] },
              ],
            },
          ],
          selectionEntryGroups: [
            {
              id: 'command',
              name: 'Command',
              constraints: [{ id: 'command-most', type: 'max', value: 1 }],
              selectionEntries: [
                option('drum', { costs: points(4) }),
                option('banner', {
                  modifiers: [
                    {
                      type: 'set',
                      field: 'hidden',
                      value: 'true',
                      conditions: [{ type: 'equalTo', value: 0, scope: 'force', childId: 'captain' }],
                    },
                  ],
                }),
              ],
              entryLinks: [{ id: 'c', targetId: 'blade' }],
            },
          ],
        }),
        unit('titans', {
          costs: points(100),
          categoryLinks: [{ targetId: 'rare', primary: true }],
          selectionEntries: [
            {
              id: 'titan',
              name: 'titan',
              type: 'model',
              constraints: [{ id: 'two', type: 'min', value: 2 }],
              selectionEntries: [option('gun', { costs: points(5) })],
            },
          ],
        }),
      ],
    },
  });
}

const catalogue = richCatalogue();

/** Everything that an evaluation says, without ids: names instead, in display order. */
function summary(roster: Roster, of: Catalogue = catalogue): string {
  return summaryOf(evaluate(of, roster));
}

function summaryOf(evaluation: Evaluation): string {
  const selection = (view: EvaluatedSelection): unknown => [
    view.name,
    view.number,
    view.hidden,
    view.costs,
    view.totals,
    view.categories,
    view.children.map(selection),
  ];
  const force = (view: EvaluatedForce): unknown => [
    view.name,
    view.totals,
    view.limits,
    view.categories.map(({ entryId, totals, limits }) => [entryId, totals, limits]),
    view.selections.map(selection),
    view.forces.map(force),
  ];
  return JSON.stringify([evaluation.costs, evaluation.forces.map(force), verdictOf(evaluation)]);
}

/** What is wrong. Which of several surplus units is pointed at is left out: it is the last, so order decides. */
function verdict(roster: Roster, of: Catalogue = catalogue): readonly string[] {
  return verdictOf(evaluate(of, roster));
}

function verdictOf(evaluation: Evaluation): readonly string[] {
  return findings(evaluation)
    .map(({ place, ...finding }) => JSON.stringify([finding, place.category]))
    .toSorted();
}

/** Numbers pick among what is there, so that a shrunk case stays meaningful. */
type Pick = readonly [number, number, number];
const picks = (most: number) => fc.array(fc.tuple(fc.nat(11), fc.nat(99), fc.nat(99)), { maxLength: most });

const flatten = (offers: readonly (Offer | OfferGroup)[]): Offer[] =>
  offers.flatMap((offer) => ('items' in offer ? flatten(offer.items) : [offer]));

function operationFor(roster: Roster, [kind, which, what]: Pick): RosterOperation {
  const ids = nodeIds(roster);
  const node = ids[which % Math.max(1, ids.length)] ?? '';
  const found = findNode(roster, node);
  switch (kind) {
    case 0:
      return { kind: 'add-force', entryId: 'army', catalogueId: 'book' };
    case 1:
      return { kind: 'add-force', entryId: 'wing', catalogueId: 'book', parent: node };
    case 2:
      return { kind: 'remove', node };
    case 3:
      return { kind: 'duplicate', node };
    case 4:
      return { kind: 'set-amount', selection: node, amount: (what % 12) + 1 };
    case 5:
      return { kind: 'set-limit', typeId: 'pts', value: what % 4 === 0 ? undefined : what * 10 };
    case 6:
      return { kind: 'set-role', role: 'general', selection: node };
    case 7:
      return { kind: 'move', node, parent: ids[what % Math.max(1, ids.length)] };
    default: {
      const evaluation = evaluate(catalogue, roster);
      const offers =
        found?.kind === 'force' ? evaluation.rootOffers(node) : flatten(evaluation.childOffers(node));
      const offer = offers[what % Math.max(1, offers.length)];
      return { kind: 'select', parent: node, entryId: offer?.entryId ?? '' };
    }
  }
}

function play(all: readonly Pick[]): Roster[] {
  const newId = counter();
  const rosters = [
    edit(
      catalogue,
      newRoster(catalogue, 'List', newId),
      { kind: 'add-force', entryId: 'army', catalogueId: 'book' },
      newId,
    ),
  ];
  for (const pick of all) {
    const last = rosters.at(-1) as Roster;
    rosters.push(edit(catalogue, last, operationFor(last, pick), newId));
  }
  return rosters;
}

function freeze<Value>(value: Value): Value {
  if (value && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

// One seed, so that a failure is the change's and not the day's; 1,500 runs of each passed on 2026-11-30.
const runs = { numRuns: Number(process.env.MUSTER_RUNS ?? 60), seed: 1130 };
vi.setConfig({ testTimeout: 30_000 });

describe('an evaluation depends on the data and the document only', () => {
  test('saved and loaded, it is the same', () => {
    fc.assert(
      fc.property(picks(25), (all) => {
        const roster = play(all).at(-1) as Roster;
        expect(summary(JSON.parse(JSON.stringify(roster)))).toBe(summary(roster));
      }),
      runs,
    );
  });

  test('with data linked anew, it is the same: nothing is kept between evaluations that matters', () => {
    fc.assert(
      fc.property(picks(25), (all) => {
        const roster = play(all).at(-1) as Roster;
        expect(summary(roster, richCatalogue())).toBe(summary(roster));
      }),
      runs,
    );
  });

  test('with what was found before an edit at hand, it is the same, and in the same order', () => {
    fc.assert(
      fc.property(picks(25), (all) => {
        let before: Evaluation | undefined;
        for (const roster of play(all)) {
          const after: Evaluation = evaluate(catalogue, roster, before);
          const fresh = evaluate(catalogue, roster);
          expect(summaryOf(after)).toBe(summaryOf(fresh));
          expect(findings(after)).toEqual(findings(fresh));
          expect(after.broken).toEqual(fresh.broken);
          expect(after.hiddenSelections).toEqual(fresh.hiddenSelections);
          before = after;
        }
      }),
      runs,
    );
  });

  test('undone and redone, it is the same', () => {
    fc.assert(
      fc.property(picks(15), (all) => {
        const rosters = play(all);
        let history = startHistory(rosters[0] as Roster);
        for (const roster of rosters.slice(1)) history = recordStep(history, roster, 'step');
        const end = summary(history.present.roster);
        while (history.past.length > 0) history = undo(history);
        expect(summary(history.present.roster)).toBe(summary(rosters[0] as Roster));
        while (history.future.length > 0) history = redo(history);
        expect(summary(history.present.roster)).toBe(end);
      }),
      runs,
    );
  });

  test('it changes neither, and edits change neither', () => {
    fc.assert(
      fc.property(picks(20), (all) => {
        const rosters = play(all).map(freeze);
        for (const roster of rosters) expect(() => summary(roster)).not.toThrow();
        for (const pick of all) {
          const last = rosters.at(-1) as Roster;
          expect(() => edit(catalogue, last, operationFor(last, pick), counter('again'))).not.toThrow();
        }
      }),
      runs,
    );
  });

  test('the verdict does not depend on the order in which units stand', () => {
    fc.assert(
      fc.property(picks(20), fc.infiniteStream(fc.nat(1000)), (all, stream) => {
        const roster = play(all).at(-1) as Roster;
        const shuffle = <Node>(list: readonly Node[] | undefined): Node[] =>
          (list ?? [])
            .map((node) => ({ node, rank: stream.next().value as number }))
            .toSorted((a, b) => a.rank - b.rank)
            .map(({ node }) => node);
        const shuffled: Roster = {
          ...roster,
          forces: roster.forces.map((force) => ({
            ...force,
            selections: shuffle(force.selections).map((selection) => ({
              ...selection,
              selections: shuffle(selection.selections),
            })),
            forces: shuffle(force.forces),
          })),
        };
        expect(verdict(shuffled)).toEqual(verdict(roster));
        expect(evaluate(catalogue, shuffled).costs).toEqual(evaluate(catalogue, roster).costs);
      }),
      runs,
    );
  });
});

describe('sums', () => {
  test('the list costs what its forces cost, a force what its units cost, a unit what its lines say', () => {
    fc.assert(
      fc.property(picks(25), (all) => {
        const evaluation = evaluate(catalogue, play(all).at(-1) as Roster);
        const points = (totals: EvaluatedForce['totals']): number =>
          totals.find(({ typeId }) => typeId === 'pts')?.value ?? 0;
        const sum = (numbers: readonly number[]): number =>
          numbers.reduce((total, number) => total + number, 0);
        expect(points(evaluation.costs)).toBe(sum(evaluation.forces.map(({ totals }) => points(totals))));
        const check = (force: EvaluatedForce): void => {
          // Lost choices show their last price, which no sum holds.
          const inside = [...force.selections, ...force.forces]
            .filter(({ isLost }) => !isLost)
            .map(({ totals }) => points(totals));
          expect(points(force.totals)).toBe(sum(inside));
          for (const view of force.selections.filter(({ isLost }) => !isLost)) {
            const lines = breakdown(evaluation, view.id, 'pts')?.lines ?? [];
            expect(sum(lines.map(({ total }) => total))).toBe(points(view.totals));
          }
          force.forces.forEach(check);
        };
        evaluation.forces.forEach(check);
      }),
      runs,
    );
  });

  test('noting names and prices changes no verdict, and twice is once', () => {
    fc.assert(
      fc.property(picks(20), (all) => {
        const roster = play(all).at(-1) as Roster;
        const noted = rememberNames(evaluate(catalogue, roster));
        expect(summary(noted)).toBe(summary(roster));
        expect(rememberNames(evaluate(catalogue, noted))).toBe(noted);
      }),
      runs,
    );
  });
});

test('an offer costs what taking it costs, where nothing else changes its price', () => {
  fc.assert(
    fc.property(picks(12), (all) => {
      const roster = play(all).at(-1) as Roster;
      const evaluation = evaluate(catalogue, roster);
      for (const force of evaluation.forces) {
        for (const offer of evaluation.rootOffers(force.id)) {
          const next = edit(
            catalogue,
            roster,
            { kind: 'select', parent: force.id, entryId: offer.entryId },
            counter('offer'),
          );
          const added = evaluate(catalogue, next).node('offer1') as EvaluatedSelection;
          expect(added.totals).toEqual(offer.price);
        }
      }
    }),
    runs,
  );
});
