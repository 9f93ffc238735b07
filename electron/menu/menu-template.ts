import type { MenuItemConstructorOptions } from 'electron';
import type { Language, MenuCommand, MenuState } from '../messages';
import { MENU_WORDS } from './menu-words';

export interface MenuOptions {
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly state: MenuState;
  readonly isMac: boolean;
  readonly send: (command: MenuCommand) => void;
}

/**
 * The menu as data. Keys that the screens handle themselves are shown but not registered: the page sees a key
 * first, in every shell alike, and a text field keeps its own undo. (On macOS the system asks the page first.)
 */
export function menuTemplate(options: MenuOptions): MenuItemConstructorOptions[] {
  const { language, state, isMac, send } = options;
  const words = MENU_WORDS[language];

  const command = (
    label: string,
    id: MenuCommand,
    accelerator?: string,
    enabled = true,
  ): MenuItemConstructorOptions => ({
    id,
    label,
    enabled,
    click: () => send(id),
    ...(accelerator === undefined ? {} : { accelerator, registerAccelerator: false }),
  });
  const choice = (label: string, id: MenuCommand, checked: boolean): MenuItemConstructorOptions => ({
    ...command(label, id),
    type: 'radio',
    checked,
  });
  const line: MenuItemConstructorOptions = { type: 'separator' };

  const file: MenuItemConstructorOptions = {
    label: words.file,
    submenu: [
      command(words.newList, 'new-list', 'CmdOrCtrl+N'),
      command(words.open, 'open-file', 'CmdOrCtrl+O'),
      line,
      command(words.saveVersion, 'save-version', 'CmdOrCtrl+S', state.hasList),
      command(words.saveAs, 'save-as', 'CmdOrCtrl+Shift+S', state.hasList),
      line,
      command(words.sheet, 'show-sheet', 'CmdOrCtrl+P', state.hasList),
      command(words.exportPdf, 'export-pdf', undefined, state.hasList),
      command(words.print, 'print', undefined, state.hasList),
      ...(isMac ? [] : [line, command(words.settings, 'show-settings', 'CmdOrCtrl+,')]),
      ...(isMac ? [] : [line, { role: 'quit', label: words.quit } as const]),
    ],
  };
  const edit: MenuItemConstructorOptions = {
    label: words.edit,
    submenu: [
      command(words.undo, 'undo', 'CmdOrCtrl+Z', state.canUndo),
      command(words.redo, 'redo', 'CmdOrCtrl+Shift+Z', state.canRedo),
      line,
      { role: 'cut', label: words.cut },
      { role: 'copy', label: words.copy },
      { role: 'paste', label: words.paste },
      { role: 'selectAll', label: words.selectAll },
      line,
      command(words.find, 'find', 'CmdOrCtrl+K'),
    ],
  };
  const view: MenuItemConstructorOptions = {
    label: words.view,
    submenu: [
      command(words.library, 'show-library'),
      command(words.data, 'show-data'),
      line,
      { role: 'zoomIn', label: words.zoomIn },
      { role: 'zoomOut', label: words.zoomOut },
      { role: 'resetZoom', label: words.zoomReset },
      line,
      {
        label: words.theme,
        submenu: [
          choice(words.themeSystem, 'theme-system', options.theme === 'system'),
          choice(words.themeLight, 'theme-light', options.theme === 'light'),
          choice(words.themeDark, 'theme-dark', options.theme === 'dark'),
        ],
      },
      {
        label: words.language,
        submenu: [
          choice('English', 'language-en', language === 'en'),
          choice('Français', 'language-fr', language === 'fr'),
        ],
      },
      line,
      { role: 'togglefullscreen', label: words.fullScreen },
    ],
  };
  const help: MenuItemConstructorOptions = {
    role: 'help',
    label: words.help,
    submenu: [
      command(words.keys, 'show-keys'),
      ...(isMac ? [] : [{ role: 'about' as const, label: words.about }]),
    ],
  };
  const program: MenuItemConstructorOptions = {
    label: 'Muster Roll',
    submenu: [
      { role: 'about', label: words.about },
      line,
      command(words.settings, 'show-settings', 'Cmd+,'),
      line,
      { role: 'services' },
      line,
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      line,
      { role: 'quit', label: words.quit },
    ],
  };
  return [
    ...(isMac ? [program] : []),
    file,
    edit,
    view,
    ...(isMac ? [{ role: 'windowMenu' } as const] : []),
    help,
  ];
}
