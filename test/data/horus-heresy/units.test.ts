import { describe, expect, test } from 'vitest';
import { amountToNumber } from '../../../renderer/engine/catalogue/decimal';
import { evaluate } from '../../../renderer/engine/evaluation/evaluate';
import type { EvaluatedSelection } from '../../../renderer/engine/evaluation/evaluated';
import { findings } from '../../../renderer/engine/findings/findings';
import { book, heresy, judge, workedList } from './engine';
import { isCalled, ListScript } from './list-script';

const catalogue = heresy();
const list = workedList('w4');

/** Choices that a unit must make and that cost: nothing is chosen for the player. */
const OPEN_CHOICES: Readonly<Record<string, readonly string[]>> = {
  armistos: ['armistos.heavy-weapon.choose-min'],
  'veteran-heavy-support-squad': [
    'veteran-heavy-support-squad.support-veteran-weapon.each',
    'veteran-heavy-support-squad.veteran-support-sergeant.weapon.choose-min',
  ],
};

const generic = book.units.filter(
  ({ categories = [] }) => !['configuration', 'warlord'].includes(categories[0] ?? ''),
);

function added(id: string, choices = ''): { readonly view: EvaluatedSelection; readonly errors: string[] } {
  const roster = new ListScript(catalogue, list).run(`add ${id} to crusade-primary ${choices}`);
  const evaluation = evaluate(catalogue, roster);
  const view = evaluation.forces[0]?.selections.find(
    (each) => !list.forces[0]?.selections?.some((old) => old.id === each.id),
  );
  if (!view) throw new Error(`no ${id}`);
  // where it stands is no matter here
  const ofDetachments = /^(crusade-primary|lord-of-war-detachment)\./;
  const errors = findings(evaluation)
    .filter(({ severity, kind }) => severity === 'error' && kind !== 'over-limit')
    .map(({ constraint, entry }) => constraint ?? String(entry));
  return { view, errors: errors.filter((each) => !ofDetachments.test(each)) };
}

const points = (view: EvaluatedSelection): number =>
  amountToNumber(view.totals.find(({ typeId }) => typeId === 'pts')?.value ?? 0);

function stats(view: EvaluatedSelection, model: string): Readonly<Record<string, string>> {
  const found = view.children.find(({ entryId }) => isCalled(entryId, model));
  const profile = found?.profiles.find(({ typeId }) => typeId === 'model');
  return Object.fromEntries((profile?.characteristics ?? []).map(({ typeId, value }) => [typeId, value]));
}

describe('every generic unit', () => {
  test('there are 137', () => {
    expect(generic.length).toBe(137);
  });

  test.each(generic.map(({ id }) => [id] as const))('%s is legal as it comes', (id) => {
    expect(added(id).errors).toEqual(OPEN_CHOICES[id] ?? []);
  });

  test.each(generic.map((unit) => [unit.id, unit] as const))(
    '%s costs its base and its fewest models, with what it has to buy',
    (id, unit) => {
      const models = (unit.models ?? []).reduce(
        (sum, { size, points: each = 0 }) => sum + each * (typeof size === 'number' ? size : size.min),
        0,
      );
      const bought: Readonly<Record<string, number>> = {
        'heavy-support-squad': 5 * 10,
        'tactical-support-squad': 5 * 5,
      };
      expect(points(added(id).view)).toBe((unit.points ?? 0) + models + (bought[id] ?? 0));
    },
  );
});

describe('prime advantages', () => {
  test('Combat Veterans add 1 to LD, CL, WP and IN, up to 10', () => {
    const before = stats(added('chaplain').view, 'chaplain');
    const after = stats(added('chaplain', '+combat-veterans').view, 'chaplain');
    expect([before.ld, before.cl, before.wp, before.in]).toEqual(['9', '10', '8', '7']);
    expect([after.ld, after.cl, after.wp, after.in]).toEqual(['10', '10', '9', '8']);
  });

  test('Paragon of Battle adds 1 to A, WS and BS', () => {
    const after = stats(added('centurion', '+paragon-of-battle').view, 'centurion');
    expect([after.a, after.ws, after.bs, after.ld]).toEqual(['5', '6', '6', '9']);
  });

  test('Master Sergeant makes the Sergeant better and nobody else', () => {
    const { view } = added('tactical-squad', '+master-sergeant');
    const [sergeant, legionary] = [stats(view, 'sergeant'), stats(view, 'legionary')];
    expect([sergeant.a, sergeant.ws, sergeant.ld]).toEqual(['2', '5', '9']);
    expect([legionary.a, legionary.ws, legionary.ld]).toEqual(['1', '4', '7']);
  });

  test('no Primarch, Lord of War or transport is offered one', () => {
    for (const id of ['roboute-guilliman', 'fellblade-super-heavy-battle-tank', 'rhino'])
      expect(() => added(id, '+combat-veterans'), id).toThrow('combat-veterans is not offered');
  });
});

describe('detachments of legions', () => {
  const below = book.forces?.find(({ id }) => id === 'crusade-primary')?.forces ?? [];
  const bound = below.flatMap((force) =>
    typeof force === 'object' && force.needs && 'has' in force.needs
      ? [[force.id, String(force.needs.has)] as const]
      : [],
  );

  test('there are 27 of 18 legions', () => {
    expect(bound.length).toBe(27);
    expect(new Set(bound.map(([, legion]) => legion)).size).toBe(18);
  });

  test.each(bound)('%s is for %s alone', (force, legion) => {
    const errors = (of: string): readonly string[] => {
      const change = of === 'sons-of-horus' ? '' : `legion -sons-of-horus +${of};`;
      return judge(
        catalogue,
        new ListScript(catalogue, list).run(`${change} force ${force} in crusade-primary`),
      ).errors;
    };
    const other = legion === 'salamanders' ? 'raven-guard' : 'salamanders';
    expect(errors(legion)).not.toContain(`${force}.needs`);
    expect(errors(other)).toContain(`${force}.needs`);
  });
});
