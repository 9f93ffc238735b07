import { writeClipboard } from '../host/page-clipboard';
import { told } from '../words/notice-words';
import { WORDS } from '../words/use-words';
import type { Clip } from '../worker/protocol/clip';
import { chosenRows, removeRows, titleOf } from './chosen-rows';
import { chooseRow, rowKey } from './edit-list';
import type { Thunk } from './store';
import { clipped, noticed, said } from './view-slice';

/** Kind of our own text on the clipboard, beside the plain text for other programs. */
export const CLIP_TYPE = 'application/x-muster-roll+json';

/** Copies what is chosen, or cuts it: for another place, another list, and as lines of text for a message. */
export const copyChosen =
  (isCut = false): Thunk<Promise<void>> =>
  async (dispatch, getState, { engine }) => {
    const rows = chosenRows(getState().builder);
    const [first] = rows;
    if (first === undefined) return;
    const answer = await engine.call('copy', { nodes: rows.map((row) => row.node) });
    if (answer.kind === 'failed') {
      dispatch(noticed({ severity: 'error', told: told('not-done', answer.problem.kind) }));
      return;
    }
    const { clip, text } = answer.value;
    const isShared = writeClipboard({ 'text/plain': text, [CLIP_TYPE]: JSON.stringify(clip) });
    dispatch(clipped({ clip, isShared }));
    const words = WORDS[getState().settings.language];
    dispatch(said(words.clip.copied(titleOf(first), rows.length)));
    if (isCut) await dispatch(removeRows(rows));
  };

/** What was copied, from the clipboard or, where the page may not write there, from the program's own memory. */
function clipFrom(text: string): Clip | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const { list, whole } = value as Record<string, unknown>;
    if (typeof list !== 'string' || !Array.isArray(whole)) return undefined;
    return { list, whole: whole.filter((each) => typeof each === 'string') };
  } catch {
    return undefined;
  }
}

/** @param found our text on the clipboard; empty when something else or nothing is there */
export const paste =
  (found: string): Thunk<Promise<void>> =>
  async (dispatch, getState, { engine }) => {
    const { builder, view } = getState();
    const own = view.clip?.isShared === false ? view.clip.clip : undefined;
    const clip = clipFrom(found) ?? own;
    if (clip === undefined) {
      dispatch(noticed({ severity: 'warning', told: told('nothing-to-paste') }));
      return;
    }
    const row = builder.view?.rows.find((each) => each.key === builder.row);
    const force = builder.target ?? row?.force;
    const answer = await engine.call('edit', { kind: 'paste', clip, force });
    if (answer.kind === 'failed') {
      dispatch(noticed({ severity: 'error', told: told('not-done', answer.problem.kind) }));
      return;
    }
    const { created, leftOut = [] } = answer.value;
    if (leftOut.length > 0) {
      dispatch(noticed({ severity: 'warning', told: told('not-pasted', leftOut) }));
    }
    if (created !== undefined) dispatch(chooseRow(rowKey(created)));
  };
