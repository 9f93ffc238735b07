import type { Catalogue } from '../../../renderer/engine/catalogue/catalogue';
import type {
  CatalogueDefinition,
  GameSystemDefinition,
  SelectionEntryDefinition,
} from '../../../renderer/engine/catalogue/definition';
import { linkCatalogues } from '../../../renderer/engine/catalogue/link-catalogues';

const SIZE = (id: string, least: number, most: number) => [
  { id: `${id}.min`, type: 'min', value: least, field: 'selections', scope: 'parent' },
  { id: `${id}.max`, type: 'max', value: most, field: 'selections', scope: 'parent' },
];

interface UnitParts {
  readonly category: string;
  readonly points: number;
  readonly fr?: string;
  readonly models?: readonly [number, number];
  readonly each?: number;
  readonly also?: string;
  readonly more?: Partial<SelectionEntryDefinition>;
}

/** A unit with one kind of model; `each` is the price of a model. */
export function aUnit(id: string, name: string, parts: UnitParts): SelectionEntryDefinition {
  const [least, most] = parts.models ?? [1, 1];
  return {
    id,
    name,
    ...(parts.fr === undefined ? {} : { names: { fr: parts.fr } }),
    type: 'unit',
    costs: [{ typeId: 'pts', value: parts.points }],
    categoryLinks: [
      { targetId: parts.category, primary: true },
      ...(parts.also === undefined ? [] : [{ targetId: parts.also }]),
    ],
    selectionEntries: [
      {
        id: `${id}.model`,
        name: `${name} model`,
        type: 'model',
        costs: [{ typeId: 'pts', value: parts.each ?? 0 }],
        constraints: SIZE(`${id}.model`, least, most),
        profiles: [
          {
            id: `${id}.profile`,
            name,
            typeId: 'model',
            characteristics: [
              { typeId: 'move', value: '5"' },
              { typeId: 'save', value: '4+' },
            ],
          },
        ],
      },
    ],
    ...parts.more,
  };
}

const LORD_OPTIONS: Partial<SelectionEntryDefinition> = {
  selectionEntries: [
    {
      id: 'lord.model',
      name: 'Lord model',
      type: 'model',
      constraints: SIZE('lord.model', 1, 1),
    },
    { id: 'lord.general', name: 'General', names: { fr: 'Général' }, type: 'upgrade', role: 'general' },
    {
      id: 'lord.shield',
      name: 'Shield',
      names: { fr: 'Bouclier' },
      type: 'upgrade',
      costs: [{ typeId: 'pts', value: 5 }],
      constraints: [{ id: 'lord.shield.max', type: 'max', value: 1, field: 'selections', scope: 'parent' }],
    },
  ],
  selectionEntryGroups: [
    {
      id: 'lord.weapon',
      name: 'Weapon',
      names: { fr: 'Arme' },
      defaultSelectionEntryId: 'lord.sword',
      constraints: [
        { id: 'lord.weapon.min', type: 'min', value: 1, field: 'selections', scope: 'parent' },
        { id: 'lord.weapon.max', type: 'max', value: 1, field: 'selections', scope: 'parent' },
      ],
      selectionEntries: [
        { id: 'lord.sword', name: 'Sword', names: { fr: 'Épée' }, type: 'upgrade' },
        {
          id: 'lord.halberd',
          name: 'Halberd',
          names: { fr: 'Hallebarde' },
          type: 'upgrade',
          costs: [{ typeId: 'pts', value: 10 }],
        },
      ],
    },
  ],
};

const SYSTEM: GameSystemDefinition = {
  id: 'game',
  name: 'A Game',
  names: { fr: 'Un jeu' },
  edition: { en: '1st edition', fr: '1re édition' },
  modelWord: { en: 'pieces', fr: 'pièces' },
  revision: '2026-11-30',
  costTypes: [
    { id: 'pts', name: 'points', names: { fr: 'points' }, defaultCostLimit: 1000 },
    { id: 'mana', name: 'Mana', names: { fr: 'Mana' } },
  ],
  profileTypes: [
    {
      id: 'model',
      name: 'Profile',
      names: { fr: 'Profil' },
      subject: 'model',
      characteristicTypes: [
        { id: 'move', name: 'Move', names: { fr: 'Mouvement' }, shortNames: { en: 'Mv', fr: 'Mvt' } },
        { id: 'save', name: 'Save', names: { fr: 'Sauvegarde' } },
      ],
    },
  ],
  categoryEntries: [
    { id: 'heroes', name: 'Heroes', names: { fr: 'Héros' } },
    { id: 'core', name: 'Core', names: { fr: 'Base' } },
    { id: 'must', name: 'Compulsory', names: { fr: 'Obligatoire' } },
    { id: 'support', name: 'Support', names: { fr: 'Soutien' } },
    { id: 'secret', name: 'Secret', tag: true },
  ],
  forceEntries: [
    {
      id: 'army',
      name: 'Army',
      names: { fr: 'Armée' },
      start: true,
      categoryLinks: [
        {
          id: 'army.heroes',
          targetId: 'heroes',
          constraints: [
            {
              id: 'army.heroes.most',
              type: 'max',
              value: 400,
              field: 'pts',
              scope: 'force',
              includeChildSelections: true,
            },
          ],
        },
        {
          id: 'army.core',
          targetId: 'core',
          constraints: [
            {
              id: 'army.core.least',
              type: 'min',
              value: 250,
              field: 'pts',
              scope: 'force',
              includeChildSelections: true,
            },
          ],
        },
        { id: 'army.secret', targetId: 'secret' },
      ],
      forceEntries: [
        {
          id: 'company',
          name: 'Company',
          names: { fr: 'Compagnie' },
          kind: 'company',
          book: 'same',
          categoryLinks: [
            {
              id: 'company.must',
              targetId: 'must',
              constraints: [
                { id: 'company.must.min', type: 'min', value: 2, field: 'selections', scope: 'force' },
                { id: 'company.must.max', type: 'max', value: 2, field: 'selections', scope: 'force' },
              ],
            },
            {
              id: 'company.support',
              targetId: 'support',
              constraints: [
                { id: 'company.support.max', type: 'max', value: 3, field: 'selections', scope: 'force' },
              ],
            },
          ],
        },
      ],
    },
  ],
  capabilities: [
    {
      id: 'fly',
      name: 'Fly',
      names: { fr: 'Vol' },
      parameters: ['distance'],
      summary: { en: 'Moves over everything.', fr: 'Passe au-dessus de tout.' },
    },
  ],
};

const BOOK: CatalogueDefinition = {
  id: 'book',
  name: 'The Army',
  names: { fr: 'L’Armée' },
  gameSystemId: 'game',
  revision: '2026-11-30',
  selectionEntries: [
    aUnit('lord', 'Lord', {
      category: 'heroes',
      points: 100,
      fr: 'Seigneur',
      more: { ...LORD_OPTIONS, capabilities: [{ id: 'fly', params: ['8"'] }] },
    }),
    aUnit('spears', 'Spears', { category: 'core', points: 50, fr: 'Lanciers', models: [10, 30], each: 10 }),
    aUnit('riders', 'Riders', { category: 'core', also: 'heroes', points: 120, fr: 'Cavaliers' }),
    aUnit('guard', 'Guard', { category: 'must', points: 80, fr: 'Garde' }),
    aUnit('engine', 'War Engine', { category: 'support', points: 150, fr: 'Machine de guerre' }),
  ],
};

export interface AGame {
  readonly system: GameSystemDefinition;
  readonly books: readonly CatalogueDefinition[];
  readonly sizes: readonly number[];
}

export function aCompiledSystem(): AGame {
  return { system: SYSTEM, books: [BOOK], sizes: [500, 1000, 2000] };
}

export function aCatalogue(book: Partial<CatalogueDefinition> = {}): Catalogue {
  return linkCatalogues(SYSTEM, [{ ...BOOK, ...book }]);
}
