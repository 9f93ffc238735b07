import { told } from '../words/notice-words';
import type { ElsewhereRow, ForceOfferRow, OfferRow } from '../worker/protocol/offers-view';
import { chooseRow, edit, rowKey } from './edit-list';
import type { Thunk } from './store';
import { noticed } from './view-slice';

/** Something that may be taken: a unit for the force that is aimed at or for the one that it names, or a force. */
export type Offered =
  | { readonly kind: 'unit'; readonly offer: OfferRow | ElsewhereRow }
  | { readonly kind: 'force'; readonly offer: ForceOfferRow };

/**
 * Takes it and chooses what came to be. A greyed one is taken only when `anyway`.
 * @returns whether it was taken
 */
export const takeOffer =
  (offered: Offered, anyway = false): Thunk<Promise<boolean>> =>
  async (dispatch, getState, { engine }) => {
    if (offered.offer.why !== undefined && !anyway) return false;
    const { entryId } = offered.offer;
    let created: string | undefined;
    if (offered.kind === 'force') {
      const { parent, catalogueId, isUnread } = offered.offer;
      if (isUnread) {
        const read = await engine.call('read-army', { book: catalogueId });
        if (read.kind === 'failed') {
          dispatch(noticed({ severity: 'error', told: told('not-done', read.problem.kind) }));
        }
        return false;
      }
      created = await dispatch(edit({ kind: 'add-force', parent, entryId, catalogueId }));
    } else {
      const { offer } = offered;
      const force = 'force' in offer ? offer.force : getState().builder.view?.offers.target?.force;
      if (force === undefined) return false;
      created = await dispatch(edit({ kind: 'add', force, entryId, groupId: offer.groupId }));
    }
    if (created === undefined) return false;
    dispatch(chooseRow(rowKey(created), true));
    return true;
  };
