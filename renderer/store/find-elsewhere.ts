import type { ElsewhereRow } from '../worker/protocol/offers-view';
import type { Thunk } from './store';

/** What a search finds beside what the force that is aimed at offers: in other forces, or nowhere for now. */
export const findElsewhere =
  (search: string): Thunk<Promise<readonly ElsewhereRow[]>> =>
  async (_dispatch, getState, { engine }) => {
    const targets = getState().builder.view?.offers.targets ?? [];
    if (search.trim() === '' || targets.length === 0) return [];
    const answer = await engine.call('find-offers', { search });
    return answer.kind === 'done' ? answer.value : [];
  };
