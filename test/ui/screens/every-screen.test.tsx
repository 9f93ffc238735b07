import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Screen } from '../../../renderer/store/view-slice';
import { aLargeView } from '../builders/a-large-view';
import { aView } from '../builders/a-view';
import { renderApp } from '../builders/render-app';
import { violations } from '../builders/violations';

afterEach(cleanup);

const STATES: readonly {
  readonly claim: string;
  readonly screen: Screen;
  readonly options?: Parameters<typeof renderApp>[0];
}[] = [
  { claim: 'an empty library', screen: 'library' },
  { claim: 'a library with a broken file', screen: 'library', options: { host: { lists: { Broken: '{' } } } },
  { claim: 'a new list without data', screen: 'new-list' },
  { claim: 'a builder with everything in it', screen: 'builder', options: { view: aLargeView() } },
  { claim: 'a builder with nothing in it', screen: 'builder', options: { view: aView([]) } },
  { claim: 'a sheet that is being made', screen: 'sheet', options: { view: aLargeView() } },
  { claim: 'the settings', screen: 'settings' },
];

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  test.each(STATES)('$claim has no fault that axe can find', async ({ screen, options }) => {
    const { findByRole } = await renderApp({ ...options, screen, settings: { language } });
    await findByRole('main');
    expect(await violations()).toEqual([]);
  });

  test('the page of keys has none either', async () => {
    const { user, findByRole } = await renderApp({ screen: 'library', settings: { language } });
    await user.keyboard('?');
    await findByRole('dialog');
    expect(await violations(true)).toEqual([]);
  });
});
