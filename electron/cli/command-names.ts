/** First words that make the program a command line. */
export const COMMAND_NAMES = ['check', 'convert', 'print', 'data', 'explain'] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

export function isCommand(word: string | undefined): word is CommandName {
  return COMMAND_NAMES.some((name) => name === word);
}
