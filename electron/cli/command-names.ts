/** First words that make the program a command line. */
export const COMMAND_NAMES = ['check', 'convert', 'print', 'data'] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

/** Everything that can be done, by one word or two. */
export const COMMANDS = ['check', 'convert', 'print', 'data check', 'data new'] as const;
export type OneCommand = (typeof COMMANDS)[number];

/** What there is help about; `data` is both of its commands. */
export type Topic = OneCommand | 'data';

export function isTopic(words: string): words is Topic {
  return words === 'data' || COMMANDS.some((each) => each === words);
}

export function isCommand(word: string | undefined): word is CommandName {
  return COMMAND_NAMES.some((name) => name === word);
}

/** What a person asks a program that they do not know. */
const QUESTIONS: ReadonlySet<string> = new Set(['help', '--help', '-h', '--version', '-V']);

/** Whether the words after the program's name are for the command line and no files to open in the window. */
export function isForCommandLine(args: readonly string[]): boolean {
  const [first] = commandFirst(args);
  return isCommand(first) || QUESTIONS.has(first ?? '');
}

/** Options of every command may stand before it too. */
export function commandFirst(args: readonly string[]): readonly (string | undefined)[] {
  let count = 0;
  for (;;) {
    const word = args[count] ?? '';
    if (/^--(?:lang|data)=/.test(word)) count += 1;
    else if (/^--(?:lang|data)$/.test(word)) count += 2;
    else break;
  }
  return count === 0 ? args : [args[count], ...args.slice(0, count), ...args.slice(count + 1)];
}
