import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Grants } from '../../../electron/files/grants';
import { Places } from '../../../electron/files/places';
import type { DataPlace, JsonValue } from '../../../electron/messages';
import { temporaryFolders } from '../temporary-folder';

const folder = temporaryFolders();
let where: string;
let grants: Grants;
let kept: JsonValue;
let changes: number;
let places: Places;

function open(): Places {
  return new Places({
    grants,
    keep: async (value) => {
      kept = value;
    },
    changed: () => {
      changes += 1;
    },
  });
}

beforeEach(async () => {
  where = await folder();
  await mkdir(join(where, 'game/sub'), { recursive: true });
  for (const [name, text] of Object.entries({
    'game/a.gst': 'system',
    'game/sub/b.cat': 'book',
    'game/notes.txt': 'notes',
    'game/.hidden.json': 'hidden',
    'data.zip': 'zip',
    'secret.json': 'secret',
  })) {
    await writeFile(join(where, name), text);
  }
  await symlink(join(where, 'secret.json'), join(where, 'game/link.json'));
  grants = new Grants();
  kept = null;
  changes = 0;
  places = open();
});
afterEach(() => places.close());

async function listed(): Promise<readonly DataPlace[]> {
  const result = await places.list();
  return result.kind === 'done' ? result.value : [];
}

async function added(path: string): Promise<string> {
  const result = await places.add(join(where, path));
  if (result.kind !== 'done') throw new Error(JSON.stringify(result));
  return result.value.id;
}

describe('places of data on the disk', () => {
  test('a folder is listed with its files of data, a link out of it told', async () => {
    await added('game');
    expect(await listed()).toMatchObject([
      {
        id: '1',
        name: 'game',
        kind: 'folder',
        path: join(where, 'game'),
        files: [{ name: 'a.gst' }, { name: 'sub/b.cat' }],
        problems: [{ kind: 'link-outside' }],
      },
    ]);
  });

  test('a zip is listed as itself', async () => {
    await added('data.zip');
    expect(await listed()).toMatchObject([{ name: 'data.zip', kind: 'zip', files: [{ name: 'data.zip' }] }]);
  });

  test('a file that is no zip is not taken', async () => {
    expect(await places.add(join(where, 'secret.json'))).toMatchObject({
      kind: 'failed',
      problem: { kind: 'not-supported' },
    });
  });

  test('one that is added again stays one', async () => {
    await added('game');
    await added('game');
    expect(await listed()).toHaveLength(1);
  });

  test('they last from start to start', async () => {
    await added('game');
    await added('data.zip');
    places.close();
    places = open();
    await places.open(kept);
    expect((await listed()).map(({ id, name }) => [id, name])).toEqual([
      ['1', 'game'],
      ['2', 'data.zip'],
    ]);
    expect(await places.fileOf('1', 'a.gst')).toBe(join(where, 'game/a.gst'));
  });

  test('what an earlier run kept may be anything', async () => {
    await places.open([
      null,
      1,
      { id: 1 },
      { id: '1', kind: 'disk', path: '/' },
      { id: '2', kind: 'folder', path: '/' },
    ]);
    expect(await listed()).toEqual([]);
  });

  test('a folder that is gone is said, and is there again when it comes back', async () => {
    await added('game');
    await rm(join(where, 'game'), { recursive: true });
    expect(await listed()).toMatchObject([{ name: 'game', files: [], problems: [{ kind: 'not-found' }] }]);
  });

  test('a removed one may not be read any more, and is brought back', async () => {
    const id = await added('game');
    await places.remove(id);
    expect(await listed()).toEqual([]);
    expect(kept).toEqual([]);
    expect(await grants.allowsReading(join(where, 'game/a.gst'))).toBe(false);
    await places.restore(id);
    expect((await listed()).map(({ name }) => name)).toEqual(['game']);
    expect(await grants.allowsReading(join(where, 'game/a.gst'))).toBe(true);
  });

  test('nothing in them may be written', async () => {
    await added('game');
    expect(await grants.allowsWriting(join(where, 'game/a.gst'))).toBe(false);
    expect(await grants.allowsWriting(join(where, 'game/new.muster'))).toBe(false);
  });

  test.each([
    { claim: 'a file of it', id: '1', name: 'a.gst', file: 'game/a.gst' },
    { claim: 'a file further down', id: '1', name: 'sub/b.cat', file: 'game/sub/b.cat' },
    { claim: 'a zip', id: '2', name: 'data.zip', file: 'data.zip' },
    { claim: 'no other file beside a zip', id: '2', name: 'secret.json', file: undefined },
    { claim: 'no file of another ending', id: '1', name: 'notes.txt', file: undefined },
    { claim: 'nothing hidden', id: '1', name: '.hidden.json', file: undefined },
    { claim: 'no way out by dots', id: '1', name: '../secret.json', file: undefined },
    { claim: 'no way out by a link', id: '1', name: 'link.json', file: undefined },
    { claim: 'no place that was never added', id: '3', name: 'a.gst', file: undefined },
  ])('serves $claim', async ({ id, name, file }) => {
    await added('game');
    await added('data.zip');
    expect(await places.fileOf(id, name)).toBe(file === undefined ? undefined : join(where, file));
  });

  test('tells when a file of data changes, and not when another does', async () => {
    await added('game');
    await writeFile(join(where, 'game/notes.txt'), 'other notes');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(changes).toBe(0);
    await writeFile(join(where, 'game/sub/b.cat'), 'another book');
    await vi.waitUntil(() => changes > 0, { timeout: 5000 });
  });
});
