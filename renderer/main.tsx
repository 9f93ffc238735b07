/** Wires the shell's host and the engine's worker to the store, and shows the first screen. */
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { App } from './App';
import { createHost } from './host/create-host';
import { connect } from './store/connect';
import { recover, storageJournal } from './store/journal';
import { readSettings } from './store/read-settings';
import { createStore } from './store/store';
import { noticed } from './store/view-slice';
import './styles/base.css';
import { WORDS } from './words/use-words';
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
  const ports = { host, engine, now: () => Date.now(), journal: storageJournal(pageStorage()) };
  const store = createStore(ports);
  await store.dispatch(readSettings());
  const { language } = store.getState().settings;
  void engine.call('set-language', { language });
  connect(store, ports);
  const isRecovered = await store.dispatch(recover());
  if (isRecovered) store.dispatch(noticed({ severity: 'warning', text: WORDS[language].saving.recovered }));
  createRoot(element).render(
    <Provider store={store}>
      <App />
    </Provider>,
  );
}

const element = document.getElementById('root');
if (element !== null) void start(element);
