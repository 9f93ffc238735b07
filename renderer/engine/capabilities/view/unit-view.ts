/** A unit as the capabilities see it: the one shape that pools, places and joins read. */
import type { UnitType } from '../../../../schemas/generated/types';
import type { NodeId } from '../../roster/document';
import type { Closed } from '../close/close';

export interface ModelView {
  readonly id: NodeId;
  readonly count: number;
  /** Undefined where the data do not tell. */
  readonly type: UnitType | undefined;
  readonly size: string | undefined;
  readonly class: number | undefined;
  readonly base: string | undefined;
  /** Texts of its statistics by short name, name and id, in small letters; and `class`. */
  readonly characteristics: ReadonlyMap<string, string>;
  readonly closed: Closed;
}

/** A formation that detachments are bought in. */
export interface FormationView {
  readonly id: NodeId;
  /** Its characters stay in it. Undefined where the data do not tell. */
  readonly isCompany: boolean | undefined;
}

export interface UnitView {
  readonly id: NodeId;
  readonly formation: FormationView;
  /** Never empty: a unit without models of its own is one model. */
  readonly models: readonly ModelView[];
}
