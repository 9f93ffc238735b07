import { isSingular, number, points } from '../engine/words/numbers';
import type { Words } from './en';
import { toldFew } from './told-few';

const n = (value: number): string => number(value, 'fr');
const units = (name: string, count: number): string =>
  count === 1 ? name : `${n(count)} ${isSingular(count, 'fr') ? 'unité' : 'unités'}`;
const place = (force: string, block: string): string => (block === '' ? force : `${force}, ${block}`);

/** Libellés de ce que les mains font des lignes. */
export const gesturesFr: Pick<Words, 'moving' | 'clip' | 'refusals' | 'several' | 'palette'> = {
  moving: {
    place,
    at: (where, index, count) => `${where}, ${n(index)} sur ${n(count)}`,
    start: (name, count) => `Déplacer ${units(name, count)}`,
    notHere: (name, count) => `${units(name, count)} : pas ici`,
    nowhere: (name, count) =>
      count === 1
        ? `${name} : aucune autre place de la liste ne convient.`
        : `${units(name, count)} : aucune autre place de la liste ne convient à toutes.`,
    hints: { place: 'place', put: 'mettre ici', anyway: 'mettre quand même', cancel: 'annuler' },
  },

  clip: {
    copied: (name, count) => `Copié : ${units(name, count)}`,
    nothing: 'Rien à coller : copiez d’abord des unités d’une liste.',
    leftOut: (names) => `Non collé, car rien dans cette liste ne le prend : ${names}`,
  },

  refusals: (refused) =>
    toldFew(
      refused.map(({ name: { fr: name }, why }) => {
        if (why.kind === 'only-force')
          return `${name} reste : il faut un détachement à une liste, et c’est le seul.`;
        const reason = why.kind === 'closed' ? why.limit.fr : 'les données ne l’ont plus';
        return `Impossible de dupliquer ${name} : ${reason}.`;
      }),
      (others) => `Impossible aussi d’en dupliquer ${n(others)} autre${others < 2 ? '' : 's'}.`,
    ),

  several: {
    title: (count) => `${n(count)} unités`,
    label: 'Unités choisies ensemble',
    duplicate: 'Dupliquer',
    move: 'Déplacer…',
    copy: 'Copier',
    remove: 'Retirer',
    one: 'Ne choisir que celle-ci',
    hints: { mark: 'choisir d’autres', drop: 'n’en choisir qu’une' },
  },

  palette: {
    open: 'Chercher ou commander',
    openShort: 'Chercher',
    label: 'Recherche et commandes',
    placeholder: 'Une unité, une ligne, une commande',
    placeholderLists: 'Une liste, une commande',
    commands: 'Commandes',
    take: (force) => `À prendre · ${force}`,
    takeForces: 'Ajouter un détachement',
    rows: 'Dans l’armée',
    lists: 'Listes',
    setLimit: (limit) => `Mettre la limite à ${points(limit, 'fr')}`,
    limitNow: (limit) => `maintenant ${n(limit)}`,
    armyWords: 'points taille club date notes nom tournoi',
    nothing: (text) => `Rien ne répond à « ${text} ».`,
    hints: { walk: 'choisir', run: 'aller', anyway: 'ajouter quand même', close: 'fermer' },
    command: {
      'new-list': 'Nouvelle liste',
      'open-file': 'Ouvrir un fichier',
      lists: 'Retour aux listes',
      data: 'Données des jeux : ajouter, parcourir',
      sheet: 'Feuille',
      army: 'Retour à l’armée',
      save: 'Enregistrer maintenant',
      'save-as': 'Enregistrer sous…',
      undo: (step) => `Annuler : ${step}`,
      redo: (step) => `Rétablir : ${step}`,
      filter: 'Filtrer l’armée',
      finding: 'Constat suivant',
      add: 'Chercher dans ce qu’on peut prendre',
      duplicate: (name) => `Dupliquer ${name}`,
      move: (name) => `Déplacer ${name} vers une autre place`,
      copy: (name) => `Copier ${name}`,
      cut: (name) => `Couper ${name}`,
      remove: (name) => `Retirer ${name}`,
      name: (name) => `Nom donné à ${name}`,
      notes: (name) => `Notes sur ${name}`,
      versions: 'Versions précédentes de la liste',
      'whole-army': 'Voir l’armée elle-même : limite, joueur, événement',
      'light-theme': 'Thème clair',
      'dark-theme': 'Thème sombre',
      'system-theme': 'Thème du système',
      'other-language': 'In English',
      compact: 'Lignes serrées',
      comfortable: 'Lignes aérées',
      settings: 'Réglages',
      keys: 'Toutes les touches',
    },
  },
};
