/**
 * Who may import whom. The engine is pure TypeScript: no React, Redux, Electron, DOM or Node; and inside it a
 * stage may only import stages before it in the flow.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

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

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((match) => match[1] as string);
}

function stageOf(path: string): string {
  return relative(engine, path).split('/')[0] as string;
}

const engineFiles = filesBelow(engine);

describe('the engine', () => {
  test('has files to look at', () => {
    expect(engineFiles.length).toBeGreaterThan(3);
  });

  test.each(engineFiles.map((file) => [relative(root, file), file] as const))(
    '%s imports only the engine, in the order of the flow, and pure libraries',
    (_, file) => {
      const pure = new Set(['saxes', 'fflate']);
      for (const target of importsOf(file)) {
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
      for (const target of importsOf(file)) {
        expect(target, relative(root, file)).not.toMatch(forbidden);
      }
    }
  });
});
