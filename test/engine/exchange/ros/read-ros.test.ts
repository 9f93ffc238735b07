import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { type ReadList, readList } from '../../../../renderer/engine/exchange/list/read-list';
import { ROSTER, roster } from './small-ros';

function read(file: string | Uint8Array): ReadList {
  const result = readList(file);
  if (result.kind !== 'list') throw new Error(JSON.stringify(result));
  return result;
}

describe('a roster of another program', () => {
  test('becomes choices with amounts per parent, last prices of one, names, notes and limits', () => {
    expect(read(ROSTER).roster).toEqual({
      format: 1,
      id: 'r1',
      name: 'River Guard',
      system: { id: 'game', name: 'The Game', revision: '7' },
      books: [{ id: 'book', name: 'The Book', revision: '3' }],
      limits: [{ typeId: 'pts', name: 'pts', value: 500 }],
      notes: 'For Saturday',
      forces: [
        {
          id: 'f1',
          entryId: 'army',
          name: 'Army',
          catalogueId: 'book',
          customName: 'The left',
          categories: [{ entryId: 'core', customName: 'Line' }],
          selections: [
            {
              id: 's1',
              entryId: 'l1::squad',
              amount: 2,
              name: 'Squad',
              notes: 'two\nlines',
              costs: [{ typeId: 'pts', name: 'pts', value: 10 }],
              selections: [
                {
                  id: 's2',
                  entryId: 'l1::blade',
                  groupId: 'l1::arms',
                  amount: 3,
                  name: 'Blade',
                  costs: [{ typeId: 'pts', name: 'pts', value: 0.5 }],
                  kept: { type: 'upgrade', page: '12' },
                },
              ],
              kept: {
                type: 'unit',
                rules: [{ id: 'u1', name: 'Steady', hidden: false, description: 'Stands.' }],
                odd: 'yes',
              },
            },
          ],
          kept: { categories: [{ id: 'c1', name: 'Core', entryId: 'core', primary: false }] },
        },
      ],
      kept: { tags: [{ id: 't1', name: 'club' }] },
    });
  });

  test('tells the totals that it claims and its format', () => {
    const { stored, format, seal, notes } = read(ROSTER);
    expect({ stored, format, seal, notes }).toEqual({
      stored: [{ typeId: 'pts', name: 'pts', value: 23 }],
      format: 'ros',
      seal: undefined,
      notes: [],
    });
  });

  test('is the same from a zip, whatever else is in it', () => {
    const zip = zipSync({ 'a.txt': strToU8('x'), 'River Guard.ros': strToU8(ROSTER) });
    expect(read(zip)).toEqual({ ...read(ROSTER), format: 'rosz' });
  });

  test('of several in a zip the first is read and the others are named', () => {
    const zip = zipSync({ 'a.ros': strToU8(ROSTER), 'b.ros': strToU8(ROSTER) });
    expect(read(zip).notes).toEqual([{ kind: 'other-rosters', names: ['b.ros'] }]);
  });

  test('as JSON of the same fields is the same list', () => {
    const selection = {
      ...{ id: 's1', name: 'Squad', entryId: 'l1::squad', number: 2, type: 'unit' },
      costs: [{ name: 'pts', typeId: 'pts', value: 20 }],
      profiles: [],
      rules: [{ id: 'u1', name: 'Steady', hidden: false, page: 12, description: ['One.', 'Two.'] }],
    };
    const force = { id: 'f1', name: 'Army', entryId: 'army', catalogueId: 'book', catalogueRevision: 3 };
    const json = JSON.stringify({
      roster: {
        ...{
          id: 'r1',
          name: 'R',
          battleScribeVersion: 2.03,
          gameSystemId: 'game',
          gameSystemName: 'The Game',
        },
        gameSystemRevision: 7,
        forces: [{ ...force, catalogueName: 'The Book', selections: [selection] }],
      },
    });
    const xml = roster(`<force id="f1" name="Army" entryId="army" catalogueId="book" catalogueRevision="3"
        catalogueName="The Book"><selections>
      <selection id="s1" name="Squad" entryId="l1::squad" number="2" type="unit">
        <rules><rule id="u1" name="Steady" hidden="false" page="12"><description>One.\nTwo.</description></rule></rules>
        <costs><cost name="pts" typeId="pts" value="20"/></costs></selection></selections></force>`);
    expect(read(json)).toEqual({ ...read(xml), format: 'json' });
  });

  test('without ids gets some, and doubled ones are told apart', () => {
    const { roster: list, notes } = read(
      roster(`<force name="Army"><selections><selection id="a" name="A" number="1"/>
        <selection id="a" name="B" number="1"/><selection name="C" number="1"/></selections></force>`),
    );
    const [force] = list.forces;
    expect([force?.id, ...(force?.selections ?? []).map(({ id }) => id)]).toEqual([
      'node-2',
      'a',
      'a-2',
      'node-1',
    ]);
    expect(notes).toEqual([{ kind: 'renamed-ids', ids: ['a'] }]);
  });

  test('two books of one id are told apart by their names', () => {
    const { roster: list } = read(
      roster(`<force id="f1" name="A" catalogueId="c" catalogueName="Dead"/>
        <force id="f2" name="B" catalogueId="c" catalogueName="Pale"/>`),
    );
    expect(list.forces.map(({ catalogueId }) => catalogueId)).toEqual(['c', 'c#Pale']);
    expect(list.books).toEqual([
      { id: 'c', name: 'Dead', revision: '' },
      { id: 'c#Pale', name: 'Pale', revision: '' },
    ]);
  });

  test.each([
    { claim: 'half a multiple', number: '5', amount: 3 },
    { claim: 'less than the parent', number: '1', amount: 1 },
    { claim: 'nought', number: '0', amount: 1 },
  ])('a number that is $claim of its parent’s is rounded, kept and told', ({ number, amount }) => {
    const { roster: list, notes } = read(
      roster(`<force id="f1" name="A"><selections><selection id="a" name="A" number="2">
        <selections><selection id="b" name="Bow" number="${number}"/></selections></selection></selections></force>`),
    );
    const bow = list.forces[0]?.selections?.[0]?.selections?.[0];
    expect(bow).toMatchObject({ amount, kept: { number: Number(number) } });
    expect(notes).toEqual([{ kind: 'uneven-numbers', names: ['Bow'] }]);
  });
});

describe('costs with everything below', () => {
  const nested = (total: number) =>
    `<roster id="r" name="R" battleScribeVersion="2.03"><costs><cost name="pts" typeId="pts" value="${total}"/></costs>
    <forces><force id="f" name="F"><selections>
      <selection id="a" name="A" number="2"><costs><cost name="pts" typeId="pts" value="30"/></costs><selections>
        <selection id="b" name="B" number="2"><costs><cost name="pts" typeId="pts" value="10"/></costs></selection>
        <selection id="c" name="C" number="4"><costs><cost name="pts" typeId="pts" value="4"/></costs></selection>
      </selections></selection></selections></force></forces></roster>`;
  const prices = (file: string) => {
    const [unit] = read(file).roster.forces[0]?.selections ?? [];
    return [unit, ...(unit?.selections ?? [])].map((each) => each?.costs?.[0]?.value);
  };

  test('are told by totals that the topmost choices alone add up to', () => {
    expect(prices(nested(30))).toEqual([8, 5, 1]);
    expect(read(nested(30)).notes).toEqual([{ kind: 'costs-with-children' }]);
  });

  test('are not seen where all choices add up to the totals, or nothing does', () => {
    expect(prices(nested(44))).toEqual([15, 5, 1]);
    expect(prices(nested(43))).toEqual([15, 5, 1]);
    expect(read(nested(44)).notes).toEqual([]);
  });
});

describe('versions 2.00 to 2.02', () => {
  test('are read as 2.03 would have them', () => {
    const { roster: list } = read(`<roster id="r" name="R" battleScribeVersion="2.00" gameSystemId="game">
      <costs><cost name="pts" costTypeId="pts" value="5.0"/></costs>
      <costLimits><costLimit name="pts" costTypeId="pts" value="100.0"/></costLimits>
      <forces><force id="f" name="F" entryId="e" catalogueId="c"><categories><category id="k" name="Core" entryId="core">
        <selections><selection id="a" name="A" entryId="x" number="1" type="unit"><profiles/>
          <profiles><profile id="p" name="P" profileTypeId="t" profileTypeName="Model"><modifiers/>
            <characteristics><characteristic name="M" characteristicTypeId="m" value="4"/></characteristics></profile></profiles>
          <costs><cost name="pts" costTypeId="pts" value="5.0"/></costs>
          <categoryLinks><categoryLink id="l" name="New" hidden="false" targetId="foot" primary="false" odd="kept"/></categoryLinks>
        </selection></selections></category></categories></force></forces></roster>`);
    expect(list.limits).toEqual([{ typeId: 'pts', name: 'pts', value: 100 }]);
    expect(list.forces[0]?.selections).toEqual([
      {
        ...{ id: 'a', name: 'A', entryId: 'x', amount: 1 },
        costs: [{ typeId: 'pts', name: 'pts', value: 5 }],
        kept: {
          type: 'unit',
          profiles: [
            {
              ...{ id: 'p', name: 'P', typeId: 't', typeName: 'Model' },
              characteristics: [{ name: 'M', typeId: 'm', $text: '4' }],
            },
          ],
          categories: [
            { id: 'k', name: 'Core', entryId: 'core', primary: true },
            { id: 'l', name: 'New', entryId: 'foot', primary: false, odd: 'kept' },
          ],
        },
      },
    ]);
    expect(list.forces[0]?.kept).toEqual({ categories: [{ id: 'k', name: 'Core', entryId: 'core' }] });
  });
});
