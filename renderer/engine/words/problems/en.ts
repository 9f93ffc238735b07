import type { ValueKind, WantedId } from '../../source/source-problem';
import { listed } from '../lists';
import { number } from '../numbers';
import { COMMUNITY_EN } from './community-en';
import { FILES_EN } from './files-en';
import type { ProblemTable } from './tables';

const quoted = (text: string): string => `“${text}”`;
const oneOf = (words: readonly string[]): string => listed(words.map(quoted), 'or', 'en');
const meant = (suggestion: string | undefined): string =>
  suggestion === undefined ? '' : `: did you mean ${quoted(suggestion)}?`;
const ended = (sentence: string, suggestion: string | undefined): string =>
  suggestion === undefined ? `${sentence}.` : sentence + meant(suggestion);

const VALUES: Readonly<Record<ValueKind, string>> = {
  text: 'a text',
  number: 'a number',
  'whole-number': 'a whole number',
  'yes-no': 'true or false',
  object: 'an object in { }',
  list: 'a list in [ ]',
  nothing: 'null',
};

const WANTED: Readonly<Record<WantedId, string>> = {
  gear: 'gear',
  list: 'a list',
  unit: 'a unit',
  category: 'a category',
  tag: 'a tag or category',
  role: 'a role',
  cost: 'a cost',
  scale: 'a scale',
  force: 'a force',
  column: 'a column',
  'profile-type': 'a table of statistics',
  capability: 'a capability',
  ruleset: 'a ruleset of this file',
  member: 'a member of the list',
  thing: 'anything of the book or its system',
};

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');

const expectedHere = (expected: string): string => {
  if (expected === 'value') return 'a value';
  if (expected === 'key') return 'the name of a property in double quotes';
  return expected.split(', ').length === 2 ? `a comma or ${expected.slice(-1)}` : expected;
};

export const EN: ProblemTable = {
  values: VALUES,
  wanted: WANTED,
  kinds: {
    ...FILES_EN,
    ...COMMUNITY_EN,
    'unexpected-end': ({ expected, openedLine }) =>
      openedLine > 0
        ? `The file ends before the closing ${expected} of what was opened in line ${number(openedLine, 'en')}.`
        : `The file ends where ${expectedHere(expected)} should stand.`,
    'unexpected-character': ({ found, expected }) =>
      `${quoted(found)} stands where ${expectedHere(expected)} should stand.`,
    'trailing-comma': ({ closing }) => `A comma too many before ${closing}.`,
    'missing-comma': () => 'A comma is missing here.',
    'missing-colon': ({ key }) => `A colon is missing after ${quoted(key)}.`,
    'single-quotes': ({ text }) => `Texts stand in double quotes: "${text}", not '${text}'.`,
    'curly-quotes': ({ text }) => `Texts stand in straight double quotes: "${text}".`,
    'unquoted-key': ({ key }) => `The name of a property stands in double quotes: "${key}".`,
    'unquoted-text': ({ text }) =>
      `A text stands in double quotes: "${text}"; without them only numbers, true, false and null.`,
    'comment-in-json': () => 'JSON has no comments; write a property "$comment" instead.',
    'line-break-in-text': () =>
      'The closing double quote is missing in this line; a line break inside a text is written \\n.',
    'missing-quote': ({ text }) => `The closing double quote is missing after ${quoted(text)}.`,
    'bad-escape': (params) =>
      `${quoted(params.escape)} means nothing in a text; a backslash itself is written \\\\.`,
    'control-in-text': ({ code }) =>
      code === 9
        ? 'A tab stands in this text; write a space, or \\t.'
        : `A sign that nobody sees stands in this text (U+${hex(code)}); take it out, or write \\u${hex(code)}.`,
    'decimal-comma': ({ text }) => `Decimals stand after a point: ${text.replace(',', '.')}, not ${text}.`,
    'bad-number': ({ text }) => `${quoted(text)} is no number: digits, with a point before decimals.`,
    'number-out-of-range': ({ text, most }) =>
      `${text} is out of all proportion: numbers lie between −${number(most, 'en')} and ${number(most, 'en')}.`,
    'wrong-bracket': ({ found, expected }) => `${found} closes here what is to be closed with ${expected}.`,
    'text-after-end': () => 'Something stands after the end of the data.',
    'byte-order-mark': () => 'The file begins with an invisible mark (BOM); save it as UTF-8 without one.',
    'duplicate-key': ({ key, firstLine }) =>
      `${quoted(key)} stands twice in the same object, first in line ${number(firstLine, 'en')}.`,
    'too-deep': ({ most }) => `More than ${number(most, 'en')} objects and lists inside each other.`,
    'too-large': ({ most }) => `The file is longer than ${number(most, 'en')} characters.`,
    'empty-file': () => 'The file is empty.',
    undecodable: ({ encoding }) =>
      `A letter in this line cannot be read, because the file is no clean ${encoding.toUpperCase()}: nothing of the file is used. Save it as UTF-8.`,
    'wrong-type': ({ property, expected, actual, value }) =>
      `${quoted(property)} must be ${listed(
        expected.map((kind) => VALUES[kind]),
        'or',
        'en',
      )}, is ${
        actual === 'text'
          ? `the text "${value}"`
          : actual === 'number'
            ? `the number ${value}`
            : VALUES[actual]
      }.`,
    'missing-property': ({ property }) => `${quoted(property)} is missing.`,
    'needs-one-of': ({ properties }) => `One of these is missing: ${oneOf(properties)}.`,
    'not-together': ({ properties }) => `${listed(properties.map(quoted), 'and', 'en')} do not go together.`,
    'unknown-property': ({ property, suggestion, known }) =>
      suggestion === undefined
        ? `Unknown property ${quoted(property)}. Possible here: ${known.join(', ')}.`
        : `Unknown property ${quoted(property)}${meant(suggestion)}`,
    'not-allowed-value': ({ property, value, allowed, suggestion }) =>
      suggestion === undefined
        ? `${quoted(property)} must be ${oneOf(allowed)}, is ${quoted(value)}.`
        : `${quoted(property)} cannot be ${quoted(value)}${meant(suggestion)}`,
    'bad-id': ({ value }) =>
      `${quoted(value)} is no id: lower-case letters without accents and digits, joined by hyphens, like "brave-neighbours".`,
    'bad-date': ({ value }) => `${quoted(value)} is no date like "2026-11-30".`,
    'bad-capability': ({ value }) =>
      `${quoted(value)} is no capability: its id, then parameters, each after one space.`,
    'bad-text': ({ property, value }) => `${quoted(value)} is not possible for ${quoted(property)}.`,
    'too-small': ({ property, value, least, more }) =>
      `${quoted(property)} must be ${more ? 'more than' : 'at least'} ${number(least, 'en')}, is ${number(value, 'en')}.`,
    'empty-text': ({ property }) => `${quoted(property)} is empty.`,
    'blank-text': ({ property }) => `${quoted(property)} holds nothing that can be seen.`,
    'too-few-items': ({ property, least }) =>
      `${quoted(property)} needs at least ${number(least, 'en')} in its list.`,
    'too-many-items': ({ property, most }) =>
      `${quoted(property)} has room for ${number(most, 'en')} in its list.`,
    'unknown-kind-of-file': () => 'Neither a system, an army book nor a file of capabilities.',
    'unknown-id': ({ id, wanted, suggestion }) =>
      ended(`${quoted(id)} is not the id of ${WANTED[wanted]}`, suggestion),
    'duplicate-id': ({ id }) => `The id ${quoted(id)} is used twice.`,
    'id-of-system': ({ id }) =>
      `The id ${quoted(id)} belongs to the system already; a book needs another one.`,
    'unknown-system': ({ id }) => `There is no usable system with the id ${quoted(id)}.`,
    'duplicate-book': ({ id, firstFile }) =>
      `The id ${quoted(id)} belongs to ${firstFile} already; this file is left out.`,
    'other-copy': ({ other }) => `${other} has the same id and is used in its place.`,
    'min-above-max': ({ min, max }) =>
      `At least ${number(min, 'en')} and at most ${number(max, 'en')}: that leaves nothing.`,
    'too-few-members': ({ min, members }) =>
      `At least ${number(min, 'en')} must be chosen, of ${number(members, 'en')} that there are.`,
    'list-in-itself': ({ id }) => `The list ${quoted(id)} contains itself.`,
    'default-too-many': ({ most }) =>
      `More are chosen from the start than the ${number(most, 'en')} allowed.`,
    'no-place': ({ unit, categories }) =>
      categories.length === 0
        ? `No force offers ${quoted(unit)}: it names no category.`
        : `No force offers ${quoted(unit)}: none has a place for ${oneOf(categories)}.`,
    'no-summary': ({ name }) => `${quoted(name)} has no summary: only its name is shown.`,
    'no-french': ({ name }) => `${quoted(name)} has no French name.`,
    'unsure-french': ({ name, french, mark }) =>
      `${quoted(name)} is ${quoted(french)} in French: ${mark === 'ours' ? 'our own translation' : 'likely, not seen'}.`,
    'wrong-parameters': ({ id, expected, actual }) =>
      `The capability ${quoted(id)} has ${number(actual, 'en')} ${actual === 1 ? 'parameter' : 'parameters'} here, ${expected === 0 ? 'none' : number(expected, 'en')} in the capabilities.`,
    'unused-former-id': ({ id }) => `The new id of ${quoted(id)} is not in the book.`,
    'living-former-id': ({ id }) =>
      `${quoted(id)} is the id of something that is there, so it cannot be a former one.`,
    'no-word': ({ text }) => `${text === '' ? 'An empty text' : quoted(text)} is no word: it has no letter.`,
    'without-parameters': ({ property }) =>
      `${quoted(property)} has no use: the capability has no parameters.`,
    'form-unknown-place': ({ place, parameters }) =>
      `The form prints {${place}}, but the capability has ${number(parameters, 'en')} ${parameters === 1 ? 'parameter' : 'parameters'}.`,
    'form-missing-place': ({ place }) => `The form leaves out {${place}}.`,
    'no-french-words': ({ text, of }) =>
      `${quoted(text)} has no French: add it to the ${quoted('words')} of ${quoted(of)}.`,
    'without-models': ({ property }) => `${quoted(property)} counts models, but the unit has none.`,
    'size-outside': ({ size, min, max }) =>
      `${number(size, 'en')} is no size of it: ${max === null ? `at least ${number(min, 'en')}` : `${number(min, 'en')} to ${number(max, 'en')}`}.`,
    'bad-pattern': ({ pattern }) => `${quoted(pattern)} is no regular expression.`,
    'bad-size': ({ size }) => `There is a price for ${number(size, 'en')}, which is no size of it.`,
  },
};
