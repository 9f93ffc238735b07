import type { EvaluatedSelection } from '../../evaluation/evaluated';
import { listed } from '../../words/lists';
import type { SheetContext } from './context';
import { nodeName } from './node-name';

/** Who joins whom, who rides where, from both sides. Each unit keeps its own place and price, so that sums add up. */
export function unitLinks(context: SheetContext, unit: EvaluatedSelection): string[] {
  const { words, evaluation, language } = context;
  const { attachments = [], embarkations = [] } = evaluation.roster;
  const names = (ids: readonly string[]) => ids.flatMap((id) => nodeName(context, id) ?? []);
  const hosts = names(attachments.filter(({ character }) => character === unit.id).map((each) => each.unit));
  const guests = names(attachments.filter((each) => each.unit === unit.id).map(({ character }) => character));
  const transports = names(
    embarkations.filter((each) => each.unit === unit.id).map(({ transport }) => transport),
  );
  const riders = names(
    embarkations.filter(({ transport }) => transport === unit.id).map((each) => each.unit),
  );
  return [
    ...hosts.map(words.joins),
    ...(guests.length > 0 ? [words.joinedBy(listed(guests, 'and', language))] : []),
    ...transports.map(words.ridesIn),
    ...(riders.length > 0 ? [words.carries(listed(riders, 'and', language))] : []),
  ];
}
