/** Where the sheet stands in the page while that is printed. */
const PAPER_ID = 'paper';

/**
 * Makes the page print a sheet in place of itself: the pages of the sheet stand in it, seen by nothing but the printer, and
 * the window's own styles hold on a screen only. The faces must be there already (`readPaperFaces`).
 * @returns takes it back
 */
export function putOnPaper(html: string): () => void {
  const sheet = new DOMParser().parseFromString(html, 'text/html');
  const ours = [...document.styleSheets].map(({ media }) => media).filter((media) => media.length === 0);
  const style = document.createElement('style');
  style.media = 'print';
  style.textContent = [
    ...[...sheet.querySelectorAll('style')].map(({ textContent }) => withoutFaces(textContent)),
    `body>:not(#${PAPER_ID}){display:none}#${PAPER_ID}{display:block}`,
  ].join('\n');
  const paper = document.createElement('div');
  paper.id = PAPER_ID;
  paper.hidden = true;
  paper.lang = sheet.documentElement.lang;
  paper.append(...sheet.body.childNodes);
  for (const media of ours) media.mediaText = 'screen';
  document.head.append(style);
  document.body.append(paper);
  return () => {
    for (const media of ours) media.mediaText = '';
    style.remove();
    paper.remove();
  };
}

/** They would be loaded anew, and the print would not wait for them. */
function withoutFaces(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*\}/g, '');
}
