import { describe, expect, test } from 'vitest';
import { catalogueXml, problemsOf, read, systemXml } from './data-files';

const strange = (inside: string, json?: object) =>
  problemsOf(
    read({
      'game.gst': systemXml(),
      'a.cat': catalogueXml(inside),
      ...(json ? { 'b.json': JSON.stringify({ catalogue: json }) } : {}),
    }),
  );

const entry = (attributes: string, inside = '') =>
  `<selectionEntry id="u" name="Unit" type="unit" ${attributes}>${inside}</selectionEntry>`;

describe('words that the format does not have', () => {
  test.each<{ claim: string; inside: string; kind: string; params: object }>([
    {
      claim: 'an attribute',
      inside: `<selectionEntries>${entry('colour="red"')}</selectionEntries>`,
      kind: 'strange-attribute',
      params: { attribute: 'colour', tag: 'selectionEntry', count: 1 },
    },
    {
      claim: 'a list',
      inside: `<selectionEntries>${entry('', '<paints><paint id="p"/></paints>')}</selectionEntries>`,
      kind: 'strange-element',
      params: { element: 'paints', tag: 'selectionEntry', count: 1 },
    },
    {
      claim: 'an element with attributes outside a list',
      inside: '<paint colour="red"/>',
      kind: 'strange-element',
      params: { element: 'paint', tag: 'catalogue', count: 1 },
    },
    {
      claim: 'a text of its own',
      inside: '<motto>Onward</motto>',
      kind: 'strange-element',
      params: { element: 'motto', tag: 'catalogue', count: 1 },
    },
    {
      claim: 'a member of another name',
      inside: '<rules><regulation id="r" name="R"/></rules>',
      kind: 'strange-element',
      params: { element: 'regulation', tag: 'rule', count: 1 },
    },
    {
      claim: 'a type of modifier',
      inside: `<selectionEntries>${entry('', '<modifiers><modifier type="explode" field="name" value="x"/></modifiers>')}</selectionEntries>`,
      kind: 'strange-word',
      params: { attribute: 'type', value: 'explode', tag: 'modifier', count: 1 },
    },
    {
      claim: 'a type of condition',
      inside: `<selectionEntries>${entry('', '<modifiers><modifier type="set" field="name" value="x"><conditions><condition type="nearly" value="1" field="selections" scope="self"/></conditions></modifier></modifiers>')}</selectionEntries>`,
      kind: 'strange-word',
      params: { attribute: 'type', value: 'nearly', tag: 'condition', count: 1 },
    },
  ])('$claim is told as advice', ({ inside, kind, params }) => {
    expect(strange(inside)).toMatchObject([{ severity: 'advice', kind, params, file: 'a.cat' }]);
  });

  test.each([
    {
      claim: 'an attribute',
      inside: '<rules>\n  <rule id="r" name="R" colour="red"/></rules>',
      place: '3:25',
    },
    {
      claim: 'an element',
      inside: '<rules>\n  <rule id="r" name="R"><motto>x</motto></rule></rules>',
      place: '3:25',
    },
    { claim: 'a list: at its first member', inside: '<paints>\n  <paint id="p"/></paints>', place: '3:3' },
  ])('$claim is told where it stands', ({ inside, place }) => {
    expect(strange(inside).map(({ line, column }) => `${line}:${column}`)).toEqual([place]);
  });

  test('the namespace as an element of its own is none of them', () => {
    expect(strange('<xmlns>http://www.battlescribe.net/schema/catalogueSchema</xmlns>')).toEqual([]);
  });

  test('each is told once, where it is met first, with how often', () => {
    const three = ['u', 'v', 'w'].map((id) => entry('colour="red"').replace('id="u"', `id="${id}"`)).join('');
    expect(strange(`<selectionEntries>${three}</selectionEntries>`)).toMatchObject([
      { kind: 'strange-attribute', params: { count: 3 }, line: 2, at: ['Unit'] },
    ]);
  });

  test('a value that should be a number is told each time', () => {
    const constraints =
      '<constraints><constraint id="c" type="max" field="selections" scope="parent" value="many"/></constraints>';
    expect(strange(`<selectionEntries>${entry('', constraints)}</selectionEntries>`)).toMatchObject([
      {
        severity: 'warning',
        kind: 'not-a-number',
        params: { property: 'value', value: 'many' },
        at: ['Unit'],
      },
    ]);
  });

  test('what New Recruit adds to the format is part of it', () => {
    const json = {
      id: 'nr',
      name: 'NR',
      gameSystemId: 'game',
      sharedSelectionEntries: [
        {
          id: 'a',
          name: 'A',
          type: 'upgrade',
          subType: 'mount',
          sortIndex: 1,
          defaultAmount: '1,2',
          flatten: true,
          collapsible: true,
          exportable: false,
          step: 2,
          constraints: [
            {
              id: 'c',
              type: 'exactly',
              value: 1,
              field: 'selections',
              scope: 'parent',
              automatic: true,
              negative: true,
              message: 'm',
            },
          ],
          modifiers: [
            {
              type: 'replace',
              field: 'name',
              value: 'x',
              arg: 'y',
              position: -1,
              scope: 'unit',
              affects: 'self.entries.recursive',
              localConditionGroups: [
                { type: 'before', value: 1, field: 'selections', scope: 'force', repeats: 1, conditions: [] },
              ],
              conditionGroups: [{ type: 'count', min: 1, max: 2, conditions: [] }],
            },
          ],
          associations: [{ id: 's', name: 'S', min: 1, max: 1, scope: 'force', childId: 'a', ids: ['a'] }],
        },
      ],
      sharedRules: [{ id: 'r', name: 'R', alias: ['S'], description: 'text' }],
      profileTypes: [
        {
          id: 't',
          name: 'T',
          kind: 'x',
          sortIndex: 2,
          characteristicTypes: [
            { id: 'm', name: 'M', kind: 'longText', formatRules: [{ match: 'a', replace: 'b' }] },
          ],
        },
      ],
      forceEntries: [
        { id: 'f', name: 'F', childForcesLabel: 'x', readme: 'y', costs: [{ typeId: 'p', value: 1 }] },
      ],
    };
    expect(strange('', json)).toEqual([]);
  });
});
