import type { BuilderPatch } from '../worker/protocol/builder-patch';

/**
 * Applies patches of the builder at once, but for what may be taken when it comes along with new totals: that list is
 * long, and drawing it would hold up the frame that the hand waits for. It follows in the next one.
 * @param afterFrame does something once what was applied is painted
 */
export function pacePatches(
  apply: (patch: BuilderPatch) => void,
  afterFrame: (then: () => void) => void,
): (patch: BuilderPatch) => void {
  let isFrameDue = false;
  let offers: BuilderPatch['offers'];
  const applyOffers = (): void => {
    isFrameDue = false;
    if (offers === undefined) return;
    const late = offers;
    offers = undefined;
    apply({ offers: late });
  };
  return (patch) => {
    if (patch.totals !== undefined && !isFrameDue) {
      isFrameDue = true;
      afterFrame(applyOffers);
    }
    if (!isFrameDue || patch.offers === undefined) return apply(patch);
    const { offers: late, ...now } = patch;
    offers = late;
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
