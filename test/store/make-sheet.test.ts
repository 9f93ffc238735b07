import { expect, test } from 'vitest';
import { documentClosed, documentOpened } from '../../renderer/store/document-slice';
import { makeSheet, printSheet, saveSheet } from '../../renderer/store/make-sheet';
import { aStore, noticeText } from './a-store';

const SHEET = { html: '<p>A</p>', name: 'A list' } as Parameters<typeof printSheet>[0];

test.each([
  { shell: 'the desktop', savePdf: true, printed: 'Sent to the printer', saved: 'A list.pdf saved' },
  { shell: 'a browser', savePdf: false, printed: 'Print dialog opened', saved: 'Print dialog opened' },
])('$shell says no more than it knows', async ({ savePdf, printed, saved }) => {
  const can = { chooseLibraryFolder: false, openFile: false, revealInFolder: false, savePdf };
  const { store } = await aStore({ host: { info: { can } } });
  await store.dispatch(printSheet(SHEET));
  expect(store.getState().view.notice?.severity).toBe('ok');
  expect(noticeText(store.getState().view.notice)).toBe(printed);
  await store.dispatch(saveSheet(SHEET));
  expect(noticeText(store.getState().view.notice)).toBe(saved);
});

test('a print that was called off is not told as done', async () => {
  const { store, host } = await aStore();
  Object.assign(host, { printSheet: async () => ({ kind: 'cancelled' }) });
  await store.dispatch(printSheet(SHEET));
  expect(store.getState().view.notice).toBeUndefined();
});

test.each([
  { claim: 'of a list that was left meanwhile tells nothing', leaves: true, severity: undefined },
  { claim: 'of the open list is told', leaves: false, severity: 'error' },
])('a sheet that could not be made $claim', async ({ leaves, severity }) => {
  const { store, engine, stop } = await aStore();
  stop();
  store.dispatch(documentOpened({ key: 'k', path: 'a', basedOn: 'b', savedAt: 0, savedRevision: 0 }));
  Object.assign(engine.client, {
    call: async () => {
      if (leaves) store.dispatch(documentClosed());
      return { kind: 'failed', problem: { kind: 'no-list', detail: '' } };
    },
  });
  expect(await store.dispatch(makeSheet())).toBeUndefined();
  expect(store.getState().view.notice?.severity).toBe(severity);
});
