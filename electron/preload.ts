/**
 * Runs before the page, sandboxed: it gives the page `window.host`, built from the table of messages, and
 * nothing else of Electron.
 */
import { contextBridge, ipcRenderer, webUtils } from 'electron';
import {
  CHANNEL,
  type DroppedFiles,
  type DroppedPlace,
  HOST_CALLS,
  HOST_EVENTS,
  type HostEventName,
} from './messages';

type Listener = (payload: unknown) => void;

const listeners = new Map<HostEventName, Set<Listener>>(HOST_EVENTS.map((name) => [name, new Set()]));
/** Events that came before anybody listened: the file that the program was started with. */
const waiting = new Map<HostEventName, unknown[]>();

for (const name of HOST_EVENTS) {
  ipcRenderer.on(CHANNEL + name, (_event, payload: unknown) => {
    const known = listeners.get(name);
    if (known === undefined || known.size === 0) {
      // Nobody has anything to save.
      if (name === 'closing') void ipcRenderer.invoke(`${CHANNEL}confirmClose`);
      else if (name === 'open-file') waiting.set(name, [...(waiting.get(name) ?? []), payload]);
      return;
    }
    for (const listener of known) listener(payload);
  });
}

const calls = Object.fromEntries(
  HOST_CALLS.map((name) => [name, (...request: unknown[]) => ipcRenderer.invoke(CHANNEL + name, ...request)]),
);

/** Where a dropped file lies is known here only, so that the page cannot name a path that nobody dropped. */
function addDropped({ kind, file }: DroppedPlace): Promise<unknown> {
  const path = file === undefined ? '' : webUtils.getPathForFile(file);
  return ipcRenderer.invoke(`${CHANNEL}addDropped`, { kind, path });
}

/** The same of files that are opened as lists. One that lies nowhere is told by its name. */
function openDropped({ files = [] }: DroppedFiles): Promise<unknown> {
  const paths = files.map((file) => webUtils.getPathForFile(file) || file.name);
  return ipcRenderer.invoke(`${CHANNEL}openDropped`, { paths });
}

function on(name: HostEventName, listener: Listener): () => void {
  const known = listeners.get(name);
  if (known === undefined) throw new Error(`no such event: ${String(name)}`);
  known.add(listener);
  for (const payload of waiting.get(name) ?? []) listener(payload);
  waiting.delete(name);
  return () => known.delete(listener);
}

contextBridge.exposeInMainWorld('host', { ...calls, addDropped, openDropped, on });
