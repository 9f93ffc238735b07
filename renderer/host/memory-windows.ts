import type { LetGo, Windows } from './page-windows';

const LOOK_MS = 10;

export interface MemoryWindows extends Windows {
  /** Lets go of everything, as a window does that is gone. */
  readonly crash: () => void;
}

/** A window of tests. Those that share a table know of each other. */
export function memoryWindows(held = new Map<string, object>()): MemoryWindows {
  const self = {};
  const take = (name: string): LetGo | undefined => {
    if (held.has(name)) return undefined;
    held.set(name, self);
    return () => {
      if (held.get(name) === self) held.delete(name);
    };
  };
  return {
    take: async (name) => take(name),
    takeLater(name, taken) {
      let letGo = take(name);
      const timer = setInterval(() => {
        letGo ??= take(name);
        if (letGo === undefined) return;
        clearInterval(timer);
        taken();
      }, LOOK_MS);
      return () => {
        clearInterval(timer);
        letGo?.();
      };
    },
    crash() {
      for (const [name, who] of held) if (who === self) held.delete(name);
    },
  };
}
