/**
 * No name of a game system, an army or a unit occurs in the engine's code: what the engine knows of a game comes from
 * data. The names are read out of the shipped data; the search is by whole word, in code and comments alike.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Names in the data that are also words of every day or of programming; each with why it stays. */
const ORDINARY = new Set([
  'chosen', // a unit, and the participle in "what was chosen"
]);

const SHORTEST = 4;

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `Name` of the data format: a text, or an object by language. */
function namesOf(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  if (!isObject(value)) return [];
  return [value.en, value.fr].filter((name) => typeof name === 'string');
}

function jsonFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return jsonFiles(path);
    return entry.name.endsWith('.json') && entry.name !== 'capabilities.json' ? [path] : [];
  });
}

function namesInData(): ReadonlySet<string> {
  const names = new Set<string>();
  for (const file of jsonFiles(join(root, 'data'))) {
    const data = JSON.parse(readFileSync(file, 'utf8')) as Json;
    if (!isObject(data)) continue;
    const units = Array.isArray(data.units) ? (data.units as readonly Json[]) : [];
    for (const named of [data, ...units]) {
      if (isObject(named)) for (const name of namesOf(named.name)) names.add(name.toLowerCase());
    }
  }
  return names;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const names = namesInData();

test('the shipped data hold names to look for', () => {
  expect(names.size).toBeGreaterThan(50);
});

test('none of them occurs in the engine', () => {
  const wanted = [...names].filter((name) => name.length >= SHORTEST && !ORDINARY.has(name));
  const found: string[] = [];
  for (const file of sourceFiles(join(root, 'renderer/engine'))) {
    // One space between words, so that a name of several words is found across anything that separates them.
    const text = ` ${readFileSync(file, 'utf8')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
    for (const name of wanted) {
      const words = name.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
      if (text.includes(` ${words} `)) found.push(`${file.slice(root.length + 1)}: ${name}`);
    }
  }
  expect(found).toEqual([]);
});
