import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { App } from '../../../renderer/App';
import { createMemoryHost, type MemoryHostOptions } from '../../../renderer/host/memory-host';
import { memoryWindows } from '../../../renderer/host/memory-windows';
import { viewOpened } from '../../../renderer/store/builder-slice';
import { connect } from '../../../renderer/store/connect';
import { documentOpened } from '../../../renderer/store/document-slice';
import { type SettingsState, settingsChanged } from '../../../renderer/store/settings-slice';
import { createStore, type Ports } from '../../../renderer/store/store';
import { type Screen, wentTo } from '../../../renderer/store/view-slice';
import type { EngineClient } from '../../../renderer/worker/engine-client';
import type { BuilderView } from '../../../renderer/worker/protocol/builder-patch';

export interface RecordedCall {
  readonly name: string;
  readonly in: unknown;
}

/** An engine that knows nothing, answers every edit, and keeps what it was asked. */
export function aRecordingEngine(): { readonly engine: EngineClient; readonly calls: RecordedCall[] } {
  const calls: RecordedCall[] = [];
  const engine: EngineClient = {
    async call(name, request) {
      calls.push({ name, in: request });
      if (name === 'edit') return { kind: 'done', value: { revision: 1, created: undefined } as never };
      if (name === 'choose' || name === 'undo' || name === 'redo')
        return { kind: 'done', value: null as never };
      return { kind: 'failed', problem: { kind: 'no-list', detail: '' } };
    },
    onPatch: () => () => {},
    onProgress: () => () => {},
    stop: () => {},
  };
  return { engine, calls };
}

export interface RenderOptions {
  readonly screen?: Screen;
  readonly view?: BuilderView;
  readonly settings?: Partial<SettingsState>;
  readonly host?: MemoryHostOptions;
  readonly engine?: EngineClient;
}

/** The whole program in a page, with a shell in memory. */
export async function renderApp(options: RenderOptions = {}) {
  const recording = aRecordingEngine();
  const host = await createMemoryHost(options.host ?? {});
  const ports: Ports = {
    host,
    engine: options.engine ?? recording.engine,
    now: () => Date.UTC(2026, 10, 30, 12),
    journal: { keys: () => [], read: () => undefined, write: () => true, clear: () => {} },
    windows: memoryWindows(),
  };
  const store = createStore(ports);
  const stop = connect(store, ports);
  store.dispatch(settingsChanged({ theme: 'light', ...options.settings }));
  if (options.view !== undefined) {
    const { revision } = options.view.history;
    store.dispatch(
      documentOpened({ key: 'k', path: 'a', basedOn: 'b', savedAt: 0, savedRevision: revision }),
    );
    store.dispatch(viewOpened(options.view));
  }
  store.dispatch(wentTo(options.screen ?? (options.view === undefined ? 'library' : 'builder')));
  const rendered = render(
    <Provider store={store}>
      <App />
    </Provider>,
  );
  // A screen takes the keyboard once it is drawn.
  await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
  return { ...rendered, store, host, stop, calls: recording.calls, user: userEvent.setup() };
}
