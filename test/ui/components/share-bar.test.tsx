import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ShareBar } from '../../../renderer/components/ShareBar';

afterEach(cleanup);

describe('the bar of a share', () => {
  test.each([
    { claim: 'hatches what is over the limit', fill: 0.5, over: { left: '40%', width: '10%' } },
    {
      claim: 'is full of ten times as much, and no longer than it is',
      fill: 9.5,
      over: { left: '40%', width: '60%' },
    },
  ])('$claim', ({ fill, over }) => {
    const { container } = render(<ShareBar share={{ fill, tick: 0.4, state: 'over' } as never} />);
    const parts = [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style);
    expect(parts.map(({ width, left }) => ({ width, left }))).toContainEqual(over);
    const ends = parts.map(
      ({ left, width }) => (Number.parseFloat(left) || 0) + (Number.parseFloat(width) || 0),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(100);
  });
});
