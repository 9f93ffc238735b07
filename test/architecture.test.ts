/**
 * Who may import whom. The engine is pure TypeScript: no React, Redux, Electron, DOM or Node; and inside it a
 * stage may only import stages before it in the flow.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf } from './builders/imports-of';

const root = resolve(import.meta.dirname, '..');
const engine = join(root, 'renderer/engine');

/** Stages in the order of the flow; a file may import its own stage and those before it. */
const STAGES = [
  'source',
  'catalogue',
  'roster',
  'evaluation',
  'capabilities',
  'findings',
  'points',
  'explain',
  'repair',
  'words',
  'sheet',
  'exchange',
];

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const importsOfFile = (file: string): string[] =>
  importsOf(readFileSync(file, 'utf8'), file.endsWith('.tsx'));

function stageOf(path: string): string {
  return relative(engine, path).split('/')[0] as string;
}

const engineFiles = filesBelow(engine);

describe('what is imported', () => {
  test.each([
    { claim: 'a value', text: "import { a } from './a';", found: ['./a'] },
    { claim: 'a type', text: "import type { A } from './a';", found: ['./a'] },
    { claim: 'an effect', text: "import './a';", found: ['./a'] },
    {
      claim: 'what is passed on',
      text: "export * from './a'; export { b } from './b';",
      found: ['./a', './b'],
    },
    { claim: 'a module when it is needed', text: "const a = await import('./a');", found: ['./a'] },
    { claim: 'a type in passing', text: "type A = import('./a').A;", found: ['./a'] },
    { claim: 'a module of the old kind', text: "const a = require('./a');", found: ['./a'] },
    { claim: 'not a text that speaks of it', text: 'say("what they import \'./a\'");', found: [] },
    { claim: 'not a text that ends in the word', text: "const a = 'import'; say('b');", found: [] },
    { claim: 'not a comment', text: "// import './a'\n/** from './b' */", found: [] },
  ])('$claim', ({ text, found }) => {
    expect(importsOf(text, false)).toEqual(found);
  });
});

describe('the engine', () => {
  test('has files to look at', () => {
    expect(engineFiles.length).toBeGreaterThan(3);
  });

  test.each(engineFiles.map((file) => [relative(root, file), file] as const))(
    '%s imports only the engine, in the order of the flow, and pure libraries',
    (_, file) => {
      const pure = new Set(['saxes', 'fflate']);
      for (const target of importsOfFile(file)) {
        if (!target.startsWith('.')) {
          expect(pure, `${target} is not a library that the engine may use`).toContain(target);
          continue;
        }
        const path = resolve(dirname(file), target);
        const generated = path.startsWith(join(root, 'schemas/generated'));
        if (generated) continue;
        expect(path.startsWith(engine), `${target} leaves the engine`).toBe(true);
        const here = STAGES.indexOf(stageOf(file));
        const there = STAGES.indexOf(stageOf(path));
        if (here < 0 || there < 0) continue;
        expect(there, `${stageOf(file)} may not import ${stageOf(path)}`).toBeLessThanOrEqual(here);
      }
    },
  );
});

/** Shells and layers outside the engine: what each may not import. */
const OUTSIDE = [
  { layer: 'renderer/worker', forbidden: /store\/|screens\/|components\/|^react|^electron$/ },
  { layer: 'renderer/store', forbidden: /screens\/|components\/|^electron$|^node:/ },
  { layer: 'renderer/components', forbidden: /screens\/|store\/|^electron$|^node:/ },
  { layer: 'renderer/screens', forbidden: /^electron$|^node:/ },
];

describe.each(OUTSIDE)('$layer', ({ layer, forbidden }) => {
  test('imports nothing from above it', () => {
    const folder = join(root, layer);
    if (!statSync(folder, { throwIfNoEntry: false })) return;
    for (const file of filesBelow(folder)) {
      for (const target of importsOfFile(file)) {
        expect(target, relative(root, file)).not.toMatch(forbidden);
      }
    }
  });
});
