/** What the screens and the paper show of a list, as text that two evaluations of it can be compared by. */
import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import type { Evaluation } from '../../renderer/engine/evaluation/evaluated';
import { findings } from '../../renderer/engine/findings/findings';
import { sheet } from '../../renderer/engine/sheet/build/sheet';
import type { Language } from '../../renderer/engine/words/language';
import { armyValues } from '../../renderer/worker/view/army-values';
import { chosenView } from '../../renderer/worker/view/chosen-view';
import { viewContext } from '../../renderer/worker/view/context';
import { findingsByRow } from '../../renderer/worker/view/findings-by-row';
import { findingsView } from '../../renderer/worker/view/findings-view';
import { headView } from '../../renderer/worker/view/head-view';
import { ledgerView } from '../../renderer/worker/view/ledger-view';
import { offersView } from '../../renderer/worker/view/offers-view';
import { totalsView } from '../../renderer/worker/view/totals-view';

/** What somebody looks at. */
export interface Look {
  readonly language: Language;
  /** Units and forces that are chosen, one after the other; undefined is the army. */
  readonly chosen: readonly (string | undefined)[];
  /** Forces that what may be taken goes to. */
  readonly targets: readonly (string | undefined)[];
  readonly isPrinted: boolean;
}

/** Made as the worker makes it, and from the same things that it keeps from edit to edit. */
export function tellScreen(
  catalogue: Catalogue,
  evaluation: Evaluation,
  { language, chosen, targets, isPrinted }: Look,
): readonly string[] {
  const context = viewContext(evaluation, catalogue, findings(evaluation), language);
  const shown = findingsView(context);
  const byRow = findingsByRow(shown);
  const values = armyValues(context);
  const told: readonly unknown[] = [
    totalsView(context),
    ...shown,
    ...ledgerView(context, byRow),
    values,
    headView(context),
    ...chosen.map((node) => chosenView(context, node, shown, byRow, values)),
    ...targets.map((force) => offersView(context, force)),
    ...(isPrinted ? Object.entries(sheet(evaluation, context.sheet)) : []),
  ];
  return told.map((each) => JSON.stringify(each));
}
