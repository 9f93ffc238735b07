/** Gear that is always there, with choices of its own, in the builder: what came along is changed like a choice. */
import { describe, expect, test } from 'vitest';
import { edit } from '../../../renderer/engine/evaluation/edit';
import { evaluate } from '../../../renderer/engine/evaluation/evaluate';
import { findings } from '../../../renderer/engine/findings/findings';
import type { Roster } from '../../../renderer/engine/roster/document';
import { applyBuilderOperation } from '../../../renderer/worker/apply-builder-operation';
import type { BuilderOperation } from '../../../renderer/worker/protocol/builder-operation';
import type { OptionRow } from '../../../renderer/worker/protocol/chosen-view';
import { viewContext } from '../../../renderer/worker/view/context';
import { optionSections } from '../../../renderer/worker/view/option-sections';
import { optionsInShort } from '../../../renderer/worker/view/options-in-short';
import { aBook, aUnit, play } from '../../engine/catalogue/books/play-book';

const book = aBook(
  [
    aUnit('rider', {
      gear: [{ gear: 'horse', when: { not: { has: 'dragon' } } }],
      options: [{ of: 'dragon' }],
    }),
  ],
  {
    gear: {
      dragon: { name: 'Dragon' },
      horse: {
        name: 'Horse',
        options: [
          {
            id: 'barding',
            name: 'Barding',
            choose: [1, 1],
            options: [
              { id: 'leather', name: 'Leather', default: true },
              { id: 'plates', name: 'Plates', points: 8 },
            ],
          },
          { id: 'ribbon', name: 'Ribbon', min: 1, max: 4 },
        ],
      },
    },
  },
);

class Riding {
  readonly #list = play({ books: [book] }, [{ units: ['rider'] }]).list;
  roster: Roster = this.#list.roster;

  get #context() {
    const evaluation = evaluate(this.#list.catalogue, this.roster);
    return viewContext(evaluation, this.#list.catalogue, findings(evaluation), 'en');
  }

  get #unit() {
    const [unit] = this.#context.evaluation.forces[0]?.selections ?? [];
    if (!unit) throw new Error('no unit');
    return unit;
  }

  get short(): string {
    return optionsInShort(this.#context, this.#unit);
  }

  get findings(): readonly string[] {
    return this.#context.findings.map(({ kind }) => kind);
  }

  row(name: string): OptionRow | undefined {
    const rows = optionSections(this.#context, this.#unit).flatMap((section) => section.rows);
    return rows.find((row) => row.name === name);
  }

  do(operation: BuilderOperation): this {
    const { evaluation, catalogue } = this.#context;
    this.roster = applyBuilderOperation(catalogue, evaluation, operation, this.#list.newId).roster;
    return this;
  }

  /** As a click does: what was taken in the group gives way. */
  choose(name: string, instead: string): this {
    const row = this.row(name);
    const node = this.row(instead)?.node;
    return this.do({
      kind: 'choose',
      parent: row?.parent ?? '',
      entryId: row?.entryId ?? '',
      groupId: row?.groupId,
      replaces: node === undefined ? [] : [node],
    });
  }

  mount(): this {
    const { catalogue, newId } = this.#list;
    const operation = { kind: 'select', parent: this.#unit.id, entryId: 'rider.dragon' } as const;
    this.roster = edit(catalogue, this.roster, operation, newId);
    return this;
  }
}

describe('what came with gear that is always there', () => {
  test('shows as taken, and can be taken away', () => {
    const list = new Riding();
    expect(list.row('Leather')).toMatchObject({ control: 'radio', isOn: true });
    expect(list.row('Leather')?.node).toBeDefined();
    expect(list.row('Plates')).toMatchObject({ control: 'radio', isOn: false, price: 8 });
  });

  test('gives way in its group', () => {
    const list = new Riding().choose('Plates', 'Leather');
    expect(list.row('Plates')).toMatchObject({ isOn: true });
    expect(list.row('Leather')).toMatchObject({ isOn: false });
    expect(list.findings).toEqual([]);
    expect(list.short.split(', ').sort()).toEqual(['Plates', 'Ribbon']);
  });

  test('grows from the number that it is', () => {
    const list = new Riding();
    const { parent = '', entryId = '', groupId } = list.row('Ribbon') ?? {};
    list.do({ kind: 'step-option', parent, entryId, groupId, by: 1 });
    expect(list.row('Ribbon')).toMatchObject({ amount: 2 });
  });

  test('is not shown while the gear is put aside', () => {
    const list = new Riding().choose('Plates', 'Leather').mount();
    expect(list.row('Plates')).toBeUndefined();
    expect(list.short).toBe('Dragon');
    expect(list.findings).toEqual([]);
  });
});
