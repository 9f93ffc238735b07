import { quoted } from '../engine/words/findings/fr-parts';
import { isSingular, number, percent, points } from '../engine/words/numbers';
import { shortened } from '../engine/words/shortened';
import type { Words } from './en';

/** Of what was typed by mistake no more is said. */
const LONGEST_TYPED = 20;

const n = (value: number): string => number(value, 'fr');
const counted = (value: number, one: string, many: string): string =>
  `${n(value)} ${isSingular(value, 'fr') ? one : many}`;

/** Labels of the builder's three columns and its strip. */
export const builderFr: Pick<Words, 'builder' | 'offers' | 'ledger' | 'chosen' | 'fields' | 'findings'> = {
  builder: {
    undo: 'Annuler',
    redo: 'Rétablir',
    undoStep: (step) => `Annuler : ${step}`,
    redoStep: (step) => `Rétablir : ${step}`,
    find: 'Filtrer l’armée',
    sheet: 'Feuille',
    sheetNeedsData: 'Feuille\u00a0: pas sans les données de la liste',
    back: 'Mes listes',
    panes: { add: 'Ajouter', army: 'Armée', chosen: 'Choix' },
    columns: { offers: 'Ce qu’on peut prendre', army: 'Armée', chosen: 'L’élément choisi' },
    points: 'points',
    filterNone: (text) => `Rien dans l’armée ne répond à « ${text} ».`,
    emptyArmy: 'L’armée est encore vide',
    emptyArmyHint: 'Choisissez à gauche ce qu’il faut ajouter ; Entrée l’ajoute.',
  },

  offers: {
    search: 'Ajouter une unité',
    searchLabel: 'Chercher dans ce qu’on peut prendre',
    target: 'Destination',
    onlyFits: (left) => `Seulement ce qui tient dans ${points(left, 'fr')}`,
    upTo: (left) => `≤ ${n(left)}`,
    missing: (value) => counted(value, 'manque', 'manquent'),
    placesLeft: (left) => counted(left, 'place libre', 'places libres'),
    pointsLeft: (left) => `reste ${n(left)}`,
    leastMet: (value) => `${percent(value, 'fr')} atteints`,
    leastShort: (value) => `manque ${n(value)}`,
    taken: (by) => `place prise : ${by}`,
    full: 'plus de place',
    noLimit: 'sans limite',
    over: (value) => `${n(value)} de trop`,
    ofMost: (taken, most) => `${n(taken)} sur ${n(most)}`,
    upToMost: (most) => `0–${n(most)}`,
    others: 'Autres',
    closed: 'Fermées ici',
    closedKinds: (count) => counted(count, 'sorte d’unités', 'sortes d’unités'),
    newForce: 'Nouveau détachement',
    elsewhere: 'Ailleurs dans l’armée',
    nothing: (text) => `Rien ne répond à « ${text} ».`,
    nothingHere: (text, target) => `${target} : rien ne répond à « ${text} ».`,
    unfitting: (value) =>
      `${counted(value, 'réponse ne tient', 'réponses ne tiennent')} pas dans les points restants, et le filtre ${isSingular(value, 'fr') ? 'l’écarte' : 'les écarte'}.`,
    nothingFits: (left) =>
      left > 0
        ? `${points(left, 'fr')} ${isSingular(left, 'fr') ? 'restant' : 'restants'} : aucune unité ne tient.`
        : 'Il ne reste plus de points : aucune unité ne tient.',
    choicesFit: (value, isMore) =>
      `${counted(value, 'choix', isMore ? 'choix ou plus' : 'choix')} pour des unités de l’armée ${isSingular(value, 'fr') ? 'tient' : 'tiennent'} encore`,
    nothingOffered: 'On ne peut rien prendre ici.',
    result: (value) => counted(value, 'choix', 'choix'),
  },

  ledger: {
    label: 'Armée',
    missing: (wanted) => (wanted === '' ? 'Manque' : `Manque : ${wanted}`),
    add: (block) => `Ajouter : ${block}`,
    addPlaces: (block, places) => `Ajouter : ${block}, ${counted(places, 'place libre', 'places libres')}`,
    barren: (block) => `Les données n’ont rien pour ${block}`,
    countedIn: (block) => `compte dans ${block}`,
    missingCount: (value) => counted(value, 'manque', 'manquent'),
    units: (value) => counted(value, 'unité', 'unités'),
    noLimit: 'sans limite',
    atMost: (value) => `au plus ${value}`,
    atLeast: (value) => `au moins ${value}`,
    places: (taken, most) => `${counted(taken, 'prise', 'prises')} sur ${n(most)}`,
    placesAtLeast: (taken, least) => `${counted(taken, 'prise', 'prises')}, ${n(least)} au moins`,
    share: (spent, part) => `${spent} points, ${part}`,
    lastPrice: (value) => `dernier prix ${value}`,
    roles: 'Rôles',
  },

  chosen: {
    army: 'L’armée',
    force: 'Détachement',
    options: 'Options',
    roles: 'Rôles',
    general: 'Rôles dans l’armée',
    one: '1 au choix',
    oneAtMost: '1 au plus',
    chooseExactly: (value) => `exactement ${n(value)}`,
    chooseAtMost: (value) => `${n(value)} au plus`,
    chooseBetween: (least, most) => `${n(least)} à ${n(most)}`,
    chooseAtLeast: (value) => `au moins ${n(value)}`,
    taken: (taken, most) => `${n(taken)} sur ${n(most)}`,
    allowance: (most) => `sur ${n(most)}`,
    choices: (value) => counted(value, 'choix', 'choix'),
    moreRows: (value) => counted(value, 'autre', 'autres'),
    fewerRows: 'Ne montrer que les choix pris',
    fixed: (amount) => `× ${n(amount)}, fixe`,
    exactly: (amount) => `exactement ${n(amount)}`,
    range: (least, most) => `${n(least)} à ${n(most)}`,
    heldBy: (name) => `maintenant ${name}`,
    nobody: 'personne encore',
    printed: (value) => `${value} dans le livre`,
    capabilities: 'Capacités',
    notes: 'Notes',
    notesHint: 'Imprimées sur la feuille sous l’unité',
    ownName: 'Nom donné',
    remove: 'Retirer',
    duplicate: 'Dupliquer',
    findings: 'Constats',
    limits: 'Limites',
    details: 'Liste, joueur, tournoi',
    listName: 'Nom de la liste',
    player: 'Joueur',
    club: 'Club',
    event: 'Tournoi',
    date: 'Date',
    blocks: 'Parts et places',
    values: 'L’armée en chiffres',
    // The data name one model, in the singular: quoted, the name need not agree.
    increase: (name) => `Plus de ${quoted(name)}`,
    decrease: (name) => `Moins de ${quoted(name)}`,
    amountOf: (name) => `Nombre de ${quoted(name)}`,
    price: 'Prix',
    lost: 'Gardé avec son dernier nom et son dernier prix, hors de tout total.',
    lastKnown:
      'Montrée avec les noms et les prix que la liste garde elle-même : elle se lit et se transmet en fichier, mais ne peut être ni modifiée, ni imprimée, ni écrite en texte.',
    readAgain: 'Relire',
    each: 'chacun',
    units: (value) => counted(value, 'unité', 'unités'),
  },

  fields: {
    wrong: (least, most) => `Un nombre entier de ${n(least)} à ${n(most)}`,
    cut: (most) => `${n(most)} lettres au plus : le reste n’a pas été repris.`,
    notTaken: (least, most) => (typed, kept) => {
      const stays = kept === undefined ? '' : ` ${n(kept)} reste.`;
      return typed === ''
        ? `Le champ était vide.${stays}`
        : `« ${shortened(typed, LONGEST_TYPED)} » n’est pas un nombre entier de ${n(least)} à ${n(most)}.${stays}`;
    },
    grouping: '',
  },

  findings: {
    title: 'Constats',
    none: 'Aucune erreur',
    alike: (count) => `(${n(count)}\u00a0fois)`,
  },
};
