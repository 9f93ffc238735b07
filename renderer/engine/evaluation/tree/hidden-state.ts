import type { Because } from '../../catalogue/definition';
import type { EntryNode, ForceNodeDefinition } from '../../catalogue/entry-node';

export interface HiddenState {
  readonly isHidden: boolean;
  readonly because: Because | undefined;
}

export const SEEN: HiddenState = { isHidden: false, because: undefined };
export const HIDDEN: HiddenState = { isHidden: true, because: undefined };

/** What no modifier changes. */
export const hiddenAsWritten = ({ hidden }: EntryNode | ForceNodeDefinition): HiddenState =>
  hidden ? HIDDEN : SEEN;
