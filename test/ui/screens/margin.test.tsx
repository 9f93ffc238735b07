import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Margin } from '../../../renderer/screens/builder/ledger/Margin';
import type { MarginView } from '../../../renderer/worker/protocol/ledger-row';

afterEach(cleanup);

const NAME = 'Officers of the Line and their Retinue';
const BARE: MarginView = {
  name: NAME,
  shortName: undefined,
  places: undefined,
  share: undefined,
  count: 2,
  state: undefined,
};
const SHARED: MarginView = {
  ...BARE,
  share: {
    points: 100,
    percent: 10,
    fill: 0.2,
    tick: undefined,
    kind: 'free',
    limitPercent: undefined,
    limitPoints: undefined,
    state: 'ok',
  },
};

test.each([
  { claim: 'a block of one row', margin: BARE, height: 1, isRoomy: false },
  { claim: 'a block of two rows', margin: BARE, height: 2, isRoomy: true },
  { claim: 'three rows that hold a share', margin: SHARED, height: 3, isRoomy: false },
  { claim: 'a fourth row beside a share', margin: SHARED, height: 4, isRoomy: true },
])('a long name has two lines where there is room: $claim', ({ margin, height, isRoomy }) => {
  render(<Margin margin={margin} height={height} />);
  const box = screen.getByTitle(NAME);
  expect(/roomy/.test(box.className)).toBe(isRoomy);
});
