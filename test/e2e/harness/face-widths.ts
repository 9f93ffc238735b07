import type { Page } from 'playwright-core';
import { FACE_NAME } from '../../../renderer/engine/sheet/html/sheet-css';
import {
  MEASURED,
  PLEX_BOLD,
  PLEX_MEDIUM,
  PLEX_REGULAR,
  PLEX_TITLE,
  SYSTEM_BOLD,
  SYSTEM_REGULAR,
} from '../../../renderer/engine/sheet/metrics/widths.generated';

/** As `sheetCss` sets them. The tables known so far are kept for what the face has no shape for. */
const CUTS = [
  { name: 'PLEX_REGULAR', weight: 400, stretch: '87.5%', known: PLEX_REGULAR, system: SYSTEM_REGULAR },
  { name: 'PLEX_MEDIUM', weight: 500, stretch: '87.5%', known: PLEX_MEDIUM, system: SYSTEM_BOLD },
  { name: 'PLEX_BOLD', weight: 650, stretch: '87.5%', known: PLEX_BOLD, system: SYSTEM_BOLD },
  { name: 'PLEX_TITLE', weight: 650, stretch: '100%', known: PLEX_TITLE, system: SYSTEM_BOLD },
] as const;

const FACE = `"${FACE_NAME}"`;

const CHARACTERS = MEASURED.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
);

/**
 * The table of widths, written anew from the face that the sheet embeds: each character alone, so that no kerning is in it.
 * What the face has no shape for is shown by a face of the system: the widest one counts.
 */
export async function widthsFile(page: Page, fontCss: string): Promise<string> {
  await page.setContent(`<style>${fontCss}
    span { position: absolute; white-space: pre; font-size: 1000px; font-kerning: none;
      font-variant-numeric: tabular-nums lining-nums; font-variant-ligatures: none }</style><span>x</span>`);
  const tables: string[] = [];
  for (const { name, weight, stretch, known, system } of CUTS) {
    const serif = await measure(page, weight, stretch, `${FACE}, serif`);
    const mono = await measure(page, weight, stretch, `${FACE}, monospace`);
    const bare = await measure(page, weight, stretch, 'serif');
    const widths = CHARACTERS.map((_, index) => {
      const [one = 0, other = 0, without = 0] = [serif[index], mono[index], bare[index]];
      // The same whatever stands in for the face, and not what stands in for it.
      const isOfFace = Math.abs(one - other) < 0.01 && Math.abs(one - without) > 0.01;
      return isOfFace ? Math.ceil(one - 0.05) : Math.max(known[index] ?? 0, system[index] ?? 0);
    });
    tables.push(
      tableText(`IBM Plex Sans, weight ${weight}, width ${stretch.replace('%', ' %')}.`, name, widths),
    );
  }
  return [
    HEAD,
    `export const MEASURED: readonly (readonly [number, number])[] = [${MEASURED.map(rangeText).join(', ')}];\n`,
    ...tables,
    tableText(
      'The widest of the usual system faces (DejaVu Sans), so that no other overflows.',
      'SYSTEM_REGULAR',
      SYSTEM_REGULAR,
    ),
    tableText('The same in bold.', 'SYSTEM_BOLD', SYSTEM_BOLD),
  ].join('\n');
}

const HEAD = `/**
 * Advance widths in thousandths of the type size, measured in a browser (tabular figures, no kerning) for the characters
 * of \`MEASURED\`, in its order. Written by \`npx vitest run --project e2e test/e2e/face-widths.test.ts -u\`.
 */
/** Ranges of code points, both ends included. */`;

function measure(page: Page, weight: number, stretch: string, family: string): Promise<number[]> {
  return page.evaluate(
    async ([characters, fontWeight, fontStretch, fontFamily]) => {
      const span = document.querySelector('span') as HTMLElement;
      Object.assign(span.style, { fontWeight: String(fontWeight), fontStretch, fontFamily });
      // Both parts of the face are asked for before anything is measured.
      span.textContent = 'x\u0119';
      await document.fonts.ready;
      return characters.map((character) => {
        span.textContent = character;
        return span.getBoundingClientRect().width;
      });
    },
    [CHARACTERS, weight, stretch, family] as const,
  );
}

function rangeText([first, last]: readonly [number, number]): string {
  return `[0x${first.toString(16)}, 0x${last.toString(16)}]`;
}

function tableText(comment: string, name: string, widths: readonly number[]): string {
  const lines: string[] = [''];
  for (const width of widths) {
    const last = lines.at(-1) as string;
    if (last.length + String(width).length + 1 > 100) lines.push(`${width},`);
    else lines[lines.length - 1] = last === '' ? `${width},` : `${last} ${width},`;
  }
  return `/** ${comment} */\nexport const ${name}: readonly number[] = [\n${lines.map((line) => `  ${line}`).join('\n')}\n];\n`;
}
