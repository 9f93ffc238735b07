import { describe, expect, test } from 'vitest';
import type { DataPlace } from '../../electron/messages';
import { DataStore } from '../../renderer/worker/data-store';
import type { EngineClient } from '../../renderer/worker/engine-client';
import { placeFiles } from '../../renderer/worker/place-files';
import { HARBOUR_FILES, harbourZip } from '../builders/community-data';
import { anEngine } from './builders/an-engine';

function aFolder(files: Readonly<Record<string, string>> = HARBOUR_FILES, id = '1'): DataPlace {
  return {
    id,
    name: `folder-${id}`,
    kind: 'folder',
    path: undefined,
    problems: [],
    files: Object.entries(files).map(([name, text]) => ({
      name,
      size: text.length,
      modified: text.length,
      content: new Blob([text]),
    })),
  };
}

function aZip(): DataPlace {
  const bytes = harbourZip();
  const content = new Blob([bytes as BlobPart]);
  return {
    id: '2',
    name: 'harbour.zip',
    kind: 'zip',
    path: undefined,
    problems: [],
    files: [{ name: 'harbour.zip', size: bytes.length, modified: 1, content }],
  };
}

async function withPlaces(...places: readonly DataPlace[]): Promise<EngineClient> {
  const { client } = anEngine();
  await client.call('set-places', { places });
  return client;
}

const CHOICE = { system: 'harbour', book: 'port', limit: undefined, name: 'Harbour', force: undefined };

async function value<Value>(
  answer: Promise<
    { readonly kind: 'done'; readonly value: Value } | { readonly kind: 'failed'; readonly problem: unknown }
  >,
): Promise<Value> {
  const settled = await answer;
  if (settled.kind === 'failed') throw new Error(JSON.stringify(settled.problem));
  return settled.value;
}

/** As a hand or another program may leave it. */
const withoutGame = (text: string): string =>
  JSON.stringify({ ...JSON.parse(text), system: { id: '', name: '', revision: '' } });

describe('data that were added', () => {
  test.each([
    { claim: 'a folder', place: aFolder() },
    { claim: 'a zip with a folder around all', place: aZip() },
  ])('$claim is a game beside the shipped ones, its libraries no armies', async ({ place }) => {
    const systems = await value((await withPlaces(place)).call('systems', null));
    expect(
      systems.map(({ id, name, revision, books }) => [id, name, revision, books.map((book) => book.name)]),
    ).toEqual([
      ['game', 'A Game', '', ['The Army']],
      ['harbour', 'Harbour Wars', '7', ['Port Guard']],
    ]);
  });

  test('a list begins with the force that has a name, and what it must have', async () => {
    const client = await withPlaces(aFolder());
    const { view } = await value(client.call('create', CHOICE));
    expect(view.totals).toMatchObject({ spent: 90, limit: 500, verdict: 'legal' });
    const rows = view.rows.flatMap((row) => (row.kind === 'force' || row.kind === 'unit' ? [row.name] : []));
    expect(rows).toEqual(['Fleet', 'Admiral']);
  });

  test('a saved list opens with them, and its summary says which books it is of', async () => {
    const client = await withPlaces(aFolder());
    await value(client.call('create', CHOICE));
    const { text } = await value(client.call('text', null));
    const summary = await value(client.call('summary', { text }));
    expect(summary).toMatchObject({ systemId: 'harbour', bookIds: ['port'], points: 90, verdict: 'legal' });
  });

  test.each([
    { claim: 'without its game', files: {}, kind: 'unknown-system', detail: 'Harbour Wars' },
    {
      claim: 'that names no game, without its books',
      unnamed: true,
      files: {},
      kind: 'unnamed-system',
      detail: 'Port Guard',
    },
    {
      claim: 'without its book',
      files: { 'Harbour Wars.gst': HARBOUR_FILES['Harbour Wars.gst'] as string },
      kind: 'unknown-book',
      detail: 'Port Guard',
    },
    {
      claim: 'with a book that is broken',
      files: {
        ...HARBOUR_FILES,
        'Port Guard.cat': (HARBOUR_FILES['Port Guard.cat'] as string).slice(0, -20),
      },
      kind: 'broken-data',
      detail: 'Port Guard',
    },
  ])('a list $claim says so', async ({ unnamed, files, kind, detail }) => {
    const client = await withPlaces(aFolder());
    await value(client.call('create', CHOICE));
    const { text } = await value(client.call('text', null));
    await client.call('set-places', { places: [aFolder(files)] });
    const answer = await client.call('summary', { text: unnamed ? withoutGame(text) : text });
    expect(answer).toMatchObject({ kind: 'failed', problem: { kind, detail } });
  });

  test('a list that names no game is of that which has its books', async () => {
    const client = await withPlaces(aFolder());
    await value(client.call('create', CHOICE));
    const { text } = await value(client.call('text', null));
    const summary = await value(client.call('summary', { text: withoutGame(text) }));
    expect(summary).toMatchObject({ bookIds: ['port'], points: 90, verdict: 'legal' });
  });

  test('a file that changed is read again', async () => {
    const client = await withPlaces(aFolder());
    await value(client.call('create', CHOICE));
    const { text } = await value(client.call('text', null));
    const dearer = (HARBOUR_FILES['Port Guard.cat'] as string).replace('value="90"', 'value="100"');
    await client.call('set-places', { places: [aFolder({ ...HARBOUR_FILES, 'Port Guard.cat': dearer })] });
    expect(await value(client.call('summary', { text }))).toMatchObject({ points: 100 });
  });

  test('what is there already is not read again for an addition, nor by another thread that learns what it says', async () => {
    const reads: string[] = [];
    const aStore = () =>
      new DataStore({
        shipped: async () => [],
        filesOfPlace: (place) =>
          placeFiles(place, async (_, { name, content = new Blob() }) => {
            reads.push(name);
            return { bytes: new Uint8Array(await content.arrayBuffer()), isWhole: true };
          }),
      });
    const readBy = async (store: DataStore, ...places: readonly DataPlace[]): Promise<readonly string[]> => {
      reads.length = 0;
      store.setPlaces(places);
      await store.shelf();
      return [...reads];
    };
    const store = aStore();
    const more = aFolder({ 'Other.cat': HARBOUR_FILES['Port Guard.cat'] as string }, '3');
    const files = Object.keys(HARBOUR_FILES);
    expect((await readBy(store, aFolder(), aZip())).filter((name) => files.includes(name))).toEqual(files);
    expect(await readBy(store, aFolder(), aZip(), more)).toEqual(['Other.cat']);
    const changed = { ...aZip(), files: aZip().files.map((file) => ({ ...file, modified: 2 })) };
    expect(new Set(await readBy(store, aFolder(), changed, more))).toEqual(new Set(['harbour.zip']));
    const reader = aStore();
    reader.learnHeads(store.heads());
    expect(await readBy(reader, aFolder(), changed, more)).toEqual(['harbour.zip']);
  });

  test('a later addition goes before an earlier one', async () => {
    const dearer = (HARBOUR_FILES['Port Guard.cat'] as string).replace('value="90"', 'value="100"');
    const later = aFolder({ ...HARBOUR_FILES, 'Port Guard.cat': dearer }, '9');
    const client = await withPlaces(aFolder(), later);
    const { view } = await value(client.call('create', CHOICE));
    expect(view.totals.spent).toBe(100);
    const systems = await value(client.call('systems', null));
    expect(systems.map(({ id }) => id)).toEqual(['game', 'harbour', 'harbour@folder-1/Harbour Wars.gst']);
    const { text } = await value(client.call('text', null));
    expect(await value(client.call('summary', { text }))).toMatchObject({ dataKey: 'harbour', points: 100 });
    const torn = aFolder({ ...HARBOUR_FILES, 'Port Guard.cat': dearer.slice(0, 900) }, '9');
    await client.call('set-places', { places: [aFolder(), torn] });
    expect(await value(client.call('summary', { text }))).toMatchObject({
      dataKey: 'harbour@folder-1/Harbour Wars.gst',
      points: 90,
    });
    const { losses } = await value(client.call('open', { file: text }));
    expect(losses).toEqual({
      en: [
        'Damaged data were passed over: folder-9/Port Guard.cat cannot be used, folder-1/Port Guard.cat is used in its place',
      ],
      fr: [
        'Des données abîmées ont été écartées\u00a0: folder-9/Port Guard.cat est inutilisable, folder-1/Port Guard.cat sert à sa place',
      ],
    });
  });

  test('reading is told file by file', async () => {
    const { client } = anEngine();
    const seen: (string | undefined)[] = [];
    client.onProgress(({ path }) => seen.push(path));
    await client.call('set-places', { places: [aFolder()] });
    await client.call('check-data', { system: 'harbour' });
    expect(seen.filter((path) => path === 'folder-1/Port Guard.cat').length).toBeGreaterThan(1);
    expect(seen.at(-1)).toBeUndefined();
  });
});

describe('a check of added data', () => {
  test('counts each file and says what is wrong with it, and where', async () => {
    const check = await value((await withPlaces(aFolder())).call('check-data', { system: 'harbour' }));
    expect(check).toMatchObject({ entries: 6, units: 2, more: 0 });
    expect(check.files['folder-1/Port Guard.cat']).toMatchObject({ entries: 5, errors: 0 });
    expect(check.files['folder-1/Stores.cat']).toMatchObject({ entries: 1, warnings: 1 });
    expect(check.problems).toMatchObject([
      { severity: 'warning', path: 'folder-1/Stores.cat', place: '1', line: 2, at: 'Lost crate' },
    ]);
  });

  test('speaks the language of the program', async () => {
    const client = await withPlaces(aFolder());
    await client.call('set-language', { language: 'fr' });
    const check = await value(client.call('check-data', { system: 'harbour' }));
    expect(check.problems[0]?.sentence).toMatch(/lien/i);
  });

  test('files that are none are told apart from the game', async () => {
    const client = await withPlaces(aFolder({ ...HARBOUR_FILES, 'notes.cat': '<html></html>' }));
    const overview = await value(client.call('data', null));
    expect(overview.strays).toEqual([{ path: 'folder-1/notes.cat', place: '1' }]);
    const check = await value(client.call('check-data', { system: undefined }));
    expect(check.problems).toMatchObject([{ severity: 'error', path: 'folder-1/notes.cat' }]);
  });

  test('shows lines of a file, of one inside a zip too', async () => {
    const client = await withPlaces(aZip());
    const path = 'harbour.zip/harbour-main/Stores.cat';
    const lines = await value(client.call('file-lines', { path, line: 2, column: 15 }));
    expect(lines).toMatchObject({ path, first: 1, mark: 14 });
    expect(lines?.lines[1]?.slice(14)).toMatch(/^<entryLink id="loose-end"/);
    const none = client.call('file-lines', { path: 'harbour.zip/no.cat', line: 1, column: 1 });
    expect(await value(none)).toBeNull();
  });

  test.each([
    { column: 1, text: /^<catalogue/, from: /^<cat/ },
    { column: 250, text: /^<catalogue/, from: /^x/ },
    { column: 90_000, text: /^…x{120}here/, from: /^here/ },
    { column: 100_000, text: /x$/, from: /^$/ },
  ])('of a line that is very long so much as is around column $column', async ({ column, text, from }) => {
    const long = `<catalogue ${'x'.repeat(89_988)}here${'x'.repeat(5000)}`;
    const client = await withPlaces(aFolder({ ...HARBOUR_FILES, 'long.cat': long }));
    const lines = await value(client.call('file-lines', { path: 'folder-1/long.cat', line: 1, column }));
    const [line = ''] = lines?.lines ?? [];
    expect(line.length).toBeLessThan(410);
    expect(line).toMatch(text);
    expect(line.slice(lines?.mark)).toMatch(from);
  });
});
