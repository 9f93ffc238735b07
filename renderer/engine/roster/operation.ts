import type { Id } from '../catalogue/definition';
import type { LastCost, NodeId, Roster, RosterForce, RosterSelection } from './document';

/** What a list says of itself, beside its forces. */
export type RosterDetails = Pick<
  Roster,
  'name' | 'player' | 'club' | 'event' | 'date' | 'notes' | 'books' | 'system'
>;

/**
 * A change of the document. `parent` undefined is the roster itself. The operations know nothing of data: what comes
 * along with a choice by the rules of the data is added by `edit` of the evaluation.
 */
export type RosterOperation =
  | {
      readonly kind: 'add-force';
      readonly parent?: NodeId | undefined;
      readonly entryId: string;
      readonly catalogueId: Id;
      readonly name?: string;
    }
  | {
      readonly kind: 'select';
      readonly parent: NodeId;
      readonly entryId: string;
      readonly groupId?: string | undefined;
      readonly name?: string;
      readonly amount?: number;
      readonly costs?: readonly LastCost[];
    }
  | { readonly kind: 'deselect'; readonly selection: NodeId }
  | { readonly kind: 'remove'; readonly node: NodeId }
  | { readonly kind: 'duplicate'; readonly node: NodeId }
  | {
      readonly kind: 'move';
      readonly node: NodeId;
      readonly parent: NodeId | undefined;
      /** The sibling that it then stands before; undefined for the end. */
      readonly before?: NodeId | undefined;
      /** Its path there, when that is another one. */
      readonly entryId?: string;
      readonly groupId?: string | undefined;
    }
  /** A copy of something that stood elsewhere, under new ids. */
  | {
      readonly kind: 'insert-selection';
      readonly parent: NodeId;
      readonly selection: RosterSelection;
      /** Its path there. */
      readonly entryId: string;
      readonly groupId?: string | undefined;
    }
  | { readonly kind: 'insert-force'; readonly parent: NodeId | undefined; readonly force: RosterForce }
  | { readonly kind: 'set-amount'; readonly selection: NodeId; readonly amount: number }
  /** Undefined takes the limit away. */
  | {
      readonly kind: 'set-limit';
      readonly typeId: Id;
      readonly name?: string;
      readonly value: number | undefined;
    }
  | {
      readonly kind: 'customise';
      readonly node: NodeId;
      /** A block of the force `node`. */
      readonly category?: Id | undefined;
      /** An empty text takes the name or the notes away; a missing one leaves them. */
      readonly customName?: string;
      readonly notes?: string;
    }
  | { readonly kind: 'set-role'; readonly role: string; readonly selection: NodeId }
  | { readonly kind: 'clear-role'; readonly role: string; readonly selection: NodeId }
  | { readonly kind: 'attach'; readonly character: NodeId; readonly unit: NodeId }
  | { readonly kind: 'detach'; readonly character: NodeId }
  | { readonly kind: 'embark'; readonly unit: NodeId; readonly transport: NodeId }
  | { readonly kind: 'disembark'; readonly unit: NodeId }
  | { readonly kind: 'set-details'; readonly details: Partial<RosterDetails> };

/** A fresh id for a force or a selection; the shell gives random ones, tests a counter. */
export type NewId = () => NodeId;
