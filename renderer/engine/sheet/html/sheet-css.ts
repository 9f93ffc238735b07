import type { Paper } from '../layout/page';
import { BOX, PAGE_MARGIN } from '../layout/page';
import type { TextStyle, Type } from '../layout/style';

export const FACE_NAME = 'IBM Plex Sans Variable';

/** The whole style of the sheet; nothing is loaded from outside. `screen` shows the boxes as paper on a desk. */
export function sheetCss(paper: Paper, type: Type, isInkSaver: boolean): string {
  const quiet = isInkSaver ? '#000' : '#3a3a3a';
  const hair = isInkSaver ? '.2pt solid #000' : '.25pt solid #a8a8a8';
  const styles = Object.entries(type.styles)
    .map(([name, style]) => `.t-${name}{${declarations(style)}}`)
    .join('\n');
  return `@page{size:${paper.width}mm ${paper.height}mm;margin:0}
*{box-sizing:border-box;margin:0;padding:0}
html{-webkit-text-size-adjust:none;text-size-adjust:none}
body{color:#000;background:#fff;font-family:"${FACE_NAME}","Helvetica Neue",Arial,"DejaVu Sans",sans-serif;font-variant-numeric:tabular-nums lining-nums;font-variant-ligatures:none;hyphens:manual;-webkit-print-color-adjust:exact;print-color-adjust:exact}
.page{position:relative;width:${paper.width}mm;height:${paper.height}mm;overflow:hidden;background:#fff;break-after:page;break-inside:avoid}
.page:last-child{break-after:auto}
.body{position:absolute;left:${PAGE_MARGIN}mm;right:${PAGE_MARGIN}mm;top:${PAGE_MARGIN}mm}
.foot{position:absolute;left:${PAGE_MARGIN}mm;right:${PAGE_MARGIN}mm;bottom:${PAGE_MARGIN}mm}
.r{position:relative;display:block;font-size:inherit;font-weight:400}
.c{position:absolute;white-space:pre;overflow:visible;text-align:left}
.c.e{text-align:right}
.cols{position:relative}.col{position:absolute;top:0}
.h,.l,.H,.L{position:absolute;right:0;height:0}
.h,.H{border-top:${hair}}.l,.L{border-top:.75pt solid #000}
.h,.l{top:0}.H,.L{bottom:0}
.c,.c span{color:#000}.c.q,.c span.q{color:${quiet}}
.s{text-decoration:line-through}
.b{display:inline-block;width:${BOX.size}mm;height:${BOX.size}mm;border:.5pt solid #000;margin-left:${BOX.gap}mm;vertical-align:0}.b:first-child{margin-left:0}.b.g{margin-left:${BOX.gap + BOX.groupGap}mm}
.ic{display:inline-block;height:1.05em;width:1.05em;vertical-align:-.16em;margin-right:.28em;fill:none;stroke:#000;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
${styles}
@media screen{html{background:#d9d9d6}body{background:none;display:flex;flex-direction:column;align-items:center;gap:6mm;padding:6mm}.page{flex:none;box-shadow:0 .3mm 1.6mm rgba(0,0,0,.35)}}
`;
}

function declarations({ size, weight }: TextStyle): string {
  const bold = { regular: 400, medium: 500, bold: 650, title: 650 }[weight];
  return `font-size:${size}pt;font-weight:${bold};font-stretch:${weight === 'title' ? '100%' : '87.5%'}`;
}
