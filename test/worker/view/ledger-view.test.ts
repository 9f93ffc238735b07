import { describe, expect, test } from 'vitest';
import type { SelectionEntryDefinition } from '../../../renderer/engine/catalogue/definition';
import type { EvaluatedCategory } from '../../../renderer/engine/evaluation/evaluated';
import type { LedgerRow, UnitRow } from '../../../renderer/worker/protocol/ledger-row';
import type { ViewContext } from '../../../renderer/worker/view/context';
import { findingsByRow } from '../../../renderer/worker/view/findings-by-row';
import { findingsView } from '../../../renderer/worker/view/findings-view';
import { ledgerView } from '../../../renderer/worker/view/ledger-view';
import { marginView } from '../../../renderer/worker/view/margin-view';
import { aCatalogue, aUnit } from '../builders/a-game';
import { AList } from '../builders/a-list';

const rowsOf = (context: ViewContext): readonly LedgerRow[] =>
  ledgerView(context, findingsByRow(findingsView(context)));
const kinds = (rows: readonly LedgerRow[]): readonly string[] => rows.map((row) => row.kind);
const unitNamed = (rows: readonly LedgerRow[], name: string): UnitRow | undefined =>
  rows.find((row): row is UnitRow => row.kind === 'unit' && row.name === name);

describe('the rows of an army', () => {
  test('an empty block with a share is as high as its margin', () => {
    const rows = rowsOf(new AList().context());
    expect(kinds(rows)).toEqual(['force', 'empty', 'fill', 'fill', 'empty', 'fill', 'fill']);
    expect(rows[1]?.margin).toMatchObject({ name: 'Heroes', share: { kind: 'at-most', limitPoints: 400 } });
  });

  test('a tag has no block', () => {
    const rows = rowsOf(new AList().context());
    expect(rows.map((row) => row.block)).not.toContain('secret');
  });

  test('a share says how far it is: short, fine, over', () => {
    const state = (list: AList, block: string) =>
      rowsOf(list.context()).find((row) => row.block === block && row.margin !== undefined)?.margin?.share
        ?.state;
    expect(state(new AList().with('spears'), 'core')).toBe('short');
    expect(state(new AList().with('spears', 'spears'), 'core')).toBe('ok');
    expect(state(new AList().with('lord', 'lord', 'lord', 'lord', 'lord'), 'heroes')).toBe('over');
  });

  test('bars share one scale: half of the limit, the whole once one passes it', () => {
    const fill = (list: AList) =>
      rowsOf(list.context()).find((row) => row.block === 'core' && row.margin !== undefined)?.margin?.share
        ?.fill;
    expect(fill(new AList().with('spears', 'spears'))).toBeCloseTo(0.6);
    expect(fill(new AList().with(...Array.from({ length: 4 }, () => 'spears')))).toBeCloseTo(0.6);
  });

  test('a unit says its models, price, share and place', () => {
    const list = new AList().with('spears');
    expect(unitNamed(rowsOf(list.context()), 'Spears')).toMatchObject({
      amount: 10,
      price: 150,
      share: 15,
      blockName: 'Core',
      sizing: { amount: 10, least: 10, most: 30 },
    });
  });

  test('a unit that counts elsewhere too stands there as a quiet line with its price', () => {
    const rows = rowsOf(new AList().with('riders').context());
    expect(rows.find((row) => row.kind === 'also')).toMatchObject({
      name: 'Riders',
      where: 'Core',
      block: 'heroes',
      price: 120,
    });
  });

  test('what was chosen is said in short; what came of itself is not', () => {
    const list = new AList().with('lord');
    expect(unitNamed(rowsOf(list.context()), 'Lord')?.options).toBe('');
    list.do({ kind: 'select', parent: list.unit('lord'), entryId: 'lord.shield' });
    expect(unitNamed(rowsOf(list.context()), 'Lord')?.options).toBe('Shield');
    expect(unitNamed(rowsOf(list.context('fr')), 'Seigneur')?.options).toBe('Bouclier');
  });

  test('a role is a mark, not an option', () => {
    const list = new AList().with('lord');
    list.do({ kind: 'set-role', role: 'general', selection: list.unit('lord') });
    expect(unitNamed(rowsOf(list.context()), 'Lord')).toMatchObject({
      roles: [{ role: 'general', name: 'General' }],
      options: '',
    });
  });

  test('missing compulsory places are one line each, and name what would fill them', () => {
    const list = new AList();
    const company = list.company();
    const rows = rowsOf(list.context()).filter((row) => row.force === company);
    expect(rows.filter((row) => row.kind === 'missing')).toMatchObject([
      { wanted: ['Guard'] },
      { wanted: ['Guard'] },
    ]);
    expect(rows.filter((row) => row.kind === 'empty')).toMatchObject([{ block: 'support', places: 3 }]);
    expect(rows[0]).toMatchObject({ kind: 'force', missing: 2, note: undefined });
  });

  test('of more than a block has places for the last ones bear the mark and say why', () => {
    const list = new AList();
    const company = list.company();
    for (let count = 0; count < 3; count += 1) list.do({ kind: 'select', parent: company, entryId: 'guard' });
    const guards = rowsOf(list.context()).filter((row): row is UnitRow => row.kind === 'unit');
    expect(guards.map(({ severity }) => severity)).toEqual([undefined, undefined, 'error']);
    expect(guards[2]?.reason).toContain('Compulsory');
  });

  test('a margin counts units, not what puts no model on the table', () => {
    const oath: SelectionEntryDefinition = {
      id: 'oath',
      name: 'Oath',
      type: 'upgrade',
      categoryLinks: [{ targetId: 'free', primary: true }],
    };
    const catalogue = aCatalogue({
      categoryEntries: [{ id: 'free', name: 'Free' }],
      selectionEntries: [oath, aUnit('mob', 'Mob', { category: 'free', points: 50 })],
    });
    const count = (list: AList) => {
      const [force] = list.context().evaluation.forces;
      const block = force?.categories[0] as EvaluatedCategory;
      const { entryId, name, names, shortNames, hidden, isTag, isExtra, alsoCounted, limits, totals } = block;
      const selections = force?.selections ?? [];
      const own = { entryId, name, names, shortNames, hidden, isTag, isExtra, alsoCounted, limits, totals };
      return marginView(list.context(), { ...own, selections }, 50).count;
    };
    expect(count(new AList(catalogue).with('oath'))).toBe(0);
    expect(count(new AList(catalogue).with('oath', 'mob'))).toBe(1);
  });

  test('a head says what stands under it, without the forces below', () => {
    const list = new AList().with('spears');
    const company = list.company();
    list.do({ kind: 'select', parent: company, entryId: 'guard' });
    const totals = rowsOf(list.context()).flatMap((row) => (row.kind === 'force' ? [row.total] : []));
    expect(totals).toEqual([150, 80]);
  });

  test.each([
    {
      claim: 'nothing of points where only forces below it have some',
      below: ['guard'],
      totals: [undefined, 80],
    },
    { claim: '0 where there are none at all', below: [], totals: [0, 0] },
  ])('a head says $claim', ({ below, totals }) => {
    const list = new AList();
    const company = list.company();
    for (const entryId of below) list.do({ kind: 'select', parent: company, entryId });
    const heads = rowsOf(list.context()).filter((row) => row.kind === 'force');
    expect(heads.map(({ total }) => total)).toEqual(totals);
  });

  test('a lost choice stays, with its last price, outside the total', () => {
    const list = new AList().with('spears', 'riders');
    const smaller = aCatalogue({ selectionEntries: [] });
    const context = list.context('en', smaller);
    expect(unitNamed(rowsOf(context), 'Riders')).toMatchObject({
      isLost: true,
      price: 120,
      severity: 'lost',
    });
    expect(context.points(context.evaluation.costs)).toBe(0);
  });

  test('rows of one block stand in the order of the document, not by name', () => {
    const list = new AList().with('spears', 'riders');
    const names = () => rowsOf(list.context()).flatMap((row) => (row.kind === 'unit' ? [row.name] : []));
    expect(names()).toEqual(['Spears', 'Riders']);
    list.do({ kind: 'move', node: list.unit('riders'), parent: list.army, before: list.unit('spears') });
    expect(names()).toEqual(['Riders', 'Spears']);
  });
});
