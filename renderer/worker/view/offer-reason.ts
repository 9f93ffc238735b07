import type { Because, LocalNames } from '../../engine/catalogue/definition';
import type { EffectiveLimit, Offer } from '../../engine/evaluation/evaluated';
import type { Finding } from '../../engine/findings/finding';
import { presentIds } from '../../engine/findings/present-ids';
import type { NodeId } from '../../engine/roster/document';
import { limitText, sentence } from '../../engine/words/findings/sentence';
import type { ViewContext } from './context';

interface Subject {
  readonly name: string;
  readonly names: LocalNames | undefined;
}

const NOWHERE = { node: undefined, category: undefined, path: [] } as const;

/**
 * Why something is hidden, said as if it had been taken; undefined when the data give no reason.
 * @param parent what it would hang on, to name what is in the way there and nothing else
 */
export function hiddenReason(
  context: ViewContext,
  subject: Subject,
  because: Because | undefined,
  parent?: NodeId,
): string | undefined {
  if (because === undefined) return undefined;
  const said = say(context, {
    kind: 'hidden-but-taken',
    severity: 'error',
    place: NOWHERE,
    constraint: undefined,
    entry: undefined,
    because,
    subject,
    present: parent === undefined ? [] : presentIds(context.evaluation, parent, because),
  });
  return withoutName(said, context.name(subject));
}

/** Why something cannot be taken that is hidden or has no place, also where the data say no more than that. */
export function absentReason(context: ViewContext, offer: Offer, hasPlace: boolean): string {
  const primary = offer.categories.find((use) => use.primary);
  const because =
    hasPlace || primary === undefined
      ? offer.hiddenBecause
      : { kind: 'no-place', params: { placeId: primary.entryId } };
  const told = hiddenReason(context, offer, because);
  if (told !== undefined) return told;
  const said = say(context, {
    kind: 'hidden-but-taken',
    severity: 'error',
    place: NOWHERE,
    constraint: undefined,
    entry: undefined,
    because: undefined,
    subject: offer,
    present: [],
  });
  return withoutName(said, context.name(offer));
}

/** `Lance needs a mount` beside the Lance says the name twice. */
export function withoutName(text: string, name: string): string {
  const counted = text.startsWith(`${name} × `)
    ? /^ × [\d.,\s\u202f]+?(?: in all| en tout)?, /.exec(text.slice(name.length))
    : null;
  if (counted !== null) return text.slice(name.length + counted[0].length);
  for (const lead of [`${name}\u00a0: `, `${name}: `, `${name}, `, `${name} `]) {
    if (text.startsWith(lead)) return text.slice(lead.length);
  }
  return text;
}

/** A limit of numbers that one more would pass; a limit of points says so by the points left. */
export function closedBy(limits: readonly EffectiveLimit[], amount = 1): EffectiveLimit | undefined {
  return limits.find((limit) => isClosed(limit, amount));
}

export function isClosed({ type, field, count, limit, constraint }: EffectiveLimit, amount = 1): boolean {
  return (
    (type === 'max' || type === 'exactly') &&
    (field === 'selections' || field === 'forces') &&
    (constraint.because?.severity ?? 'error') === 'error' &&
    count + amount > limit
  );
}

/** Why there may be no more of an option: what it takes to have one at all, where there may be none; else the limit. */
export function closedReason(
  context: ViewContext,
  offer: Offer,
  limit: EffectiveLimit,
  parent?: NodeId,
): string {
  const because = limit.constraint.because === undefined ? offer.whyNone(limit) : undefined;
  return hiddenReason(context, offer, because, parent) ?? limitReason(context, limit);
}

/** Sentences that begin with a place, which is not what they stand beside. */
const OF_PLACES: ReadonlySet<string> = new Set(['place-most', 'place-only', 'no-place']);

/** Why there may be no more: the limit, beside the thing that it is about. */
export function limitReason(context: ViewContext, limit: EffectiveLimit): string {
  const finding = {
    kind: 'too-many',
    severity: 'error',
    place: NOWHERE,
    constraint: limit.constraint.id,
    entry: limit.ownerId,
    because: limit.constraint.because,
    subject: { name: limit.ownerName, names: limit.ownerNames },
    field: limit.field,
    count: limit.count + 1,
    limit: limit.limit,
    percent: limit.percent,
    isExact: limit.type === 'exactly',
    amounts: undefined,
  } as const;
  const said = limitText(finding, context.language, context.sheet.names);
  if (OF_PLACES.has(limit.constraint.because?.kind ?? '')) return said;
  return withoutName(said, context.name({ name: limit.ownerName, names: limit.ownerNames }));
}

function say(context: ViewContext, finding: Finding): string {
  const { text } = sentence(finding, context.language, context.sheet.names);
  return text;
}
