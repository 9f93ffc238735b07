import type { Thunk } from '../../store/store';
import type { ChosenUnit } from '../../worker/protocol/chosen-view';
import { focusSide } from './focus-side';
import { MOST_FRAMES } from './focus-when-drawn';
import { shownFinding } from './shown-finding';

/**
 * From the ledger into the chosen thing. Where a finding was gone to just before, to what mends it; else to the first
 * field.
 */
export const focusChosen = (): Thunk => (_, getState) => {
  const finding = shownFinding(getState().builder);
  if (finding?.node === undefined) {
    focusSide('right');
    return;
  }
  let frames = 0;
  // The column follows the chosen row a few frames later.
  const look = (): void => {
    const chosen = getState().builder.view?.chosen;
    const unit = chosen?.kind === 'unit' && chosen.node === finding.node ? chosen : undefined;
    const field = unit && fieldOf(unit, finding.key);
    const hasNone = unit !== undefined && unit.fields[finding.key] === undefined;
    if (field !== undefined) field.focus();
    else if (hasNone || frames >= MOST_FRAMES) focusSide('right');
    else {
      frames += 1;
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
};

/** The control of the option, or the heading that it is folded under. */
function fieldOf({ node, sections, fields }: ChosenUnit, finding: string): HTMLElement | undefined {
  const key = fields[finding];
  const row = sections.flatMap(({ rows }) => rows).find((each) => each.key === key);
  for (const shown of [row?.key, row?.under]) {
    if (shown === undefined) continue;
    const panel = `[data-panel="${CSS.escape(node)}"]`;
    const line = document.querySelector<HTMLElement>(`${panel} [data-option="${CSS.escape(shown)}"]`);
    const control = line?.matches('button') ? line : line?.querySelector<HTMLElement>('input');
    if (control) return control;
  }
  return undefined;
}
