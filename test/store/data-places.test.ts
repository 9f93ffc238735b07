import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { GivenPlace } from '../../renderer/host/stored-places';
import { addPlace, readOverview, removePlace, restorePlace } from '../../renderer/store/data-places';
import { selectDataRows, standingOf } from '../../renderer/store/data-rows';
import { openOffered } from '../../renderer/store/open-files';
import { createList } from '../../renderer/store/open-list';
import { saveNow } from '../../renderer/store/save-list';
import { wentTo } from '../../renderer/store/view-slice';
import { HARBOUR_FILES, harbourZip } from '../builders/community-data';
import { aStore, CHOICE, noticeText } from './a-store';

function aFolder(name: string, files: Readonly<Record<string, string>>): GivenPlace {
  return {
    kind: 'folder',
    name,
    files: Object.entries(files).map(([file, text]) => ({ name: file, file: new Blob([text]) })),
  };
}
const aZip = (name: string, bytes: Uint8Array): GivenPlace => ({
  kind: 'zip',
  name,
  files: [{ name, file: new Blob([bytes as BlobPart]) }],
});
const PORT = HARBOUR_FILES['Port Guard.cat'] as string;

/** The screen of data with places added one after the other. */
async function withPlaces(...places: readonly GivenPlace[]) {
  const made = await aStore();
  const { store, host } = made;
  store.dispatch(wentTo('data'));
  const add = async (place: GivenPlace): Promise<void> => {
    host.nextPlaces.push(place);
    await store.dispatch(addPlace(place.kind));
  };
  for (const place of places) await add(place);
  const names = () => store.getState().data.places?.map(({ name }) => name);
  const notice = () => store.getState().view.notice;
  const standing = async (of: string): Promise<string> => {
    await expect.poll(() => store.getState().data.checks[of]).toBeDefined();
    const { overview, checks } = store.getState().data;
    const system = overview?.systems.find(({ key }) => key === of);
    if (system === undefined) return '';
    const found = standingOf({ kind: 'system', key: of, system, isFolded: false }, checks);
    return `${found?.isUsed ? 'ready' : 'not used'}, ${found?.errors}`;
  };
  return { ...made, add, names, notice, standing };
}

describe('a place that is added', () => {
  test.each(['constructor', '__proto__', 'toString'])(
    'with a game whose id is %s is read like any other',
    async (id) => {
      const { add, standing, store } = await withPlaces();
      await store.dispatch(readOverview());
      await add(
        aFolder('odd', { 'a.gst': `<gameSystem id="${id}" name="Odd" battleScribeVersion="2.03"/>` }),
      );
      const system = store.getState().data.overview?.systems.find(({ name }) => name === 'Odd');
      expect(system?.key).toBe(id);
      await expect.poll(() => Object.hasOwn(store.getState().data.checks, id)).toBe(true);
      expect(await standing(id)).toBe('ready, 0');
    },
  );

  test.each([
    {
      claim: 'a folder with other files',
      place: aFolder('notes', { 'a.json': '{"a":1}' }),
      says: /1 is there/,
    },
    {
      claim: 'a zip with other files',
      place: aZip('notes.zip', zipSync({ 'a.txt': strToU8('a') })),
      says: /in the whole zip: there is none/,
    },
    { claim: 'what is no zip', place: aZip('torn.zip', strToU8('PK')), says: /no whole zip/ },
  ])('$claim is not kept', async ({ place, says }) => {
    const { host, names, notice } = await withPlaces(place);
    expect(names()).toEqual([]);
    expect(await host.listPlaces()).toMatchObject({ value: [] });
    expect(notice()?.severity).toBe('error');
    expect(noticeText(notice())).toMatch(says);
  });

  test('a zip of lists alone is told as that, and its lists are opened when the user wants it', async () => {
    const { store, host } = await aStore();
    await store.dispatch(createList(CHOICE));
    await store.dispatch(saveNow());
    const read = await host.readList({ path: 'library:/A list.muster' });
    const text = read.kind === 'done' ? read.value.text : '';
    const as = (name: string) => strToU8(JSON.stringify({ ...JSON.parse(text), id: name, name }));
    const bytes = zipSync({
      'club/A theirs.json': strToU8(
        '{"roster":{"gameSystemId":"x","gameSystemName":"X","costs":[],"forces":[]}}',
      ),
      'club/One.muster': as('One'),
      'club/Two.json': as('Two'),
      'club/torn.ros': strToU8('<roster'),
      'club/notes.json': strToU8('{"a":1}'),
      '__MACOSX/._One.muster': strToU8('x'),
    });
    const { add, names, notice, store: at, host: there } = await withPlaces();
    await add(aZip('club.zip', bytes));
    expect(names()).toEqual([]);
    expect(notice()).toMatchObject({ severity: 'warning' });
    expect(noticeText(notice())).toMatch(/“club.zip” holds 4 lists and no data/);
    await at.dispatch(openOffered(notice()?.lists ?? []));
    expect(at.getState().builder.view?.head.name).toBe('Two');
    expect(noticeText(notice())).toMatch(/torn.ros/);
    const listing = await there.listLibrary();
    expect(listing.kind === 'done' && listing.value.files.map(({ name }) => name)).toEqual(['One', 'Two']);
  });

  test('is not said to be empty before it was looked into', async () => {
    const { add, store } = await withPlaces();
    await store.dispatch(readOverview());
    const said = new Set<string>();
    store.subscribe(() => {
      for (const row of selectDataRows(store.getState())) {
        if (row.kind === 'place') said.add(`${row.place.name}: ${row.isLooked ? 'empty' : 'being read'}`);
      }
    });
    await add(aFolder('harbour', HARBOUR_FILES));
    expect([...said]).toEqual(['harbour: being read']);
  });

  test('with a file that was meant as data is kept, though it cannot be used', async () => {
    const { names, notice } = await withPlaces(aFolder('torn', { 'a.cat': '<html/>' }));
    expect(names()).toEqual(['torn']);
    expect(notice()).toBeUndefined();
  });

  test('of which another goes before is kept: it is used when that is damaged', async () => {
    const older = aFolder('older', { 'b.cat': PORT.replace('revision="3"', 'revision="1"') });
    const { names, notice, store } = await withPlaces(aFolder('harbour', HARBOUR_FILES), older);
    expect(names()).toEqual(['harbour', 'older']);
    expect(notice()).toBeUndefined();
    const [, harbour] = store.getState().data.overview?.systems ?? [];
    expect(harbour?.books.find(({ id }) => id === 'port')).toMatchObject({
      path: 'harbour/Port Guard.cat',
      copies: [{ path: 'older/b.cat', revision: '1' }],
    });
  });

  test('again, with less than before, stays what it was', async () => {
    const { add, names, notice } = await withPlaces(aFolder('harbour', HARBOUR_FILES));
    await add(aFolder('harbour', { 'a.json': '{}' }));
    expect(names()).toEqual(['harbour']);
    expect(notice()).toBeUndefined();
  });
});

describe('that there are no data in a place', () => {
  test.each([
    {
      claim: 'others are added',
      change: ({ add }: Awaited<ReturnType<typeof withPlaces>>) => add(aZip('harbour.zip', harbourZip())),
    },
    {
      claim: 'others are removed',
      change: async ({ store }: Awaited<ReturnType<typeof withPlaces>>) => {
        const [place] = store.getState().data.places ?? [];
        await store.dispatch(removePlace({ id: place?.id ?? '', name: '' }));
      },
    },
    {
      claim: 'others are brought back',
      change: async (made: Awaited<ReturnType<typeof withPlaces>>) => {
        const { store, add } = made;
        const [place] = store.getState().data.places ?? [];
        await store.dispatch(removePlace({ id: place?.id ?? '', name: '' }));
        await add(aFolder('nothing', {}));
        expect(made.notice()).toBeDefined();
        await store.dispatch(restorePlace());
      },
    },
    {
      claim: 'files change on the disk',
      change: async ({ host, notice }: Awaited<ReturnType<typeof withPlaces>>) => {
        host.emit('places-changed', null);
        await expect.poll(notice).toBeUndefined();
      },
    },
  ])('is not said any more when $claim', async ({ change }) => {
    const made = await withPlaces(aFolder('harbour', HARBOUR_FILES), aFolder('nothing', {}));
    expect(noticeText(made.notice())).toMatch(/no data in “nothing”/);
    await change(made);
    expect(made.notice()).toBeUndefined();
  });
});

describe('a game with a damaged file', () => {
  test.each([
    {
      claim: 'a catalogue',
      files: { ...HARBOUR_FILES, 'Port Guard.cat': PORT.slice(0, 900) },
      is: 'ready, 1',
    },
    {
      claim: 'a newer copy of a catalogue',
      files: { ...HARBOUR_FILES, 'new.cat': PORT.replace('revision="3"', 'revision="4"').slice(0, 900) },
      is: 'ready, 1',
    },
    {
      claim: 'its own',
      files: { ...HARBOUR_FILES, 'Harbour Wars.gst': HARBOUR_FILES['Harbour Wars.gst']?.slice(0, 900) ?? '' },
      is: /^not used, \d/,
    },
  ])('$claim', async ({ files, is }) => {
    const { standing } = await withPlaces(aFolder('harbour', files));
    if (typeof is === 'string') expect(await standing('harbour')).toBe(is);
    else expect(await standing('harbour')).toMatch(is);
  });
});
