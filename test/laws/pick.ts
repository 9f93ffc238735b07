/** Scripts of edits by chance, and what each step means for the list as it is then: a shrunk script keeps its meaning. */
import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import type { Evaluation, Offer, OfferGroup } from '../../renderer/engine/evaluation/evaluated';
import type { Roster } from '../../renderer/engine/roster/document';
import { findNode, nodeIds } from '../../renderer/engine/roster/find-node';
import type { RosterOperation } from '../../renderer/engine/roster/operation';
import { Chance } from '../mutations/chance';
import { relatedEdit } from './related';

/** Three numbers: what is done, and with which of the things that are there. */
export type Pick = readonly [kind: number, which: number, what: number];

export type Step = RosterOperation | { readonly kind: 'undo' | 'redo' | 'reopen' };

const KINDS = [
  ...['add-force', 'add-force', 'nested-force', 'nested-force', 'remove', 'remove', 'deselect', 'duplicate'],
  ...['duplicate', 'set-amount', 'set-amount', 'set-amount', 'set-limit', 'attach', 'embark', 'move'],
  ...['move', 'copy', 'customise', 'undo', 'undo', 'redo', 'reopen'],
  ...Array.from({ length: 12 }, () => 'unit'),
  ...Array.from({ length: 20 }, () => 'option'),
  ...Array.from({ length: 24 }, () => 'counted'),
  ...Array.from({ length: 10 }, () => 'counting'),
  ...Array.from({ length: 3 }, () => 'role'),
];

/** Larger lists say no more, and take longer. */
const MOST_NODES = 250;

export const randomScript = (chance: Chance, length: number): readonly Pick[] =>
  Array.from({ length }, () => [chance.below(KINDS.length), chance.below(9973), chance.below(9973)]);

/** Mostly of choices: without its forces a list is empty. */
const isRemoving: ReadonlySet<string> = new Set(['remove', 'deselect', 'set-amount']);

const selectionIds = (roster: Roster): readonly string[] =>
  nodeIds(roster).filter((id) => findNode(roster, id)?.kind === 'selection');

const flat = (offers: readonly (Offer | OfferGroup)[]): readonly Offer[] =>
  offers.flatMap((offer) => ('items' in offer ? flat(offer.items) : [offer]));

function at<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % Math.max(1, items.length)];
}

const select = (parent: string, offers: readonly Offer[], what: number): Step | undefined => {
  // What is hidden can be in a list as well, but a hand rarely puts it there.
  const seen = what % 10 === 0 ? offers : offers.filter(({ hidden }) => !hidden);
  const offer = at(seen, what);
  if (offer === undefined) return undefined;
  const { entryId, groupId } = offer;
  return { kind: 'select', parent, entryId, groupId, amount: what % 7 === 0 ? (what % 4) + 1 : 1 };
};

/** What a pick does to a list; undefined when there is nothing to do it to. */
export function stepFor(catalogue: Catalogue, evaluation: Evaluation, pick: Pick): Step | undefined {
  const [number, which, what] = pick;
  const { roster } = evaluation;
  const ids = nodeIds(roster);
  const isFull = ids.length > MOST_NODES;
  const wanted = KINDS[number] as (typeof KINDS)[number];
  const kind = isFull && (wanted === 'duplicate' || wanted === 'copy') ? 'remove' : wanted;
  const node =
    isRemoving.has(kind) && what % 8 > 0
      ? (at(selectionIds(roster), which) ?? at(ids, which))
      : at(ids, which);
  if (kind === 'undo' || kind === 'redo' || kind === 'reopen') return { kind };
  if (kind === 'add-force' || node === undefined) return addForce(catalogue, which, what);
  const found = findNode(roster, node);
  switch (kind) {
    case 'nested-force':
    case 'unit': {
      const force = nearestForce(roster, node);
      if (force === undefined) return undefined;
      if (kind === 'unit') return select(force, evaluation.rootOffers(force), what);
      const offer = at(evaluation.forceOffers(force), what);
      return offer && { ...offer, kind: 'add-force', parent: force };
    }
    case 'option': {
      const view = evaluation.node(node);
      // What came with something derived can be changed too.
      const children = view !== undefined && 'children' in view ? view.children : [];
      const parent = what % 5 === 0 ? (at(children, what)?.id ?? node) : node;
      return select(parent, flat(evaluation.childOffers(parent)), what);
    }
    case 'remove':
    case 'duplicate':
      return { kind, node };
    case 'counted':
    case 'counting':
    case 'role': {
      const edit = relatedEdit(catalogue, evaluation, kind, new Chance(which * 9973 + what));
      return isFull && edit?.kind === 'select' ? { kind: 'remove', node } : edit;
    }
    case 'deselect':
      return { kind, selection: node };
    case 'set-amount':
      return { kind, selection: node, amount: what % 13 };
    default:
      return wider(catalogue, roster, kind, node, at(ids, what) ?? node, what, found);
  }
}

function wider(
  catalogue: Catalogue,
  roster: Roster,
  kind: string,
  node: string,
  other: string,
  what: number,
  found: ReturnType<typeof findNode>,
): Step | undefined {
  switch (kind) {
    case 'set-limit': {
      const type = at([...catalogue.costTypes.values()], what);
      const value = what % 4 === 0 ? undefined : (what % 80) * 50;
      return type && { kind, typeId: type.id, name: type.name ?? '', value };
    }
    case 'attach':
      return what % 3 === 0 ? { kind: 'detach', character: node } : { kind, character: node, unit: other };
    case 'embark':
      return what % 3 === 0 ? { kind: 'disembark', unit: node } : { kind, unit: node, transport: other };
    case 'move':
      return { kind, node, parent: found?.kind === 'force' && what % 2 ? undefined : other };
    case 'copy': {
      if (found === undefined) return undefined;
      if (found.kind === 'force') return { kind: 'insert-force', parent: undefined, force: found.node };
      const { entryId, groupId } = found.node;
      const parent = what % 2 ? (nearestForce(roster, other) ?? other) : found.parent.id;
      return { kind: 'insert-selection', parent, selection: found.node, entryId, groupId };
    }
    default:
      return { kind: 'customise', node, customName: what % 3 ? `Name ${what % 5}` : '', notes: 'Note' };
  }
}

function addForce(catalogue: Catalogue, which: number, what: number): Step | undefined {
  const book = at(
    catalogue.books.filter(({ isLibrary }) => !isLibrary),
    which,
  );
  const force = book && at(book.forces, what);
  return force && { kind: 'add-force', entryId: force.path, catalogueId: book.key };
}

function nearestForce(roster: Roster, node: string): string | undefined {
  let found = findNode(roster, node);
  while (found?.kind === 'selection') found = findNode(roster, found.parent.id);
  return found?.node.id;
}
