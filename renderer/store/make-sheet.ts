import type { HostResult } from '../../electron/messages';
import type { Host } from '../host/host';
import { WORDS } from '../words/use-words';
import type { SheetAnswer } from '../worker/protocol/sheet';
import { isOnlyShown } from './only-shown';
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
    const text = WORDS[getState().settings.language].problems.engine[answer.problem.kind];
    dispatch(noticed({ severity: 'error', text }));
    return undefined;
  };

const tell =
  (result: HostResult<unknown>, done: string): Thunk =>
  (dispatch, getState) => {
    const words = WORDS[getState().settings.language];
    if (result.kind === 'done') dispatch(noticed({ severity: 'ok', text: done }));
    if (result.kind === 'failed') {
      dispatch(noticed({ severity: 'error', text: words.problems.host[result.problem.kind] }));
    }
  };

/** A browser does not say what became of its print dialog, so that no more is claimed than that it was opened. */
async function isOurOwnDialog(host: Host): Promise<boolean> {
  const info = await host.getAppInfo();
  return info.kind === 'done' && info.value.can.savePdf;
}

export const saveSheet =
  ({ html, name }: SheetAnswer): Thunk<Promise<void>> =>
  async (dispatch, getState, { host }) => {
    const words = WORDS[getState().settings.language];
    const saved = await host.savePdf({ html, name });
    const said = words.sheet.saved(saved.kind === 'done' ? saved.value.name : name);
    dispatch(tell(saved, (await isOurOwnDialog(host)) ? said : words.sheet.dialogOpened));
  };

export const printSheet =
  ({ html, name }: SheetAnswer): Thunk<Promise<void>> =>
  async (dispatch, getState, { host }) => {
    const words = WORDS[getState().settings.language];
    const printed = await host.printSheet({ html, name });
    dispatch(tell(printed, (await isOurOwnDialog(host)) ? words.sheet.printed : words.sheet.dialogOpened));
  };
