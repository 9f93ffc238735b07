import type { Item, List } from '../../../../../schemas/generated/types';
import type { Id } from '../../definition';

/** How many may be chosen at most of some items, before conditions; without end where one of them has none. */
export function roomIn(
  items: readonly Item[],
  lists: ReadonlyMap<Id, List>,
  around: ReadonlySet<Id> = new Set(),
): number {
  return items.reduce((room, item) => room + roomOf(item, lists, around), 0);
}

function roomOf(item: Item, lists: ReadonlyMap<Id, List>, around: ReadonlySet<Id>): number {
  if ('list' in item) {
    const list = lists.get(item.list);
    // What is not there or stands in itself is told by itself.
    if (list === undefined || around.has(item.list) || item.max !== undefined)
      return Number.POSITIVE_INFINITY;
    const idOf = (each: Item): Id | undefined =>
      'list' in each ? undefined : (each.id ?? ('of' in each ? each.of : undefined));
    const offered = list.options.filter((each) => {
      const id = idOf(each);
      if (id === undefined) return true;
      return (item.only?.includes(id) ?? true) && !(item.except?.includes(id) ?? false);
    });
    return roomIn(offered, lists, new Set([...around, item.list]));
  }
  if ('choose' in item) {
    const [, most] = item.choose;
    return Math.min(most ?? Number.POSITIVE_INFINITY, roomIn(item.options, lists, around));
  }
  return item.max === null ? Number.POSITIVE_INFINITY : (item.max ?? 1);
}
