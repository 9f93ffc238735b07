import type { SheetDocument } from '../document';
import type { Face } from '../metrics/face';
import { type Layout, PAPERS, type Page, type PaperName, rowsOf, type Shortened } from './page';
import { printable } from './printable';
import { type SetPages, type Summaries, setPages } from './set-pages';
import { LARGEST_BODY, SMALLEST_TYPE, typeOf, USUAL_BODY } from './style';

export interface LayoutOptions {
  readonly paper?: PaperName;
  /** Type of the body in points, 7 to 16. Default 9.25. */
  readonly body?: number;
  /** The body is made smaller, by quarters of a point down to `smallest`, until the sheet has at most so many pages. */
  readonly pages?: number;
  /** Points; never below 7. */
  readonly smallest?: number;
  /** Print the summaries of abilities. Default true. */
  readonly glossary?: boolean;
  /** Boxes to tick for the stands of a unit, where weapons stand beside the models. Default true. */
  readonly boxes?: boolean;
  /** Fill what is left of the last page with lines to write on. Default false. */
  readonly noteLines?: boolean;
  /** Which face the browser will find. Default `embedded`. */
  readonly face?: Face;
}

const STEP = 0.25;
/** A last page with less on it than this is avoided by up to a point less. */
const POOR_PAGE = 0.15;
const FEW_STEPS = 4;

/** Places a sheet on pages: every height is known beforehand, so preview, PDF and paper show the same boxes. */
export function layoutSheet(given: SheetDocument, options: LayoutOptions = {}): Layout {
  const document = printable(given);
  const whole = fitted(document, options);
  if (document.declarations.length === 0) return whole;
  // Each unit says them too: as a list they stand where they cost neither a page nor the size of the type.
  const without = fitted({ ...document, declarations: [] }, options);
  const costs = without.fit.pages < whole.fit.pages || without.fit.body > whole.fit.body;
  return costs ? without : whole;
}

function fitted(document: SheetDocument, options: LayoutOptions): Layout {
  const paper = PAPERS[options.paper ?? 'a4'];
  const smallest = Math.max(SMALLEST_TYPE, options.smallest ?? SMALLEST_TYPE);
  const wanted = Math.max(smallest, Math.min(LARGEST_BODY, options.body ?? USUAL_BODY));
  const bodies = Array.from(
    { length: Math.floor((wanted - smallest) / STEP) + 1 },
    (_, step) => wanted - step * STEP,
  );
  const summaries = options.glossary === false ? 'unwished' : 'printed';
  const at = (body: number, how: Summaries = summaries) =>
    setPages(document, { ...options, paper, type: typeOf(body, options.face ?? 'embedded'), summaries: how });

  let best = at(wanted);
  const most = options.pages;
  if (most === undefined) {
    for (const body of bodies.slice(1, 1 + FEW_STEPS)) {
      if (best.pages.length === 1 || best.lastFill >= POOR_PAGE) break;
      const smaller = at(body);
      if (smaller.pages.length < best.pages.length) best = smaller;
    }
  } else {
    for (const body of bodies.slice(1)) {
      if (best.pages.length <= most) break;
      best = at(body);
    }
    if (best.pages.length > most && summaries === 'printed') {
      best = firstWithin(bodies, (body) => at(body, 'left out'), most) ?? best;
    }
  }
  const { pages, type } = best;
  return {
    paper,
    type,
    pages,
    fit: {
      body: type.body,
      wanted,
      pages: pages.length,
      isOverlong: most !== undefined && pages.length > most,
      shortened: [...shortenedOn(pages), ...(best.summaries === 'left out' ? ['summaries' as const] : [])],
    },
  };
}

/** The largest type that keeps to the pages asked for; undefined when none does. */
function firstWithin(
  bodies: readonly number[],
  at: (body: number) => SetPages,
  most: number,
): SetPages | undefined {
  for (const body of bodies) {
    const made = at(body);
    if (made.pages.length <= most) return made;
  }
  return undefined;
}

function shortenedOn(pages: readonly Page[]): Shortened[] {
  const cells = pages.flatMap(rowsOf).flatMap((row) => row.cells);
  return [...new Set(cells.flatMap(({ shortened }) => shortened ?? []))];
}
