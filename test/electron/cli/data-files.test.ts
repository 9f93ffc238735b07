import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { dataFilesAt } from '../../../electron/cli/data-files';
import { temporaryFolders } from '../temporary-folder';

const folder = temporaryFolders();
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe('files of data', () => {
  test('of a folder: every JSON below it but schemas', async () => {
    const where = await folder();
    await mkdir(join(where, 'books'));
    await mkdir(join(where, 'schemas'));
    await writeFile(join(where, 'system.json'), 'system');
    await writeFile(join(where, 'books/a.json'), 'a');
    await writeFile(join(where, 'schemas/system.schema.json'), 'schema');
    await writeFile(join(where, 'README.md'), 'read me');
    await writeFile(join(where, 'books/B.JSON'), 'b');
    await writeFile(join(where, 'schemas/BOOK.SCHEMA.JSON'), 'schema');
    const { files, problems } = await dataFilesAt(where);
    expect(files.map((file) => [file.path, textOf(file.bytes)])).toEqual([
      [join(where, 'books/B.JSON'), 'b'],
      [join(where, 'books/a.json'), 'a'],
      [join(where, 'system.json'), 'system'],
    ]);
    expect(problems).toEqual([]);
  });

  test('of a zip, by its content and not its name', async () => {
    const path = join(await folder(), 'data.bin');
    await writeFile(path, zipSync({ 'game/system.json': strToU8('system'), 'game/SOURCE.md': strToU8('x') }));
    const { files } = await dataFilesAt(path);
    expect(files.map((file) => [file.path, textOf(file.bytes)])).toEqual([
      [`${path}/game/system.json`, 'system'],
    ]);
  });

  test('of a folder: community data, zipped one by one or not, and what download tools make of them', async () => {
    const where = await folder();
    for (const name of ['a.gst', 'b.cat', 'c.catz', 'index.bsi', 'list.ros', '.hidden.cat']) {
      await writeFile(join(where, name), name);
    }
    const { files } = await dataFilesAt(where);
    expect(files.map((file) => file.path)).toEqual(
      ['a.gst', 'b.cat', 'c.catz', 'index.bsi'].map((name) => join(where, name)),
    );
  });

  test('of the zip of a repository, with its top folder', async () => {
    const path = join(await folder(), 'repository.zip');
    await writeFile(
      path,
      zipSync({
        'game-main/README.md': strToU8('read me'),
        'game-main/.github/settings.json': strToU8('{}'),
        'game-main/Game.gst': strToU8('system'),
        'game-main/armies/One.catz': zipSync({ 'One.cat': strToU8('one') }),
        '__MACOSX/game-main/._Game.gst': strToU8('x'),
        '../outside.cat': strToU8('x'),
      }),
    );
    const { files, zipProblems } = await dataFilesAt(path);
    expect(files.map((file) => file.path)).toEqual([
      `${path}/game-main/Game.gst`,
      `${path}/game-main/armies/One.catz`,
    ]);
    expect(zipProblems).toMatchObject([{ kind: 'member-path', file: `${path}/../outside.cat` }]);
  });

  test('a zip that is one file of data is that file', async () => {
    const path = join(await folder(), 'a.catz');
    await writeFile(path, zipSync({ 'a.cat': strToU8('x') }));
    expect((await dataFilesAt(path)).files).toMatchObject([{ path }]);
  });

  test('a file that claims to be huge inside a zip is left out and told', async () => {
    const path = join(await folder(), 'bomb.zip');
    await writeFile(path, zipSync({ 'a.json': strToU8('a'), 'bomb.json': new Uint8Array(65 * 1024 * 1024) }));
    const { files, zipProblems } = await dataFilesAt(path);
    expect(files.map((file) => file.path)).toEqual([`${path}/a.json`]);
    expect(zipProblems).toMatchObject([{ kind: 'member-too-large', file: `${path}/bomb.json` }]);
  });

  test('a path that is not there is a problem', async () => {
    const path = join(await folder(), 'x.zip');
    expect(await dataFilesAt(path)).toMatchObject({ files: [], problems: [{ kind: 'not-found', path }] });
  });

  test('a zip that is broken is a problem', async () => {
    const path = join(await folder(), 'x.zip');
    await writeFile(path, 'PK\u0003\u0004 and then nothing');
    expect(await dataFilesAt(path)).toMatchObject({
      files: [],
      problems: [],
      zipProblems: [{ kind: 'broken-zip', file: path }],
    });
  });

  test('one file is itself', async () => {
    const path = join(await folder(), 'a.json');
    await writeFile(path, '{}');
    expect((await dataFilesAt(path)).files).toMatchObject([{ path }]);
  });
});
