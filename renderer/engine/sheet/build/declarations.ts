import type { SheetDeclaration } from '../document';
import type { SheetContext } from './context';
import { nodeName } from './node-name';

/** Who joins whom and who rides where, as lists; nothing for what the list has none of. */
export function sheetDeclarations(context: SheetContext): SheetDeclaration[] {
  const { words, evaluation } = context;
  const { attachments = [], embarkations = [] } = evaluation.roster;
  const pair = (who: string, where: string) => {
    const [first, second] = [nodeName(context, who), nodeName(context, where)];
    return first === undefined || second === undefined ? [] : [{ who: first, where: second }];
  };
  return [
    {
      title: words.joined,
      pairs: attachments.flatMap(({ character, unit }) => pair(character, unit)),
    },
    {
      title: words.transports,
      pairs: embarkations.flatMap(({ unit, transport }) => pair(transport, unit)),
    },
  ].filter(({ pairs }) => pairs.length > 0);
}
