import type { DataMessage, HiddenSelection } from '../evaluated';
import { newList } from './new-list';
import type { SelectionNode } from './nodes';
import type { Answer } from './outside';
import type { Told } from './told';

/**
 * What was found about one unit of a force. Its nodes, what is kept beside them and this are taken over as they are from
 * one evaluation to the next, for as long as the unit is the same choice and would be told the same by all it asked; else
 * the unit is built anew. Only its limits are judged again by themselves.
 */
export class Unit {
  /** What it was told by the rest of the roster, each once. */
  readonly answers: Answer[] = newList();
  /** What only its limits were judged by. */
  judgedBy: Answer[] = newList();
  /** What its own limits say, and those of what is below it. */
  own: readonly Told[] | undefined;
  below: readonly Told[] | undefined;
  hidden: readonly HiddenSelection[] | undefined;
  messages: readonly DataMessage[] | undefined;
  /** Something in it is lost. */
  holdsLost: boolean | undefined;
  /** What stands in it knows its place there, as it is shown. */
  isNumbered = false;
  /** Something in it was judged from elsewhere, which asks in nobody's name: its limits are judged every time. */
  isOpen = false;
  /** While a tree is brought to another roster: it stays as it is. */
  isKept = false;
  /** No longer in the list: told nothing any more. */
  isGone = false;
  /**
   * Built anew every time: a price in it hangs on prices elsewhere, unit by unit, or it stands in a group of the force,
   * which asks in nobody's name.
   */
  isUnsteady: boolean;

  /** @param isRestless its categories, amounts or modifiers are settled anew every time */
  constructor(
    readonly root: SelectionNode,
    public isRestless: boolean,
  ) {
    this.isUnsteady = root.slot.groups.length > 0;
  }
}
