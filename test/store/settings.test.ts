import { describe, expect, test } from 'vitest';
import { createList } from '../../renderer/store/open-list';
import { readSettings, settingsFrom } from '../../renderer/store/read-settings';
import { settingsChanged } from '../../renderer/store/settings-slice';
import { aStore, CHOICE } from './a-store';

describe('settings', () => {
  test.each([
    {
      claim: 'a French system speaks French',
      locale: 'fr-CA',
      expected: { language: 'fr', paper: 'letter' },
    },
    { claim: 'any other speaks English on A4', locale: 'de-DE', expected: { language: 'en', paper: 'a4' } },
    { claim: 'American paper is Letter', locale: 'en-US', expected: { paper: 'letter' } },
  ])('$claim', ({ locale, expected }) => {
    expect(settingsFrom({}, locale)).toMatchObject(expected);
  });

  test('what stands in the file but is none of ours is passed over', () => {
    expect(
      settingsFrom(
        { theme: 'pink', density: 3, layout: 'poster', summaries: 'no', widths: { left: 'x', right: 300 } },
        'en',
      ),
    ).toMatchObject({
      theme: 'system',
      layout: 'roster',
      summaries: true,
      density: 'auto',
      widths: { right: 300 },
    });
  });

  test('how sheets look is read as it was chosen', () => {
    const chosen = { layout: 'large', tickBoxes: false, summaries: false, noteLines: true, inkSaver: true };
    expect(settingsFrom(chosen, 'en')).toMatchObject(chosen);
  });

  test('a change is written, and fields of a newer version stay', async () => {
    const { store, host } = await aStore({ host: { settings: { theme: 'dark', later: [1] } } });
    await store.dispatch(readSettings());
    store.dispatch(settingsChanged({ density: 'compact' }));
    await Promise.resolve();
    const written = await host.readSettings();
    expect(written).toMatchObject({ value: { theme: 'dark', density: 'compact', later: [1] } });
  });

  test('another language switches the open list at once', async () => {
    const { store, engine } = await aStore();
    await store.dispatch(createList(CHOICE));
    store.dispatch(settingsChanged({ language: 'fr' }));
    await Promise.resolve();
    engine.settle();
    expect(store.getState().builder.view?.rows[0]).toMatchObject({ name: 'Armée' });
    expect(store.getState().builder.view?.offers.groups.map((group) => group.name)).toContain('Base');
  });
});
