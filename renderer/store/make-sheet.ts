import type { HostResult } from '../../electron/messages';
import type { Host } from '../host/host';
import { type Told, told } from '../words/notice-words';
import type { SheetAnswer } from '../worker/protocol/sheet';
import { isOnlyShown } from './only-shown';
import { hostFailed } from './say-problem';
import type { Thunk } from './store';
import { noticed, wentTo } from './view-slice';

/** To the sheet of the open list; a list that is still being read has none yet. */
export const goToSheet = (): Thunk => (dispatch, getState) => {
  if (!dispatch(isOnlyShown()) && getState().document.isOpen) dispatch(wentTo('sheet'));
};

/** The open list as pages, by the settings of the paper. */
export const makeSheet =
  (): Thunk<Promise<SheetAnswer | undefined>> =>
  async (dispatch, getState, { engine }) => {
    const { paper, layout, inkSaver, tickBoxes, summaries, ruleTexts, noteLines, paperLanguage, language } =
      getState().settings;
    const { key } = getState().document;
    const answer = await engine.call('sheet', {
      paper,
      layout,
      inkSaver,
      boxes: tickBoxes,
      summaries,
      ruleTexts,
      noteLines,
      language: paperLanguage ?? language,
    });
    if (answer.kind === 'done') return answer.value;
    // Who has left the list by now wants no sheet of it, and has no use for being told that there is none.
    const { document } = getState();
    if (!document.isOpen || document.key !== key) return undefined;
    dispatch(noticed({ severity: 'error', told: told('not-done', answer.problem.kind) }));
    return undefined;
  };

const tell =
  (result: HostResult<unknown>, done: Told): Thunk =>
  (dispatch) => {
    if (result.kind === 'done') dispatch(noticed({ severity: 'ok', told: done }));
    if (result.kind === 'failed') dispatch(hostFailed(result.problem));
  };

/** A browser does not say what became of its print dialog, so that no more is claimed than that it was opened. */
async function isOurOwnDialog(host: Host): Promise<boolean> {
  const info = await host.getAppInfo();
  return info.kind === 'done' && info.value.can.savePdf;
}

export const saveSheet =
  ({ html, name }: SheetAnswer): Thunk<Promise<void>> =>
  async (dispatch, _, { host }) => {
    const saved = await host.savePdf({ html, name });
    const written = told('written', saved.kind === 'done' ? saved.value.name : name);
    dispatch(tell(saved, (await isOurOwnDialog(host)) ? written : told('dialog-opened')));
  };

export const printSheet =
  ({ html, name }: SheetAnswer): Thunk<Promise<void>> =>
  async (dispatch, _, { host }) => {
    const printed = await host.printSheet({ html, name });
    dispatch(tell(printed, (await isOurOwnDialog(host)) ? told('printed') : told('dialog-opened')));
  };
