import { expect, inject, test } from 'vitest';
import { printPdf } from '../../electron/cli/print-pdf';
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
