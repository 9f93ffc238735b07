import type { Book } from '../../catalogue/book';
import { joinPath } from '../../catalogue/build-slots';
import type { Id } from '../../catalogue/definition';
import type { GroupSlot, Slot } from '../../catalogue/entry-node';
import { type HiddenState, hiddenAsWritten, SEEN } from './hidden-state';

const NO_LINKS: readonly Id[] = [];

/**
 * How one gets from a force down to an option. A list of thousands of selections has some hundreds of ways, and texts of
 * their length take more room than all else of a selection: so those that stand at the end of one way share it, in all lists
 * of a book.
 */
export class Way {
  #below: Map<Slot, Way> | undefined;
  #found: Map<string, Slot> | undefined;
  #path: string | undefined;

  #strictKeys: readonly string[] | undefined;
  #hidden: { readonly asWritten: HiddenState | undefined } | undefined;

  private constructor(
    /** Undefined at the start of all ways: a force. */
    readonly above: Way | undefined,
    readonly slot: Slot | undefined,
    /** Links passed from the force down to here. */
    readonly links: readonly Id[],
  ) {}

  static start(): Way {
    return new Way(undefined, undefined, NO_LINKS);
  }

  /** Composite path (roster-semantics, section 6). */
  get path(): string {
    this.#path ??= this.slot ? joinPath(this.links, this.slot.entry.id) : '';
    return this.#path;
  }

  /** One step further. */
  to(slot: Slot): Way {
    this.#below ??= new Map();
    let way = this.#below.get(slot);
    if (!way) {
      const links = this.#linksTo(slot);
      way = new Way(this, slot, links.length === 0 ? slot.links : [...links, ...slot.links]);
      this.#below.set(slot, way);
    }
    return way;
  }

  /** Every key for queries that keep each link apart (`shared` false), each once. */
  get strictKeys(): readonly string[] {
    this.#strictKeys ??= this.#makeStrictKeys();
    return this.#strictKeys;
  }

  #makeStrictKeys(): readonly string[] {
    const { above, slot, path } = this;
    if (!above || !slot) return [];
    const keys = new Set(slot.keys);
    if (slot.entry.id !== path) keys.delete(slot.entry.id);
    keys.add(path);
    for (const group of slot.groups) keys.add(above.groupPath(group));
    return [...keys];
  }

  /** Whether what stands here is hidden, by itself or by a group around it; undefined where a modifier may change that. */
  get hiddenAsWritten(): HiddenState | undefined {
    this.#hidden ??= { asWritten: this.slot && steadilyHidden(this.slot) };
    return this.#hidden.asWritten;
  }

  /** A group at the end of this way as it is named in a roster: links from the force down, then its id. */
  groupPath(group: GroupSlot): string {
    return joinPath(this.#linksTo(group), group.path);
  }

  /** What stands on the parent's own link has not passed it. */
  #linksTo({ isOnLink }: Slot | GroupSlot): readonly Id[] {
    return isOnLink ? this.links.slice(0, -1) : this.links;
  }

  /** The option below that a stored path means, if it was found before. */
  found(path: string): Slot | undefined {
    return this.#found?.get(path);
  }

  /** What is not found is not kept, as there is no end to it. */
  keepFound(path: string, slot: Slot): void {
    this.#found ??= new Map();
    this.#found.set(path, slot);
  }
}

function steadilyHidden({ entry, groups }: Slot): HiddenState | undefined {
  let hidden = SEEN;
  for (const each of [entry, ...groups.map((group) => group.entry)]) {
    if (each.modifiers.byField.has('hidden')) return undefined;
    if (each.hidden) hidden = hiddenAsWritten(each);
  }
  return hidden;
}

const ways = new WeakMap<Book, Way>();

/** Where all ways into what a force of a book holds start. */
export function waysOf(book: Book): Way {
  let way = ways.get(book);
  if (!way) {
    way = Way.start();
    ways.set(book, way);
  }
  return way;
}
