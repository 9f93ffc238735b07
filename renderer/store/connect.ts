import type { MenuCommand } from '../../electron/messages';
import { patched } from './builder-slice';
import { commitTyping } from './commit-typing';
import { readOverview, refreshPlaces } from './data-places';
import { checksForgotten } from './data-slice';
import { redo, undo } from './edit-list';
import { followFile } from './follow-file';
import { holdList } from './hold-list';
import { isUnsaved } from './is-unsaved';
import { maySafelyLeave } from './leave-list';
import { loadLibrary, rereadLibrary } from './load-library';
import { goToSheet, makeSheet, printSheet, saveSheet } from './make-sheet';
import { readSystems } from './new-list';
import { chooseFile, openFiles } from './open-files';
import { goToLibrary } from './open-list';
import { afterNextFrame, pacePatches } from './pace-patches';
import { writeSettings } from './read-settings';
import { reviveEngine } from './revive-engine';
import { saveAs } from './save-as';
import { saveNow, saveSoon } from './save-list';
import { settingsChanged } from './settings-slice';
import type { Ports, Store, Thunk } from './store';
import { keysShown, paletteShown, wentTo } from './view-slice';

/**
 * Lets the store live: patches of the engine come in, edits are saved, settings are written, the shell's events act.
 * @returns a function that stops all of it
 */
export function connect(store: Store, ports: Ports): () => void {
  const { host, engine } = ports;
  const stops = [
    holdList(store, ports),
    engine.onPatch(
      pacePatches((patch) => {
        store.dispatch(patched(patch));
        if (patch.history !== undefined) store.dispatch(saveSoon());
      }, afterNextFrame),
    ),
    engine.onFate?.((fate) => void store.dispatch(reviveEngine(fate))) ?? (() => undefined),
    watchSettings(store, engine),
    watchMenuState(store, host),
    host.on('menu-command', (command) => obey(store, command)),
    host.on('open-file', (file) => {
      if (file.kind === 'done') void store.dispatch(openFiles([file.value]));
      else if (file.kind === 'failed') void store.dispatch(openFiles([], [file.problem]));
    }),
    host.on('library-changed', () => {
      if (store.getState().view.screen === 'library') void store.dispatch(loadLibrary());
      void store.dispatch(followFile());
    }),
    host.on('places-changed', () => void store.dispatch(refreshPlaces())),
    host.on('closing', () => {
      void store
        .dispatch(maySafelyLeave({ kind: 'close' }))
        .then((isSafe) => (isSafe ? host.confirmClose() : host.stayOpen()));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function watchSettings(store: Store, engine: Ports['engine']): () => void {
  let before = store.getState().settings;
  return store.subscribe(() => {
    const { settings } = store.getState();
    if (settings === before) return;
    const isOtherLanguage = settings.language !== before.language;
    before = settings;
    void store.dispatch(writeSettings());
    if (!isOtherLanguage) return;
    void engine.call('set-language', { language: settings.language });
    void store.dispatch(readSystems());
    void store.dispatch(rereadLibrary());
    store.dispatch(checksForgotten());
    if (store.getState().view.screen === 'data') void store.dispatch(readOverview());
  });
}

function watchMenuState(store: Store, host: Ports['host']): () => void {
  let before = '';
  return store.subscribe(() => {
    const { document, builder } = store.getState();
    const state = {
      hasList: document.isOpen,
      canUndo: builder.view?.history.undo !== undefined,
      canRedo: builder.view?.history.redo !== undefined,
      isAtRisk: document.problem !== undefined && isUnsaved(store.getState()),
    };
    const now = JSON.stringify(state);
    if (now === before) return;
    before = now;
    void host.updateMenu(state);
  });
}

/** The sheet goes out as it is set up, without a detour over its screen. */
const withSheet =
  (use: typeof saveSheet): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (!getState().document.isOpen) return;
    commitTyping();
    const sheet = await dispatch(makeSheet());
    if (sheet !== undefined) await dispatch(use(sheet));
  };

/** Commands of the desktop's menu. Those of later screens are not in this table and do nothing. */
function obey(store: Store, command: MenuCommand): void {
  const { dispatch } = store;
  const table: Partial<Record<MenuCommand, () => void>> = {
    'new-list': () => dispatch(wentTo('new-list')),
    'open-file': () => void dispatch(chooseFile()),
    'save-version': () => {
      commitTyping(true);
      void dispatch(saveNow());
    },
    'show-sheet': () => dispatch(goToSheet()),
    'save-as': () => void dispatch(saveAs()),
    print: () => void dispatch(withSheet(printSheet)),
    'export-pdf': () => void dispatch(withSheet(saveSheet)),
    find: () => dispatch(paletteShown(true)),
    'show-library': () => void dispatch(goToLibrary()),
    'show-data': () => dispatch(wentTo('data')),
    'show-settings': () => dispatch(wentTo('settings')),
    'show-keys': () => dispatch(keysShown(true)),
    undo: () => void dispatch(undo()),
    redo: () => void dispatch(redo()),
    'theme-system': () => dispatch(settingsChanged({ theme: 'system' })),
    'theme-light': () => dispatch(settingsChanged({ theme: 'light' })),
    'theme-dark': () => dispatch(settingsChanged({ theme: 'dark' })),
    'language-en': () => dispatch(settingsChanged({ language: 'en' })),
    'language-fr': () => dispatch(settingsChanged({ language: 'fr' })),
  };
  table[command]?.();
}
