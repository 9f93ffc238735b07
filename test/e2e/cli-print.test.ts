import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { printPdf } from '../../electron/cli/print-pdf';
import { writeList } from '../../renderer/engine/exchange/list/write-list';
import { makeList } from '../electron/cli/make-list';
import { runCli } from '../electron/cli/run-cli';
import { ROOT } from './harness/desktop-app';
import { pdfPages } from './harness/pdf-text';

const browser = () => ({ path: inject('browserPath'), args: inject('browserArgs') });

test('a sheet becomes a PDF on its own paper; no script of it runs', async () => {
  const html = `<!doctype html><meta charset="utf-8"><style>@page { size: letter; margin: 0 } p { break-after: page }</style>
    <p>Liste d’armée</p><p>2 825 points</p><script>document.body.textContent = 'hacked'</script>`;
  const printed = await printPdf(html, browser());
  if (printed.kind !== 'done') throw new Error(printed.detail);
  const pages = await pdfPages(printed.bytes);
  expect(pages.slice(0, 2).map((page) => page.text)).toEqual(['Liste d’armée', '2 825 points']);
  expect(pages[0]).toMatchObject({ width: 612, height: 792 });
});

test('a browser that does not start is said, not thrown', async () => {
  const printed = await printPdf('<p>x</p>', { path: '/no/such/browser', args: [] });
  expect(printed).toMatchObject({ kind: 'failed', detail: expect.stringContaining('ENOENT') });
});

describe('muster print', () => {
  let where: string;

  beforeAll(async () => {
    where = await mkdtemp(join(tmpdir(), 'muster-print-test-'));
    await runCli(['data', 'new', 'data'], { cwd: where });
    const list = await makeList({
      data: join(where, 'data'),
      system: 'my-game',
      book: 'first-army',
      limit: 200,
      name: 'Patrouille',
      role: { id: 'captain', of: 'chief' },
    });
    await writeFile(join(where, 'list.muster'), writeList(list));
  });
  afterAll(() => rm(where, { recursive: true, force: true }));

  const print = (...args: readonly string[]) =>
    runCli(['print', 'list.muster', '--data', 'data', ...args], {
      cwd: where,
      env: { MUSTER_BROWSER: browser().path },
      fontFolders: [join(ROOT, 'node_modules/@fontsource-variable/ibm-plex-sans/files')],
    });

  test.each([
    { paper: 'a4', width: 595, height: 842 },
    { paper: 'letter', width: 612, height: 792 },
  ])('the sheet in French on $paper', async ({ paper, width, height }) => {
    expect(await print('--out', 'sheet.pdf', '--lang', 'fr', '--paper', paper)).toMatchObject({
      code: 0,
      err: '',
    });
    const [page] = await pdfPages(await readFile(join(where, 'sheet.pdf')));
    expect(page?.text).toContain('Patrouille');
    expect(page?.text).toContain('Cheffe');
    expect(Math.round(page?.width ?? 0)).toBe(width);
    expect(Math.round(page?.height ?? 0)).toBe(height);
  });

  test('the sheet in large print, with its own fonts inside', async () => {
    expect((await print('--out', 'large.pdf', '--layout', 'large')).code).toBe(0);
    expect((await readFile(join(where, 'large.pdf'))).toString('latin1')).toMatch(/IBMPlexSans/);
  });

  test('a layout that is not there is wrong usage, a folder that is not there is no PDF', async () => {
    expect((await print('--out', 'x.pdf', '--layout', 'poster')).code).toBe(64);
    expect(await print('--out', 'no/where/x.pdf')).toMatchObject({
      code: 2,
      err: expect.stringContaining('x.pdf'),
    });
    expect(await readdir(where)).not.toContain('x.pdf');
  });

  test('without a browser it says what to install', async () => {
    const run = await runCli(['print', 'list.muster', '--data', 'data', '--out', 'x.pdf'], {
      cwd: where,
      env: { MUSTER_BROWSER: '/no/such/browser' },
    });
    expect(run).toMatchObject({ code: 2, err: expect.stringContaining('MUSTER_BROWSER') });
  });
});
