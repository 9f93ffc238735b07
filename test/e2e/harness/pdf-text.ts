import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfPage {
  readonly text: string;
  /** Points (1/72 inch). */
  readonly width: number;
  readonly height: number;
}

/** What a reader sees on each page of a PDF. */
export async function pdfPages(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), useSystemFonts: true, verbosity: 0 });
  const document = await loading.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const content = await page.getTextContent();
    const text = content.items.map((item) => ('str' in item ? item.str : '')).join(' ');
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({ text: text.replace(/\s+/g, ' ').trim(), width, height });
  }
  await loading.destroy();
  return pages;
}
