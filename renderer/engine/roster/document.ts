/**
 * The roster as the user's document: choices, never results (docs/flow.md, "The document").
 *
 * It is plain JSON and is the very object that a list file holds, so fields that this version does not know
 * travel along: every operation copies with a spread and changes only what it means to change.
 * Beside each choice stands its last known name and price, so that a choice whose entry is gone from the data
 * can still be shown, greyed, with what it was worth.
 */
import type { Id } from '../catalogue/definition';

/** Id of one force or selection in one roster; never an id of the data. */
export type NodeId = string;

/**
 * What a file of another program says of a node and no field here does, in the shape of `source/xml`: written back to
 * such files. What the data say themselves (profiles, rules, categories) stays in it only while the data are not there.
 */
export type KeptFields = Readonly<Record<string, unknown>>;

export interface LastCost {
  readonly typeId: Id;
  readonly name: string;
  /** In units of the cost (points), a decimal of at most four places, for one of the selection, without its children. */
  readonly value: number;
}

export interface RosterSelection {
  readonly id: NodeId;
  /** Path of definition ids: links passed on the way down and the entry, joined by `::` (roster-semantics, section 6). */
  readonly entryId: string;
  readonly groupId?: string;
  /** Chosen count per parent; see roster-semantics, section 9. Whole, at least 1. */
  readonly amount: number;
  /** Last known name, in the data's own language. */
  readonly name: string;
  readonly costs?: readonly LastCost[];
  readonly customName?: string;
  readonly notes?: string;
  readonly selections?: readonly RosterSelection[];
  readonly kept?: KeptFields;
}

/** A block of a force that the user named or annotated. */
export interface RosterCategory {
  readonly entryId: Id;
  readonly customName?: string;
  readonly notes?: string;
}

export interface RosterForce {
  readonly id: NodeId;
  readonly entryId: string;
  readonly name: string;
  readonly catalogueId: Id;
  readonly customName?: string;
  readonly notes?: string;
  readonly categories?: readonly RosterCategory[];
  readonly selections?: readonly RosterSelection[];
  readonly forces?: readonly RosterForce[];
  readonly kept?: KeptFields;
}

/**
 * "This selection is the General." The data offer a role as an option entry with `role`; the evaluation sets
 * that option as a derived child of the selection, so its price, limits and effects are those of the data.
 */
export interface RoleAssignment {
  readonly role: string;
  readonly selection: NodeId;
}

/** A character that joins a unit. */
export interface Attachment {
  readonly character: NodeId;
  readonly unit: NodeId;
}

/** A unit that rides in a transport. */
export interface Embarkation {
  readonly unit: NodeId;
  readonly transport: NodeId;
}

export interface BookVersion {
  readonly id: Id;
  readonly name: string;
  readonly revision: string;
  /** SHA-256 of the book's canonical content when the list was last saved. */
  readonly digest?: string;
}

export interface CostLimit {
  readonly typeId: Id;
  readonly name: string;
  readonly value: number;
  readonly kept?: KeptFields;
}

export interface Roster {
  readonly format: 1;
  readonly id: string;
  readonly name: string;
  readonly system: BookVersion;
  readonly books: readonly BookVersion[];
  readonly limits: readonly CostLimit[];
  readonly forces: readonly RosterForce[];
  readonly roles?: readonly RoleAssignment[];
  readonly attachments?: readonly Attachment[];
  readonly embarkations?: readonly Embarkation[];
  readonly player?: string;
  readonly club?: string;
  readonly event?: string;
  /** Day of the event, `2026-11-30`. */
  readonly date?: string;
  readonly notes?: string;
  /** What this program once wrote into a file of another and cannot read any more, as that cut or broke it; never shown. */
  readonly unreadNote?: string;
  /** When the list was last changed, ISO 8601 in UTC. */
  readonly changed?: string;
  readonly kept?: KeptFields;
}
