import { writeClipboard } from '../host/page-clipboard';
import { told } from '../words/notice-words';
import type { ExportFormat } from '../worker/protocol/calls';
import { isOnlyShown } from './only-shown';
import { engineFailed, hostFailed } from './say-problem';
import type { Thunk } from './store';
import { noticed } from './view-slice';

/** The open list as text or as a file of other list builders, where the user says. */
export const exportList =
  (format: ExportFormat): Thunk<Promise<void>> =>
  async (dispatch, _, { host, engine }) => {
    if (dispatch(isOnlyShown())) return;
    const answer = await engine.call('export', { format });
    if (answer.kind === 'failed') {
      dispatch(engineFailed(answer.problem));
      return;
    }
    const { content, name } = answer.value;
    const written = await host.exportFile({ name: `${name}.${format}`, content });
    if (written.kind === 'failed') dispatch(hostFailed(written.problem));
    else if (written.kind === 'done') {
      dispatch(noticed({ severity: 'ok', told: told('written', written.value.name) }));
    }
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
