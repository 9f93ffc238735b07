import { parseArgs } from 'node:util';
import type { Language } from '../messages';
import { type CommandName, isCommand } from './command-names';

/** A command with its arguments, all of them strings of the right number. */
export type Command =
  | { readonly name: 'help'; readonly language: Language | undefined }
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
    } & Common)
  | ({ readonly name: 'data-new'; readonly folder: string } & Common);

export interface Common {
  readonly data: readonly string[];
  /** Undefined: that of the environment. */
  readonly language: Language | undefined;
}

export interface WrongUsage {
  readonly name: 'wrong-usage';
  /** Whose usage to show; undefined: everything's. */
  readonly of: CommandName | undefined;
  /** What is wrong: an option or argument, as it was given; undefined when something is missing. */
  readonly given: string | undefined;
}

const COMMON = {
  data: { type: 'string', multiple: true },
  lang: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the words after `muster`. Never throws. */
export function parseCommand(args: readonly string[]): Command | WrongUsage {
  const [first, ...rest] = commandFirst(args);
  const name = isCommand(first) ? first : undefined;
  try {
    if (first === '--version' || first === '-V') return { name: 'version' };
    if (name !== undefined) return parsed(name, rest);
    const isHelp = first === undefined || first === '--help' || first === '-h' || first === 'help';
    return isHelp ? helpIn(rest) : { name: 'wrong-usage', of: undefined, given: first };
  } catch (error) {
    return { name: 'wrong-usage', of: name, given: error instanceof Error ? error.message : String(error) };
  }
}

/** Options of every command may stand before it too. */
function commandFirst(args: readonly string[]): readonly (string | undefined)[] {
  let count = 0;
  for (;;) {
    const word = args[count] ?? '';
    if (/^--(?:lang|data)=/.test(word)) count += 1;
    else if (/^--(?:lang|data)$/.test(word)) count += 2;
    else break;
  }
  return count === 0 ? args : [args[count], ...args.slice(0, count), ...args.slice(count + 1)];
}

function helpIn(options: readonly (string | undefined)[]): Command | WrongUsage {
  const args = options.filter((each) => each !== undefined);
  const { lang } = parseArgs({ args, allowPositionals: true, options: COMMON }).values;
  return isLanguage(lang)
    ? { name: 'help', language: lang }
    : { name: 'wrong-usage', of: undefined, given: `--lang ${lang}` };
}

function isLanguage(tag: string | undefined): tag is Language | undefined {
  return tag === undefined || tag === 'en' || tag === 'fr';
}

function parsed(name: CommandName, options: readonly (string | undefined)[]): Command | WrongUsage {
  const wrong = (given?: string): WrongUsage => ({ name: 'wrong-usage', of: name, given });
  const { values, positionals } = parseArgs({
    args: options.filter((each) => each !== undefined),
    allowPositionals: true,
    options: {
      ...COMMON,
      ...(name === 'check' || name === 'data' ? ({ json: { type: 'boolean' } } as const) : {}),
      ...(name === 'data' ? ({ translations: { type: 'boolean' } } as const) : {}),
      ...(name === 'print'
        ? ({ out: { type: 'string' }, layout: { type: 'string' }, paper: { type: 'string' } } as const)
        : {}),
    },
  }) as { values: Values; positionals: string[] };
  // As a variable of a script that was never set gives them: the folder one stands in is not meant.
  if ([...positionals, ...Object.values(values).flat()].includes('')) return wrong('""');
  const { lang } = values;
  if (!isLanguage(lang)) return wrong(`--lang ${lang}`);
  if (values.help === true) return { name: 'help', language: lang };
  const common: Common = { data: values.data ?? [], language: lang };
  const [first, second, ...more] = positionals;

  switch (name) {
    case 'check':
      return first === undefined
        ? wrong()
        : { name, paths: positionals, isJson: values.json === true, ...common };
    case 'convert':
      if (first === undefined || second === undefined) return wrong();
      return more.length > 0 ? wrong(more[0]) : { name, from: first, to: second, ...common };
    case 'print': {
      if (first === undefined || values.out === undefined) return wrong();
      if (second !== undefined) return wrong(second);
      const paper = values.paper ?? 'a4';
      if (paper !== 'a4' && paper !== 'letter') return wrong(`--paper ${paper}`);
      return { name, list: first, to: values.out, layout: values.layout, paper, ...common };
    }
    case 'data':
      return dataCommand(first, positionals.slice(1), values, common, wrong);
    default:
      return wrong(name);
  }
}

interface Values {
  readonly data?: string[];
  readonly lang?: string;
  readonly help?: boolean;
  readonly json?: boolean;
  readonly translations?: boolean;
  readonly out?: string;
  readonly layout?: string;
  readonly paper?: string;
}

function dataCommand(
  what: string | undefined,
  paths: readonly string[],
  values: Values,
  common: Common,
  wrong: (given?: string) => WrongUsage,
): Command | WrongUsage {
  if (what === undefined) return wrong();
  const [first, second] = paths;
  if (what === 'new') {
    if (values.json === true || values.translations === true)
      return wrong(values.json === true ? '--json' : '--translations');
    if (first === undefined) return wrong();
    return second === undefined ? { name: 'data-new', folder: first, ...common } : wrong(second);
  }
  if (what !== 'check') return wrong(what);
  if (first === undefined) return wrong();
  return {
    name: 'data-check',
    paths,
    isJson: values.json === true,
    showsTranslations: values.translations === true,
    ...common,
  };
}
