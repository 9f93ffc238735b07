import type { CommunityThing } from '../source/community-problem-params';
import type { Book } from './book';
import type { EntryLinkDefinition } from './definition';
import type { IndexedKind } from './id-index';
import { resolveTarget } from './linker';
import type { CatalogueProblem } from './problem';
import { RepeatedIds } from './repeated-ids';
import { type AnyNode, namesOf, walkNodes } from './walk-nodes';

/** Of one book; a book that has more is broken throughout. */
const MOST_PROBLEMS = 2000;

const THINGS: Readonly<Record<IndexedKind, CommunityThing>> = {
  entry: 'entry',
  group: 'group',
  link: 'entry-or-group',
  category: 'category',
  'category-link': 'category',
  force: 'force',
  'force-link': 'force',
  profile: 'profile',
  rule: 'rule',
  'info-group': 'info-group',
  'info-link': 'info',
  publication: 'info',
};

/** What the links of a list may lead to. */
const WANTED: ReadonlyMap<
  string,
  { readonly thing: CommunityThing; readonly kinds: ReadonlySet<IndexedKind> }
> = new Map([
  // a link to a link is followed, whatever the format says of it
  ['entryLinks', { thing: 'entry-or-group', kinds: new Set(['entry', 'group', 'link']) }],
  ['infoLinks', { thing: 'info', kinds: new Set(['profile', 'rule', 'info-group']) }],
  ['categoryLinks', { thing: 'category', kinds: new Set(['category']) }],
  ['forceEntryLinks', { thing: 'force', kinds: new Set(['force']) }],
]);

/**
 * Links that lead nowhere and ids met twice, of all files. Links of a book that itself links a file which is not there
 * are counted and not told one by one: most of them lead there.
 * @param isWhole false for a book whose system or linked catalogues are not all there
 */
export function findProblems(books: readonly Book[], isWhole: (book: Book) => boolean): CatalogueProblem[] {
  const problems: CatalogueProblem[] = [];
  const repeatedIds = new RepeatedIds(books);
  for (const book of books) {
    const whole = isWhole(book);
    const repeated = repeatedIds.of(book);
    let intoMissing = 0;
    const before = problems.length;
    walkNodes(book.definition, (node, list, above) => {
      if (problems.length - before >= MOST_PROBLEMS) return;
      const harm = repeated.get(node);
      if (harm !== undefined) {
        const severity = harm === 'none' ? 'advice' : 'warning';
        const params = { id: String(node.id), name: nameOf(node), harm };
        problems.push({ ...place(book, node, above, 'id'), severity, kind: 'repeated-id', params });
      }
      const wanted = WANTED.get(list);
      if (wanted === undefined) return;
      const id = String(node.targetId ?? '');
      const target =
        list === 'entryLinks'
          ? resolveTarget(node as unknown as EntryLinkDefinition, book)
          : book.findKindOf(id, wanted.kinds);
      if (typeof target === 'object') return;
      const other = book.find(id)?.indexed.kind;
      if (target === 'endless') {
        const params = { id, name: nameOf(node) };
        problems.push({ ...place(book, node, above, 'targetId'), kind: 'endless-link', params });
      } else if (other === undefined && !whole) intoMissing++;
      else if (other === undefined || wanted.kinds.has(other)) {
        const params = { id, name: nameOf(node), wanted: wanted.thing };
        problems.push({ ...place(book, node, above, 'targetId'), kind: 'broken-link', params });
      } else {
        const params = { id, name: nameOf(node), wanted: wanted.thing, found: THINGS[other] };
        problems.push({ ...place(book, node, above, 'targetId'), kind: 'wrong-target', params });
      }
    });
    if (intoMissing > 0) {
      const params = { count: intoMissing };
      const node = book.definition;
      problems.push({
        severity: 'advice',
        kind: 'into-missing',
        params,
        book: book.key,
        at: [],
        node,
        property: 'id',
      });
    }
  }
  return problems;
}

const nameOf = ({ name }: AnyNode): string => (typeof name === 'string' ? name : '');

function place(book: Book, node: AnyNode, above: readonly AnyNode[], property: string) {
  return { severity: 'warning', book: book.key, at: namesOf(above, node), node, property } as const;
}
