import { describe, expect, it } from 'vitest';
import { pacePatches } from '../../renderer/store/pace-patches';
import type { BuilderPatch } from '../../renderer/worker/protocol/builder-patch';

const totals = { spent: 1 } as never;
const chosen = { kind: 'nothing' } as never;
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
  it('lets the frame with new totals go before the columns beside the army', () => {
    const { applied, receive, drawFrame } = paced();
    receive({ totals });
    receive({ chosen });
    receive({ offers: offers('a') });
    expect(applied).toEqual([{ totals }]);
    drawFrame();
    expect(applied).toEqual([{ totals }, { chosen }, { offers: offers('a') }]);
  });

  it('holds back only those parts of a patch, and loses none: each tells what the one before it did not', () => {
    const { applied, receive, drawFrame } = paced();
    receive({ totals, chosen, offers: offers('a') });
    receive({ totals, values: [], offers: offers('b') });
    expect(applied).toEqual([{ totals }, { totals, values: [] }]);
    drawFrame();
    expect(applied.slice(2)).toEqual([{ chosen }, { offers: offers('a') }, { offers: offers('b') }]);
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
