import { describe, expect, test } from 'vitest';
import { BrowserFiles } from '../../renderer/host/browser-files';
import type { FileHandle, FilePickers } from '../../renderer/host/file-handles';

interface FakeHandle extends FileHandle {
  text: string;
  readonly asked: string[];
}

/** A file on a disk, as a browser hands it to a page. */
function aHandle(name: string, text: string, more: Partial<FakeHandle> = {}): FakeHandle {
  const asked: string[] = [];
  const handle: FakeHandle = {
    name,
    text,
    asked,
    async getFile() {
      return new File([handle.text], name);
    },
    async createWritable() {
      let written = '';
      return {
        async write(content) {
          written += typeof content === 'string' ? content : new TextDecoder().decode(content);
        },
        async close() {
          handle.text = written;
        },
      };
    },
    async requestPermission({ mode }) {
      asked.push(mode);
      return 'granted';
    },
    ...more,
  };
  return handle;
}

const named = (name: string): Error => Object.assign(new Error(name), { name });
const open = (...handles: readonly FileHandle[]): FilePickers => ({
  showOpenFilePicker: async () => handles,
});

async function opened(files: BrowserFiles) {
  const chosen = await files.chooseFiles('lists');
  if (chosen.kind !== 'done') throw new Error(chosen.kind);
  const [file] = chosen.value.files;
  if (file === undefined) throw new Error('no file');
  return file;
}

describe('a picked list, where the browser hands out handles', () => {
  test('is read again as it is now; a page that does not have it says so', async () => {
    const handle = aHandle('Tide.muster', 'before');
    const files = new BrowserFiles(open(handle));
    const { path = '', version } = await opened(files);
    expect(await files.read(path)).toEqual({
      kind: 'done',
      value: { path, name: 'Tide', text: 'before', version },
    });
    const other = new BrowserFiles(open(aHandle('Tide.muster', 'another')));
    expect((await opened(other)).path).not.toBe(path);
    expect(await other.read(path)).toMatchObject({ problem: { kind: 'not-found', path } });
  });

  test('that cannot be read does not keep the others from being opened', async () => {
    const gone = { ...aHandle('Gone.muster', ''), getFile: () => Promise.reject(named('NotFoundError')) };
    const chosen = await new BrowserFiles(open(gone, aHandle('Tide.muster', 'x'))).chooseFiles('lists');
    expect(chosen).toMatchObject({
      kind: 'done',
      value: { files: [{ name: 'Tide.muster' }], problems: [{ kind: 'not-found', path: 'Gone.muster' }] },
    });
  });

  test('has a path, and is written back to its file', async () => {
    const handle = aHandle('Tide.muster', 'before');
    const files = new BrowserFiles(open(handle));
    const { path = '', version } = await opened(files);
    expect(files.owns(path)).toBe(true);
    expect(handle.asked).toEqual(['readwrite']);
    const saved = await files.save({ path, name: 'Tide', text: 'after', basedOn: version });
    expect(saved).toMatchObject({ kind: 'done', value: { path, name: 'Tide' } });
    expect(handle.text).toBe('after');
  });

  test('is left alone when another program has written it, unless the user wants theirs', async () => {
    const handle = aHandle('Tide.muster', 'before');
    const kept: string[] = [];
    const files = new BrowserFiles(open(handle), async (_path, text) => void kept.push(text));
    const { path = '', version } = await opened(files);
    handle.text = 'theirs';
    const request = { path, name: 'Tide', text: 'mine', basedOn: version };
    expect(await files.save(request)).toMatchObject({ problem: { kind: 'changed-on-disk' } });
    expect(handle.text).toBe('theirs');
    expect(kept).toEqual([]);
    const saved = await files.save({ ...request, overwrite: true });
    expect(saved).toMatchObject({ kind: 'done' });
    expect(handle.text).toBe('mine');
    expect(kept).toEqual(['theirs']);
    const basedOn = saved.kind === 'done' ? saved.value.version : '';
    await files.save({ ...request, text: 'mine too', basedOn, overwrite: true });
    expect(kept).toEqual(['theirs']);
  });

  test.each([
    { claim: 'the user does not let it be written', more: { requestPermission: async () => 'denied' } },
    {
      claim: 'the browser does not ask here',
      more: { requestPermission: () => Promise.reject(named('SecurityError')) },
    },
  ])('has no path when $claim', async ({ more }) => {
    const files = new BrowserFiles(open(aHandle('Tide.muster', 'before', more)));
    expect((await opened(files)).path).toBeUndefined();
  });

  test('of another program has no path, and nobody is asked', async () => {
    const handle = aHandle('Tide.ros', '<roster/>');
    expect((await opened(new BrowserFiles(open(handle)))).path).toBeUndefined();
    expect(handle.asked).toEqual([]);
  });

  test.each([
    { error: 'NotFoundError', kind: 'not-found' },
    { error: 'NotAllowedError', kind: 'not-allowed' },
    { error: 'QuotaExceededError', kind: 'disk-full' },
    { error: 'TypeError', kind: 'failed' },
  ])(
    'a save that fails by $error is a problem of kind $kind, and the file stays as it was',
    async ({ error, kind }) => {
      const handle = aHandle('Tide.muster', 'before', { createWritable: () => Promise.reject(named(error)) });
      const files = new BrowserFiles(open(handle));
      const { path = '', version } = await opened(files);
      const saved = await files.save({ path, name: 'Tide', text: 'after', basedOn: version });
      expect(saved).toMatchObject({ kind: 'failed', problem: { kind, path } });
      expect(handle.text).toBe('before');
    },
  );

  test('of a page that was reloaded is not there any more', async () => {
    const saved = await new BrowserFiles({}).save({ path: 'file:/1/Tide.muster', name: 'Tide', text: '' });
    expect(saved).toMatchObject({ problem: { kind: 'not-found' } });
  });

  test('a closed dialog is no problem', async () => {
    const closed = { showOpenFilePicker: () => Promise.reject(named('AbortError')) };
    expect(await new BrowserFiles(closed).chooseFiles('lists')).toEqual({ kind: 'cancelled' });
  });
});

describe('saving where the user says', () => {
  test('a list goes on in its new file', async () => {
    const handle = aHandle('New.muster', '');
    const files = new BrowserFiles({ showSaveFilePicker: async () => handle });
    const written = await files.export('Tide.muster', 'list');
    expect(written).toMatchObject({ kind: 'done', value: { name: 'New.muster' } });
    expect(handle.text).toBe('list');
    const path = written.kind === 'done' ? (written.value.path ?? '') : '';
    await files.save({ path, name: 'Tide', text: 'more', overwrite: true });
    expect(handle.text).toBe('more');
  });

  test('a text is written once and is no place for the list', async () => {
    const handle = aHandle('Tide.txt', '');
    const files = new BrowserFiles({ showSaveFilePicker: async () => handle });
    expect(await files.export('Tide.txt', 'text')).toMatchObject({
      kind: 'done',
      value: { path: undefined },
    });
    expect(handle.text).toBe('text');
  });

  test('a closed dialog is no problem', async () => {
    const closed = { showSaveFilePicker: () => Promise.reject(named('AbortError')) };
    expect(await new BrowserFiles(closed).export('Tide.muster', '')).toEqual({ kind: 'cancelled' });
  });
});
