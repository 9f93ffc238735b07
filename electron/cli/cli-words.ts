import { isSingular, number } from '../../renderer/engine/words/numbers';
import type { HostProblem, Language } from '../messages';
import { fileSentence } from './file-words';

/** What of the French of data is not there or not sure. */
export interface FrenchCounts {
  readonly names: number;
  readonly words: number;
  readonly likely: number;
  readonly ours: number;
}

export interface CheckedCounts {
  readonly legal: number;
  readonly illegal: number;
  readonly notChecked: number;
  readonly unreadable: number;
}

/** What a command says itself; findings, problems of data and of list files have words of their own in the engine. */
export interface CliWords {
  /** `/a/b.muster: not found`. */
  readonly file: (problem: HostProblem) => string;
  /** `/a/b.muster: …`, for what is said of a file elsewhere. */
  readonly about: (path: string, message: string) => string;
  /** A file that should be written where there is no folder. */
  readonly noFolder: (path: string, folder: string) => string;
  readonly passedBy: (name: string) => string;
  readonly noLists: (folder: string) => string;
  /** Folders in a folder of lists. */
  readonly notSearched: (folder: string, below: readonly string[]) => string;
  readonly unreadable: string;
  /** A list of which nothing can be said, as its data are not there. */
  readonly notChecked: string;
  readonly noSystem: (name: string) => string;
  /** A list that names no game, only books. */
  readonly noGame: (books: string) => string;
  readonly noBook: (name: string) => string;
  readonly brokenData: (name: string) => string;
  /** What a list whose book is not there came to last. */
  readonly lastKnown: (totals: string) => string;
  readonly toReview: string;
  /** Behind a finding that stands for so many that say the same. */
  readonly times: (count: number) => string;
  /** Counts of a whole run. */
  readonly checked: (counts: CheckedCounts) => string;
  /** What one system holds. */
  readonly holds: (counts: {
    readonly books: number;
    readonly units: number;
    readonly entries: number;
  }) => string;
  /** What was read in all; what is wrong with it follows. */
  readonly read: (counts: {
    readonly systems: number;
    readonly books: number;
    readonly units: number;
  }) => string;
  readonly noProblems: string;
  /** Instead of so many more problems that say the same as the last. */
  readonly alike: (file: string, count: number) => string;
  readonly noData: string;
  readonly strangeData: (path: string) => string;
  /** How far the French of data goes: what is missing, then what is there but not seen in a French text. */
  readonly french: (counts: FrenchCounts) => string;
  readonly unknownFormat: (ending: string, known: string) => string;
  readonly lost: (file: string, what: string) => string;
  /** @param named what MUSTER_BROWSER says */
  readonly noBrowser: (named: string | undefined) => string;
  readonly notPrinted: (detail: string) => string;
  readonly unknownLayout: (name: string, known: string) => string;
  readonly written: (path: string) => string;
}

const some = (count: number, one: string, many: string): string =>
  `${number(count, 'en')} ${isSingular(count, 'en') ? one : many}`;
const quelques = (count: number, one: string, many: string): string =>
  `${number(count, 'fr')} ${isSingular(count, 'fr') ? one : many}`;

const counted = (
  head: string,
  nothing: string,
  parts: readonly (readonly [count: number, said: string])[],
): string => {
  const said = parts.flatMap(([count, part]) => (count === 0 ? [] : [part]));
  return head + (said.length === 0 ? nothing : said.join(', '));
};

const en: CliWords = {
  file: (problem) => fileSentence(problem, 'en'),
  about: (path, message) => `${path}: ${message}`,
  noFolder: (path, folder) => `${path}: there is no folder ${folder}; make it first`,
  passedBy: (name) => `${name}: passed by, no list by its ending`,
  noLists: (folder) => `${folder}: no list in this folder`,
  notSearched: (folder, below) =>
    `${folder}: folders below it are not searched; to check them, name them (${below.join(', ')})`,
  unreadable: 'Unreadable',
  notChecked: 'Not checked',
  noSystem: (name) => `There are no data of the game ${name}; add them with --data`,
  noGame: (books) =>
    books === ''
      ? 'The list does not say which game it is of'
      : `The list does not say which game it is of; add the data of its books with --data: ${books}`,
  noBook: (name) => `The book ${name} is not in the data; add it with --data`,
  brokenData: (name) => `The data of ${name} have errors; muster data check tells which`,
  lastKnown: (totals) => `last known: ${totals}`,
  toReview: 'to review: the data are newer than the list',
  times: (count) => `(${number(count, 'en')} times)`,
  checked: ({ legal, illegal, notChecked, unreadable }) =>
    `${some(legal + illegal + notChecked + unreadable, 'list', 'lists')}: ${[
      `${number(legal, 'en')} legal`,
      `${number(illegal, 'en')} not legal`,
      ...(notChecked === 0 ? [] : [`${number(notChecked, 'en')} not checked`]),
      `${number(unreadable, 'en')} unreadable`,
    ].join(', ')}`,
  holds: ({ books, units, entries }) =>
    `${some(books, 'book', 'books')}, ${some(units, 'unit', 'units')}, ${some(entries, 'entry', 'entries')}`,
  read: ({ systems, books, units }) =>
    `${some(systems, 'system', 'systems')}, ${some(books, 'book', 'books')}, ${some(units, 'unit', 'units')}`,
  noProblems: 'no problems',
  alike: (file, count) => `${file}: … and ${some(count, 'more place', 'more places')} like this one`,
  noData: 'There are no data files there',
  strangeData: (path) => `${path}: no data of any game; muster data check says what is wrong with it`,
  french: ({ names, words, likely, ours }) =>
    counted('French: ', 'nothing is missing or unsure', [
      [names, some(names, 'name missing', 'names missing')],
      [words, some(words, 'value without its words', 'values without their words')],
      [likely, some(likely, 'name likely', 'names likely')],
      [ours, some(ours, 'translation of our own', 'translations of our own')],
    ]),
  unknownFormat: (ending, known) =>
    `${ending === '' ? 'A file without an ending has no format' : `No format has the ending ${ending}`}; there are ${known}`,
  lost: (file, what) => `Not in ${file}: ${what}`,
  noBrowser: (named) =>
    named
      ? `${named}: no program that can be started, but MUSTER_BROWSER names it as the browser to print with`
      : 'No browser to print with: install Chrome, Chromium or Edge, or name one in the environment variable MUSTER_BROWSER',
  notPrinted: (detail) => `The browser made no PDF: ${detail}`,
  unknownLayout: (name, known) => `No layout is called ${name}; there are ${known}`,
  written: (path) => `Written: ${path}`,
};

const fr: CliWords = {
  file: (problem) => fileSentence(problem, 'fr'),
  about: (path, message) => `${path}\u00a0: ${message}`,
  noFolder: (path, folder) => `${path}\u00a0: il n’y a pas de dossier ${folder}\u00a0; le créer d’abord`,
  passedBy: (name) => `${name}\u00a0: ignoré, pas une liste d’après son extension`,
  noLists: (folder) => `${folder}\u00a0: aucune liste dans ce dossier`,
  notSearched: (folder, below) =>
    `${folder}\u00a0: ses sous-dossiers ne sont pas lus\u00a0; pour les vérifier, les nommer (${below.join(', ')})`,
  unreadable: 'Illisible',
  notChecked: 'Non vérifiée',
  noSystem: (name) => `Pas de données du jeu ${name}\u00a0; les ajouter avec --data`,
  noGame: (books) =>
    books === ''
      ? 'La liste ne dit pas de quel jeu elle est'
      : `La liste ne dit pas de quel jeu elle est\u00a0; ajouter les données de ses livres avec --data\u00a0: ${books}`,
  noBook: (name) => `Le livre ${name} n’est pas dans les données\u00a0; l’ajouter avec --data`,
  brokenData: (name) => `Les données de ${name} ont des erreurs\u00a0; muster data check dit lesquelles`,
  lastKnown: (totals) => `dernier état connu\u00a0: ${totals}`,
  toReview: 'à revoir\u00a0: les données sont plus récentes que la liste',
  times: (count) => `(${number(count, 'fr')}\u00a0fois)`,
  checked: ({ legal, illegal, notChecked, unreadable }) =>
    `${quelques(legal + illegal + notChecked + unreadable, 'liste', 'listes')}\u00a0: ${[
      quelques(legal, 'conforme', 'conformes'),
      quelques(illegal, 'non conforme', 'non conformes'),
      ...(notChecked === 0 ? [] : [quelques(notChecked, 'non vérifiée', 'non vérifiées')]),
      quelques(unreadable, 'illisible', 'illisibles'),
    ].join(', ')}`,
  holds: ({ books, units, entries }) =>
    `${quelques(books, 'livre', 'livres')}, ${quelques(units, 'unité', 'unités')}, ${quelques(entries, 'entrée', 'entrées')}`,
  read: ({ systems, books, units }) =>
    `${quelques(systems, 'système', 'systèmes')}, ${quelques(books, 'livre', 'livres')}, ${quelques(units, 'unité', 'unités')}`,
  noProblems: 'aucun problème',
  alike: (file, count) =>
    `${file}\u00a0: … et ${quelques(count, 'autre endroit', 'autres endroits')} comme celui-ci`,
  noData: 'Il n’y a pas de fichiers de données à cet endroit',
  strangeData: (path) => `${path}\u00a0: aucune donnée de jeu\u00a0; muster data check dit ce qui ne va pas`,
  french: ({ names, words, likely, ours }) =>
    counted('Français\u00a0: ', 'rien ne manque, tout est sûr', [
      [names, quelques(names, 'nom manquant', 'noms manquants')],
      [words, quelques(words, 'valeur sans ses mots', 'valeurs sans leurs mots')],
      [likely, quelques(likely, 'nom probable', 'noms probables')],
      [ours, quelques(ours, 'traduction maison', 'traductions maison')],
    ]),
  unknownFormat: (ending, known) =>
    `${ending === '' ? 'Un fichier sans extension n’a pas de format' : `Aucun format n’a l’extension ${ending}`}\u00a0; il y a ${known}`,
  lost: (file, what) => `Pas dans ${file}\u00a0: ${what}`,
  noBrowser: (named) =>
    named
      ? `${named}\u00a0: pas un programme qu’on puisse lancer, mais MUSTER_BROWSER le nomme comme navigateur pour imprimer`
      : 'Pas de navigateur pour imprimer\u00a0: installer Chrome, Chromium ou Edge, ou en nommer un dans la variable d’environnement MUSTER_BROWSER',
  notPrinted: (detail) => `Le navigateur n’a pas produit de PDF\u00a0: ${detail}`,
  unknownLayout: (name, known) => `Aucune mise en page ne s’appelle ${name}\u00a0; il y a ${known}`,
  written: (path) => `Écrit\u00a0: ${path}`,
};

export const CLI_WORDS: Readonly<Record<Language, CliWords>> = { en, fr };
