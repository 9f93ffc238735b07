import { forceOf } from '../counting/scope';
import type { Anchor } from '../tree/nodes';

interface Nameable {
  readonly name?: string;
  readonly targetId?: string;
}

/** The data have a name for an id: its own, or that of what it points to. */
export function isNamed(anchor: Anchor, id: string): boolean {
  const { book } = forceOf(anchor);
  const seen = new Set<string>();
  for (let at: string | undefined = id; at !== undefined && !seen.has(at); ) {
    seen.add(at);
    const definition = book.find(at)?.indexed.definition as Nameable | undefined;
    if (definition?.name !== undefined && definition.name.trim() !== '') return true;
    at = definition?.targetId;
  }
  return false;
}
