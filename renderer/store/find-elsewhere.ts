import type { ElsewhereRow } from '../worker/protocol/offers-view';
import type { Thunk } from './store';

/** What a search finds in other forces than the one that is aimed at; nothing where there is no other. */
export const findElsewhere =
  (search: string): Thunk<Promise<readonly ElsewhereRow[]>> =>
  async (_dispatch, getState, { engine }) => {
    const targets = getState().builder.view?.offers.targets ?? [];
    if (search.trim() === '' || targets.length < 2) return [];
    const answer = await engine.call('find-offers', { search });
    return answer.kind === 'done' ? answer.value : [];
  };
