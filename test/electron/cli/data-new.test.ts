import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validateBook, validateCapabilities, validateSystem } from '../../../schemas/generated/validate.mjs';
import { temporaryFolders } from '../temporary-folder';
import { runCli } from './run-cli';

const folder = temporaryFolders();

test('writes a system and a book that the schemas accept, with comments, a readme and the schemas', async () => {
  const cwd = await folder();
  const { code, out } = await runCli(['data', 'new', 'mine'], { cwd });
  expect(code).toBe(0);
  expect(out.split('\n').filter((line) => line !== '')).toHaveLength(8);
  const read = async (name: string) => JSON.parse(await readFile(join(cwd, 'mine', name), 'utf8'));
  expect(validateSystem(await read('system.json'))).toBe(true);
  expect(validateCapabilities(await read('capabilities.json'))).toBe(true);
  expect(validateBook(await read('books/first-army.json'))).toBe(true);
  expect(await readFile(join(cwd, 'mine/system.json'), 'utf8')).toContain('$comment');
  for (const name of ['system.json', 'books/first-army.json']) {
    const { $schema } = await read(name);
    expect((await read(join(name, '..', $schema))).$id).toBe($schema.split('/').at(-1));
  }
});

test('writes over nothing', async () => {
  const cwd = await folder();
  await writeFile(join(cwd, 'README.md'), 'mine');
  const { code, err } = await runCli(['data', 'new', '.', '--lang', 'fr'], { cwd });
  expect(code).toBe(2);
  expect(err).toContain('existe déjà');
  expect(await readdir(cwd)).toEqual(['README.md']);
});
