/** Smallest findings and names: defaults are boring, a test names only what matters. */
import type { BookBecause } from '../../../renderer/engine/catalogue/books/because-kinds';
import type { HiddenFinding, LimitFinding, Place } from '../../../renderer/engine/findings/finding';
import type { Names } from '../../../renderer/engine/words/names';

/** id → [English, French]. */
export type NameTable = Readonly<Record<string, readonly [string, string]>>;

export const NAMES: NameTable = {
  riders: ['Shadow Riders', 'Cavaliers de l’ombre'],
  ridersRaiding: ['Shadow Riders (Raiders)', 'Cavaliers de l’ombre (Pillards)'],
  archers: ['Archers', 'Archers'],
  core: ['Core', 'Base'],
  raiders: ['Raiders', 'Pillards'],
  armoury: ['Imperial Armoury', 'Arsenal impérial'],
  company: ['Infantry Company', 'Compagnie d’infanterie'],
  'extra-core': ['extra Core place', 'case Base supplémentaire'],
  compulsory: ['Compulsory', 'Obligatoire'],
  giant: ['Giant', 'Géant'],
  guard: ['Guard', 'Garde'],
  sword: ['Sword of Might', 'Épée de puissance'],
  weapons: ['Weapons', 'Armes'],
  orders: ['Orders', 'Ordres'],
  commands: ['command points spent', 'points de commandement dépensés'],
  general: ['General', 'Général'],
  support: ['Support', 'Soutien'],
  guards: ['Guard', 'Garde'],
  tall: ['a large or giant height', 'une taille grande ou géante'],
};

export function names(limit: number | undefined = undefined): Names {
  return {
    nameOf: (id) => {
      const named = NAMES[id];
      return named && { name: named[0], names: { fr: named[1] } };
    },
    isPoints: (costType) => costType === 'pts',
    limitOf: (costType) => (costType === 'pts' ? limit : undefined),
    modelWord: (language) => (language === 'fr' ? 'figurines' : 'models'),
    hasOneForce: false,
    forceKindOf: (id) => (id === 'company' ? 'company' : undefined),
  };
}

export function placeOf(...ids: string[]): Place {
  return {
    node: undefined,
    category: undefined,
    path: ids.map((id) => {
      const [en, fr] = NAMES[id] ?? [id, id];
      return { name: en, names: { fr } };
    }),
  };
}

function subjectOf(id: string): { readonly name: string; readonly names: { readonly fr: string } } {
  const [en, fr] = NAMES[id] ?? [id, id];
  return { name: en, names: { fr } };
}

type Because = BookBecause | undefined;

export function aLimit(
  kind: LimitFinding['kind'],
  subject: string,
  count: number,
  limit: number,
  because: Because = undefined,
  more: Partial<LimitFinding> = {},
): LimitFinding {
  return {
    kind,
    severity: 'error',
    place: placeOf(),
    constraint: 'c',
    entry: undefined,
    because,
    subject: subjectOf(subject),
    field: 'selections',
    count,
    limit,
    percent: undefined,
    isExact: false,
    amounts: undefined,
    ...more,
  };
}

export function aHidden(
  subject: string,
  because: Because = undefined,
  present: readonly string[] = [],
): HiddenFinding {
  return {
    kind: 'hidden-but-taken',
    severity: 'error',
    place: placeOf(),
    constraint: undefined,
    entry: undefined,
    because,
    subject: subjectOf(subject),
    present,
  };
}
