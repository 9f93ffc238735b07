import { isSingular, number } from '../../words/numbers';
import { problemSentence } from '../../words/problems/problem-sentence';
import { revisionWords } from '../../words/revisions';
import { lowered } from './lowered';
import { someNames } from './some-names';
import type { ExchangeWords } from './tables';

const n = (value: number) => number(value, 'en');

const TYPES: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['integer', 'a whole number'],
  ['object', 'an object { }'],
  ['array', 'a list [ ]'],
  ['boolean', 'true or false'],
  ['null', 'nothing (null)'],
]);
const type = (name: string) => TYPES.get(name) ?? name;

const some = (names: readonly string[]) => someNames(names, 'en');

/** How a choice was found that the data have under another path. */
const BY = { group: 'their group', id: 'their id alone', name: 'their name' } as const;

export const EN: ExchangeWords = {
  problems: {
    empty: () => ({
      what: 'The file is empty',
      where: '',
      todo: 'Open an earlier version of the list, or a copy.',
    }),
    'too-large': ({ size, most }) => ({
      what: `The file is too large for a list: ${n(size)} characters, at most ${n(most)}`,
      where: '',
      todo: 'Check that it is the right file.',
    }),
    'too-deep': ({ most }) => ({
      what: `The file is nested deeper than any list: more than ${n(most)} levels`,
      where: '',
      todo: 'Check that it is the right file.',
    }),
    undecodable: ({ encoding, line }) => ({
      what: `A letter of the file cannot be read, because the file is no clean ${encoding.toUpperCase()}`,
      where: `line ${n(line)}`,
      todo: 'Open it in a text editor, save it as UTF-8 and open it again. The file was left as it is.',
    }),
    'too-many': ({ most }) => ({
      what: `The file holds more choices than any list: more than ${n(most)}`,
      where: '',
      todo: 'Check that it is the right file.',
    }),
    binary: () => ({
      what: 'The file holds bytes, not text: it is no list',
      where: '',
      todo: 'Check that it is the right file; a list file ends in .muster.',
    }),
    zip: () => ({
      what: 'The file is a zip archive without a list in it',
      where: '',
      todo: 'A list of another list builder is a .rosz file. If it is data of a game, add it with the game’s data.',
    }),
    'broken-zip': ({ problem }) => ({
      what: `The list could not be unpacked: ${lowered(problemSentence(problem, 'en'))}`,
      where: '',
      todo: 'Save or fetch the list again.',
    }),
    'broken-xml': ({ problem }) => ({
      what: `The list cannot be read: ${lowered(problemSentence(problem, 'en'))}`,
      where: `line ${n(problem.line)}, column ${n(problem.column)}`,
      todo: 'Save or fetch the list again; if it was edited by hand, put that place right.',
    }),
    'old-roster': ({ version }) => ({
      what: `The list was saved by BattleScribe ${version}, whose files are built otherwise; they are read from version 2.00`,
      where: '',
      todo: 'Open and save it with BattleScribe 2, or build it anew.',
    }),
    markup: () => ({
      what: 'The file is a web page or other markup, not a list',
      where: '',
      todo: 'If it was downloaded, download the .muster file itself and not the page that shows it.',
    }),
    'plain-text': () => ({
      what: 'The file is plain text, not a list file',
      where: '',
      todo: 'A list shared as text cannot be read back. Ask for its .muster file.',
    }),
    truncated: ({ line }) => ({
      what: 'The end of the file is missing',
      where: `it stops at line ${n(line)}`,
      todo: 'Copy or download it again, or open an earlier version of the list.',
    }),
    'broken-json': ({ line, column, found }) => ({
      what: found
        ? `The file cannot be read: “${found}” is not expected there`
        : 'The file cannot be read: a sign is wrong',
      where: `line ${n(line)}, column ${n(column)}`,
      todo: 'If it was edited by hand, look for a comma, a quote or a bracket there.',
    }),
    'foreign-json': ({ looksLike, keys }) => ({
      what:
        looksLike === 'data'
          ? 'The file holds data of a game, not a list'
          : 'The file is JSON, but not a list',
      where: keys.length > 0 ? `it begins with ${keys.map((key) => `“${key}”`).join(', ')}` : '',
      todo:
        looksLike === 'data'
          ? 'Add it on the data screen.'
          : 'Check that it is the right file; a list file ends in .muster.',
    }),
    'newer-format': ({ format, known }) => ({
      what: `The list was saved by a newer Muster Roll: format ${n(format)}, this one reads up to ${n(known)}`,
      where: '',
      todo: 'Update Muster Roll. The file was left as it is.',
    }),
    mistakes: ({ mistakes }) => ({
      what: `The list has ${n(mistakes.length)} ${isSingular(mistakes.length, 'en') ? 'mistake' : 'mistakes'}: ${mistakes[0] ? EN.mistakes[mistakes[0].what.kind](mistakes[0].what as never) : ''}`,
      where: mistakes[0] ? EN.at(mistakes[0]) : '',
      todo: 'Put it right in a text editor, or open an earlier version of the list.',
    }),
  },
  notes: {
    migrated: ({ from, to }) => `The list was brought from format ${n(from)} to ${n(to)}`,
    'renamed-ids': ({ ids }) =>
      `${n(ids.length)} ${isSingular(ids.length, 'en') ? 'choice shared its id with another and has' : 'choices shared an id with others and have'} a new one`,
    'costs-with-children': () =>
      'The file stored prices with all that is below a choice; the choices’ own prices were worked out',
    'uneven-numbers': ({ names }) =>
      `The number is no multiple of what it belongs to and was rounded: ${some(names)}`,
    'bounded-amounts': ({ most, names }) =>
      `More of one thing than can be counted, so it became ${n(most)} in all: ${some(names)}`,
    'other-rosters': ({ names }) =>
      `The file holds more lists; only the first was read. Left out: ${some(names)}`,
    relinked: ({ by, names }) => `Found again in the data by ${BY[by]}: ${some(names)}`,
    'other-revision': ({ name, revision, current }) =>
      `The list was made with ${revisionWords(revision, 'en')} of ${name}; the data are ${revisionWords(current, 'en')}`,
    'other-totals': ({ totals }) =>
      `Other totals than in the file: ${totals.map(({ name, stored, now }) => `${name} ${n(stored)} there, ${n(now)} with these data`).join('; ')}`,
    'passed-over': ({ path, used }) =>
      `Damaged data were passed over: ${path} cannot be used, ${used} is used in its place`,
    'replaced-characters': () => 'Characters that no file can hold were replaced by �',
    'broken-seal': () =>
      'The file was changed outside the program since it was sealed: its digest is that of another list',
  },
  mistakes: {
    missing: ({ field }) => `“${field}” is missing`,
    'wrong-type': ({ wanted, found }) => `${type(found)} where ${type(wanted)} belongs`,
    'too-great': ({ most }) => `the number is greater than ${n(most)}`,
    'not-the-value': ({ wanted, found }) => `it must be ${wanted}, not ${found}`,
    'too-small': ({ least }) => `the number is smaller than ${n(least)}`,
    'not-finite': () => 'the number is larger than can be kept',
    other: ({ keyword }) => `not as the format has it (${keyword})`,
  },
  at: ({ path, near, line }) => `${path || 'the list itself'}${near ? ` (${near})` : ''}, line ${n(line)}`,
  losses: {
    choices: 'the choices as data: the text cannot be read back into a list',
    profiles: 'statistics and weapons',
    summaries: 'summaries of capabilities',
    versions: 'versions of the books',
    'unknown-fields': 'fields that other programs added',
  },
};
