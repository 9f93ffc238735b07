import type { CapabilityUse } from '../../engine/catalogue/definition';
import type { EvaluatedRule, EvaluatedSelection } from '../../engine/evaluation/evaluated';
import { capabilityName } from '../../engine/sheet/build/capability-name';
import { withDescendants } from '../../engine/sheet/build/walk';
import { capabilitySummary } from '../../engine/words/capability-text';
import type { CapabilityView } from '../protocol/chosen-view';
import type { ViewContext } from './context';

/** Capabilities and rules of a unit, each once, those of its weapons and models among them. */
export function capabilitiesView(context: ViewContext, unit: EvaluatedSelection): readonly CapabilityView[] {
  const found = new Map<string, CapabilityView>();
  const add = (view: CapabilityView): void => {
    if (!found.has(view.name)) found.set(view.name, view);
  };
  for (const selection of withDescendants(unit)) {
    if (selection.hidden || selection.isLost) continue;
    for (const use of selection.capabilities) add(capabilityView(context, use));
    for (const profile of selection.profiles) {
      for (const use of profile.capabilities) add(capabilityView(context, use));
      if (context.sheet.subjectOf(profile.typeId) !== 'other') continue;
      add({
        key: profile.id,
        name: context.name(profile),
        summary: profile.characteristics.map(({ value }) => value).join(' ') || undefined,
      });
    }
    for (const rule of selection.rules) add(ruleView(context, rule));
  }
  return [...found.values()];
}

function capabilityView(context: ViewContext, use: CapabilityUse): CapabilityView {
  const definition = context.catalogue.capabilities.get(use.id);
  return {
    key: [use.id, ...(use.params ?? [])].join(' '),
    name: capabilityName(context.sheet, use),
    summary:
      definition === undefined
        ? undefined
        : capabilitySummary(context.language, use, definition) || undefined,
  };
}

export function ruleView(context: ViewContext, rule: EvaluatedRule): CapabilityView {
  return { key: rule.id, name: context.name(rule), summary: rule.description || undefined };
}
