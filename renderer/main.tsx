/** Wires the shell's host and the engine's worker to the store, and shows the first screen. */
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { App } from './App';
import { createHost } from './host/create-host';
import { pageWindows } from './host/page-windows';
import { connect } from './store/connect';
import { openPlaces } from './store/data-places';
import { storageJournal } from './store/journal-storage';
import { readSettings } from './store/read-settings';
import { storageSeen } from './store/seen-storage';
import { startUp } from './store/start-up';
import { createStore } from './store/store';
import './styles/base.css';
import { startWorker } from './worker/start-worker';

function pageStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

async function start(element: HTMLElement): Promise<void> {
  const host = await createHost();
  const engine = startWorker();
  const storage = pageStorage();
  const ports = {
    host,
    engine,
    startReader: startWorker,
    now: () => Date.now(),
    journal: storageJournal(storage),
    seen: storageSeen(storage),
    windows: pageWindows(storage),
  };
  const store = createStore(ports);
  await store.dispatch(readSettings());
  void engine.call('set-language', { language: store.getState().settings.language });
  connect(store, ports);
  await store.dispatch(openPlaces());
  createRoot(element).render(
    <Provider store={store}>
      <App />
    </Provider>,
  );
  await store.dispatch(startUp());
}

/** Better than a blank page, in words that need no part of the program. */
function sayFault(element: HTMLElement, why: unknown): void {
  console.error(why);
  const said = document.createElement('p');
  said.setAttribute('role', 'alert');
  said.style.padding = '2em';
  said.textContent = `Muster Roll could not start. · Muster Roll n’a pas pu démarrer. (${String(why)})`;
  element.replaceChildren(said);
}

const element = document.getElementById('root');
if (element !== null) start(element).catch((why: unknown) => sayFault(element, why));
