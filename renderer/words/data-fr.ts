import { isSingular, number } from '../engine/words/numbers';
import { severityCount } from '../engine/words/verdict';
import type { dataEn } from './data-en';

const n = (value: number): string => number(value, 'fr');
const counted = (value: number, one: string, many: string): string =>
  `${n(value)} ${isSingular(value, 'fr') ? one : many}`;

const where = (isZip: boolean): string =>
  isZip ? 'dans tout le zip' : 'ici et dans tous les dossiers en dessous';

const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Libellés de l’écran des données. */
export const dataFr: typeof dataEn = {
  data: {
    title: 'Données',
    addFolder: 'Ajouter un dossier…',
    addZip: 'Ajouter un zip…',
    search: 'Jeu, livre',
    table: 'Jeux et livres',
    details: 'Détails',
    offline: 'rien n’est pris sur le réseau',
    columns: {
      name: 'Livre',
      edition: 'Édition',
      date: 'Données du',
      entries: 'Entrées',
      lists: 'Listes',
      state: 'État',
    },
    shipped: 'fournies, nos livres',
    own: (place) => `${place}, livres personnels`,
    community: (place) => `${place}, communauté`,
    withoutGame: 'Le jeu de ces livres n’est pas là',
    library: 'Partagé par d’autres',
    revision: (revision) => `rév. ${revision}`,
    ready: 'Prêt',
    partly: 'Prêt en partie',
    notUsed: 'Écarté',
    waiting: 'Pas encore lu',
    reading: 'Lecture…',
    readingFile: (path, done, all) => `Lecture de ${path}, ${n(done)} sur ${n(all)}`,
    errors: (value) => severityCount('error', value, 'fr'),
    warnings: (value) => severityCount('warning', value, 'fr'),
    advice: (value) => severityCount('advice', value, 'fr'),
    games: (value) => counted(value, 'jeu', 'jeux'),
    books: (value) => counted(value, 'livre', 'livres'),
    entries: (value) => counted(value, 'entrée', 'entrées'),
    units: (value) => counted(value, 'unité', 'unités'),
    files: (value) => counted(value, 'fichier', 'fichiers'),
    strays: 'Fichiers inutilisables',
    emptyPlace: 'Aucune donnée n’a été trouvée ici.',
    problems: 'Problèmes',
    noProblems: 'Aucun problème',
    moreProblems: (value) =>
      `${n(value)} de plus ${isSingular(value, 'fr') ? 'n’est pas listé' : 'ne sont pas listés'}.`,
    nextProblem: 'problème suivant',
    newList: 'Nouvelle liste…',
    source: 'Source',
    shippedSource: 'Fait partie du programme',
    kept: 'Une copie dans ce navigateur. L’ajouter encore pour la relire.',
    watched: 'Relu quand il change sur le disque.',
    show: 'Montrer dans son dossier',
    openFile: 'Ouvrir dans l’éditeur',
    remove: 'Retirer du programme',
    removeHint: 'Les fichiers restent où ils sont ; les listes gardent leurs derniers noms et prix connus.',
    removed: (name) => `« ${name} » retiré`,
    usedBy: 'Listes qui s’en servent',
    usedByNone: 'Aucune liste ne s’en sert.',
    copies: {
      title: 'La même chose plusieurs fois',
      used: 'sert',
      damaged: 'abîmé',
      passedBy: 'ne sert pas',
      rule: 'Ce qui est abîmé ne sert pas. Du reste, c’est la révision la plus haute qui sert, où qu’elle se trouve\u00a0; à révision égale, l’ajout le plus récent.',
      ownRule:
        'Ce qui est abîmé ne sert pas. Du reste, c’est l’ajout le plus récent qui sert et, dans un même ajout, la révision la plus récente.',
      games: 'Le même jeu ailleurs',
      gamesRule:
        'Une liste se sert des données de sa propre révision, sinon des dernières ajoutées. Ce qui est abîmé est écarté.',
    },
    choose: 'Choisir un jeu ou un livre pour en voir plus.',
    lines: (path) => `Lignes de ${path}`,
    noLines: 'Le fichier ne peut pas être montré comme du texte.',
    backToDetails: 'Retour aux détails',
    nothingAdded: (name) =>
      name === ''
        ? 'Rien n’a été ajouté : le dossier est vide.'
        : `Rien n’a été ajouté : pas de données dans « ${name} ».`,
    onlyLists: (name, lists) =>
      `« ${name} » contient ${counted(lists, 'liste', 'listes')} et aucune donnée : rien n’a été ajouté aux données.`,
    openLists: (lists) => (lists === 1 ? 'Ouvrir la liste' : `Ouvrir les ${n(lists)} listes`),
    looked: ({ isZip, files, zips }) =>
      [
        `Ont été cherchés les fichiers en .gst, .cat, .gstz, .catz ou .json, ${where(isZip)} :`,
        files === 0
          ? 'il n’y en a aucun.'
          : `il y en a ${n(files)}, mais aucun système de jeu, catalogue ou livre d’armée.`,
        zips > 0
          ? `Il y a ${counted(zips, 'zip', 'zips')}, à ajouter par « Ajouter un zip… ».`
          : 'Ajoutez le dossier qui contient les fichiers d’un jeu, ou le zip de son dépôt.',
      ].join(' '),
    empty: 'Pas encore de données',
    emptyHint: 'Ajouter un dossier ou un zip de données de la communauté, ou de livres personnels.',
    nothingFound: (text) => `Rien ne correspond à « ${text} ».`,
    add: 'Ajouter des données…',
    fold: 'plier, déplier',
    missing: {
      'unknown-system': (name) => `Les données du jeu ${name} ne sont pas là`,
      'unnamed-system': (names) =>
        names === ''
          ? 'La liste ne dit pas de quel jeu elle est'
          : `La liste ne dit pas de quel jeu elle est, et ses livres ne sont pas dans les données : ${names}`,
      'unknown-book': (names) => `Absent des données : ${names}`,
      'broken-data': (names) => `Ces données ont des erreurs et ne peuvent pas servir : ${names}`,
    },
    openList: {
      renewed: (name, points, isLegal) =>
        [
          `Les données de « ${name} » ont changé, et la liste est calculée avec les nouvelles.`,
          points === undefined
            ? 'Ses points restent les mêmes.'
            : `${n(points[0])} points avant, ${n(points[1])} maintenant.`,
          isLegal === undefined ? '' : isLegal ? 'Elle est conforme à présent.' : 'Elle n’est plus conforme.',
          'L’annulation remonte comme avant.',
        ]
          .filter(Boolean)
          .join(' '),
      kept: (name, why) =>
        `Les données de « ${name} » ont changé. ${ended(why)} La liste continue avec celles lues auparavant.`,
      gone: (name, why) =>
        `${ended(why)} « ${name} » continue avec les données lues auparavant ; une fois fermée, elle ne peut qu’être regardée, jusqu’à ce qu’on les ajoute de nouveau.`,
    },
    lastSeen: (verdict) =>
      verdict === undefined
        ? 'Ce qui est montré vient de la liste elle-même : elle n’a pas été vue ici avec ses données.'
        : `Armée, points et verdict sont ceux de la dernière fois : ${verdict === 'legal' ? 'conforme' : 'non conforme'}.`,
    missingShort: 'Données absentes',
    lastVerdict: { legal: 'conforme la dernière fois', illegal: 'non conforme la dernière fois' },
    missingDo: 'La liste est restée comme elle était. Ajouter ses données pour la relire.',
  },
};
