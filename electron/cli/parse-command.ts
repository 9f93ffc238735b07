import { extname } from 'node:path';
import { suggestionFor } from '../../renderer/engine/source/suggestion';
import type { Language } from '../messages';
import {
  COMMAND_NAMES,
  type CommandName,
  commandFirst,
  isCommand,
  isTopic,
  type Topic,
} from './command-names';
import type { Mistake, Needed, WrongUsage } from './mistake';
import { type Options, type ReadWords, readWords } from './read-words';

/** A command with its arguments, all of them strings of the right number. */
export type Command =
  | { readonly name: 'help'; readonly topic: Topic | undefined; readonly language: Language | undefined }
  | { readonly name: 'version' }
  | ({ readonly name: 'check'; readonly paths: readonly string[]; readonly isJson: boolean } & Common)
  | ({ readonly name: 'convert'; readonly from: string; readonly to: string } & Common)
  | ({
      readonly name: 'print';
      readonly list: string;
      readonly to: string;
      readonly layout: string | undefined;
      readonly paper: 'a4' | 'letter';
    } & Common)
  | ({
      readonly name: 'data-check';
      readonly paths: readonly string[];
      readonly isJson: boolean;
      readonly showsTranslations: boolean;
      readonly showsSummaries: boolean;
    } & Common)
  | ({ readonly name: 'data-new'; readonly folder: string } & Common);

export interface Common {
  readonly data: readonly string[];
  /** Undefined: that of the environment. */
  readonly language: Language | undefined;
}

const COMMON = {
  data: { type: 'string', multiple: true },
  lang: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies Options;

const JSON_OPTION = { json: { type: 'boolean' } } as const satisfies Options;
const DATA_OPTIONS = { translations: { type: 'boolean' }, summaries: { type: 'boolean' } } as const;

const OPTIONS: Readonly<Record<Topic, Options>> = {
  check: { ...COMMON, ...JSON_OPTION },
  convert: COMMON,
  print: { ...COMMON, out: { type: 'string' }, layout: { type: 'string' }, paper: { type: 'string' } },
  data: { ...COMMON, ...JSON_OPTION, ...DATA_OPTIONS },
  'data check': { ...COMMON, ...JSON_OPTION, ...DATA_OPTIONS },
  'data new': COMMON,
};

interface Values {
  readonly data?: readonly string[];
  readonly lang?: string;
  readonly json?: boolean;
  readonly translations?: boolean;
  readonly summaries?: boolean;
  readonly out?: string;
  readonly layout?: string;
  readonly paper?: string;
}

/** Reads the words after `muster`. Never throws. */
export function parseCommand(args: readonly string[]): Command | WrongUsage {
  const [first, ...others] = commandFirst(args);
  const rest = others.filter((each) => each !== undefined);
  if (first === '--version' || first === '-V') return { name: 'version' };
  if (isCommand(first)) return command(first, rest);
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') return help(rest);
  const mistake: Mistake = /^-./.test(first)
    ? { kind: 'unknown-option', given: first, meant: undefined }
    : { kind: 'unknown-command', given: first, meant: suggestionFor(first, COMMAND_NAMES) };
  return { name: 'wrong-usage', topic: undefined, mistake };
}

/** `help data check`, `--help check`. Whoever asks for help and errs in the rest gets it all the same. */
function help(rest: readonly string[]): Command | WrongUsage {
  const words = readWords(rest, COMMON);
  const [first, second] = words.positionals;
  const topic = [`${first} ${second}`, `${first}`].find(isTopic);
  return helpAbout(topic, words);
}

function helpAbout(topic: Topic | undefined, { values, mistake }: ReadWords): Command | WrongUsage {
  const { lang } = values as Values;
  if (mistake?.kind === 'no-value' && mistake.given === '--lang')
    return { name: 'wrong-usage', topic, mistake };
  return isLanguage(lang) ? { name: 'help', topic, language: lang } : unknownLanguage(topic, lang);
}

function unknownLanguage(topic: Topic | undefined, lang: string): WrongUsage {
  const mistake: Mistake = { kind: 'unknown-value', given: `--lang ${lang}`, known: ['en', 'fr'] };
  return { name: 'wrong-usage', topic, mistake };
}

function isLanguage(tag: string | undefined): tag is Language | undefined {
  return tag === undefined || tag === 'en' || tag === 'fr';
}

function command(name: CommandName, rest: readonly string[]): Command | WrongUsage {
  // Of `data` the next word decides which options there are.
  const [second = ''] = name === 'data' ? readWords(rest, OPTIONS.data).positionals : [];
  const topic =
    name === 'data' && (second === 'check' || second === 'new') ? (`data ${second}` as const) : name;
  const words = readWords(rest, OPTIONS[topic]);
  const values = words.values as Values;
  if (words.asksForHelp) return helpAbout(topic, words);
  const wrong = (mistake: Mistake): WrongUsage => ({ name: 'wrong-usage', topic, mistake });
  if (words.mistake !== undefined) return wrong(words.mistake);
  const { lang } = values;
  if (!isLanguage(lang)) return unknownLanguage(topic, lang);
  return withArguments(topic, words, { data: values.data ?? [], language: lang }, wrong);
}

function withArguments(
  topic: Topic,
  { values, positionals }: ReadWords,
  common: Common,
  wrong: (mistake: Mistake) => WrongUsage,
): Command | WrongUsage {
  const missing = (what: Needed): WrongUsage => wrong({ kind: 'missing', what });
  const { json, translations, summaries, out, layout, paper = 'a4' } = values as Values;
  const [first, second, third] = positionals;
  switch (topic) {
    case 'check':
      return first === undefined
        ? missing('lists')
        : { name: 'check', paths: positionals, isJson: json === true, ...common };
    case 'convert':
      if (first === undefined || second === undefined) return missing('from-and-to');
      if (third !== undefined) return wrong({ kind: 'too-many', given: third });
      if (second.startsWith('-')) return wrong({ kind: 'like-an-option', given: second });
      return { name: 'convert', from: first, to: second, ...common };
    case 'print':
      if (first === undefined) return missing('list');
      if (out === undefined) return missing('out');
      if (second !== undefined) return wrong({ kind: 'too-many', given: second });
      if (out.startsWith('-')) return wrong({ kind: 'like-an-option', given: out });
      // A list that stands in the place of the sheet would be written over.
      if (extname(out).toLowerCase() !== '.pdf') return wrong({ kind: 'no-pdf', given: out });
      if (paper !== 'a4' && paper !== 'letter') {
        return wrong({ kind: 'unknown-value', given: `--paper ${paper}`, known: ['a4', 'letter'] });
      }
      return { name: 'print', list: first, to: out, layout, paper, ...common };
    case 'data':
      return first === undefined
        ? missing('data-command')
        : wrong({ kind: 'unknown-command', given: `data ${first}`, meant: meantOfData(first) });
    case 'data check':
      return second === undefined
        ? missing('data')
        : {
            name: 'data-check',
            paths: positionals.slice(1),
            isJson: json === true,
            showsTranslations: translations === true,
            showsSummaries: summaries === true,
            ...common,
          };
    default:
      if (second === undefined) return missing('folder');
      if (third !== undefined) return wrong({ kind: 'too-many', given: third });
      if (second.startsWith('-')) return wrong({ kind: 'like-an-option', given: second });
      return { name: 'data-new', folder: second, ...common };
  }
}

function meantOfData(word: string): string | undefined {
  const meant = suggestionFor(word, ['check', 'new']);
  return meant === undefined ? undefined : `data ${meant}`;
}
