import { isSingular, number } from '../engine/words/numbers';
import { severityCount } from '../engine/words/verdict';

const n = (value: number): string => number(value, 'en');
const counted = (value: number, one: string, many: string): string =>
  `${n(value)} ${isSingular(value, 'en') ? one : many}`;

export interface Looked {
  readonly isZip: boolean;
  /** With the ending of data. */
  readonly files: number;
  /** Inside a folder. */
  readonly zips: number;
}

const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Labels of the screen of data. */
export const dataEn = {
  data: {
    title: 'Data',
    addFolder: 'Add a folder…',
    addZip: 'Add a zip…',
    search: 'Game, book',
    table: 'Games and books',
    details: 'Details',
    offline: 'nothing is fetched from the network',
    columns: {
      name: 'Book',
      edition: 'Edition',
      date: 'Data of',
      entries: 'Entries',
      lists: 'Lists',
      state: 'State',
    },
    shipped: 'shipped, our own books',
    own: (place: string) => `${place}, own books`,
    community: (place: string) => `${place}, community`,
    withoutGame: 'The game of these books is not there',
    library: 'Shared by others',
    revision: (revision: string) => `rev. ${revision}`,
    ready: 'Ready',
    /** Some of it: another file of it has mistakes. */
    partly: 'Ready in part',
    notUsed: 'Not used',
    waiting: 'Waits to be read',
    reading: 'Reading…',
    readingFile: (path: string, done: number, all: number) => `Reading ${path}, ${n(done)} of ${n(all)}`,
    errors: (value: number) => severityCount('error', value, 'en'),
    warnings: (value: number) => severityCount('warning', value, 'en'),
    advice: (value: number) => severityCount('advice', value, 'en'),
    games: (value: number) => counted(value, 'game', 'games'),
    books: (value: number) => counted(value, 'book', 'books'),
    entries: (value: number) => counted(value, 'entry', 'entries'),
    units: (value: number) => counted(value, 'unit', 'units'),
    files: (value: number) => counted(value, 'file', 'files'),
    strays: 'Files that cannot be used',
    emptyPlace: 'No data were found here.',
    problems: 'Problems',
    noProblems: 'No problems',
    moreProblems: (value: number) => `${n(value)} more ${isSingular(value, 'en') ? 'is' : 'are'} not listed.`,
    nextProblem: 'next problem',
    newList: 'New list…',
    source: 'Source',
    shippedSource: 'Part of the program',
    kept: 'A copy in this browser. Add it again to read it anew.',
    watched: 'Read again when it changes on disk.',
    show: 'Show in folder',
    openFile: 'Open in the editor',
    remove: 'Remove from the program',
    removeHint: 'The files stay where they are; lists keep their last known names and prices.',
    removed: (name: string) => `“${name}” removed`,
    usedBy: 'Lists that use it',
    usedByNone: 'No list uses it.',
    copies: {
      title: 'The same several times',
      used: 'used',
      damaged: 'damaged',
      passedBy: 'not used',
      rule: 'What is damaged is not used. Of whole ones the highest revision is, wherever it lies; of equal ones that of the place added last.',
      ownRule:
        'What is damaged is not used. Of whole ones that of the place added last is, in one place the newest.',
      games: 'The same game elsewhere',
      gamesRule:
        'A list uses the data of its own revision, else those added last. What is damaged is passed over.',
    },
    choose: 'Choose a game or a book to see more of it.',
    lines: (path: string) => `Lines of ${path}`,
    noLines: 'The file cannot be shown as text.',
    backToDetails: 'Back to the details',
    nothingAdded: (name: string) =>
      name === ''
        ? 'Nothing was added: the folder is empty.'
        : `Nothing was added: there are no data in “${name}”.`,
    onlyLists: (name: string, lists: number) =>
      `“${name}” holds ${counted(lists, 'list', 'lists')} and no data: nothing was added to the data.`,
    openLists: (lists: number) => (lists === 1 ? 'Open the list' : `Open the ${n(lists)} lists`),
    /** What was looked for, where, and what to do. */
    looked: ({ isZip, files, zips }: Looked) =>
      [
        `Files ending in .gst, .cat, .gstz, .catz or .json were looked for, ${isZip ? 'in the whole zip' : 'here and in all folders below'}:`,
        files === 0
          ? 'there is none.'
          : `${n(files)} ${isSingular(files, 'en') ? 'is' : 'are'} there, but no game system, catalogue or army book.`,
        zips > 0
          ? `${zips === 1 ? 'There is a zip' : `There are ${n(zips)} zips`}: use “Add a zip…”.`
          : 'Add the folder that holds the files of a game, or the zip of its repository.',
      ].join(' '),
    empty: 'No data yet',
    emptyHint: 'Add a folder or a zip of community data, or of books of your own.',
    nothingFound: (text: string) => `Nothing matches “${text}”.`,
    add: 'Add data…',
    fold: 'fold, unfold',
    missing: {
      'unknown-system': (name: string) => `The data of the game ${name} are not there`,
      'unnamed-system': (names: string) =>
        names === ''
          ? 'The list does not say which game it is of'
          : `The list does not say which game it is of, and its books are not among the data: ${names}`,
      'unknown-book': (names: string) => `Not among the data: ${names}`,
      'broken-data': (names: string) => `These data have mistakes and cannot be used: ${names}`,
    },
    openList: {
      renewed: (name: string, points: readonly [number, number] | undefined, isLegal: boolean | undefined) =>
        [
          `The data of “${name}” have changed, and it is worked out with the new ones.`,
          points === undefined
            ? 'Its points are the same.'
            : `${n(points[0])} points before, ${n(points[1])} now.`,
          isLegal === undefined ? '' : isLegal ? 'It is legal now.' : 'It is not legal any more.',
          'Undo goes back as before.',
        ]
          .filter(Boolean)
          .join(' '),
      kept: (name: string, why: string) =>
        `The data of “${name}” have changed. ${ended(why)} The list goes on with those that were read before.`,
      gone: (name: string, why: string) =>
        `${ended(why)} “${name}” goes on with the data that were read before; once it is closed, it can only be looked at until they are added again.`,
    },
    /** Of a list whose data are missing: which verdict it had with them. */
    lastSeen: (verdict: 'legal' | 'illegal' | undefined) =>
      verdict === undefined
        ? 'What is shown is what the list itself says: it was not seen with its data here.'
        : `Army, points and verdict are as last seen: ${verdict === 'legal' ? 'legal' : 'not legal'}.`,
    missingShort: 'Data missing',
    lastVerdict: { legal: 'legal when last seen', illegal: 'not legal when last seen' },
    missingDo: 'The list is as it was. Add its data, and it can be read again.',
  },
};
