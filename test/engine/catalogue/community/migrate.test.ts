import { describe, expect, test } from 'vitest';
import { catalogueXml, read, systemXml, told } from './data-files';

/** The first catalogue of a version of the format, and everything told of it. */
function migrated(version: string, inside: string) {
  const data = read({
    'game.gst': systemXml(),
    'a.cat': catalogueXml(inside, { battleScribeVersion: version }),
  });
  return { book: data.systems[0]?.books[0], told: told(data) };
}

describe('data of older versions become today’s', () => {
  test('2.02: a linked catalogue gives its entries', () => {
    const link =
      '<catalogueLinks><catalogueLink id="k" name="K" targetId="book" type="catalogue"/></catalogueLinks>';
    expect(migrated('2.02', link).book?.catalogueLinks).toMatchObject([{ importRootEntries: true }]);
    expect(migrated('2.03', link).book?.catalogueLinks?.[0]).not.toHaveProperty('importRootEntries');
  });

  test('2.01: types have longer names, a characteristic is an attribute', () => {
    const inside = `<sharedProfiles><profile id="p" name="P" profileTypeId="t" profileTypeName="T">
<characteristics><characteristic name="M" characteristicTypeId="m" value="6&quot;"/></characteristics></profile></sharedProfiles>
<selectionEntries><selectionEntry id="u" name="U" type="unit"><costs><cost name="pts" costTypeId="pts" value="3.0"/></costs></selectionEntry></selectionEntries>`;
    const { book, told: problems } = migrated('2.01', inside);
    expect(book).toMatchObject({
      sharedProfiles: [{ typeId: 't', typeName: 'T', characteristics: [{ typeId: 'm', value: '6"' }] }],
      selectionEntries: [{ costs: [{ typeId: 'pts', value: '3.0' }] }],
    });
    expect(problems).toEqual([]);
  });

  test('2.01: a book that is cited becomes a publication', () => {
    const inside = `<sharedRules><rule id="r" name="R" book="Big Book" page="3"/><rule id="s" name="S" book="Big Book"/>
<rule id="t" name="T" book=""/></sharedRules>`;
    const { book, told: problems } = migrated('2.01', inside);
    const [publication] = book?.publications ?? [];
    expect(publication?.name).toBe('Big Book');
    expect(book?.publications).toHaveLength(1);
    expect(book?.sharedRules?.map(({ publicationId }) => publicationId)).toEqual([
      publication?.id,
      publication?.id,
      undefined,
    ]);
    expect(problems).toEqual([]);
  });

  test('2.00: categories stand in forces, an entry names its one', () => {
    const inside = `<forceEntries>
<forceEntry id="f" name="F"><categoryEntries><categoryEntry id="hq" name="HQ"><constraints><constraint id="c" type="max" field="selections" scope="parent" value="2"/></constraints></categoryEntry></categoryEntries></forceEntry>
<forceEntry id="g" name="G"><categoryEntries><categoryEntry id="hq" name="HQ"/></categoryEntries></forceEntry>
</forceEntries>
<selectionEntries><selectionEntry id="u" name="U" type="unit" categoryEntryId="hq"/><selectionEntry id="v" name="V" type="unit" categoryEntryId="(No Category)">
<constraints><constraint id="d" type="max" field="selections" scope="category" value="1"/></constraints></selectionEntry></selectionEntries>`;
    const { book, told: problems } = migrated('2.00', inside);
    expect(book).toMatchObject({
      categoryEntries: [{ id: 'hq', name: 'HQ' }],
      forceEntries: [
        { categoryLinks: [{ id: 'f-hq', targetId: 'hq', constraints: [{ id: 'c' }] }] },
        { categoryLinks: [{ id: 'g-hq', targetId: 'hq' }] },
      ],
      selectionEntries: [
        { categoryLinks: [{ targetId: 'hq', primary: true }] },
        { constraints: [{ scope: 'primary-category' }] },
      ],
    });
    expect(book?.categoryEntries?.[0]).not.toHaveProperty('constraints');
    expect(book?.selectionEntries?.[1]).not.toHaveProperty('categoryLinks');
    expect(problems).toEqual([]);
  });

  test('a version that is no number is today’s', () => {
    expect(migrated('unknown', '').told).toEqual([]);
  });
});
