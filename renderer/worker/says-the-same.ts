import { canonicalJson } from '../engine/exchange/canonical-json';
import { wellFormed } from '../engine/exchange/well-formed';
import type { Roster } from '../engine/roster/document';

/** Whether two files hold one list in one state, whenever each was saved. Fields that we do not know count. */
export function saysTheSame(one: Roster, other: Roster): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf({ changed: _, ...content }: Roster): string {
  return canonicalJson(wellFormed(content));
}
