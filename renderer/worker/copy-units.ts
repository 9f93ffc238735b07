import { evaluate } from '../engine/evaluation/evaluate';
import { rememberNames } from '../engine/evaluation/remember-names';
import { writeForces } from '../engine/exchange/text/write-text';
import { sheet } from '../engine/sheet/build/sheet';
import { clippedRoster, writeClip } from './clip';
import type { CopiedUnits } from './protocol/clip';
import type { ViewContext } from './view/context';

/** Units and forces for the clipboard: as a list of their own, and as lines that can be sent to somebody. */
export function copyUnits(context: ViewContext, nodes: readonly string[]): CopiedUnits {
  const { catalogue, language, sheet: input } = context;
  const chosen = new Set(nodes);
  const roster = rememberNames(context.evaluation);
  const alone = evaluate(catalogue, clippedRoster(roster, chosen));
  const document = sheet(alone, { catalogue, language, names: input.names, findings: [] });
  return { clip: writeClip(roster, chosen), text: writeForces(document) };
}
