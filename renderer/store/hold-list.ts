import type { LetGo } from '../host/page-windows';
import { told } from '../words/notice-words';
import { heldElsewhere } from './document-slice';
import { entryLock } from './journal';
import type { Ports, Store } from './store';
import { noticed } from './view-slice';

/** How long a window that has just left the list may take to let go of it. */
const LETTING_GO_MS = 300;

/**
 * Holds the open list against other windows: its entry in the journal, so that none takes it for a crashed window's, and
 * its file, so that the second window of one list knows that it is the second.
 * @returns a function that stops it
 */
export function holdList(store: Store, { windows }: Ports): () => void {
  let key = '';
  let path: string | undefined;
  let turn = 0;
  let letEntryGo: LetGo = () => undefined;
  let letFileGo: LetGo = () => undefined;

  const holdEntry = (): void => {
    letEntryGo();
    letEntryGo = key === '' ? () => undefined : windows.takeLater(entryLock(key), () => undefined);
  };
  const holdFile = async (): Promise<void> => {
    turn += 1;
    const mine = turn;
    letFileGo();
    letFileGo = () => undefined;
    if (store.getState().document.isElsewhere) store.dispatch(heldElsewhere(false));
    if (path === undefined) return;
    const name = `list/${path}`;
    const held = await windows.take(name, LETTING_GO_MS);
    if (mine !== turn) {
      held?.();
      return;
    }
    if (held !== undefined) {
      letFileGo = held;
      return;
    }
    store.dispatch(heldElsewhere(true));
    store.dispatch(noticed({ severity: 'warning', told: told('elsewhere'), about: 'other-window' }));
    letFileGo = windows.takeLater(name, () => store.dispatch(heldElsewhere(false)));
  };

  const look = (): void => {
    const { document } = store.getState();
    if (document.key !== key) {
      key = document.key;
      holdEntry();
    }
    if (document.path === path) return;
    path = document.path;
    void holdFile();
  };
  const unsubscribe = store.subscribe(look);
  look();
  return () => {
    turn += 1;
    unsubscribe();
    letEntryGo();
    letFileGo();
  };
}
