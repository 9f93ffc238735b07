import type { BookBecause, BookBecauseKind } from '../../catalogue/books/because-kinds';
import type { Finding, HiddenFinding, LimitFinding, LinkFinding, LostFinding } from '../../findings/finding';
import type { Telling } from './telling';

export type ParamsOf<Kind extends BookBecauseKind> = Extract<BookBecause, { readonly kind: Kind }>['params'];

/** One sentence for each reason that a limit of our books may have. A new kind of reason does not compile without. */
export type BecauseTable = {
  readonly [Kind in BookBecauseKind]: (params: ParamsOf<Kind>, say: Telling) => string;
};

/** Sentences for findings without a reason (community data), by kind of finding. */
export type PlainTable = {
  readonly [Kind in (LimitFinding | HiddenFinding)['kind']]: (say: Telling) => string;
} & {
  /** @param price last known, `175 points`; empty when none was noted */
  readonly [Kind in LostFinding['kind']]: (subject: string, price: string) => string;
} & {
  readonly empty: () => string;
  readonly 'over-limit': (numbers: {
    readonly spent: string;
    readonly limit: string;
    readonly over: string;
  }) => string;
  /** @param cost name of a cost that is not spoken of as points */
  readonly 'no-limit': (cost: string | undefined) => string;
  /** @param who, where undefined for what is not in the list */
  readonly 'link-to-nothing': (
    link: LinkFinding['link'],
    who: string | undefined,
    where: string | undefined,
  ) => string;
  readonly 'link-to-itself': (link: LinkFinding['link'], who: string) => string;
  /** @param names `A, B and C` */
  readonly 'link-in-a-circle': (link: LinkFinding['link'], names: string) => string;
  readonly 'cost-loop': (cost: string) => string;
};

/** Every finding kind but `message`, whose text is the data's own, has a sentence in the plain table. */
export type PlainKind = Exclude<Finding['kind'], 'message'>;

export interface FindingWords {
  readonly because: BecauseTable;
  readonly plain: PlainTable & Readonly<Record<PlainKind, unknown>>;
  /** `see Core Rules, p. 34`. */
  readonly rule: (reference: string) => string;
}
