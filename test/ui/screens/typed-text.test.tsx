/** What was typed into a field counts however the field is left: a key of the program and the menu take no focus away. */
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MenuCommand } from '../../../electron/messages';
import { aFinding, aForceRow, aUnitRow, aView } from '../builders/a-view';
import { renderApp } from '../builders/render-app';

afterEach(cleanup);

const view = () =>
  aView([aForceRow('Army'), aUnitRow('Spears', { isFirst: true })], {
    findings: [aFinding('Too few spears', { node: 'spears' })],
  });

async function typing(leave: (app: Awaited<ReturnType<typeof renderApp>>) => Promise<void> | void) {
  const app = await renderApp({ view: view() });
  await app.user.type(screen.getByLabelText('Player'), 'Ariane');
  expect(app.calls.filter(({ name }) => name === 'edit')).toEqual([]);
  await leave(app);
  return app;
}
const names = (calls: readonly { readonly name: string }[]) => calls.map(({ name }) => name);

test.each([
  '{Control>}p{/Control}',
  '{Control>}s{/Control}',
  '{Control>}n{/Control}',
  '{Alt>}{ArrowLeft}{/Alt}',
  '{F8}',
])('%s', async (keys) => {
  const { calls } = await typing(({ user }) => user.keyboard(keys));
  expect(calls.find(({ name }) => name === 'edit')?.in).toMatchObject({ details: { player: 'Ariane' } });
});

test.each<MenuCommand>([
  'show-sheet',
  'show-library',
  'show-data',
  'show-settings',
  'new-list',
  'save-version',
  'save-as',
  'export-pdf',
  'print',
])('the menu’s %s', async (command) => {
  const { calls } = await typing(({ host }) => act(async () => host.emit('menu-command', command)));
  const asked = names(calls);
  expect(asked).toContain('edit');
  // What is saved or printed has it.
  for (const later of ['text', 'sheet']) {
    if (asked.includes(later)) expect(asked.indexOf('edit')).toBeLessThan(asked.indexOf(later));
  }
});

test('saving leaves the keyboard in the field', async () => {
  await typing(({ user }) => user.keyboard('{Control>}s{/Control}'));
  expect(document.activeElement).toBe(screen.getByLabelText('Player'));
});
