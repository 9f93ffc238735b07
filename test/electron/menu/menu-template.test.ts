import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test } from 'vitest';
import { menuTemplate } from '../../../electron/menu/menu-template';
import { MENU_WORDS } from '../../../electron/menu/menu-words';
import type { Language, MenuCommand } from '../../../electron/messages';

function flat(items: readonly MenuItemConstructorOptions[]): readonly MenuItemConstructorOptions[] {
  return items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])]);
}

function menu(language: Language, isMac = false, hasList = true, sent: MenuCommand[] = []) {
  const state = { hasList, canUndo: hasList, canRedo: false };
  return flat(menuTemplate({ language, theme: 'dark', state, isMac, send: (command) => sent.push(command) }));
}

describe('the menu', () => {
  test.each([
    { claim: 'Windows and Linux in English', language: 'en', isMac: false },
    { claim: 'Windows and Linux in French', language: 'fr', isMac: false },
    { claim: 'macOS in French', language: 'fr', isMac: true },
  ] as const)('$claim: every command is sent once, every entry has a word', ({ language, isMac }) => {
    const sent: MenuCommand[] = [];
    const items = menu(language, isMac, true, sent);
    for (const item of items) (item.click as (() => void) | undefined)?.();
    expect(new Set(sent).size).toBe(sent.length);
    expect(sent).toHaveLength(19);
    for (const item of items) {
      const needsWord = item.type !== 'separator' && item.role === undefined;
      if (needsWord) expect(item.label, JSON.stringify(item)).toBeTruthy();
    }
  });

  test('what needs a list is greyed without one', () => {
    const greyed = menu('en', false, false).filter((item) => item.enabled === false);
    expect(greyed.map((item) => item.id)).toEqual([
      'save-version',
      'save-as',
      'show-sheet',
      'export-pdf',
      'print',
      'undo',
      'redo',
    ]);
  });

  test('keys are shown and left to the page', () => {
    for (const item of menu('en').filter((each) => each.accelerator !== undefined)) {
      expect(item.registerAccelerator, item.label).toBe(false);
    }
  });

  test('the chosen language and theme are marked', () => {
    const marked = menu('fr').filter((item) => item.checked === true);
    expect(marked.map((item) => item.id)).toEqual(['theme-dark', 'language-fr']);
  });

  test('French words differ from English ones but for names', () => {
    const same = Object.keys(MENU_WORDS.en).filter(
      (key) =>
        MENU_WORDS.en[key as keyof typeof MENU_WORDS.en] === MENU_WORDS.fr[key as keyof typeof MENU_WORDS.fr],
    );
    expect(same).toEqual([]);
  });
});
