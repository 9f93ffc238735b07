import type { Ports } from './store';

/** The open list as text, as the window last had it. */
export interface KeptText {
  /** That of the document: a text of another list is none of this one. */
  readonly key: string;
  /** A file from outside is remembered as it was read. */
  readonly text: string | Uint8Array;
}

/** Key of a list that is only shown, as its data are missing: it is no open document. */
export const ONLY_SHOWN = 'only-shown';

const kept = new WeakMap<Ports, KeptText>();

/** Remembered outside the engine, so that a list outlives it. */
export function keepText(ports: Ports, text: KeptText): void {
  kept.set(ports, text);
}

export function keptText(ports: Ports, key: string): string | Uint8Array | undefined {
  const text = kept.get(ports);
  return text?.key === key ? text.text : undefined;
}
