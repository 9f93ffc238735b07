import type { BuilderPatch } from '../worker/protocol/builder-patch';

/**
 * Applies patches of the builder at once, but for the columns beside the army when they come along with new totals: they
 * are long, and drawing them would hold up the frame that the hand waits for. They follow in the next one, every one of
 * them in its turn: each tells only what is not as in the one before.
 * @param afterFrame does something once what was applied is painted
 */
export function pacePatches(
  apply: (patch: BuilderPatch) => void,
  afterFrame: (then: () => void) => void,
): (patch: BuilderPatch) => void {
  let isFrameDue = false;
  let late: BuilderPatch[] = [];
  const applyLate = (): void => {
    isFrameDue = false;
    const due = late;
    late = [];
    for (const patch of due) apply(patch);
  };
  return (patch) => {
    if (patch.totals !== undefined && !isFrameDue) {
      isFrameDue = true;
      afterFrame(applyLate);
    }
    if (!isFrameDue) return apply(patch);
    const { chosen, offers, ...now } = patch;
    if (chosen !== undefined) late.push({ chosen });
    if (offers !== undefined) late.push({ offers });
    if (Object.keys(now).length > 0) apply(now);
  };
}

/** A hidden window draws no frames: it does not wait for one longer than this. */
const LONGEST_WAIT = 100;

export function afterNextFrame(then: () => void): void {
  if (typeof requestAnimationFrame === 'undefined') {
    setTimeout(then, 0);
    return;
  }
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    then();
  };
  const timer = setTimeout(once, LONGEST_WAIT);
  // A task that is posted before a frame is drawn runs when the frame is done.
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = once;
    port2.postMessage(undefined);
  });
}
