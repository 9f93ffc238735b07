/** The right column of units whose data know of several costs, of books and of pages. */
import { expect, test } from 'vitest';
import { findings } from '../../../renderer/engine/findings/findings';
import { capabilitiesView, forceCapabilities } from '../../../renderer/worker/view/capabilities-view';
import { chosenView } from '../../../renderer/worker/view/chosen-view';
import { type ViewContext, viewContext } from '../../../renderer/worker/view/context';
import { findingsView } from '../../../renderer/worker/view/findings-view';
import { optionSections } from '../../../renderer/worker/view/option-sections';
import { ListBuilder } from '../../builders/list-builder';
import { option, smallCatalogue, unit } from '../../builders/small-catalogue';

function aCutter(language: 'en' | 'fr' = 'en'): { context: ViewContext; cutter: string; force: string } {
  const rule = (id: string, page: string) => ({
    id,
    name: id,
    description: `${id} it is.`,
    publicationId: 'core',
    page,
  });
  const list = new ListBuilder(
    smallCatalogue({
      system: {
        costTypes: [
          { id: 'pts', name: 'pts' },
          { id: 'vp', name: ' VP' },
        ],
        publications: [{ id: 'core', name: 'Core Rules' }],
        profileTypes: [
          {
            id: 'gear',
            name: 'Gear',
            characteristicTypes: ['Use', 'Effect'].map((name) => ({ id: name, name })),
          },
        ],
        forceEntries: [{ id: 'army', name: 'Army', rules: [rule('Tide', '3')] }],
      },
      book: {
        selectionEntries: [
          unit('Cutter', {
            publicationId: 'core',
            page: '40',
            costs: [{ typeId: 'vp', value: 2 }],
            rules: [rule('Steady', '12')],
            profiles: [
              {
                id: 'lamp',
                name: 'Lamp',
                typeId: 'gear',
                characteristics: [
                  { typeId: 'Use', value: 'Once' },
                  { typeId: 'Effect', value: 'All see' },
                ],
              },
            ],
          }),
        ],
      },
    }),
  );
  const force = list.force();
  const cutter = list.select(force, 'Cutter');
  const { evaluation, catalogue } = list;
  return { context: viewContext(evaluation, catalogue, findings(evaluation), language), cutter, force };
}

test('a unit says what it counts beside points and where it is printed', () => {
  const { context, cutter } = aCutter();
  const nothing = { of: () => [] };
  expect(chosenView(context, cutter, [], nothing, [])).toMatchObject({
    subtitle: 'VP\u00a02 · Core Rules, p.\u00a040',
  });
});

test('abilities say where they are printed; those written as profiles name their values', () => {
  const { context, cutter } = aCutter('fr');
  const node = context.evaluation.node(cutter);
  const abilities = node !== undefined && 'children' in node ? capabilitiesView(context, node) : [];
  expect(abilities).toMatchObject([
    { name: 'Lamp', summary: 'Use\u00a0: Once · Effect\u00a0: All see', source: '' },
    { name: 'Steady', summary: 'Steady it is.', source: 'Core Rules, p.\u00a012' },
  ]);
});

test('a force tells its own rules', () => {
  const { context, force } = aCutter();
  const node = context.evaluation.node(force);
  const abilities =
    node !== undefined && 'categories' in node && 'forces' in node ? forceCapabilities(context, node) : [];
  expect(abilities).toMatchObject([
    { name: 'Tide', summary: 'Tide it is.', source: 'Core Rules, p.\u00a03' },
  ]);
});

test.each([
  { language: 'en', said: ['needs Horse', 'needs Horse', undefined] },
  { language: 'fr', said: ['demande Horse', 'demande Horse', undefined] },
] as const)('what is hidden or not allowed yet says what it needs: $language', ({ language, said }) => {
  const without = {
    type: 'equalTo',
    value: 0,
    field: 'selections',
    scope: 'parent',
    childId: 'Horse',
    shared: true,
  };
  const list = new ListBuilder(
    smallCatalogue({
      book: {
        selectionEntries: [
          unit('Rider', {
            selectionEntries: [
              option('Lance', {
                modifiers: [{ type: 'set', field: 'hidden', value: 'true', conditions: [without] }],
              }),
              option('Barding', {
                constraints: [{ id: 'most', type: 'max', value: 1, field: 'selections', scope: 'parent' }],
                modifiers: [{ type: 'set', field: 'most', value: 0, conditions: [without] }],
              }),
              option('Horse'),
              option('Spare', { hidden: true }),
            ],
          }),
        ],
      },
    }),
  );
  const rider = list.select(list.force(), 'Rider');
  const { evaluation, catalogue } = list;
  const node = evaluation.node(rider);
  const context = viewContext(evaluation, catalogue, findings(evaluation), language);
  const sections = node !== undefined && 'children' in node ? optionSections(context, node) : [];
  const whys = Object.fromEntries(sections.flatMap(({ rows }) => rows.map(({ name, why }) => [name, why])));
  expect([whys.Lance, whys.Barding, whys.Horse]).toEqual(said);
  expect(Object.keys(whys)).not.toContain('Spare');
});

test.each([
  { language: 'en', note: '× 2, automatic' },
  { language: 'fr', note: '× 2, automatique' },
] as const)(
  'what the data set by themselves for now stands among the choices and says so: $language',
  ({ language, note }) => {
    const exactly = (id: string, value: number) =>
      (['min', 'max'] as const).map((type) => ({
        id: `${id} ${type}`,
        type,
        value,
        field: 'selections',
        scope: 'parent',
        automatic: true,
      }));
    const withHorse = {
      type: 'atLeast',
      value: 1,
      field: 'selections',
      scope: 'parent',
      childId: 'Horse',
      shared: true,
    };
    const list = new ListBuilder(
      smallCatalogue({
        book: {
          selectionEntries: [
            unit('Rider', {
              selectionEntries: [
                option('Horse'),
                option('Boots', { constraints: exactly('boots', 1) }),
                option('Spurs', {
                  constraints: exactly('spurs', 0),
                  modifiers: ['min', 'max'].map((type) => ({
                    type: 'set',
                    field: `spurs ${type}`,
                    value: 2,
                    conditions: [withHorse],
                  })),
                }),
              ],
            }),
          ],
        },
      }),
    );
    const rider = list.select(list.force(), 'Rider');
    const rows = () => {
      const { evaluation, catalogue } = list;
      const node = evaluation.node(rider);
      const context = viewContext(evaluation, catalogue, findings(evaluation), language);
      const sections = node !== undefined && 'children' in node ? optionSections(context, node) : [];
      return sections.flatMap((section) =>
        section.rows.map((row) => [row.name, row.control, row.isOn, row.note, row.node !== undefined]),
      );
    };
    list.select(rider, 'Horse');
    // Boots are always there: what is no choice is not among the choices.
    expect(rows()).toEqual([
      ['Horse', 'number', true, '', true],
      ['Spurs', 'fixed', true, note, false],
    ]);
  },
);

test.each([
  { language: 'en', place: 'Crew, Rower (3 times)' },
  { language: 'fr', place: 'Crew, Rower (3 fois)' },
] as const)(
  'what is wrong with several models in the same way is one line: $language',
  ({ language, place }) => {
    const least = (id: string) => ({ id, type: 'min', value: 1, field: 'selections', scope: 'parent' });
    const rower = (n: number) =>
      option(`rower ${n}`, {
        name: 'Rower',
        type: 'model',
        constraints: [least(`rower least ${n}`)],
        selectionEntryGroups: [
          {
            id: `oars ${n}`,
            name: 'Oar',
            constraints: [least(`oar ${n}`)],
            selectionEntries: [option(`a${n}`), option(`b${n}`)],
          },
        ],
      });
    const list = new ListBuilder(
      smallCatalogue({
        book: { selectionEntries: [unit('Crew', { selectionEntries: [1, 2, 3].map(rower) })] },
      }),
    );
    const crew = list.select(list.force(), 'Crew');
    const { evaluation, catalogue } = list;
    const context = viewContext(evaluation, catalogue, findings(evaluation), language);
    expect(context.findings).toHaveLength(3);
    expect(findingsView(context)).toMatchObject([{ place, node: crew }]);
  },
);
