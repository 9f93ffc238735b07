/** How the desk under the paper looks; colours are handed in because a sandboxed frame cannot see the theme. */
export interface Desk {
  readonly background: string;
  readonly shadow: string;
  readonly zoom: number;
}

/**
 * The printed document with a desk around its pages. The pages themselves are not touched: what is seen is what is
 * printed. The styles hold on a screen only.
 */
export function previewDocument(html: string, desk: Desk): string {
  const style = `<style>@media screen {
  html { background: ${desk.background}; }
  body { margin: 0; padding: 20px; background: none; zoom: ${desk.zoom};
    display: flex; flex-flow: row wrap; gap: 20px; justify-content: center; align-items: flex-start; }
  .page { flex: none; margin: 0; box-shadow: ${desk.shadow}; background: #fff; }
}</style>`;
  return html.includes('</head>') ? html.replace('</head>', `${style}</head>`) : style + html;
}
