import { describe, expect, test } from 'vitest';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import type { Roster, RosterForce } from '../../renderer/engine/roster/document';
import { applyBuilderOperation } from '../../renderer/worker/apply-builder-operation';
import { copyUnits } from '../../renderer/worker/copy-units';
import { EngineFault } from '../../renderer/worker/engine-fault';
import type { Clip } from '../../renderer/worker/protocol/clip';
import { AList, newId } from './builders/a-list';

function paste(list: AList, clip: Clip, force: string | undefined) {
  const applied = applyBuilderOperation(
    list.catalogue,
    evaluate(list.catalogue, list.roster),
    { kind: 'paste', clip, force },
    newId,
  );
  list.roster = applied.roster;
  return applied;
}

const outline = ({ entryId, selections, forces }: RosterForce): unknown => [
  entryId,
  ...(selections ?? []).map((each) => each.entryId),
  ...(forces ?? []).map(outline),
];
const shape = ({ forces }: Roster): unknown => forces.map(outline);

describe('units that were copied', () => {
  test('come into another list with all that was chosen for them, under new ids', () => {
    const list = new AList().with('lord', 'spears');
    const lord = list.unit('lord');
    list.do({ kind: 'select', parent: lord, entryId: 'lord.shield' });
    list.do({ kind: 'customise', node: lord, customName: 'Old Tom', notes: 'Reserve.' });
    const { clip } = copyUnits(list.context(), [lord]);

    const other = new AList().with('riders');
    const { created, step, leftOut } = paste(other, clip, other.army);
    expect(shape(other.roster)).toEqual([['army', 'riders', 'lord']]);
    expect(created).not.toBe(lord);
    expect(step).toMatchObject({ key: 'paste', name: 'Old Tom' });
    expect(leftOut).toEqual([]);
    const pasted = other.roster.forces[0]?.selections?.[1];
    expect(pasted).toMatchObject({ id: created, customName: 'Old Tom', notes: 'Reserve.' });
    expect(pasted?.selections?.map((each) => each.entryId)).toContain('lord.shield');
  });

  test('go to the force that is wanted, else to the first that takes them', () => {
    const list = new AList();
    const company = list.company();
    list.do({ kind: 'select', parent: company, entryId: 'guard' });
    const guard = list.roster.forces[0]?.forces?.[0]?.selections?.[0]?.id ?? '';
    const { clip } = copyUnits(list.context(), [guard]);
    const second = list.company();
    paste(list, clip, second);
    paste(list, clip, undefined);
    expect(list.roster.forces[0]?.forces?.map(outline)).toEqual([
      ['company', 'guard', 'guard'],
      ['company', 'guard'],
    ]);
  });

  test('are left out, and named, where nothing takes them', () => {
    const list = new AList().with('lord');
    const { clip } = copyUnits(list.context(), [list.unit('lord')]);
    const unknown = { ...clip, list: clip.list.replaceAll('"lord"', '"marshal"') };
    const { roster, leftOut } = paste(new AList(), unknown, undefined);
    expect(shape(roster)).toEqual([['army']]);
    expect(leftOut).toEqual(['Lord']);
  });

  test('leave the roles they had where they were', () => {
    const list = new AList().with('lord');
    const lord = list.unit('lord');
    list.do({ kind: 'set-role', role: 'general', selection: lord });
    const { clip } = copyUnits(list.context(), [lord]);
    const other = new AList();
    expect(paste(other, clip, other.army).roster.roles ?? []).toEqual([]);
  });

  test('are lines to read as well: each unit with its choices and price, nothing of the rest', () => {
    const list = new AList().with('lord', 'spears');
    const { text } = copyUnits(list.context('fr'), [list.unit('spears')]);
    expect(text).toMatch(/Lanciers × 10\u00a0: 150/);
    expect(text).not.toContain('Seigneur');
  });

  test.each([
    {
      claim: 'of another game',
      edit: (text: string) => text.replaceAll('"game"', '"chess"'),
      kind: 'other-system',
    },
    { claim: 'that are no list', edit: () => '{"a":1}', kind: 'not-a-list' },
    { claim: 'that were cut short', edit: (text: string) => text.slice(0, 200), kind: 'not-a-list' },
  ] as const)('$claim are refused with that reason', ({ edit, kind }) => {
    const list = new AList().with('lord');
    const { clip } = copyUnits(list.context(), [list.unit('lord')]);
    let problem: unknown;
    try {
      paste(new AList(), { ...clip, list: edit(clip.list) }, undefined);
    } catch (why) {
      problem = why instanceof EngineFault ? why.kind : why;
    }
    expect(problem).toBe(kind);
  });
});

describe('a force that was copied', () => {
  test('comes below the force that offers it, with its units', () => {
    const list = new AList();
    const company = list.company();
    list.do({ kind: 'select', parent: company, entryId: 'guard' });
    const { clip } = copyUnits(list.context(), [company]);
    const other = new AList();
    const { step } = paste(other, clip, other.army);
    expect(shape(other.roster)).toEqual([['army', ['company', 'guard']]]);
    expect(step).toMatchObject({ key: 'paste', name: 'Company' });
  });

  test('comes beside the force that was chosen, where that has no place below it', () => {
    const list = new AList();
    const company = list.company();
    const { clip } = copyUnits(list.context(), [company]);
    paste(list, clip, company);
    expect(shape(list.roster)).toEqual([['army', ['company'], ['company']]]);
  });
});
