import { ownName } from '../../words/own-name';
import type { SheetContext } from './context';

/** Name of a force or selection as the player knows it; undefined for one that is not in the list. */
export function nodeName({ evaluation, language }: SheetContext, id: string): string | undefined {
  const node = evaluation.node(id);
  return node && ownName(language, node);
}
