/** A greyed option or role of the right column says why when a hand or a key wants it, and Shift takes it. */
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aChosenUnit, aForceRow, anOption, aSection, aUnitRow, aView } from '../builders/a-view';
import { renderApp } from '../builders/render-app';

afterEach(cleanup);

const UNIT = aChosenUnit('Spears', {
  node: 'spears',
  sections: [aSection('Weapons', [anOption('Lance', { why: 'needs a mount' })])],
  roles: [{ role: 'general', name: 'General', isOn: false, price: 0, holder: undefined, why: 'one already' }],
});

async function opened() {
  const app = await renderApp({ view: aView([aForceRow('Army'), aUnitRow('Spears')], { chosen: UNIT }) });
  const edits = () => app.calls.filter(({ name }) => name === 'edit').length;
  const said = () => app.store.getState().view.said;
  return { ...app, edits, said };
}

describe.each([
  { what: 'an option', box: /Lance/, words: 'Lance: needs a mount' },
  { what: 'a role', box: /General/, words: 'General: one already' },
])('$what', ({ box, words }) => {
  test.each(['a press', 'Enter', 'Space'])('%s says why', async (way) => {
    const { user, edits, said } = await opened();
    const input = screen.getByRole('checkbox', { name: box });
    act(() => input.focus());
    if (way === 'a press') await user.click(input);
    else await user.keyboard(way === 'Enter' ? '{Enter}' : ' ');
    expect(said()).toBe(words);
    expect(edits()).toBe(0);
  });

  test('once more is said once more', async () => {
    const { user, said } = await opened();
    act(() => screen.getByRole('checkbox', { name: box }).focus());
    await user.keyboard('{Enter}');
    const first = said();
    await user.keyboard('{Enter}');
    expect(said()).not.toBe(first);
    expect(said().trim()).toBe(words);
  });

  test('Shift Enter takes it', async () => {
    const { user, edits } = await opened();
    act(() => screen.getByRole('checkbox', { name: box }).focus());
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(edits()).toBe(1);
  });
});
