/** The words after a developer script: what they are, or the help or mistake that ends it, in English and French. */
import { parseArgs } from 'node:util';

const WRONG_USAGE = 64;

/**
 * Reads the words after a script. Asked for help it prints it, and what it does not understand it says; both end the process.
 * @param script what the script takes, see read-args.d.mts
 * @returns `{ values, positionals }`; options with `number` are numbers
 */
export function readArgs(script, args = process.argv.slice(2)) {
  const read = readOrAnswer(script, args);
  if (read.answer === undefined) return read;
  (read.code === 0 ? console.log : console.error)(read.answer);
  process.exit(read.code);
}

/** The same, with the answer and its exit code as values. */
export function readOrAnswer({ usage, en, fr, options = {}, least = 0, most = 0 }, args) {
  const help = `Usage: ${usage}\n\n${en}\n${fr}`;
  const wrong = (english, french) => ({ answer: `${english} · ${french}\n\n${help}`, code: WRONG_USAGE });
  const end = args.indexOf('--');
  const before = end < 0 ? args : args.slice(0, end);
  if (before.includes('--help') || before.includes('-h')) return { answer: help, code: 0 };
  let read;
  try {
    read = parseArgs({ args, options: withoutNumbers(options), allowPositionals: true });
  } catch (error) {
    // Node's own words are English only; the first quoted is what was given.
    const given = /'([^']*)'/.exec(error.message)?.[1] ?? error.message;
    return wrong(`not understood: ${given}`, `pas compris\u00a0: ${given}`);
  }
  const { positionals } = read;
  const values = { ...read.values };
  for (const [name, { number }] of Object.entries(options)) {
    if (!number || values[name] === undefined) continue;
    if (!/^\d+$/.test(values[name])) {
      return wrong(`no number: --${name} ${values[name]}`, `pas un nombre\u00a0: --${name} ${values[name]}`);
    }
    values[name] = Number(values[name]);
  }
  if (positionals.length < least) return wrong('something is missing', 'il manque quelque chose');
  if (positionals.length > most) {
    const given = positionals[most];
    return wrong(`one word too many: ${given}`, `un mot de trop\u00a0: ${given}`);
  }
  return { values, positionals };
}

function withoutNumbers(options) {
  return Object.fromEntries(
    Object.entries(options).map(([name, { number, ...option }]) => [
      name,
      number ? { ...option, type: 'string' } : option,
    ]),
  );
}
