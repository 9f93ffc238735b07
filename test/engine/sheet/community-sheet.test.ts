/** Sheets of data that know nothing of our summaries: several costs, rules with books and pages, profiles of words. */
import { describe, expect, test } from 'vitest';
import type {
  CharacteristicTypeDefinition,
  ProfileDefinition,
} from '../../../renderer/engine/catalogue/definition';
import type { SheetContext } from '../../../renderer/engine/sheet/build/context';
import { sheet } from '../../../renderer/engine/sheet/build/sheet';
import type { SheetDocument } from '../../../renderer/engine/sheet/document';
import { layoutSheet } from '../../../renderer/engine/sheet/layout/layout-sheet';
import { catalogueNames } from '../../../renderer/engine/words/catalogue-names';
import { ListBuilder } from '../../builders/list-builder';
import { option, type SmallParts, smallCatalogue, unit } from '../../builders/small-catalogue';
import { cellsText, rowsOf } from './layout-reading';

const COLUMNS = ['Kind', 'Move', 'Arms'].map((name): CharacteristicTypeDefinition => ({ id: name, name }));

const profile = (id: string, values: readonly string[]): ProfileDefinition => ({
  id,
  name: id,
  typeId: 'boat',
  characteristics: values.map((value, index) => ({ typeId: COLUMNS[index]?.id ?? '', value })),
});

const GAME: SmallParts = {
  system: {
    costTypes: [
      { id: 'pts', name: 'pts' },
      { id: 'vp', name: ' VP' },
      { id: 'own', name: 'Kept apart', hidden: true },
    ],
    profileTypes: [{ id: 'boat', name: 'Boat', subject: 'model', characteristicTypes: COLUMNS }],
    publications: [{ id: 'core', name: 'The Core Rules of the Game', shortName: 'Core' }],
    forceEntries: [
      {
        id: 'army',
        name: 'Army',
        rules: [
          { id: 'tide', name: 'Tide', description: 'Comes and goes.', publicationId: 'core', page: '3' },
        ],
      },
    ],
    sharedRules: [
      { id: 'steady', name: 'Steady', description: 'Never\nturns  back.', publicationId: 'core', page: '12' },
      { id: 'loud', name: 'Loud', description: 'Is heard.' },
      { id: 'calm', name: 'Calm', description: 'Waits.', publicationId: 'core', page: '12' },
    ],
  },
  book: {
    selectionEntries: [
      unit('Cutter', {
        publicationId: 'core',
        page: '40-41',
        costs: [
          { typeId: 'pts', value: 60 },
          { typeId: 'vp', value: 2 },
          { typeId: 'own', value: 5 },
        ],
        profiles: [profile('Cutter', ['Boat, small', '9', 'Bow gun : 20\nRam : touch'])],
        infoLinks: [
          { id: 'l1', targetId: 'steady', type: 'rule' },
          { id: 'l2', targetId: 'loud', type: 'rule' },
          { id: 'l4', targetId: 'calm', type: 'rule' },
        ],
      }),
      unit('Raft', {
        infoLinks: [
          {
            id: 'l3',
            targetId: 'steady',
            type: 'rule',
            modifiers: [{ type: 'append', field: 'name', value: '(2)' }],
          },
        ],
        selectionEntries: [1, 2, 3].map((n) =>
          option(`oarsman ${n}`, {
            name: 'Oarsman',
            type: 'model',
            constraints: [{ id: `least ${n}`, type: 'min', value: 1, field: 'selections', scope: 'parent' }],
            selectionEntryGroups: [
              {
                id: `oars ${n}`,
                name: 'Oar',
                constraints: [
                  { id: `oar ${n}`, type: 'min', value: 1, field: 'selections', scope: 'parent' },
                ],
                selectionEntries: [option(`long ${n}`), option(`short ${n}`)],
              },
            ],
          }),
        ),
      }),
    ],
  },
};

function documentOf(texts: 'ours' | 'all' = 'ours', language: 'en' | 'fr' = 'en'): SheetDocument {
  const list = new ListBuilder(smallCatalogue(GAME));
  const force = list.force();
  list.select(force, 'Cutter');
  list.select(force, 'Raft');
  const { catalogue, evaluation, findings } = list;
  return sheet(evaluation, {
    catalogue,
    findings,
    language,
    names: catalogueNames(catalogue, evaluation.roster),
    texts,
  } satisfies Partial<SheetContext>);
}

const unitsOf = ({ forces }: SheetDocument) =>
  forces.flatMap(({ blocks }) => blocks).flatMap(({ units }) => units);

describe('a unit of community data', () => {
  test('says its other costs that are meant to be seen, and where it is printed', () => {
    expect(unitsOf(documentOf())[0]).toMatchObject({ values: ['VP\u00a02'], source: 'Core, p.\u00a040-41' });
    expect(unitsOf(documentOf())[1]).toMatchObject({ values: [], source: '' });
  });

  test('has values of several lines in one, with a sign between them', () => {
    const [line] = unitsOf(documentOf())[0]?.lines ?? [];
    expect(line?.profile?.values).toEqual(['Boat, small', '9', 'Bow gun : 20; Ram : touch']);
  });
});

describe('profiles of words', () => {
  const long = { ...documentOf(), title: 'T' };
  const wide: SheetDocument = {
    ...long,
    forces: long.forces.map((force) => ({
      ...force,
      blocks: force.blocks.map((block) => ({
        ...block,
        units: block.units.map((each) => ({
          ...each,
          name: `${each.name} of the long names that would not stand beside any columns`,
          lines: each.lines.map((line) => ({
            ...line,
            profile: line.profile && {
              ...line.profile,
              values: ['Boat, small', '9', `${'Bow gun : 20; '.repeat(9)}Ram`],
            },
          })),
        })),
      })),
    })),
  };

  test('are printed as text, each label told from its value by a sign', () => {
    const said = cellsText(rowsOf(layoutSheet(wide)));
    expect(said).toContain('Kind: Boat, small\u00a0· Move: 9\u00a0· Arms: Bow gun : 20; Bow gun');
    const french = cellsText(rowsOf(layoutSheet({ ...wide, language: 'fr' })));
    expect(french).toContain('Kind\u00a0: Boat, small\u00a0· Move\u00a0: 9');
  });

  test('leave the whole row to the name of the unit', () => {
    expect(cellsText(rowsOf(layoutSheet(wide)))).toContain(
      'Cutter of the long names that would not stand beside any columns',
    );
  });
});

describe('what is wrong', () => {
  test('with each of several models in the same way is said once, with how often', () => {
    const document = documentOf();
    expect(document.findings.map(({ text, place, count }) => [text, place, count])).toEqual([
      ['No Oar, at least 1 needed', 'Raft, Oarsman', 3],
    ]);
    expect(cellsText(rowsOf(layoutSheet(document)))).toContain('Raft, Oarsman (3 times)');
    expect(cellsText(rowsOf(layoutSheet({ ...document, language: 'fr' })))).toContain('(3 fois)');
  });
});

describe('the glossary of data without summaries of ours', () => {
  test('says where rules are printed; those of which the data do not say it are left to their units', () => {
    const { glossary, glossaryWords } = documentOf();
    expect(glossaryWords).toBe('nobody');
    expect(glossary).toEqual([
      { name: 'Calm, Steady, Steady (2)', summary: '', source: 'Core, p.\u00a012' },
      { name: 'Tide', summary: '', source: 'Core, p.\u00a03' },
    ]);
  });

  test('has the texts of the data where they are wished, one rule under several names once', () => {
    const { glossary, glossaryWords } = documentOf('all');
    expect(glossaryWords).toBe('data');
    expect(glossary).toEqual([
      { name: 'Calm', summary: 'Waits.', source: 'Core, p.\u00a012' },
      { name: 'Loud', summary: 'Is heard.', source: '' },
      { name: 'Steady, Steady (2)', summary: 'Never turns back.', source: 'Core, p.\u00a012' },
      { name: 'Tide', summary: 'Comes and goes.', source: 'Core, p.\u00a03' },
    ]);
    const said = cellsText(rowsOf(layoutSheet(documentOf('all')))).replace(/\s+/g, ' ');
    expect(said).toContain('Never turns back. · Core, p. 12');
    expect(said).toContain('in the words of the data');
  });

  test('rules of a force stand under its head, or above its units where it has none', () => {
    const document = documentOf();
    expect(document.forces[0]).toMatchObject({ isFrame: true, capabilities: ['Tide'] });
    const said = cellsText(rowsOf(layoutSheet(document)));
    expect(said.indexOf('Tide')).toBeGreaterThan(0);
    expect(said.indexOf('Tide')).toBeLessThan(said.indexOf('Cutter'));
  });
});
