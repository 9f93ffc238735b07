/** Views of the units of lists that are made as a user makes them, of our books and of data of others. */
import { describe, expect, test } from 'vitest';
import { Recogniser } from '../../../../renderer/engine/capabilities/recognise/recogniser';
import { rulesFor } from '../../../../renderer/engine/capabilities/rules/rules';
import { UnitViews } from '../../../../renderer/engine/capabilities/view/from-evaluation';
import { characteristicOf } from '../../../../renderer/engine/capabilities/view/of-model';
import type { ModelView, UnitView } from '../../../../renderer/engine/capabilities/view/unit-view';
import { linkCatalogues } from '../../../../renderer/engine/catalogue/link-catalogues';
import { readData } from '../../../../renderer/engine/catalogue/read-data';
import type { Capability } from '../../../../schemas/generated/types';
import { ListBuilder } from '../../../builders/list-builder';
import { aBook, aSystem, aUnit, type Pick, play } from '../../catalogue/books/play-book';

const name = (en: string) => ({ en, fr: en });
const CAPABILITIES = {
  format: 1,
  system: 'game',
  capabilities: [
    { id: 'brave', name: name('Brave') },
    { id: 'fly', name: name('Fly'), parameters: ['X'] },
    { id: 'sharp', name: name('Sharp'), kind: 'attack-attribute' },
    { id: 'kin-walker', name: name('Walker'), kind: 'unit-type', aliases: ['Walkers?'] },
    {
      id: 'small',
      name: name('Small'),
      listBuilding: [{ effect: 'grants', capability: 'brave', when: 'class-1-infantry' }],
    },
    {
      id: 'drill',
      name: name('Drill'),
      listBuilding: [
        { effect: 'grants', capability: 'brave', test: { share: 'majority', of: 'models', has: 'drill' } },
      ],
    },
  ],
};

const MEN = {
  models: [
    { id: 'man', name: 'Man', size: { min: 3, max: 9 }, capabilities: ['drill'] },
    { id: 'dog', name: 'Dog', size: { min: 2, max: 9 } },
  ],
};

function viewsOf(
  unit: Readonly<Record<string, unknown>>,
  picked: Partial<Pick> = {},
): { readonly views: UnitViews; readonly units: readonly UnitView[] } {
  const book = aBook([aUnit('u', unit)], {
    gear: {
      horse: { name: 'Horse', capabilities: ['fly 8'], profiles: [{ type: 'body', values: { mv: 9 } }] },
      pike: { name: 'Pike', profiles: [{ type: 'arms', values: { reach: 2 }, capabilities: ['sharp'] }] },
    },
  });
  const system = aSystem({
    profiles: [
      {
        id: 'body',
        name: 'Body',
        subject: 'model',
        columns: [
          { id: 'ld', name: { en: 'Leadership', fr: 'Cœur', short: { en: 'Lead', fr: 'Cr' } } },
          { id: 'mv', name: 'Move' },
        ],
      },
      { id: 'arms', name: 'Arms', subject: 'weapon', columns: [{ id: 'reach', name: 'Reach' }] },
    ],
  });
  const { list } = play({ system, books: [book, CAPABILITIES] }, [{ units: [{ id: 'u', ...picked }] }]);
  const views = viewsFor(list, 'test');
  return { views, units: views.of(list.evaluation) };
}

function viewsFor({ catalogue }: ListBuilder, ruleset: string): UnitViews {
  const written = catalogue.system.capabilities?.flatMap((one) => one.written ?? []) ?? [];
  return new UnitViews({
    catalogue,
    rules: rulesFor(written, { ruleset, text: 'en' }),
    recogniser: undefined,
  });
}

const held = ({ closed }: ModelView) => closed.held.map(({ id, params = [] }) => [id, ...params].join(' '));

const CASES: readonly {
  readonly claim: string;
  readonly unit: Readonly<Record<string, unknown>>;
  readonly picked?: Partial<Pick>;
  /** Number, type, class, then what it has. */
  readonly models: readonly string[];
}[] = [
  {
    claim: 'models have their own and that of the unit, and their numbers',
    unit: { models: [{ id: 'man', name: 'Man', size: 4, capabilities: ['fly 6'] }], capabilities: ['brave'] },
    models: ['4 - - fly 6, brave'],
  },
  {
    claim: 'a mount adds its own',
    unit: { options: [{ of: 'horse' }] },
    picked: { with: ['u.horse'] },
    models: ['1 - - fly 8'],
  },
  {
    claim: 'what an attack has is not the model’s',
    unit: { options: [{ of: 'pike' }] },
    picked: { with: ['u.pike'] },
    models: ['1 - - '],
  },
  {
    claim: 'type and class of a line of statistics, and what follows from them',
    unit: {
      models: [
        {
          id: 'man',
          name: 'Man',
          size: 2,
          profiles: [{ type: 'body', values: { mv: 4 }, facts: { type: 'Infantry', class: 1 } }],
        },
      ],
      capabilities: ['small'],
    },
    models: ['2 infantry 1 small, brave'],
  },
  {
    claim: 'the same of a larger one does not follow',
    unit: { facts: { type: 'Super-heavies', class: 4 }, capabilities: ['small'] },
    models: ['1 superheavy 4 small'],
  },
  {
    claim: 'type of the base',
    unit: { base: { type: 'Beast', height: 'Large', size: '50×50' } },
    models: ['1 beast - '],
  },
  {
    claim: 'type by a capability that is a type',
    unit: { capabilities: ['kin-walker'] },
    models: ['1 walker - kin-walker'],
  },
  { claim: 'more than half the models', unit: MEN, models: ['3 - - drill, brave', '2 - - '] },
  {
    claim: 'half of them is not more than half',
    unit: { models: [MEN.models[0], { ...MEN.models[1], size: 3 }] },
    models: ['3 - - drill', '3 - - '],
  },
];

test.each(CASES)('$claim', ({ unit, picked, models }) => {
  const [view] = viewsOf(unit, picked).units;
  expect(
    view?.models.map(
      (model) => `${model.count} ${model.type ?? '-'} ${model.class ?? '-'} ${held(model).join(', ')}`,
    ),
  ).toEqual(models);
});

test('base and size', () => {
  const [view] = viewsOf({ base: { type: 'Beast', height: 'Large', size: '50×50' } }).units;
  expect(view?.models).toMatchObject([{ size: 'Large', base: '50×50' }]);
});

describe('characteristics', () => {
  const unit = {
    options: [{ of: 'horse' }, { of: 'pike' }],
    facts: { class: 2 },
    profiles: [
      { type: 'body', name: 'Man', values: { ld: 7, mv: 4 } },
      { type: 'body', name: 'Dog', values: { ld: 3, mv: 8 } },
    ],
    models: MEN.models,
  };
  test.each([
    { asked: 'Lead', claim: 'by short name', says: ['7', '3'] },
    { asked: 'Leadership', claim: 'by name', says: ['7', '3'] },
    { asked: 'LD', claim: 'by id', says: ['7', '3'] },
    { asked: 'Move', claim: 'its own before that of the mount', says: ['4', '8'] },
    { asked: 'class', claim: 'of the facts', says: ['2', '2'] },
    { asked: 'Reach', claim: 'not of a weapon', says: [undefined, undefined] },
  ])('$asked: $claim', ({ asked, says }) => {
    const [view] = viewsOf(unit, { with: ['u.horse', 'u.pike'] }).units;
    expect(view?.models.map((model) => characteristicOf(model, asked))).toEqual(says);
  });
});

describe('data of others', () => {
  const GST = `<gameSystem id="sea" name="Sea" revision="1" battleScribeVersion="2.03" xmlns="http://www.battlescribe.net/schema/gameSystemSchema">
    <costTypes><costType id="pts" name="pts"/></costTypes>
    <profileTypes><profileType id="ship" name="Ship"><characteristicTypes><characteristicType id="c1" name="Kind"/><characteristicType id="c2" name="Spd"/><characteristicType id="c3" name="Notes"/><characteristicType id="c4" name="Type"/><characteristicType id="c5" name="Height"/><characteristicType id="c6" name="Base"/></characteristicTypes></profileType></profileTypes>
    <forceEntries><forceEntry id="army" name="Fleet"/></forceEntries>
  </gameSystem>`;
  const CAT = `<catalogue id="book" name="Port" gameSystemId="sea" gameSystemRevision="1" revision="1" battleScribeVersion="2.03" xmlns="http://www.battlescribe.net/schema/catalogueSchema">
    <selectionEntries><selectionEntry id="u" name="Strider" type="unit">
      <profiles><profile id="p" name="Strider" typeId="ship" typeName="Ship"><characteristics><characteristic name="Kind" typeId="c1">Walkers</characteristic><characteristic name="Spd" typeId="c2">6</characteristic><characteristic name="Notes" typeId="c3">Fly (8), Tentacled</characteristic></characteristics></profile>
      <profile id="q" name="Lore" typeId="ship" typeName="Ship"><characteristics><characteristic name="Notes" typeId="c3">It was built long ago. Small, Drill, and loud.</characteristic></characteristics></profile></profiles>
      <rules><rule id="r" name="Brave"><description>Stands.</description></rule></rules>
      <selectionEntries><selectionEntry id="spear" name="Spear" type="upgrade"><constraints><constraint id="one" type="min" value="1" field="selections" scope="parent"/></constraints><rules><rule id="s" name="Sharp"/></rules></selectionEntry></selectionEntries>
    </selectionEntry>
    <selectionEntry id="guns" name="Guns" type="model"><profiles><profile id="g" name="Guns" typeId="ship" typeName="Ship"><characteristics><characteristic name="Type" typeId="c4">Light Artillery</characteristic><characteristic name="Height" typeId="c5">Low</characteristic><characteristic name="Base" typeId="c6">40×40</characteristic></characteristics></profile></profiles></selectionEntry></selectionEntries>
  </catalogue>`;

  function viewOfOthers(entryId: string) {
    const bytes = (text: string) => new TextEncoder().encode(text);
    const { systems } = readData([
      { path: 'sea.gst', bytes: bytes(GST) },
      { path: 'port.cat', bytes: bytes(CAT) },
    ]);
    const [read] = systems;
    if (read === undefined) throw new Error('no system');
    const list = new ListBuilder(linkCatalogues(read.system, read.books));
    list.select(list.force(), entryId);
    const rules = rulesFor(CAPABILITIES.capabilities as readonly Capability[], {
      ruleset: undefined,
      text: 'en',
    });
    const views = new UnitViews({
      catalogue: list.catalogue,
      rules,
      recogniser: new Recogniser(rules, 'en'),
    });
    return { list, view: views.of(list.evaluation)[0] };
  }

  test('capabilities by the names of rules and in lists; not what weapons have, nor words of a sentence', () => {
    const { list, view } = viewOfOthers('u');
    expect(list.evaluation.forces[0]?.selections[0]?.children).toHaveLength(1);
    expect(view?.models.map(held)).toEqual([['brave', 'kin-walker', 'fly 8']]);
    expect(view?.models).toMatchObject([{ count: 1, type: 'walker', class: undefined }]);
    expect(view?.models.map((model) => characteristicOf(model, 'Spd'))).toEqual(['6']);
  });

  test('type, size and base by columns of those names', () => {
    const { view } = viewOfOthers('guns');
    expect(view?.models).toMatchObject([{ type: 'light-artillery', size: 'Low', base: '40×40' }]);
  });
});

describe('after an edit', () => {
  /** Two units of men; the second is swift while anything in the army blows a horn. */
  function twoUnits() {
    const book = aBook([
      aUnit('first', {
        ...MEN,
        options: [
          { id: 'horn', name: 'Horn' },
          { id: 'flag', name: 'Flag' },
        ],
      }),
      aUnit('second', {
        capabilities: [{ id: 'fly', params: ['9'], when: { has: 'first.horn', in: 'army' } }],
        profiles: [{ type: 'body', values: { mv: 4 } }],
      }),
    ]);
    const { list } = play({ books: [book, CAPABILITIES] }, [{ units: ['first', 'second', 'second'] }]);
    const views = viewsFor(list, 'test');
    const before = views.of(list.evaluation);
    const made = () => {
      const now = views.of(list.evaluation);
      return now.map((view, at) => (view === before[at] ? 'kept' : 'new'));
    };
    return { list, before, made, views };
  }

  test('of one unit, that one is made anew', () => {
    const { list, before, made } = twoUnits();
    expect(made()).toEqual(['kept', 'kept', 'kept']);
    list.select(before[0]?.id ?? '', 'first.flag');
    expect(made()).toEqual(['new', 'kept', 'kept']);
  });

  test('that gives others a capability, those too', () => {
    const { list, before, made, views } = twoUnits();
    list.select(before[0]?.id ?? '', 'first.horn');
    expect(made()).toEqual(['new', 'new', 'new']);
    expect(views.of(list.evaluation).map(({ models }) => models.flatMap(held).includes('fly 9'))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('of its number of models', () => {
    const { list, before, made, views } = twoUnits();
    const [men] = before[0]?.models ?? [];
    list.apply({ kind: 'set-amount', selection: men?.id ?? '', amount: 6 });
    expect(made()).toEqual(['new', 'kept', 'kept']);
    expect(views.of(list.evaluation)[0]?.models.map(({ count }) => count)).toEqual([6, 2]);
  });
});

test('a unit stands in its force, and the data do not tell whether that is a company', () => {
  const { units } = viewsOf({});
  expect(units.map(({ formation }) => formation)).toEqual([{ id: expect.any(String), isCompany: undefined }]);
});
