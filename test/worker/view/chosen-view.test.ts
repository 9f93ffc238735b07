import { describe, expect, test } from 'vitest';
import type { ChosenUnit } from '../../../renderer/worker/protocol/chosen-view';
import { armyValues } from '../../../renderer/worker/view/army-values';
import { chosenView } from '../../../renderer/worker/view/chosen-view';
import type { ViewContext } from '../../../renderer/worker/view/context';
import { findingsByRow } from '../../../renderer/worker/view/findings-by-row';
import { findingsView } from '../../../renderer/worker/view/findings-view';
import { headView } from '../../../renderer/worker/view/head-view';
import { offersView } from '../../../renderer/worker/view/offers-view';
import { smallCatalogue, unit } from '../../builders/small-catalogue';
import { aCatalogue, aUnit } from '../builders/a-game';
import { AList } from '../builders/a-list';

function view(context: ViewContext, node: string | undefined) {
  const shown = findingsView(context);
  return chosenView(context, node, shown, findingsByRow(shown), armyValues(context));
}

function lord(list: AList, context = list.context()): ChosenUnit {
  const chosen = view(context, list.unit('lord'));
  if (chosen.kind !== 'unit') throw new Error(`${chosen.kind} is no unit`);
  return chosen;
}

describe('the chosen thing', () => {
  test('nothing chosen is the army, with its limit', () => {
    expect(view(new AList().context(), undefined)).toMatchObject({
      kind: 'army',
      limits: [{ name: 'Points', value: 1000 }],
    });
  });

  test.each([
    { language: 'en', subtitle: 'The Army' },
    { language: 'fr', subtitle: 'L’Armée' },
  ] as const)(
    'a force says whose it is in the language of the program: $language',
    ({ language, subtitle }) => {
      const list = new AList();
      const company = list.company();
      expect(view(list.context(language), company)).toMatchObject({ kind: 'force', subtitle });
      expect(view(list.context(language), list.army)).toMatchObject({ kind: 'force', subtitle });
    },
  );

  test('what may be no more than once is not offered twice', () => {
    const once = [{ id: 'once', type: 'max', value: 1, field: 'selections', scope: 'parent' }] as const;
    const catalogue = aCatalogue({
      selectionEntries: [
        aUnit('oath', 'Oath', { category: 'core', points: 0, more: { constraints: once } }),
        aUnit('spears', 'Spears', { category: 'core', points: 50 }),
      ],
    });
    const list = new AList(catalogue).with('oath', 'spears');
    expect(view(list.context(), list.unit('oath'))).toMatchObject({ isRepeatable: false });
    expect(view(list.context(), list.unit('spears'))).toMatchObject({ isRepeatable: true });
  });

  test('the only force of a list is not to be removed, one below it is', () => {
    const list = new AList();
    const company = list.company();
    expect(view(list.context(), list.army)).toMatchObject({ isRemovable: false });
    expect(view(list.context(), company)).toMatchObject({ isRemovable: true });
  });

  test('an option of a unit is the unit itself', () => {
    const list = new AList().with('lord');
    const option = list.roster.forces[0]?.selections?.[0]?.selections?.at(-1)?.id;
    expect(view(list.context(), option)).toMatchObject({ kind: 'unit', name: 'Lord' });
  });

  test('a group of which one is taken is radio buttons; a loose option a check box', () => {
    const sections = lord(new AList().with('lord')).sections;
    const weapon = sections.find((section) => section.title === 'Weapon');
    expect(weapon).toMatchObject({ choose: { least: 1, most: 1, taken: 1 } });
    expect(weapon?.rows.map((row) => [row.control, row.name, row.isOn, row.price])).toEqual([
      ['radio', 'Sword', true, 0],
      ['radio', 'Halberd', false, 10],
    ]);
    expect(sections.find((section) => section.title === 'Options')?.rows).toMatchObject([
      { control: 'check', name: 'Shield', isOn: false, price: 5 },
    ]);
  });

  test.each([
    { claim: 'what the data write as none, for ever, is no choice', modifiers: [], shown: [] },
    {
      claim: 'what is none only now is greyed',
      modifiers: [{ type: 'increment', field: 'ghost.max', value: '1' }].map((each) => ({
        ...each,
        conditions: [{ type: 'atLeast', value: 1, scope: 'roster', childId: 'spears' }],
      })),
      shown: ['Ghost: none allowed'],
    },
  ])('$claim', ({ modifiers, shown }) => {
    const ghost = {
      id: 'ghost',
      name: 'Ghost',
      type: 'upgrade',
      constraints: [{ id: 'ghost.max', type: 'max', value: 0, field: 'selections', scope: 'parent' }],
      modifiers,
    };
    const choice = { category: 'heroes', points: 0, more: { selectionEntries: [ghost] } };
    const list = new AList(aCatalogue({ selectionEntries: [aUnit('creed', 'Creed', choice)] })).with('creed');
    const chosen = view(list.context(), list.unit('creed'));
    const rows = chosen.kind === 'unit' ? chosen.sections.flatMap((section) => section.rows) : [];
    expect(rows.map(({ name, why }) => `${name}: ${why}`)).toEqual(shown);
  });

  test('an amount is a number with its bounds', () => {
    const list = new AList().with('spears');
    const chosen = view(list.context(), list.unit('spears'));
    expect(chosen).toMatchObject({
      sections: [{ title: 'Pieces', rows: [{ control: 'number', amount: 10, least: 10, most: 30 }] }],
    });
  });

  test('models are called as the game calls them', () => {
    const french = new AList().with('spears').context('fr');
    expect(headView(french).models).toBe('pièces');
    expect(view(french, french.evaluation.forces[0]?.selections[0]?.id)).toMatchObject({
      sections: [{ title: 'Pièces' }],
    });
  });

  test('the price has its sum', () => {
    const list = new AList().with('lord');
    list.do({ kind: 'select', parent: list.unit('lord'), entryId: 'lord.shield' });
    expect(lord(list)).toMatchObject({ price: 105, sum: [100, 5] });
  });

  test('a role says who has it now', () => {
    const list = new AList().with('lord', 'lord');
    const [first, second] = list.roster.forces[0]?.selections ?? [];
    list.do({ kind: 'customise', node: first?.id ?? '', customName: 'Old Tom' });
    list.do({ kind: 'set-role', role: 'general', selection: first?.id ?? '' });
    expect(view(list.context(), first?.id)).toMatchObject({
      roles: [{ role: 'general', isOn: true, holder: undefined }],
    });
    expect(view(list.context(), second?.id)).toMatchObject({
      roles: [{ role: 'general', isOn: false, holder: 'Old Tom' }],
    });
  });

  test('statistics and capabilities are in the language, with short heads', () => {
    const list = new AList().with('spears', 'lord');
    const spears = view(list.context('fr'), list.unit('spears'));
    expect(spears).toMatchObject({
      second: 'Spears',
      profiles: [
        {
          title: 'Profil',
          columns: [{ name: 'Mvt', long: 'Mouvement' }, { name: 'Sauvegarde' }],
          rows: [{ values: [{ text: '5″' }, { text: '4+' }] }],
        },
      ],
    });
    expect(lord(list, list.context('fr')).capabilities).toMatchObject([
      { name: 'Vol (8″)', summary: 'Passe au-dessus de tout.' },
    ]);
  });
});

describe('what may be taken', () => {
  test('stands by blocks, with what is taken and what is over', () => {
    const { groups, left } = offersView(new AList(undefined, 200).with('spears').context(), undefined);
    expect(left).toBe(50);
    expect(groups.map((group) => group.name)).toEqual(['Heroes', 'Core']);
    expect(groups[1]).toMatchObject({ room: { kind: 'least-short', points: 100 } });
    expect(groups[1]?.items.map((item) => [item.name, item.taken, item.over])).toEqual([
      ['Riders', 0, 70],
      ['Spears', 1, 100],
    ]);
  });

  test('a full block says what takes its places, once', () => {
    const list = new AList();
    const company = list.company();
    for (let count = 0; count < 2; count += 1) list.do({ kind: 'select', parent: company, entryId: 'guard' });
    const must = offersView(list.context(), company).groups.find((group) => group.name === 'Compulsory');
    expect(must).toMatchObject({
      takenBy: ['2\u00a0×\u00a0Guard'],
      isClosed: false,
      missing: 0,
      items: [{ name: 'Guard', why: '' }],
    });
  });

  test('what goes to a block without places stands under it, last, with the reason once', () => {
    const because = { kind: 'place-most', params: { forceId: 'army', placeId: 'guests' } };
    const none = { id: 'none', type: 'max', value: 0, field: 'selections', scope: 'force', because };
    const catalogue = smallCatalogue({
      system: {
        categoryEntries: [
          { id: 'guests', name: 'Guests' },
          { id: 'core', name: 'Core' },
        ],
        forceEntries: [
          {
            id: 'army',
            name: 'Army',
            categoryLinks: [{ targetId: 'guests', constraints: [none] }, { targetId: 'core' }],
          },
        ],
      },
      book: {
        selectionEntries: [
          unit('envoy', { categoryLinks: [{ targetId: 'guests', primary: true }] }),
          unit('guard', { categoryLinks: [{ targetId: 'core', primary: true }] }),
          unit('stray'),
        ],
      },
    });
    const { groups } = offersView(new AList(catalogue).context(), undefined);
    expect(groups.map(({ name, why, isClosed }) => [name, why, isClosed])).toEqual([
      ['Core', undefined, false],
      ['Guests', 'none open', true],
      ['', undefined, false],
    ]);
    expect(groups[1]?.items).toMatchObject([{ name: 'envoy', why: '' }]);

    const list = new AList(catalogue);
    const [army] = list.context().evaluation.forces;
    list.do({ kind: 'select', parent: army?.id ?? '', entryId: 'envoy' });
    const taken = offersView(list.context(), undefined).groups.find(({ name }) => name === 'Guests');
    expect(taken).toMatchObject({ isClosed: false, why: 'none open' });
  });

  test('forces that may be added stand under their kind', () => {
    const { forces } = offersView(new AList().context(), undefined);
    expect(forces[0]).toMatchObject({ name: 'Companies', items: [{ name: 'Company', taken: 0 }] });
  });

  test('is found by the name in either language, without accents', () => {
    const offers = offersView(new AList().context('fr'), undefined).groups.flatMap((group) => group.items);
    expect(offers.find((offer) => offer.name === 'Seigneur')?.search).toContain('lord');
  });
});
