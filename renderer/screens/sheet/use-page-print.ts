import { useEffect } from 'react';
import { readPaperFaces } from './paper-faces';
import { putOnPaper } from './put-on-paper';

/** While a sheet is shown, the browser's own way to print the page prints that sheet. */
export function usePagePrint(html: string | undefined): void {
  useEffect(() => {
    if (html === undefined) return;
    readPaperFaces();
    let takeBack: (() => void) | undefined;
    const after = (): void => {
      takeBack?.();
      takeBack = undefined;
    };
    const before = (): void => {
      after();
      takeBack = putOnPaper(html);
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      after();
    };
  }, [html]);
}
