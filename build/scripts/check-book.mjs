/**
 * Checks army books while they are written: `node build/scripts/check-book.mjs <file or folder>… [--translations] [--lang fr]`
 * prints every problem with its place and exits 1 when there is an error. A book alone is checked with the system of
 * the folder above it.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { bundle } from './bundle.mjs';

function jsonBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => (name.startsWith('.') ? [] : jsonBelow(join(path, name))))
    .filter((file) => file.endsWith('.json'));
}

/** System and capabilities that belong to a book: they are read along, and not reported on. */
function companions(file) {
  const folder = dirname(dirname(file));
  return ['system.json', 'capabilities.json'].map((name) => join(folder, name)).filter(existsSync);
}

const args = process.argv.slice(2);
const language = args.includes('--lang') ? args[args.indexOf('--lang') + 1] : 'en';
const paths = args.filter((arg, index) => !arg.startsWith('--') && args[index - 1] !== '--lang');
const asked = paths.flatMap((path) => jsonBelow(resolve(path)));
const files = [...new Set([...asked, ...asked.flatMap(companions)])];
const program = await import(await bundle('build/scripts/check-book-program.ts', 'check-book'));
const name = (path) => relative(process.cwd(), path) || path;
const lines = program.check(
  files.map((path) => ({ path: name(path), text: readFileSync(path, 'utf8') })),
  new Set(asked.map(name)),
  { translations: args.includes('--translations'), language },
);
for (const { text } of lines) console.log(text);
const errors = lines.filter(({ isError }) => isError).length;
console.log(lines.length === 0 ? 'No problems.' : `${lines.length} problems, ${errors} of them errors.`);
process.exitCode = errors === 0 ? 0 : 1;
