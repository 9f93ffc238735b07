/** One thing for another in groups of groups: what is offered, as what control, and what goes for it. */
import { describe, expect, test } from 'vitest';
import type { SelectionEntryGroupDefinition } from '../../../renderer/engine/catalogue/definition';
import { findings } from '../../../renderer/engine/findings/findings';
import { viewContext } from '../../../renderer/worker/view/context';
import { optionSections } from '../../../renderer/worker/view/option-sections';
import { ListBuilder } from '../../builders/list-builder';
import { option, smallCatalogue, unit } from '../../builders/small-catalogue';

const atMost = (id: string, value: number) =>
  ({ id: `${id}-max`, type: 'max', value, field: 'selections', scope: 'parent' }) as const;

/** A smith with two hands: in each one tool, the left one also out of a chest, and an apron that takes a hand as well. */
const HANDS: readonly SelectionEntryGroupDefinition[] = [
  {
    id: 'hands',
    name: 'Hands',
    constraints: [atMost('hands', 2)],
    selectionEntries: [option('Apron')],
    selectionEntryGroups: [
      {
        id: 'left',
        name: 'Left hand',
        constraints: [atMost('left', 1)],
        selectionEntries: [option('Hammer'), option('Tongs')],
        selectionEntryGroups: [
          { id: 'chest', name: 'Chest', selectionEntries: [option('File'), option('Saw')] },
        ],
      },
      {
        id: 'right',
        name: 'Right hand',
        constraints: [atMost('right', 1)],
        selectionEntries: [option('Bucket'), option('Rag')],
      },
    ],
  },
];

function aSmith(...tools: readonly string[]) {
  const list = new ListBuilder(
    smallCatalogue({ book: { selectionEntries: [unit('Smith', { selectionEntryGroups: HANDS })] } }),
  );
  const smith = list.select(list.force(), 'Smith');
  for (const tool of tools) list.select(smith, tool);
  const context = viewContext(list.evaluation, list.catalogue, findings(list.evaluation), 'en');
  const rows = optionSections(context, list.selection(smith)).flatMap((section) => section.rows);
  return (name: string) => {
    const row = rows.find((each) => each.name === name);
    if (row === undefined) throw new Error(`no row ${name}`);
    return row;
  };
}

describe('one of a group, whatever inner group it stands in', () => {
  test.each(['Hammer', 'Tongs', 'File', 'Saw'])('%s is a choice of one', (name) => {
    expect(aSmith()(name).control).toBe('radio');
  });

  test('all of them go for each other, and none for what another group holds', () => {
    const row = aSmith();
    const group = row('Hammer').group;
    expect([row('Tongs').group, row('File').group, row('Saw').group]).toEqual([group, group, group]);
    expect(row('Bucket').group).not.toBe(group);
  });
});

describe('what may be taken while the outer group is full', () => {
  test.each([
    { tools: ['Hammer', 'Bucket'], name: 'Tongs', open: true, claim: 'what goes for another' },
    { tools: ['Hammer', 'Bucket'], name: 'Saw', open: true, claim: 'that too from an inner group' },
    { tools: ['Saw', 'Bucket'], name: 'Hammer', open: true, claim: 'and the other way' },
    { tools: ['Hammer', 'Bucket'], name: 'Apron', open: false, claim: 'nothing that goes for nothing' },
    { tools: ['Apron', 'Bucket'], name: 'Hammer', open: false, claim: 'not the first of its own group' },
    { tools: ['Apron', 'Bucket'], name: 'Rag', open: true, claim: 'but another instead of the bucket' },
  ])('$claim: $name beside $tools', ({ tools, name, open }) => {
    expect(aSmith(...tools)(name).why === undefined).toBe(open);
  });
});
