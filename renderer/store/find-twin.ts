import type { ListFileInfo, OpenedFile } from '../../electron/messages';
import type { ExaminedList } from '../worker/protocol/calls';
import type { Thunk } from './store';
import { busy } from './view-slice';

/** The list of the library that a file from outside holds too. */
export interface Twin {
  readonly path: string;
  readonly name: string;
  readonly modified: number;
  /** When it was last changed, ISO 8601, where its file says so. */
  readonly changed: string | undefined;
  /** The file has it in the same state. */
  readonly isSame: boolean;
}

/**
 * The list of the library with the id of the list in the file: one in the same state if there is one, else the one that
 * was changed last. None for a file of the library itself. The shell reads ids alone, so that nobody waits for verdicts.
 */
export const findTwin =
  ({ path, bytes }: OpenedFile, { id }: ExaminedList): Thunk<Promise<Twin | undefined>> =>
  async (dispatch, _getState, { host }) => {
    if (id === undefined || (await dispatch(isOfLibrary(path)))) return undefined;
    const found = await host.findLists({ id });
    if (found.kind !== 'done' || found.value.length === 0) return undefined;
    dispatch(busy(true));
    let last: Twin | undefined;
    for (const file of found.value.toSorted((one, other) => other.modified - one.modified)) {
      const twin = await dispatch(compareTwin(file, bytes));
      if (last === undefined || twin?.isSame === true) last = twin;
      if (twin?.isSame === true) break;
    }
    dispatch(busy(false));
    return last;
  };

/** Whether a file lies in the folder of the library, so that nothing is to be looked for. */
const isOfLibrary =
  (path: string | undefined): Thunk<Promise<boolean>> =>
  async (_dispatch, _getState, { host }) => {
    if (path === undefined) return false;
    const info = await host.getAppInfo();
    if (info.kind !== 'done' || info.value.library.kind !== 'folder') return false;
    const folder = info.value.library.path;
    const isWhole = /[/\\]$/.test(folder) || /^[/\\]/.test(path.slice(folder.length));
    return isWhole && path.startsWith(folder);
  };

const compareTwin =
  ({ path, modified }: ListFileInfo, bytes: Uint8Array): Thunk<Promise<Twin | undefined>> =>
  async (_dispatch, _getState, { host, engine }) => {
    const read = await host.readList({ path });
    if (read.kind !== 'done') return undefined;
    const { text } = read.value;
    const examined = await engine.call('examine', { file: text });
    if (examined.kind === 'failed') return undefined;
    const compared = await engine.call('compare', { one: bytes, other: text });
    const isSame = compared.kind === 'done' && compared.value.isSame;
    return {
      path,
      name: examined.value.name || read.value.name,
      modified,
      changed: examined.value.changed,
      isSame,
    };
  };
