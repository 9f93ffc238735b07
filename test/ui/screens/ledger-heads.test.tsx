import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aForceRow, aUnitRow, aView } from '../builders/a-view';
import { renderApp } from '../builders/render-app';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const VIEW = aView([aForceRow('Army'), aUnitRow('Spears', { isFirst: true })]);

/** The names of the number columns, outside of the box that scrolls. */
const heads = () => screen.getByText('points', { selector: '[aria-hidden="true"] > span' }).parentElement;

test.each([
  { claim: 'a scrollbar that takes room', inner: 590, inset: '10px' },
  { claim: 'none, or one that lies over the rows', inner: 600, inset: '0px' },
])('the names of the number columns stand above them beside $claim', async ({ inner, inset }) => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(inner);
  await renderApp({ view: VIEW });
  expect(heads()?.style.marginRight).toBe(inset);
});
