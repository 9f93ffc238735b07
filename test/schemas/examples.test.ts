import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBooks } from '../../renderer/engine/catalogue/books/read-books';
import { checkShape } from '../../renderer/engine/source/check-shape';
import { readJson } from '../../renderer/engine/source/read-json';
import type { SourceProblem } from '../../renderer/engine/source/source-problem';
import { problemLine } from '../../renderer/engine/words/problems/problem-sentence';
import { validateList } from '../../schemas/generated/validate.mjs';

const examples = resolve(import.meta.dirname, '../../schemas/examples');
const read = (path: string) => readFileSync(join(examples, path), 'utf8');
const isExample = (name: string) => /\.(json|txt)$/.test(name) && !name.endsWith('.problems.txt');

/** Problems of one file, with the good system and capabilities beside it. */
function problemsOf(path: string): readonly SourceProblem[] {
  const text = read(path);
  const name = path.split('/').at(-1) ?? '';
  if (name.startsWith('list')) {
    const json = readJson(text, name);
    return [...json.problems, ...checkShape(json, validateList)];
  }
  const beside = ['system.json', 'capabilities.json']
    .filter((each) => !name.startsWith(each.replace('.json', '')))
    .map((each) => ({ path: each, text: read(`good/${each}`) }));
  return readBooks([...beside, { path: name, text }]).problems.filter(({ file }) => file === name);
}

describe('good examples', () => {
  test.each(readdirSync(join(examples, 'good')).filter(isExample))('%s has no problem', (name) => {
    expect(problemsOf(`good/${name}`).map((problem) => problemLine(problem, 'en'))).toEqual([]);
  });
});

describe('bad examples', () => {
  const names = readdirSync(join(examples, 'bad')).filter(isExample);

  test('there are examples', () => {
    expect(names.length).toBeGreaterThan(15);
  });

  test.each(names)('%s has just the problems that are written beside it', async (name) => {
    const lines = problemsOf(`bad/${name}`).map(
      (problem) => `${problem.severity}: ${problemLine(problem, 'en')}\n`,
    );
    await expect(lines.join('')).toMatchFileSnapshot(
      join(examples, 'bad', name.replace(/\.(json|txt)$/, '.problems.txt')),
    );
  });

  test.each(names)('%s is told in French too', (name) => {
    for (const problem of problemsOf(`bad/${name}`)) {
      const line = problemLine(problem, 'fr');
      expect(line).not.toMatch(/undefined|\[object/);
      // a no-break space before double signs of punctuation and inside guillemets
      expect(line.replace(/^[^ ]+ /, '')).not.toMatch(/ [;?!»]|« |\u00a0\u00a0/);
    }
  });
});
