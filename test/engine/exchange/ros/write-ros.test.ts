/** What other programs find in a roster that was written with its data. */
import { describe, expect, test } from 'vitest';
import { readList } from '../../../../renderer/engine/exchange/list/read-list';
import { relink } from '../../../../renderer/engine/exchange/relink/relink';
import { writeRos, writeRosJson, writeRosz } from '../../../../renderer/engine/exchange/ros/write-ros';
import { openZip } from '../../../../renderer/engine/source/zip/open-zip';
import { ListBuilder } from '../../../builders/list-builder';
import { option, points, smallBook, smallCatalogue, unit } from '../../../builders/small-catalogue';

const catalogue = smallCatalogue({
  system: {
    revision: 4,
    costTypes: [
      { id: 'pts', name: 'pts' },
      { id: 'power', name: 'power', hidden: true },
    ],
    categoryEntries: [{ id: 'core', name: 'Core' }],
    publications: [{ id: 'rules', name: 'Rules' }],
    profileTypes: [{ id: 'model', name: 'Model', characteristicTypes: [{ id: 'm', name: 'Move' }] }],
    forceEntries: [
      {
        ...{ id: 'army', name: 'Army', page: '7', publicationId: 'rules' },
        categoryLinks: [{ targetId: 'core' }],
        rules: [{ id: 'law', name: 'Law', description: 'Holds.' }],
        forceEntries: [{ id: 'wing', name: 'Wing', costs: points(15) }],
      },
    ],
  },
  book: {
    revision: 2,
    catalogueLinks: [{ targetId: 'library' }],
    publications: [{ id: 'book-pub', name: 'The Book' }],
    entryLinks: [{ id: 'to-guard', targetId: 'guard', type: 'selectionEntry' }],
    sharedSelectionEntries: [
      unit('guard', {
        ...{ name: 'Guard', page: '3', publicationId: 'book-pub', costs: points(10) },
        categoryLinks: [{ targetId: 'core', primary: true }],
        rules: [{ id: 'brave', name: 'Brave', description: 'Stays <here> & "there".', page: '9' }],
        profiles: [
          {
            ...{ id: 'p', name: 'Guard', typeId: 'model' },
            characteristics: [{ typeId: 'm', value: '6"' }],
            modifiers: [{ type: 'set', field: 'm', value: '7"' }],
          },
        ],
        selectionEntryGroups: [
          {
            id: 'arms',
            name: 'Arms',
            selectionEntries: [option('bow', { name: 'Bow', costs: points(1.5) })],
          },
        ],
      }),
    ],
  },
  others: [
    smallBook({
      ...{ id: 'library', name: 'Library', library: true },
      publications: [{ id: 'lib-pub', name: 'Annals' }],
    }),
  ],
});

function build() {
  const list = new ListBuilder(catalogue);
  const force = list.force();
  const guard = list.select(force, 'to-guard');
  const bow = list.select(guard, 'bow', 3);
  list.force('wing', force);
  list.limit(500);
  list.apply({ kind: 'customise', node: guard, customName: 'The Wall', notes: 'one\ntwo' });
  list.apply({ kind: 'customise', node: force, category: 'core', customName: 'Line' });
  return { list, data: { catalogue, evaluation: list.evaluation }, guard, bow };
}

describe('a roster written with its data', () => {
  test('has names, numbers, costs, categories, profiles and rules in the order of the format', () => {
    const { list, data } = build();
    expect(writeRos(list.roster, data)).toBe(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<roster id="n1" name="List" battleScribeVersion="2.03" generatedBy="Muster Roll" gameSystemId="game" gameSystemName="The Game" gameSystemRevision="4" xmlns="http://www.battlescribe.net/schema/rosterSchema">
  <costs>
    <cost name="pts" typeId="pts" value="29.5"/>
  </costs>
  <costLimits>
    <costLimit name="pts" typeId="pts" value="500"/>
  </costLimits>
  <forces>
    <force id="n2" name="Army" entryId="army" publicationId="rules" page="7" catalogueId="book" catalogueRevision="2" catalogueName="The Book">
      <rules>
        <rule id="law" name="Law" hidden="false">
          <description>Holds.</description>
        </rule>
      </rules>
      <selections>
        <selection id="n3" name="Guard" entryId="to-guard::guard" customName="The Wall" publicationId="book-pub" page="3" number="1" type="unit">
          <customNotes>one
two</customNotes>
          <rules>
            <rule id="brave" name="Brave" page="9" hidden="false">
              <description>Stays &lt;here&gt; &amp; "there".</description>
            </rule>
          </rules>
          <profiles>
            <profile id="p" name="Guard" hidden="false" typeId="model" typeName="Model">
              <characteristics>
                <characteristic name="Move" typeId="m">7"</characteristic>
              </characteristics>
            </profile>
          </profiles>
          <selections>
            <selection id="n4" name="Bow" entryId="to-guard::bow" entryGroupId="to-guard::arms" number="3" type="upgrade">
              <costs>
                <cost name="pts" typeId="pts" value="4.5"/>
              </costs>
            </selection>
          </selections>
          <costs>
            <cost name="pts" typeId="pts" value="10"/>
          </costs>
          <categories>
            <category id="core" name="Core" entryId="core" primary="true"/>
          </categories>
        </selection>
      </selections>
      <publications>
        <publication id="book-pub" name="The Book"/>
        <publication id="lib-pub" name="Annals"/>
        <publication id="rules" name="Rules"/>
      </publications>
      <categories>
        <category id="n2/(No Category)" name="Uncategorised" entryId="(No Category)" primary="false"/>
        <category id="n2/core" name="Core" entryId="core" customName="Line" primary="false"/>
      </categories>
      <forces>
        <force id="n5" name="Wing" entryId="wing" catalogueId="book" catalogueRevision="2" catalogueName="The Book">
          <costs>
            <cost name="pts" typeId="pts" value="15"/>
          </costs>
          <publications>
            <publication id="book-pub" name="The Book"/>
            <publication id="lib-pub" name="Annals"/>
            <publication id="rules" name="Rules"/>
          </publications>
          <categories>
            <category id="n5/(No Category)" name="Uncategorised" entryId="(No Category)" primary="false"/>
          </categories>
        </force>
      </forces>
    </force>
  </forces>
</roster>
`);
  });

  test.each([
    { claim: 'XML', write: writeRos },
    { claim: 'a zip', write: writeRosz },
    { claim: 'JSON', write: writeRosJson },
  ])('as $claim reads back as the same list', ({ write }) => {
    const { list, data } = build();
    const read = readList(write(list.roster, data));
    if (read.kind !== 'list') throw new Error(read.kind);
    expect(relink(catalogue, read.roster)).toEqual({ roster: list.roster, steps: [] });
    expect(read.stored).toEqual([{ typeId: 'pts', name: 'pts', value: 29.5 }]);
  });

  test('costs are numbers in JSON', () => {
    const { list, data } = build();
    const { roster } = JSON.parse(writeRosJson(list.roster, data));
    expect(roster.costs).toEqual([{ name: 'pts', typeId: 'pts', value: 29.5 }]);
    expect(roster.forces[0].selections[0].costs[0].value).toBe(10);
    expect(roster.generatedBy).toBe('Muster Roll');
  });

  test.each([
    { name: 'Ford & Ferry', path: 'Ford  Ferry.ros' },
    { name: '../../up', path: 'up.ros' },
    { name: '…', path: 'roster.ros' },
  ])('a zip of “$name” holds $path alone', ({ name, path }) => {
    const { members, problems } = openZip(writeRosz({ ...build().list.roster, name }), '');
    expect([members.map((member) => member.path), problems]).toEqual([[path], []]);
  });

  test('values of the file that data say otherwise are replaced, what they do not know stays as it was', () => {
    const file = `<roster id="r" name="R" battleScribeVersion="2.03" gameSystemId="game" gameSystemName="The Game" gameSystemRevision="3">
      <costs><cost name="pts" typeId="pts" value="99"/></costs>
      <forces><force id="f" name="Old Army" entryId="army" catalogueId="book" catalogueName="The Book" catalogueRevision="1"><selections>
      <selection id="a" name="Old Guard" entryId="to-guard::guard" number="1" type="unit" odd="1"><profiles><profile id="x" name="Old"/></profiles>
        <costs><cost name="pts" typeId="pts" value="90"/></costs></selection>
      <selection id="b" name="Ferry" entryId="gone" number="2" type="unit"><profiles><profile id="y" name="Ferry"/></profiles>
        <costs><cost name="pts" typeId="pts" value="9"/></costs></selection>
      </selections></force></forces></roster>`;
    const read = readList(file);
    if (read.kind !== 'list') throw new Error(read.kind);
    const { roster } = relink(catalogue, read.roster);
    const list = new ListBuilder(catalogue);
    list.roster = roster;
    const written = writeRos(roster, { catalogue, evaluation: list.evaluation });
    for (const there of [
      'gameSystemRevision="4"',
      'catalogueRevision="2"',
      '<cost name="pts" typeId="pts" value="10"/>',
      'name="Guard" entryId="to-guard::guard"',
      'odd="1"',
      '<selection id="b" name="Ferry" entryId="gone" number="2" type="unit">',
      '<profile id="y" name="Ferry"/>',
      '<cost name="pts" typeId="pts" value="9"/>',
    ]) {
      expect(written).toContain(there);
    }
    for (const gone of ['Old', '99', 'value="90"']) expect(written).not.toContain(gone);
  });
});
