import { writeClipboard } from '../host/page-clipboard';
import { told } from '../words/notice-words';
import type { ExportFormat, FileFormat } from '../worker/protocol/calls';
import { keptText, ONLY_SHOWN } from './kept-text';
import { isOnlyShown } from './only-shown';
import { engineFailed, hostFailed } from './say-problem';
import type { Thunk } from './store';
import { noticed } from './view-slice';

/** A list whose data are missing as a file: that needs nothing but what the list says itself. */
export const exportShown =
  (format: FileFormat): Thunk<Promise<void>> =>
  async (dispatch, getState, ports) => {
    const file = keptText(ports, ONLY_SHOWN);
    if (getState().builder.missing === undefined || file === undefined) return;
    const answer = await ports.engine.call('export-known', { file, format });
    if (answer.kind === 'failed') dispatch(engineFailed(answer.problem));
    else await dispatch(writeExport(answer.value, format));
  };

const writeExport =
  (
    { content, name }: { readonly content: string | Uint8Array; readonly name: string },
    format: ExportFormat | FileFormat,
  ): Thunk<Promise<void>> =>
  async (dispatch, _, { host }) => {
    const written = await host.exportFile({ name: `${name}.${format}`, content });
    if (written.kind === 'failed') dispatch(hostFailed(written.problem));
    else if (written.kind === 'done') {
      dispatch(noticed({ severity: 'ok', told: told('written', written.value.name) }));
    }
  };

/** The open list as text or as a file of other list builders, where the user says. */
export const exportList =
  (format: ExportFormat): Thunk<Promise<void>> =>
  async (dispatch, getState, { engine }) => {
    if (format === 'rosz' && getState().builder.missing !== undefined) {
      await dispatch(exportShown(format));
      return;
    }
    if (dispatch(isOnlyShown())) return;
    const answer = await engine.call('export', { format });
    if (answer.kind === 'failed') dispatch(engineFailed(answer.problem));
    else await dispatch(writeExport(answer.value, format));
  };

/** The open list as text for a message. */
export const copyAsText =
  (): Thunk<Promise<void>> =>
  async (dispatch, _, { engine }) => {
    if (dispatch(isOnlyShown())) return;
    const answer = await engine.call('export', { format: 'txt' });
    if (answer.kind === 'failed') {
      dispatch(engineFailed(answer.problem));
      return;
    }
    const text = String(answer.value.content);
    dispatch(
      writeClipboard({ 'text/plain': text })
        ? noticed({ severity: 'ok', told: told('text-copied') })
        : noticed({ severity: 'error', told: told('text-not-copied') }),
    );
  };
