import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PaperPage } from '../../paper/paper-page';

export interface PdfPage {
  readonly text: string;
  /** Points (1/72 inch). */
  readonly width: number;
  readonly height: number;
}

const MM_PER_POINT = 25.4 / 72;

/** What a reader sees on each page of a PDF. */
export async function pdfPages(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  const pages = await readPages(bytes);
  return pages.map(({ items, width, height }) => {
    const text = items.map(({ str }) => str).join(' ');
    return { text: text.replace(/\s+/g, ' ').trim(), width, height };
  });
}

/** The same with the place of each piece of text, in millimetres. */
export async function paperPages(bytes: Uint8Array): Promise<readonly PaperPage[]> {
  const pages = await readPages(bytes);
  return pages.map(({ items, width, height }) => ({
    width: width * MM_PER_POINT,
    height: height * MM_PER_POINT,
    runs: items
      .filter(({ str }) => str !== '')
      .map(({ str, transform, width: size }) => ({
        text: str,
        x: (transform[4] ?? 0) * MM_PER_POINT,
        width: size * MM_PER_POINT,
        baseline: (height - (transform[5] ?? 0)) * MM_PER_POINT,
        size: Math.abs(transform[3] ?? 0) * MM_PER_POINT,
      })),
  }));
}

interface Item {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
}

async function readPages(bytes: Uint8Array) {
  const loading = getDocument({ data: new Uint8Array(bytes), useSystemFonts: true, verbosity: 0 });
  const document = await loading.promise;
  const pages: { items: readonly Item[]; width: number; height: number }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const content = await page.getTextContent();
    const items = content.items.filter((item) => 'str' in item) as readonly Item[];
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({ items, width, height });
  }
  await loading.destroy();
  return pages;
}
