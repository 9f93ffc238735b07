import { told } from '../words/notice-words';
import type { ListTotals } from '../worker/protocol/calls';
import { listRenewed } from './document-slice';
import { openAgain } from './keep-or-leave';
import { isOfData } from './library-slice';
import type { Thunk } from './store';
import { noticed } from './view-slice';

/**
 * Data were read anew: the open list is worked out with them, and that is said. One whose data were missing is opened
 * again: they may be there now.
 */
export const renewList =
  (): Thunk<Promise<void>> =>
  async (dispatch, getState, { engine }) => {
    const { document, builder, view } = getState();
    if (builder.missing !== undefined && view.screen === 'builder') await dispatch(openAgain());
    if (!document.isOpen) return;
    const answer = await engine.call('renew', null);
    if (answer.kind === 'failed' || answer.value.kind === 'same' || getState().document.key !== document.key)
      return;
    const name = getState().builder.view?.head.name ?? '';
    if (answer.value.kind === 'renewed') {
      dispatch(listRenewed());
      dispatch(noticed({ severity: 'warning', told: told('renewed', name, ...changeOf(answer.value)) }));
      return;
    }
    const { problem } = answer.value;
    const isGone = isOfData(problem) && problem.kind !== 'broken-data';
    const kept = told(isGone ? 'data-gone' : 'data-kept', name, problem);
    dispatch(noticed({ severity: 'error', told: kept, to: 'data', about: 'places' }));
  };

/** Only what is another than before. */
function changeOf({
  before,
  now,
}: {
  readonly before: ListTotals;
  readonly now: ListTotals;
}): [points: readonly [number, number] | undefined, isLegal: boolean | undefined] {
  return [
    before.spent === now.spent ? undefined : [before.spent, now.spent],
    before.isLegal === now.isLegal ? undefined : now.isLegal,
  ];
}
