import type { EffectSeverity } from '../../../../schemas/generated/types';
import type { NodeId } from '../../roster/document';

/** What a capability has against a list, as data. */
export interface Judgement {
  readonly kind:
    | 'mixed-pool-values'
    | 'wrong-number-of-hosts'
    | 'too-many-on-host'
    | 'never-joins'
    | 'lacks-ability'
    | 'other-type-or-size'
    | 'other-base'
    | 'other-class'
    | 'other-type'
    | 'other-formation'
    | 'host-of-wrong-type'
    | 'too-few-places'
    | 'needs-larger-transport'
    | 'not-carried'
    | 'cannot-be';
  readonly severity: EffectSeverity;
  /** The capability that says so. */
  readonly capability: string;
  readonly at: NodeId;
  /** The other unit that it is about: a host, a transport. */
  readonly with: NodeId | undefined;
  readonly params: Readonly<Record<string, string | number>>;
}
