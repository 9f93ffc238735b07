/** A small evaluation by hand: what the sheet reads of one, with boring defaults. */
import type { Amount } from '../../../renderer/engine/catalogue/amount';
import type { Catalogue } from '../../../renderer/engine/catalogue/catalogue';
import type {
  CapabilityDefinition,
  CapabilityUse,
  ProfileTypeDefinition,
} from '../../../renderer/engine/catalogue/definition';
import type {
  CostTotal,
  EvaluatedCategory,
  EvaluatedForce,
  EvaluatedProfile,
  EvaluatedSelection,
  Evaluation,
} from '../../../renderer/engine/evaluation/evaluated';
import type { Finding } from '../../../renderer/engine/findings/finding';
import type { Roster } from '../../../renderer/engine/roster/document';
import type { SheetInput } from '../../../renderer/engine/sheet/build/context';
import type { Language } from '../../../renderer/engine/words/language';

export type Pair = string | readonly [string, string];

export function named(pair: Pair): {
  readonly name: string;
  readonly names: { readonly fr: string } | undefined;
} {
  return typeof pair === 'string'
    ? { name: pair, names: undefined }
    : { name: pair[0], names: { fr: pair[1] } };
}

export function costs(points: number): readonly CostTotal[] {
  return [{ typeId: 'pts', name: 'points', value: (points * 10_000) as Amount, hidden: false }];
}

export function aProfile(
  typeId: string,
  name: Pair,
  values: readonly (string | number)[],
  capabilities: readonly CapabilityUse[] = [],
): EvaluatedProfile {
  const columns = PROFILE_TYPES.find(({ id }) => id === typeId)?.characteristicTypes ?? [];
  return {
    id: `${typeId}-${named(name).name}`,
    ...named(name),
    typeId,
    typeName: typeId,
    page: '',
    publicationId: '',
    characteristics: columns.map((column, index) => ({
      typeId: column.id,
      name: column.name,
      value: String(values[index] ?? '-'),
      values: undefined,
      printed: undefined,
    })),
    facts: undefined,
    capabilities,
  };
}

interface SelectionOptions extends Partial<EvaluatedSelection> {
  readonly points?: number;
  readonly customName?: string;
  readonly notes?: string;
  readonly lastPrice?: number;
}

let counter = 0;

/** Total and amounts follow from the children; `points` is its own price. */
export function aSelection(name: Pair, options: SelectionOptions = {}): EvaluatedSelection {
  const { points = 0, customName, notes, lastPrice, children = [], ...more } = options;
  counter += 1;
  const id = more.id ?? `s${counter}`;
  const total = children.reduce((sum, child) => sum + (child.totals[0]?.value ?? 0) / 10_000, points);
  return {
    id,
    selection: {
      id,
      entryId: id,
      amount: more.amount ?? 1,
      name: named(name).name,
      ...(customName === undefined ? {} : { customName }),
      ...(notes === undefined ? {} : { notes }),
      ...(lastPrice === undefined ? {} : { costs: [{ typeId: 'pts', name: 'points', value: lastPrice }] }),
    },
    isDerived: false,
    isLost: false,
    parent: 'f',
    force: 'f',
    entryId: id,
    groupId: undefined,
    definition: undefined,
    ...named(name),
    shortNames: undefined,
    type: 'upgrade',
    role: undefined,
    hidden: false,
    amount: 1,
    number: 1,
    costs: costs(points),
    totals: costs(total),
    categories: [],
    profiles: [],
    rules: [],
    capabilities: [],
    publicationId: '',
    page: '',
    ...more,
    children,
  };
}

export function models(
  name: Pair,
  number: number,
  profiles: readonly EvaluatedProfile[] = [],
  options: SelectionOptions = {},
): EvaluatedSelection {
  return aSelection(name, { type: 'model', amount: number, number, profiles, ...options });
}

export function aBlock(
  name: Pair,
  selections: readonly EvaluatedSelection[],
  limits: EvaluatedCategory['limits'] = [],
): EvaluatedCategory {
  const total = selections.reduce((sum, each) => sum + (each.totals[0]?.value ?? 0) / 10_000, 0);
  return {
    entryId: named(name).name,
    ...named(name),
    shortNames: undefined,
    hidden: false,
    isTag: false,
    isExtra: false,
    selections,
    alsoCounted: [],
    limits,
    totals: costs(total),
  };
}

export function aForce(
  name: Pair,
  categories: readonly EvaluatedCategory[],
  more: Partial<EvaluatedForce> = {},
): EvaluatedForce {
  counter += 1;
  const id = `f${counter}`;
  const { forces = [] } = more;
  const total = [...categories, ...forces].reduce(
    (sum, each) => sum + (each.totals[0]?.value ?? 0) / 10_000,
    0,
  );
  return {
    id,
    force: { id, entryId: id, name: named(name).name, catalogueId: 'army' },
    isLost: false,
    parent: undefined,
    entryId: id,
    catalogueId: 'army',
    catalogueName: 'The Army',
    shortNames: undefined,
    ...named(name),
    kind: undefined,
    hidden: false,
    categories,
    selections: categories.flatMap(({ selections }) => selections),
    totals: costs(total),
    limits: [],
    profiles: [],
    rules: [],
    ...more,
    forces,
  };
}

function find(
  nodes: readonly (EvaluatedForce | EvaluatedSelection)[],
  id: string,
): EvaluatedForce | EvaluatedSelection | undefined {
  for (const node of nodes) {
    if (node.id === id) return node;
    const below = 'children' in node ? node.children : [...node.forces, ...node.selections];
    const found = find(below, id);
    if (found) return found;
  }
  return undefined;
}

export function anEvaluation(forces: readonly EvaluatedForce[], roster: Partial<Roster> = {}): Evaluation {
  const total = forces.reduce((sum, force) => sum + (force.totals[0]?.value ?? 0) / 10_000, 0);
  return {
    roster: {
      format: 1,
      id: 'list',
      name: 'Silver Tide',
      system: { id: 'game', name: 'The Game', revision: '2026-11-30' },
      books: [],
      limits: [{ typeId: 'pts', name: 'points', value: 3000 }],
      forces: forces.map(({ force }) => force),
      ...roster,
    },
    costs: costs(total),
    forces,
    lost: [],
    broken: [],
    hiddenSelections: [],
    overLimit: [],
    withoutLimit: [],
    messages: [],
    lostRoles: [],
    loops: [],
    node: (id) => find(forces, id),
    position: () => 0,
    rootOffers: () => [],
    placelessOffers: () => [],
    childOffers: () => [],
    forceOffers: () => [],
  };
}

/** Narrow values beside weapons; twelve values in a line; weapons with long traits. */
export const PROFILE_TYPES: readonly ProfileTypeDefinition[] = [
  {
    id: 'stand',
    name: 'Stand',
    subject: 'model',
    characteristicTypes: [
      {
        id: 'move',
        name: 'Move',
        names: { fr: 'Mouvement' },
        shortNames: { en: 'Move', fr: 'Mvt' },
        unit: 'cm',
      },
      {
        id: 'save',
        name: 'Save',
        names: { fr: 'Sauvegarde' },
        shortNames: { en: 'Save', fr: 'Svg' },
        words: [{ text: 'Sheet', names: { fr: 'Fiche' } }],
      },
      { id: 'af', name: 'Assault', shortNames: { en: 'AF', fr: 'FA' }, sign: true },
      { id: 'morale', name: 'Morale', names: { fr: 'Moral' } },
    ],
  },
  {
    id: 'weapon',
    name: 'Weapon',
    names: { fr: 'Arme' },
    subject: 'weapon',
    characteristicTypes: [
      { id: 'range', name: 'Range', names: { fr: 'Portée' } },
      { id: 'dice', name: 'Dice', names: { fr: 'Dés' } },
      { id: 'hit', name: 'To hit', names: { fr: 'Touche' } },
      { id: 'ap', name: 'AP', names: { fr: 'PA' } },
    ],
  },
  {
    id: 'figure',
    name: 'Figure',
    subject: 'model',
    characteristicTypes: [
      'Adv',
      'Mar',
      'Dis',
      'HP',
      'Def',
      'Res',
      'Arm',
      'Att',
      'Off',
      'Str',
      'AP',
      'Agi',
    ].map((name) => ({ id: name, name })),
  },
  {
    id: 'gun',
    name: 'Shooting weapon',
    names: { fr: 'Arme de tir' },
    subject: 'weapon',
    characteristicTypes: ['R', 'FP', 'RS', 'AP', 'D', 'Traits'].map((name) => ({ id: name, name })),
  },
  {
    id: 'hull',
    name: 'Vehicle',
    subject: 'model',
    characteristicTypes: ['M', 'BS', 'Front', 'Side', 'Rear', 'HP'].map((name) => ({ id: name, name })),
  },
];

export const CAPABILITIES: readonly CapabilityDefinition[] = [
  {
    id: 'scoring',
    name: 'Scoring',
    names: { fr: 'Opérationnel' },
    summary: { en: 'Holds secondary objectives.', fr: 'Tient les objectifs secondaires.' },
  },
  {
    id: 'fly',
    name: 'Fly',
    names: { fr: 'Vol' },
    parameters: ['a', 'm'],
    summary: {
      en: 'Advances X, marches Y, over terrain and units.',
      fr: 'Avance de X, marche de Y, par-dessus décors et unités.',
    },
  },
  {
    id: 'elite',
    name: 'Elite',
    names: { fr: 'Élite' },
    parameters: ['n'],
    summary: {
      en: 'Adds X rerolls to the pool of the army: one die per roll, then they are gone.',
      fr: 'Ajoute X relances à la réserve de l’armée\u00a0: un dé par jet, puis elles sont perdues.',
    },
  },
  { id: 'turret', name: 'Turret', names: { fr: 'Tourelle' } },
  {
    id: 'breath',
    name: 'Breath',
    names: { fr: 'Souffle' },
    parameters: ['n', 'what'],
    form: { en: 'Breathes {2} ({1})', fr: 'Souffle\u00a0: {2} ({1})' },
    words: [{ text: 'fire', names: { fr: 'du feu' } }],
  },
];

export function anInput(language: Language, findings: readonly Finding[] = [], limit = 3000): SheetInput {
  const catalogue = {
    system: {
      id: 'game',
      name: 'The Game',
      names: { fr: 'Le Jeu' },
      edition: { en: '2nd edition', fr: 'Deuxième édition' },
      revision: '2026-11-30',
    },
    costTypes: new Map([['pts', { id: 'pts', name: 'points' }]]),
    profileTypes: new Map(PROFILE_TYPES.map((type) => [type.id, type])),
    capabilities: new Map(CAPABILITIES.map((capability) => [capability.id, capability])),
    book: () => ({
      forces: [],
      definition: { name: 'The Army', names: { fr: 'L’Armée' }, revision: '2026-11-21' },
    }),
  } as unknown as Catalogue;
  return {
    catalogue,
    findings,
    language,
    names: {
      nameOf: () => undefined,
      isPoints: (id) => id === 'pts',
      limitOf: (id) => (id === 'pts' ? limit : undefined),
      modelWord: () => 'models',
      hasOneForce: true,
      forceKindOf: () => undefined,
    },
  };
}
