import { isSingular, number } from '../../words/numbers';
import { problemSentence } from '../../words/problems/problem-sentence';
import { revisionWords } from '../../words/revisions';
import { lowered } from './lowered';
import { someNames } from './some-names';
import type { ExchangeWords } from './tables';

const n = (value: number) => number(value, 'fr');

const TYPES: ReadonlyMap<string, string> = new Map([
  ['string', 'un texte'],
  ['number', 'un nombre'],
  ['integer', 'un nombre entier'],
  ['object', 'un objet { }'],
  ['array', 'une liste [ ]'],
  ['boolean', 'true ou false'],
  ['null', 'rien (null)'],
]);
const type = (name: string) => TYPES.get(name) ?? name;

const some = (names: readonly string[]) => someNames(names, 'fr');

/** How a choice was found that the data have under another path. */
const BY = { group: 'leur groupe', id: 'leur seul identifiant', name: 'leur nom' } as const;

export const FR: ExchangeWords = {
  problems: {
    empty: () => ({
      what: 'Le fichier est vide',
      where: '',
      todo: 'Ouvrir une version précédente de la liste, ou une copie.',
    }),
    'too-large': ({ size, most }) => ({
      what: `Le fichier est trop gros pour une liste\u00a0: ${n(size)} caractères, ${n(most)} au plus`,
      where: '',
      todo: 'Vérifier que c’est le bon fichier.',
    }),
    'too-deep': ({ most }) => ({
      what: `Le fichier est plus profond qu’aucune liste\u00a0: plus de ${n(most)} niveaux`,
      where: '',
      todo: 'Vérifier que c’est le bon fichier.',
    }),
    undecodable: ({ encoding, line }) => ({
      what: `Une lettre du fichier est illisible, car ce n’est pas du ${encoding.toUpperCase()} correct`,
      where: `ligne ${n(line)}`,
      todo: 'L’ouvrir dans un éditeur de texte, l’enregistrer en UTF-8 puis le rouvrir. Le fichier est resté tel quel.',
    }),
    'too-many': ({ most }) => ({
      what: `Le fichier contient plus de choix qu’aucune liste\u00a0: plus de ${n(most)}`,
      where: '',
      todo: 'Vérifier que c’est le bon fichier.',
    }),
    binary: () => ({
      what: 'Le fichier contient des octets et non du texte\u00a0: ce n’est pas une liste',
      where: '',
      todo: 'Vérifier que c’est le bon fichier\u00a0; celui d’une liste finit par .muster.',
    }),
    zip: () => ({
      what: 'Le fichier est une archive zip sans liste dedans',
      where: '',
      todo: 'La liste d’un autre logiciel est un fichier .rosz. Si ce sont les données d’un jeu, les ajouter avec les données.',
    }),
    'broken-zip': ({ problem }) => ({
      what: `La liste n’a pas pu être décompressée\u00a0: ${lowered(problemSentence(problem, 'fr'))}`,
      where: '',
      todo: 'Enregistrer ou récupérer la liste de nouveau.',
    }),
    'broken-xml': ({ problem }) => ({
      what: `La liste n’est pas lisible\u00a0: ${lowered(problemSentence(problem, 'fr'))}`,
      where: `ligne ${n(problem.line)}, colonne ${n(problem.column)}`,
      todo: 'Enregistrer ou récupérer la liste de nouveau\u00a0; si elle a été modifiée à la main, corriger cet endroit.',
    }),
    'old-roster': ({ version }) => ({
      what: `La liste vient de BattleScribe ${version}, dont les fichiers sont faits autrement\u00a0; ils sont lus à partir de la version 2.00`,
      where: '',
      todo: 'L’ouvrir et l’enregistrer avec BattleScribe 2, ou la refaire.',
    }),
    markup: () => ({
      what: 'Le fichier est une page web ou un autre balisage, pas une liste',
      where: '',
      todo: 'S’il a été téléchargé, télécharger le fichier .muster lui-même et non la page qui le montre.',
    }),
    'plain-text': () => ({
      what: 'Le fichier est du texte, pas un fichier de liste',
      where: '',
      todo: 'Une liste partagée en texte ne peut pas être relue. Demander son fichier .muster.',
    }),
    truncated: ({ line }) => ({
      what: 'La fin du fichier manque',
      where: `il s’arrête à la ligne ${n(line)}`,
      todo: 'Le copier ou le télécharger de nouveau, ou ouvrir une version précédente de la liste.',
    }),
    'broken-json': ({ line, column, found }) => ({
      what: found
        ? `Le fichier n’est pas lisible\u00a0: «\u00a0${found}\u00a0» n’a rien à faire là`
        : 'Le fichier n’est pas lisible\u00a0: un signe est de travers',
      where: `ligne ${n(line)}, colonne ${n(column)}`,
      todo: 'S’il a été modifié à la main, y chercher une virgule, un guillemet ou une parenthèse.',
    }),
    'foreign-json': ({ looksLike, keys }) => ({
      what:
        looksLike === 'data'
          ? 'Le fichier contient les données d’un jeu, pas une liste'
          : 'Le fichier est du JSON, mais pas une liste',
      where: keys.length > 0 ? `il commence par ${keys.map((key) => `«\u00a0${key}\u00a0»`).join(', ')}` : '',
      todo:
        looksLike === 'data'
          ? 'L’ajouter à l’écran des données.'
          : 'Vérifier que c’est le bon fichier\u00a0; celui d’une liste finit par .muster.',
    }),
    'newer-format': ({ format, known }) => ({
      what: `La liste vient d’un Muster Roll plus récent\u00a0: format ${n(format)}, celui-ci lit jusqu’à ${n(known)}`,
      where: '',
      todo: 'Mettre Muster Roll à jour. Le fichier est resté tel quel.',
    }),
    mistakes: ({ mistakes }) => ({
      what: `La liste a ${n(mistakes.length)} ${isSingular(mistakes.length, 'fr') ? 'faute' : 'fautes'}\u00a0: ${mistakes[0] ? FR.mistakes[mistakes[0].what.kind](mistakes[0].what as never) : ''}`,
      where: mistakes[0] ? FR.at(mistakes[0]) : '',
      todo: 'La corriger dans un éditeur de texte, ou ouvrir une version précédente de la liste.',
    }),
  },
  notes: {
    migrated: ({ from, to }) => `La liste est passée du format ${n(from)} au format ${n(to)}`,
    'renamed-ids': ({ ids }) =>
      `${n(ids.length)} choix ${isSingular(ids.length, 'fr') ? 'avait le même identifiant qu’un autre et en a' : 'avaient le même identifiant que d’autres et en ont'} un nouveau`,
    'costs-with-children': () =>
      'Le fichier gardait les prix avec tout ce qui est sous un choix\u00a0; les prix propres des choix ont été calculés',
    'uneven-numbers': ({ names }) =>
      `Le nombre n’est pas un multiple de ce dont il dépend et a été arrondi\u00a0: ${some(names)}`,
    'bounded-amounts': ({ most, names }) =>
      `Plus d’une même chose qu’on n’en peut compter, ramenée à ${n(most)} en tout\u00a0: ${some(names)}`,
    'other-rosters': ({ names }) =>
      `Le fichier contient d’autres listes\u00a0; seule la première a été lue. Laissées de côté\u00a0: ${some(names)}`,
    relinked: ({ by, names }) => `Retrouvés dans les données par ${BY[by]}\u00a0: ${some(names)}`,
    'other-revision': ({ name, revision, current }) =>
      `La liste a été faite avec ${revisionWords(revision, 'fr')} de ${name}\u00a0; les données en sont à ${revisionWords(current, 'fr')}`,
    'other-totals': ({ totals }) =>
      `D’autres totaux que dans le fichier\u00a0: ${totals.map(({ name, stored, now }) => `${name} ${n(stored)} dans le fichier, ${n(now)} avec ces données`).join('\u00a0; ')}`,
    'passed-over': ({ path, used }) =>
      `Des données abîmées ont été écartées\u00a0: ${path} est inutilisable, ${used} sert à sa place`,
    'replaced-characters': () => 'Des caractères qu’aucun fichier ne peut contenir ont été remplacés par �',
    'broken-seal': () =>
      'Le fichier a été modifié hors du programme depuis qu’il a été scellé\u00a0: son empreinte est celle d’une autre liste',
  },
  mistakes: {
    missing: ({ field }) => `il manque «\u00a0${field}\u00a0»`,
    'wrong-type': ({ wanted, found }) => `${type(found)} à la place où il faut ${type(wanted)}`,
    'too-great': ({ most }) => `le nombre est plus grand que ${n(most)}`,
    'not-the-value': ({ wanted, found }) => `il faut ${wanted}, pas ${found}`,
    'too-small': ({ least }) => `le nombre est plus petit que ${n(least)}`,
    'not-finite': () => 'le nombre est trop grand pour être gardé',
    other: ({ keyword }) => `pas comme le veut le format (${keyword})`,
  },
  at: ({ path, near, line }) =>
    `${path || 'la liste elle-même'}${near ? ` (${near})` : ''}, ligne ${n(line)}`,
  losses: {
    choices: 'les choix en tant que données\u00a0: le texte ne peut pas être relu comme liste',
    profiles: 'les caractéristiques et les armes',
    summaries: 'les résumés des capacités',
    versions: 'les versions des livres',
    'unknown-fields': 'les champs ajoutés par d’autres logiciels',
  },
};
