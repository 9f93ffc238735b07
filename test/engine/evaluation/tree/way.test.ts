import { describe, expect, test } from 'vitest';
import type { Book } from '../../../../renderer/engine/catalogue/book';
import type { EntryNode, GroupSlot, Slot } from '../../../../renderer/engine/catalogue/entry-node';
import { HIDDEN, SEEN } from '../../../../renderer/engine/evaluation/tree/hidden-state';
import { waysOf } from '../../../../renderer/engine/evaluation/tree/way';

interface Written {
  readonly id: string;
  readonly links?: readonly string[];
  readonly isOnLink?: boolean;
  readonly hidden?: boolean;
  /** A field that some modifier changes. */
  readonly changes?: string;
}

const entryOf = ({ id, hidden = false, changes }: Written): EntryNode =>
  ({
    id,
    hidden,
    modifiers: { byField: new Map(changes === undefined ? [] : [[changes, []]]) },
  }) as unknown as EntryNode;

const groupOf = (written: Written): GroupSlot =>
  ({
    entry: entryOf(written),
    isOnLink: false,
    path: written.id,
    links: [],
    groups: [],
  }) as unknown as GroupSlot;

const slotOf = (written: Written, groups: readonly GroupSlot[] = []): Slot => {
  const { id, links = [], isOnLink = false } = written;
  return { entry: entryOf(written), links, isOnLink, groups, keys: ['any', id] } as unknown as Slot;
};

const start = () => waysOf({} as Book);

describe('ways', () => {
  const archers = slotOf({ id: 'archers', links: ['to-archers'] });
  const bow = slotOf({ id: 'bow', links: ['to-bow'] });

  test.each([
    { claim: 'a link is passed before the entry', way: [archers], path: 'to-archers::archers' },
    { claim: 'links add up', way: [archers, bow], path: 'to-archers::to-bow::bow' },
    {
      claim: 'an entry without a link adds none',
      way: [archers, slotOf({ id: 'horn' })],
      path: 'to-archers::horn',
    },
    {
      claim: 'what stands on the link itself has not passed it',
      way: [archers, slotOf({ id: 'horn', isOnLink: true })],
      path: 'horn',
    },
  ])('$claim', ({ way, path }) => {
    expect(way.reduce((from, slot) => from.to(slot), start()).path).toBe(path);
  });

  test('all that stand at the end of one way share it, those of another book do not', () => {
    const book = {} as Book;
    expect(waysOf(book).to(archers).to(bow)).toBe(waysOf(book).to(archers).to(bow));
    expect(start().to(archers)).not.toBe(waysOf(book).to(archers));
  });

  test('a link keeps apart what one entry joins', () => {
    const group = groupOf({ id: 'weapons' });
    const { strictKeys } = start()
      .to(archers)
      .to(slotOf({ id: 'bow', links: ['to-bow'] }, [group]));
    expect(strictKeys).toEqual(['any', 'to-archers::to-bow::bow', 'to-archers::weapons']);
  });

  test.each([
    { claim: 'nothing hides it', entry: { id: 'bow' }, group: { id: 'weapons' }, hidden: SEEN },
    {
      claim: 'it is written as hidden',
      entry: { id: 'bow', hidden: true },
      group: { id: 'weapons' },
      hidden: HIDDEN,
    },
    { claim: 'its group is', entry: { id: 'bow' }, group: { id: 'weapons', hidden: true }, hidden: HIDDEN },
    {
      claim: 'a modifier of its own may change that',
      entry: { id: 'bow', hidden: true, changes: 'hidden' },
      group: { id: 'weapons' },
      hidden: undefined,
    },
    {
      claim: 'one of its group may',
      entry: { id: 'bow', hidden: true },
      group: { id: 'weapons', changes: 'hidden' },
      hidden: undefined,
    },
    {
      claim: 'one of another field does not',
      entry: { id: 'bow', changes: 'name' },
      group: { id: 'weapons' },
      hidden: SEEN,
    },
  ])('whether it is hidden, told by the way alone: $claim', ({ entry, group, hidden }) => {
    expect(start().to(slotOf(entry, [groupOf(group)])).hiddenAsWritten).toBe(hidden);
  });

  test('what a path was found to mean is known from then on', () => {
    const way = start();
    expect(way.found('old::bow')).toBeUndefined();
    way.keepFound('old::bow', bow);
    expect(way.found('old::bow')).toBe(bow);
  });
});
