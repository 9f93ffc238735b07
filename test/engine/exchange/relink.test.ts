import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../../../renderer/engine/catalogue/catalogue';
import type { CatalogueDefinition } from '../../../renderer/engine/catalogue/definition';
import { evaluate } from '../../../renderer/engine/evaluation/evaluate';
import { readList } from '../../../renderer/engine/exchange/list/read-list';
import { relink } from '../../../renderer/engine/exchange/relink/relink';
import { writeRos } from '../../../renderer/engine/exchange/ros/write-ros';
import type { Roster, RosterSelection } from '../../../renderer/engine/roster/document';
import { ListBuilder } from '../../builders/list-builder';
import { option, points, smallBook, smallCatalogue, unit } from '../../builders/small-catalogue';

/** A squad behind a link, with weapons in a group behind another link, and a horse that stands alone. */
const BOOK: Partial<CatalogueDefinition> = {
  entryLinks: [{ id: 'to-squad', targetId: 'squad', type: 'selectionEntry' }],
  sharedSelectionEntries: [
    unit('squad', {
      costs: points(10),
      entryLinks: [{ id: 'to-arms', targetId: 'arms', type: 'selectionEntryGroup' }],
      selectionEntries: [option('horse', { name: 'Horse', costs: points(4) })],
    }),
  ],
  sharedSelectionEntryGroups: [
    {
      id: 'arms',
      name: 'Arms',
      selectionEntries: [option('bow', { name: 'Bow', costs: points(2) }), option('axe', { name: 'Axe' })],
    },
  ],
};
const catalogue = smallCatalogue({ book: BOOK });

const choice = (id: string, entryId: string, more: Partial<RosterSelection> = {}): RosterSelection => ({
  ...{ id, entryId, amount: 1, name: id },
  ...more,
});

const rosterOf = (selections: readonly RosterSelection[]): Roster => ({
  format: 1,
  id: 'r',
  name: 'R',
  system: { id: 'game', name: 'The Game', revision: '' },
  books: [{ id: 'book', name: 'The Book', revision: '' }],
  limits: [],
  forces: [{ id: 'f', entryId: 'army', name: 'Army', catalogueId: 'book', selections }],
});

const squadWith = (...selections: RosterSelection[]): Roster =>
  rosterOf([choice('s', 'to-squad::squad', { selections })]);

const bowPath = 'to-squad::to-arms::bow';
const armsPath = 'to-squad::to-arms::arms';

describe('a choice is found again', () => {
  test.each([
    { claim: 'by its path', entryId: bowPath, groupId: armsPath, by: [] },
    { claim: 'by its path without the group', entryId: bowPath, by: [] },
    {
      claim: 'by its group, when links changed',
      entryId: 'gone::bow',
      groupId: 'other::arms',
      by: ['group'],
    },
    { claim: 'by its id alone', entryId: 'gone::bow', by: ['id'] },
    { claim: 'by its name and type', entryId: 'gone', name: ' bow', kept: { type: 'upgrade' }, by: ['name'] },
    { claim: 'by its name where no type is known', entryId: 'gone', name: 'Bow', by: ['name'] },
  ])('$claim', ({ claim: _, by, ...stored }) => {
    const { roster, steps } = relink(catalogue, squadWith(choice('b', stored.entryId, stored)));
    const bow = roster.forces[0]?.selections?.[0]?.selections?.[0];
    expect(bow).toEqual({
      id: 'b',
      amount: 1,
      name: stored.name ?? 'b',
      entryId: bowPath,
      groupId: armsPath,
    });
    expect(steps.map((step) => step.by)).toEqual(by);
    if (by.length > 0) {
      expect(steps).toEqual([
        { at: 'b', name: stored.name ?? 'b', by: by[0], from: stored.entryId, to: bowPath },
      ]);
    }
  });

  test('below a parent that has other links now', () => {
    const stored = rosterOf([
      choice('s', 'old::squad', {
        selections: [choice('b', 'old::to-arms::bow', { groupId: 'old::to-arms::arms' })],
      }),
    ]);
    const { roster, steps } = relink(catalogue, stored);
    const squad = roster.forces[0]?.selections?.[0];
    expect(squad?.entryId).toBe('to-squad::squad');
    expect(squad?.selections?.[0]?.entryId).toBe(bowPath);
    expect(steps.map(({ at, by }) => `${at} ${by}`)).toEqual(['s id']);
  });

  test('by the link that led to it, when its target is another entry now', () => {
    const { roster, steps } = relink(catalogue, rosterOf([choice('s', 'to-squad::squad-of-old')]));
    expect(roster.forces[0]?.selections?.[0]?.entryId).toBe('to-squad::squad');
    expect(steps.map(({ by }) => by)).toEqual(['id']);
  });

  test.each([
    { claim: 'another type', more: { name: 'Bow', kept: { type: 'model' } } },
    { claim: 'another name', more: { name: 'Sling' } },
    { claim: 'no name', more: { name: '' } },
  ])('not with $claim: it stays as it is, and is told as lost with its last price', ({ more }) => {
    const lost = choice('b', 'gone', { ...more, costs: [{ typeId: 'pts', name: 'pts', value: 3 }] });
    const { roster, steps } = relink(catalogue, squadWith(lost));
    expect(roster.forces[0]?.selections?.[0]?.selections).toEqual([lost]);
    expect(steps).toEqual([]);
    expect(evaluate(catalogue, roster).node('b')).toMatchObject({ isLost: true, name: more.name });
  });

  test('a force by its name', () => {
    const stored = rosterOf([choice('s', 'to-squad::squad')]);
    const { roster, steps } = relink(catalogue, {
      ...stored,
      forces: stored.forces.map((force) => ({ ...force, entryId: 'gone' })),
    });
    expect(roster.forces[0]?.entryId).toBe('army');
    expect(steps).toEqual([{ at: 'f', name: 'Army', by: 'name', from: 'gone', to: 'army' }]);
  });
});

describe('the book of a force', () => {
  const twins = smallCatalogue({
    book: { ...BOOK, name: 'Dead' },
    others: [smallBook({ name: 'Pale', selectionEntries: [unit('ghost')] })],
  });
  const of = (catalogueId: string, name: string): Roster => ({
    ...rosterOf([]),
    books: [{ id: catalogueId, name, revision: '' }],
    forces: [{ id: 'f', entryId: 'army', name: 'Army', catalogueId, selections: [choice('g', 'ghost')] }],
  });

  test('is told by its name where two have one id', () => {
    const { roster } = relink(twins, of('book', 'Pale'));
    expect(roster.forces[0]?.catalogueId).toBe('book#Pale');
    expect(roster.books).toEqual([{ id: 'book#Pale', name: 'Pale', revision: '' }]);
    expect(evaluate(twins, roster).node('g')).toMatchObject({ isLost: false });
  });

  test('is found by its name alone where the file has no id', () => {
    const { roster } = relink(twins, of('', 'pale'));
    expect(roster.forces[0]?.catalogueId).toBe('book#Pale');
  });

  test('that is not there leaves its force as it is', () => {
    const stored = of('other', 'Other');
    expect(relink(twins, stored).roster).toEqual(stored);
  });
});

describe('what a file keeps for others to print', () => {
  const kept = { type: 'unit', page: '4', profiles: [{ name: 'old' }], odd: 'yes' };

  test('goes where the data say it, all else stays', () => {
    const { roster } = relink(catalogue, rosterOf([choice('s', 'to-squad::squad', { kept })]));
    expect(roster.forces[0]?.selections?.[0]?.kept).toEqual({ odd: 'yes' });
  });

  test('stays with a choice that is lost', () => {
    const { roster } = relink(catalogue, rosterOf([choice('s', 'gone', { kept })]));
    expect(roster.forces[0]?.selections?.[0]?.kept).toEqual(kept);
  });
});

describe('amounts that data fill in by themselves', () => {
  const automatic = (min: number) => [
    { id: 'least', type: 'min', value: min, scope: 'parent', field: 'selections', automatic: true },
  ];
  const filling = smallCatalogue({
    order: 'staged',
    book: {
      selectionEntries: [
        unit('crew', {
          costs: points(10),
          selectionEntries: [option('gun', { costs: points(3), constraints: automatic(2) })],
        }),
      ],
    },
  });
  const list = new ListBuilder(filling);
  const crew = list.select(list.force(), 'crew');
  const chosen: Roster = {
    ...list.roster,
    forces: list.roster.forces.map((force) => ({
      ...force,
      selections: (force.selections ?? []).map(({ selections: _, ...each }) => each),
    })),
  };
  const open = (file: string, data: Catalogue): Roster => {
    const read = readList(file);
    if (read.kind !== 'list') throw new Error(read.kind);
    return relink(data, read.roster).roster;
  };

  test('are written for others and read back as no choices', () => {
    const evaluation = evaluate(filling, chosen);
    const file = writeRos(chosen, { catalogue: filling, evaluation });
    expect(file).toContain('entryId="gun" number="2"');
    expect(file).toContain('<cost name="pts" typeId="pts" value="16"/>');
    expect(open(file, filling).forces[0]?.selections).toEqual([
      {
        id: crew,
        entryId: 'crew',
        amount: 1,
        name: 'crew',
        costs: [{ typeId: 'pts', name: 'pts', value: 10 }],
      },
    ]);
  });

  test.each([
    { claim: 'as many as the data fill in are derived', number: 2, more: '', left: undefined },
    {
      claim: 'so are those of the program that says where they come from',
      number: 2,
      more: 'from="entry"',
      left: undefined,
    },
    { claim: 'more than that is a choice', number: 3, more: '', left: 3 },
    { claim: 'what the user named is a choice', number: 2, more: 'customName="Old Bess"', left: 2 },
  ])('in a file of another program: $claim', ({ number, more, left }) => {
    const file = `<roster id="r" name="R" battleScribeVersion="2.03" gameSystemId="game" gameSystemName="The Game">
      <forces><force id="f" name="Army" entryId="army" catalogueId="book" catalogueName="The Book"><selections>
      <selection id="c" name="crew" entryId="crew" number="1" type="unit"><selections>
      <selection id="g" name="gun" entryId="gun" number="${number}" type="upgrade" ${more}/>
      </selections></selection></selections></force></forces></roster>`;
    const roster = open(file, filling);
    expect(roster.forces[0]?.selections?.[0]?.selections?.[0]?.amount).toBe(left);
    const [points] = evaluate(filling, roster).costs;
    expect(points?.value).toBe((10 + 3 * number) * 10_000);
  });

  test('what the data put aside is not in the file, and is a choice again when it is read back', () => {
    const onFoot = (value: number) => [
      { id: 'least', type: 'min', value, scope: 'parent', field: 'selections', automatic: true },
      { id: 'most', type: 'max', value, scope: 'parent', field: 'selections', automatic: true },
    ];
    const riding = smallCatalogue({
      order: 'staged',
      book: {
        selectionEntries: [
          unit('rider', {
            selectionEntries: [
              option('horse'),
              option('boots', {
                constraints: onFoot(1),
                selectionEntries: [option('spurs')],
                modifiers: [
                  {
                    ...{ type: 'set', field: 'hidden', value: true },
                    conditions: [
                      {
                        ...{ type: 'atLeast', value: 1, field: 'selections', scope: 'parent' },
                        childId: 'horse',
                      },
                    ],
                  },
                ],
              }),
            ],
          }),
        ],
      },
    });
    const stored = rosterOf([
      choice('r', 'rider', {
        name: 'rider',
        selections: [
          choice('b', 'boots', {
            name: 'boots',
            notes: 'Old',
            selections: [choice('s', 'spurs', { name: 'spurs' })],
          }),
          choice('h', 'horse', { name: 'horse' }),
        ],
      }),
    ]);
    const evaluation = evaluate(riding, stored);
    expect(evaluation.node('b')).toMatchObject({ amount: 0 });
    const file = writeRos(stored, { catalogue: riding, evaluation });
    expect(file).not.toContain('entryId="boots"');
    expect(open(file, riding)).toEqual(stored);
  });
});
