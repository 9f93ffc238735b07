import type { HostEventName, HostEvents } from '../../electron/messages';

/** Who listens to which event of the host. */
export class Listeners {
  readonly #known = new Map<HostEventName, Set<(payload: never) => void>>();

  on<Name extends HostEventName>(name: Name, listener: (payload: HostEvents[Name]) => void): () => void {
    const known = this.#known.get(name) ?? new Set();
    this.#known.set(name, known);
    known.add(listener);
    return () => known.delete(listener);
  }

  emit<Name extends HostEventName>(name: Name, payload: HostEvents[Name]): void {
    for (const listener of this.#known.get(name) ?? []) {
      (listener as (payload: HostEvents[Name]) => void)(payload);
    }
  }
}
