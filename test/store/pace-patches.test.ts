import { describe, expect, it } from 'vitest';
import { pacePatches } from '../../renderer/store/pace-patches';
import type { BuilderPatch } from '../../renderer/worker/protocol/builder-patch';

const totals = { spent: 1 } as never;
const offers = (name: string) => ({ name }) as never;

function paced() {
  const applied: BuilderPatch[] = [];
  const frames: (() => void)[] = [];
  const receive = pacePatches(
    (patch) => applied.push(patch),
    (then) => frames.push(then),
  );
  return { applied, receive, drawFrame: () => frames.splice(0).map((then) => then()) };
}

describe('pacePatches', () => {
  it('lets the frame with new totals go before what may be taken', () => {
    const { applied, receive, drawFrame } = paced();
    receive({ totals });
    receive({ offers: offers('a') });
    expect(applied).toEqual([{ totals }]);
    drawFrame();
    expect(applied).toEqual([{ totals }, { offers: offers('a') }]);
  });

  it('holds back only that part of a patch, and keeps the newest', () => {
    const { applied, receive, drawFrame } = paced();
    receive({ totals, offers: offers('a') });
    receive({ values: [], offers: offers('b') });
    expect(applied).toEqual([{ totals }, { values: [] }]);
    drawFrame();
    expect(applied.slice(2)).toEqual([{ offers: offers('b') }]);
  });

  it('holds nothing back when no totals changed, or once the frame is drawn', () => {
    const { applied, receive, drawFrame } = paced();
    receive({ offers: offers('a') });
    expect(applied).toHaveLength(1);
    receive({ totals });
    drawFrame();
    receive({ offers: offers('b') });
    expect(applied).toHaveLength(3);
  });
});
