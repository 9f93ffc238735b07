import { writeClipboard } from '../host/page-clipboard';
import { WORDS } from '../words/use-words';
import type { ExportFormat } from '../worker/protocol/calls';
import { isOnlyShown } from './only-shown';
import { engineFailed } from './say-problem';
import type { Thunk } from './store';
import { noticed } from './view-slice';

/** The open list as text or as a file of other list builders, where the user says. */
export const exportList =
  (format: ExportFormat): Thunk<Promise<void>> =>
  async (dispatch, getState, { host, engine }) => {
    if (dispatch(isOnlyShown())) return;
    const answer = await engine.call('export', { format });
    if (answer.kind === 'failed') {
      dispatch(engineFailed(answer.problem));
      return;
    }
    const { content, name } = answer.value;
    const written = await host.exportFile({ name: `${name}.${format}`, content });
    const words = WORDS[getState().settings.language];
    if (written.kind === 'failed') {
      dispatch(noticed({ severity: 'error', text: words.problems.host[written.problem.kind] }));
    } else if (written.kind === 'done') {
      dispatch(noticed({ severity: 'ok', text: words.sheet.saved(written.value.name) }));
    }
  };

/** The open list as text for a message. */
export const copyAsText =
  (): Thunk<Promise<void>> =>
  async (dispatch, getState, { engine }) => {
    if (dispatch(isOnlyShown())) return;
    const answer = await engine.call('export', { format: 'txt' });
    if (answer.kind === 'failed') {
      dispatch(engineFailed(answer.problem));
      return;
    }
    const words = WORDS[getState().settings.language];
    const text = String(answer.value.content);
    dispatch(
      writeClipboard({ 'text/plain': text })
        ? noticed({ severity: 'ok', text: words.share.copied })
        : noticed({ severity: 'error', text: words.share.notCopied }),
    );
  };
