import type {
  Book,
  CapabilityRef,
  Choose,
  Condition,
  Gear,
  Group,
  Item,
  List,
  ListRef,
  Name,
  Option,
  System,
} from '../../../../schemas/generated/types';
import { plain } from './spelling';

export function english(name: Name | undefined): string {
  if (name === undefined) return '';
  return plain(typeof name === 'string' ? name : name.en);
}

/** An option with what its gear gives it. */
export interface Offered {
  readonly id: string;
  readonly name: string;
  readonly gear: Gear | undefined;
  readonly option: Option;
  readonly points: number;
  readonly perModel: boolean;
  readonly capabilities: readonly CapabilityRef[];
  /** Ids that its conditions and those of its gear name. */
  readonly conditions: readonly string[];
  readonly children: readonly (Offered | OfferedGroup)[];
}

export interface OfferedGroup {
  readonly group: Group;
  readonly name: string;
  readonly choose: Choose;
  readonly conditions: readonly string[];
  readonly children: readonly (Offered | OfferedGroup)[];
}

export function isGroup(each: Offered | OfferedGroup): each is OfferedGroup {
  return 'group' in each;
}

/** Every id that a condition names. */
export function idsOf(condition: Condition | undefined): string[] {
  if (condition === undefined) return [];
  if ('all' in condition) return condition.all.flatMap(idsOf);
  if ('any' in condition) return condition.any.flatMap(idsOf);
  if ('not' in condition) return idsOf(condition.not);
  if ('has' in condition)
    return Array.isArray(condition.has) ? [...condition.has] : [condition.has as string];
  return [];
}

/** What a unit offers, with lists and gear put in their places. */
export class BookOffers {
  readonly gear: ReadonlyMap<string, Gear>;
  private readonly lists: ReadonlyMap<string, List>;

  constructor(
    readonly system: System,
    readonly book: Book,
  ) {
    this.gear = new Map([...Object.entries(system.gear ?? {}), ...Object.entries(book.gear ?? {})]);
    this.lists = new Map([...Object.entries(system.lists ?? {}), ...Object.entries(book.lists ?? {})]);
  }

  expand(items: readonly Item[] | undefined, prices: ListRef['points'] = {}): (Offered | OfferedGroup)[] {
    return (items ?? []).flatMap((item) => {
      if ('list' in item) return this.ofList(item);
      if ('choose' in item) return [this.groupOf(item)];
      return [this.optionOf(item, prices)];
    });
  }

  /** Every option below these, groups opened. */
  flat(items: readonly (Offered | OfferedGroup)[]): Offered[] {
    return items.flatMap((each) => (isGroup(each) ? this.flat(each.children) : [each]));
  }

  private ofList(ref: ListRef): (Offered | OfferedGroup)[] {
    const list = this.lists.get(ref.list);
    if (!list) throw new Error(`no list ${ref.list}`);
    return this.expand(list.options, ref.points).filter((each) => {
      const id = isGroup(each) ? each.group.id : each.id;
      return !(ref.except ?? []).includes(id) && (ref.only === undefined || ref.only.includes(id));
    });
  }

  private groupOf(group: Group): OfferedGroup {
    return {
      group,
      name: english(group.name),
      choose: group.choose,
      conditions: [...idsOf(group.needs), ...idsOf(group.unless)],
      children: this.expand(group.options),
    };
  }

  private optionOf(option: Option, prices: ListRef['points']): Offered {
    const gear = option.of === undefined ? undefined : this.gear.get(option.of);
    const id = option.id ?? option.of ?? '';
    return {
      id,
      name: english(option.name ?? gear?.name),
      gear,
      option,
      points: prices?.[id] ?? option.points ?? 0,
      perModel: option.per === 'model',
      capabilities: [...(gear?.capabilities ?? []), ...(option.capabilities ?? [])],
      conditions: [option.needs, option.unless, gear?.needs, gear?.unless].flatMap(idsOf),
      children: [...this.expand(gear?.options), ...this.expand(option.options)],
    };
  }
}
