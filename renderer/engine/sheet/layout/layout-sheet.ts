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

  const most = options.pages;
  const best =
    most === undefined
      ? withoutPoorPage(bodies, at)
      : (largestWithin(bodies, at, most) ??
        (summaries === 'printed' ? largestWithin(bodies, (body) => at(body, 'left out'), most) : undefined) ??
        at(bodies.at(-1) ?? wanted));
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

type At = (body: number) => SetPages;

/** A last page with next to nothing on it is worse than type that is a little smaller. */
function withoutPoorPage(bodies: readonly number[], at: At): SetPages {
  const [wanted = USUAL_BODY, ...smaller] = bodies;
  let best = at(wanted);
  for (const body of smaller.slice(0, FEW_STEPS)) {
    if (best.pages.length === 1 || best.lastFill >= POOR_PAGE) break;
    const made = at(body);
    if (made.pages.length < best.pages.length) best = made;
  }
  return best;
}

/**
 * The largest type that keeps to the pages asked for; undefined when not even the smallest does. Halves the sizes that are
 * left, since a larger type takes no fewer pages but for a chance of the breaks.
 */
function largestWithin(bodies: readonly number[], at: At, most: number): SetPages | undefined {
  const fits = (body: number): SetPages | undefined => {
    const made = at(body);
    return made.pages.length <= most ? made : undefined;
  };
  const largest = fits(bodies[0] as number);
  if (largest) return largest;
  let [tooLarge, fitting] = [0, bodies.length - 1];
  let best = fits(bodies[fitting] as number);
  if (!best) return undefined;
  while (fitting - tooLarge > 1) {
    const middle = (tooLarge + fitting) >> 1;
    const made = fits(bodies[middle] as number);
    if (made) [best, fitting] = [made, middle];
    else tooLarge = middle;
  }
  return best;
}

function shortenedOn(pages: readonly Page[]): Shortened[] {
  const cells = pages.flatMap(rowsOf).flatMap((row) => row.cells);
  return [...new Set(cells.flatMap(({ shortened }) => shortened ?? []))];
}
