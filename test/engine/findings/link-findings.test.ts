import { describe, expect, test } from 'vitest';
import { evaluate } from '../../../renderer/engine/evaluation/evaluate';
import { findings, isLegal } from '../../../renderer/engine/findings/findings';
import { linkFindings } from '../../../renderer/engine/findings/link-findings';
import type { Roster } from '../../../renderer/engine/roster/document';
import { catalogueNames } from '../../../renderer/engine/words/catalogue-names';
import { sentence } from '../../../renderer/engine/words/findings/sentence';
import { ListBuilder } from '../../builders/list-builder';
import { smallCatalogue, unit } from '../../builders/small-catalogue';

const IDS = ['lord', 'men', 'ark', 'barge', 'raft'] as const;
const catalogue = smallCatalogue({ book: { selectionEntries: IDS.map((id) => unit(id)) } });

/** A list with one of each unit, whose ids are their names. */
function listWith(more: Partial<Roster>) {
  const list = new ListBuilder(catalogue);
  const force = list.force();
  for (const id of IDS) list.select(force, id);
  const roster = {
    ...list.roster,
    forces: list.roster.forces.map((each) => ({
      ...each,
      selections: (each.selections ?? []).map((selection) => ({ ...selection, id: selection.name })),
    })),
    ...more,
  };
  const found = findings(evaluate(catalogue, roster));
  const names = catalogueNames(catalogue, roster);
  return {
    found,
    said: (language: 'en' | 'fr') => found.map((each) => sentence(each, language, names).text),
  };
}

const joins = (...pairs: readonly (readonly [string, string])[]): Partial<Roster> => ({
  attachments: pairs.map(([character, to]) => ({ character, unit: to })),
});
const rides = (...pairs: readonly (readonly [string, string])[]): Partial<Roster> => ({
  embarkations: pairs.map(([who, transport]) => ({ unit: who, transport })),
});

describe('who joins whom and who rides where', () => {
  test.each([
    {
      claim: 'what can be',
      roster: { ...joins(['lord', 'men']), ...rides(['men', 'ark'], ['lord', 'ark'], ['ark', 'barge']) },
      is: [],
    },
    {
      claim: 'a unit that is gone',
      roster: joins(['lord', 'x']),
      is: ['lost lord: the unit that it joins is not in the list'],
    },
    {
      claim: 'a character that is gone',
      roster: joins(['x', 'men']),
      is: ['lost men: the character that joins is not in the list'],
    },
    {
      claim: 'both gone',
      roster: joins(['x', 'y']),
      is: ['lost A character and the unit that it joins are not in the list'],
    },
    {
      claim: 'a transport that is gone',
      roster: rides(['men', 'x']),
      is: ['lost men: the transport is not in the list'],
    },
    {
      claim: 'a rider that is gone',
      roster: rides(['x', 'ark']),
      is: ['lost ark: the unit that it carries is not in the list'],
    },
    { claim: 'itself', roster: joins(['lord', 'lord']), is: ['error lord: cannot join itself'] },
    { claim: 'in itself', roster: rides(['ark', 'ark']), is: ['error ark: cannot ride in itself'] },
    {
      claim: 'each other',
      roster: joins(['lord', 'men'], ['men', 'lord']),
      is: ['error lord and men: join each other in a circle'],
    },
    {
      claim: 'a circle behind a way that leads to it',
      roster: rides(['men', 'ark'], ['ark', 'barge'], ['barge', 'raft'], ['raft', 'ark']),
      is: ['error ark, barge and raft: ride in each other in a circle'],
    },
    {
      claim: 'two ways to one place are no circle',
      roster: rides(['men', 'ark'], ['men', 'barge'], ['ark', 'raft'], ['barge', 'raft']),
      is: [],
    },
    {
      claim: 'one that joins a unit which rides in it is no circle of one kind',
      roster: { ...joins(['lord', 'ark']), ...rides(['ark', 'lord']) },
      is: [],
    },
  ])('$claim', ({ roster, is }) => {
    const { found, said } = listWith(roster);
    const texts = said('en');
    expect(found.map(({ severity }, index) => `${severity} ${texts[index]}`)).toEqual(is);
    expect(isLegal(found)).toBe(is.length === 0);
    for (const text of said('fr')) expect(text).not.toMatch(/ [:;?!]|list\b/);
  });

  test('a finding stands at the unit that is there', () => {
    const { found } = listWith(joins(['x', 'men']));
    expect(found[0]?.place).toMatchObject({ node: 'men', path: [{ name: 'Army' }, { name: 'men' }] });
  });

  test('a chain of a hundred thousand, and the same closed to a circle', () => {
    const long = Array.from({ length: 100_000 }, (_, index) => index);
    const list = new ListBuilder(catalogue);
    const force = list.force();
    list.select(force, 'men');
    const [first] = list.roster.forces;
    const [men] = first?.selections ?? [];
    const forces = [{ ...first!, selections: long.map((id) => ({ ...men!, id: `u${id}` })) }];
    const chain = long.slice(1).map((id) => ({ character: `u${id - 1}`, unit: `u${id}` }));
    const kinds = (attachments: NonNullable<Roster['attachments']>) =>
      linkFindings(evaluate(catalogue, { ...list.roster, forces, attachments })).map(({ kind, names }) => [
        kind,
        names.length,
      ]);
    expect(kinds(chain)).toEqual([]);
    expect(kinds([...chain, { character: 'u99999', unit: 'u0' }])).toEqual([['link-in-a-circle', 100_000]]);
  });
});
