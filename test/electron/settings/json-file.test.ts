import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { JsonFile } from '../../../electron/settings/json-file';
import { temporaryFolders } from '../temporary-folder';

const folder = temporaryFolders();

test('a file that was never written reads as empty', async () => {
  expect(await new JsonFile(join(await folder(), 'deep/settings.json')).read()).toEqual({});
});

test('the last of several writes stays, and a read waits for them', async () => {
  const file = new JsonFile(join(await folder(), 'deep/settings.json'));
  void file.write({ language: 'en' });
  void file.write({ language: 'fr', unknown: [1, { deep: true }] });
  expect(await file.read()).toEqual({ language: 'fr', unknown: [1, { deep: true }] });
  await file.settled();
});

test.each(['{"language":', '[]', '"x"', 'null'])(
  'a broken file (%s) is set aside and read as empty',
  async (text) => {
    const where = await folder();
    await writeFile(join(where, 'settings.json'), text);
    expect(await new JsonFile(join(where, 'settings.json')).read()).toEqual({});
    expect(await readdir(where)).toEqual(['settings.json.broken']);
    expect(await readFile(join(where, 'settings.json.broken'), 'utf8')).toBe(text);
  },
);
