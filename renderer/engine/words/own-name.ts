import type { EvaluatedForce, EvaluatedSelection } from '../evaluation/evaluated';
import type { Language } from './language';
import { nameIn } from './name-in';
import { shownName } from './shortened';

/** A force or selection as its player calls it: by the name they gave it, else by that of the data. */
export function ownName(language: Language, node: EvaluatedForce | EvaluatedSelection): string {
  const given = 'children' in node ? node.selection?.customName : node.force.customName;
  return given ? shownName(given) : nameIn(language, node.name, node.names);
}
