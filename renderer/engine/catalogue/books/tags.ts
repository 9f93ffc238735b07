import type { CategoryEntryDefinition, CategoryLinkDefinition, Id, ModifierDefinition } from '../definition';

/** What tags are put on: entries, links and forces. */
export interface TagHolder {
  readonly categoryLinks: CategoryLinkDefinition[];
  readonly modifiers: ModifierDefinition[];
}

/**
 * Tags that the compiler makes up, so that one query can count what no single id names: members of a list, an option
 * of one unit wherever it hangs, several ids together. They are put on their members when all is compiled.
 */
export class Tags {
  readonly #members = new Map<Id, readonly string[]>();
  readonly #holders = new Map<string, TagHolder[]>();
  readonly #all: TagHolder[] = [];

  /** Makes something known under a key: an id, `list:<id>`, `local:<unit>.<id>`, `models:<unit>`, `category:<id>`. */
  register(holder: TagHolder, ...keys: readonly string[]): void {
    this.#all.push(holder);
    for (const key of keys) {
      const list = this.#holders.get(key);
      if (list) list.push(holder);
      else this.#holders.set(key, [holder]);
    }
  }

  /** @param keys as registered; `category:<id>` joins whatever has that category */
  tagFor(keys: readonly string[]): Id {
    const sorted = [...new Set(keys)].sort();
    const id = `~${sorted.join('+')}`;
    this.#members.set(id, sorted);
    return id;
  }

  /** Puts every tag on its members. @returns the tags as categories */
  finish(): CategoryEntryDefinition[] {
    for (const [tag, keys] of this.#members) {
      for (const key of keys) {
        if (key.startsWith('category:')) this.#joinCategory(tag, key.slice('category:'.length));
        else if (key.startsWith('models-in:')) this.#joinModels(tag, key.slice('models-in:'.length));
        else for (const holder of this.#holders.get(key) ?? []) put(holder, tag);
      }
    }
    return [...this.#members.keys()].map((id) => ({ id, name: id, tag: true, hidden: true }));
  }

  #joinCategory(tag: Id, category: Id): void {
    for (const holder of new Set(this.#all)) {
      if (holder.categoryLinks.some(({ targetId }) => targetId === category)) put(holder, tag);
      for (const modifier of [...holder.modifiers]) {
        if (modifier.field !== 'category' || modifier.value !== category) continue;
        if (modifier.type === 'add' || modifier.type === 'set-primary' || modifier.type === 'remove') {
          holder.modifiers.push({
            ...modifier,
            type: modifier.type === 'remove' ? 'remove' : 'add',
            value: tag,
          });
        }
      }
    }
  }

  /** Models of the units that have a category. */
  #joinModels(tag: Id, category: Id): void {
    for (const [key, holders] of this.#holders) {
      if (!key.startsWith('unit:')) continue;
      const has = holders.some(({ categoryLinks }) =>
        categoryLinks.some(({ targetId }) => targetId === category),
      );
      if (!has) continue;
      for (const model of this.#holders.get(`models:${key.slice('unit:'.length)}`) ?? []) put(model, tag);
    }
  }
}

function put(holder: TagHolder, tag: Id): void {
  if (holder.categoryLinks.some(({ targetId }) => targetId === tag)) return;
  holder.categoryLinks.push({ targetId: tag, hidden: true });
}
