import type { SheetDocument } from '../document';
import { type LayoutOptions, layoutSheet } from '../layout/layout-sheet';
import {
  BOX,
  type Cell,
  type Columns,
  type Icon,
  type Layout,
  type Page,
  type PageItem,
  type Row,
  type Rule,
  type Run,
} from '../layout/page';
import type { StyleName, TextStyle, Type } from '../layout/style';
import { escapeHtml } from './escape-html';
import { iconSvg } from './icons';
import { sheetCss } from './sheet-css';

export interface RenderOptions extends LayoutOptions {
  /** `@font-face` rules with the face as data URLs; without them the system's face stands in and room is left for it. */
  readonly fontCss?: string;
  /** No grey, thinner rules. */
  readonly inkSaver?: boolean;
}

/**
 * The sheet as one HTML document: no script, nothing loaded from outside, every page a box of the paper's size.
 * @see docs/sheet.md
 */
export function renderSheet(document: SheetDocument, options: RenderOptions = {}): string {
  const face = options.face ?? (options.fontCss === undefined ? 'system' : 'embedded');
  return layoutHtml(document, layoutSheet(document, { ...options, face }), options);
}

/** The same from a layout made before, for a preview that also shows what the fitting did. */
export function layoutHtml(
  document: SheetDocument,
  layout: Layout,
  options: Pick<RenderOptions, 'fontCss' | 'inkSaver'> = {},
): string {
  const { paper, type, pages } = layout;
  const css = sheetCss(paper, type, options.inkSaver ?? false);
  // A style element ends at the first "</": a font that was tampered with must not open another.
  const fonts = (options.fontCss ?? '').replace(/<\//g, '<\\/');
  return `<!doctype html>
<html lang="${document.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">
<title>${escapeHtml(document.title)}</title>
<style>
${fonts}
${css}</style>
</head>
<body>
${pages.map((page) => pageHtml(page, type)).join('\n')}
</body>
</html>
`;
}

function pageHtml({ items, foot }: Page, type: Type): string {
  return `<section class="page">
<div class="body">
${items.map((item) => itemHtml(item, type)).join('\n')}
</div>
<div class="foot">${rowHtml(foot, type)}</div>
</section>`;
}

function itemHtml(item: PageItem, type: Type): string {
  return 'columns' in item ? columnsHtml(item, type) : rowHtml(item, type);
}

function columnsHtml({ height, columns }: Columns, type: Type): string {
  const inner = columns.map(
    ({ x, width, rows }) =>
      `<div class="col" style="left:${mm(x)};width:${mm(width)}">${rows.map((row) => rowHtml(row, type)).join('')}</div>`,
  );
  return `<div class="cols" style="height:${mm(height)}">${inner.join('')}</div>`;
}

const TAGS = { title: 'h1', heading: 'h2', none: 'div' } as const;

function rowHtml(row: Row, type: Type): string {
  const tag = TAGS[row.role ?? 'none'];
  const rules = `${ruleHtml(row.rule, 'hl')}${ruleHtml(row.ruleBelow, 'HL')}`;
  const strut = largestOf(row, type);
  const cells = row.cells.map((cell) => cellHtml(cell, row, strut, type)).join(' ');
  return `<${tag} class="r" style="height:${mm(row.height)}">${rules}${cells}</${tag}>`;
}

/** Style of the largest type in a row: the one whose baseline all others share. */
function largestOf({ cells }: Row, type: Type): StyleName {
  const styles = cells.flatMap(({ runs }) => runs.map(({ style }) => style));
  return styles.reduce(
    (largest, style) => (type.styles[style].size > type.styles[largest].size ? style : largest),
    styles[0] ?? 'body',
  );
}

function ruleHtml(rule: Rule | undefined, names: 'hl' | 'HL'): string {
  if (!rule) return '';
  return `<i class="${names[rule.weight === 'hair' ? 0 : 1]}" style="left:${mm(rule.from)}"></i>`;
}

const MM_PER_POINT = 25.4 / 72;

/**
 * Every cell of a row is set in the row's largest type, and smaller runs are put into it: so all of them stand on one
 * baseline by the browser's own rules. (Browsers round the ascent of each size for itself; worked out here, baselines
 * came out a pixel apart.)
 */
function cellHtml(cell: Cell, row: Row, strut: StyleName, type: Type): string {
  const line = type.styles[strut].size * 1.24 * MM_PER_POINT;
  const place = `left:${mm(cell.x)};width:${mm(cell.width)};top:${mm(row.above ?? 0)};line-height:${mm(line)}`;
  const main: Run = { text: '', style: strut };
  const classes = ['c', cell.align === 'right' ? 'e' : '', classOf(main, type)].filter(Boolean).join(' ');
  const runs = cell.runs.map((run) => (run.style === strut ? escapeHtml(run.text) : runHtml(run, type)));
  const icon = cell.icon ? iconHtml(cell, cell.icon, strut, type) : '';
  return `<span class="${classes}" style="${place}">${icon}${runs.join('')}${boxesHtml(cell.boxes ?? 0)}</span>`;
}

/** An icon is as large as the text that it stands before. */
function iconHtml({ runs }: Cell, icon: Icon, strut: StyleName, type: Type): string {
  const style = runs[0]?.style ?? 'body';
  const svg = iconSvg(icon);
  return style === strut ? svg : `<span class="${classOf({ text: '', style }, type)}">${svg}</span>`;
}

function boxesHtml(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const isNewGroup = index > 0 && index % BOX.group === 0;
    return `<i class="b${isNewGroup ? ' g' : ''}"></i>`;
  }).join('');
}

function runHtml(run: Run, type: Type): string {
  return `<span class="${classOf(run, type)}">${escapeHtml(run.text)}</span>`;
}

function classOf({ style }: Run, type: Type): string {
  const { tone, isStruck }: TextStyle = type.styles[style];
  return [`t-${style}`, tone === 'quiet' ? 'q' : '', isStruck ? 's' : ''].filter(Boolean).join(' ');
}

/** Hundredths of a millimetre: a sixth of a dot at 600 dpi. */
function mm(length: number): string {
  return `${Math.round(length * 100) / 100}mm`;
}
