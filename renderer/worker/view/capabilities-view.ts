import type { Book } from '../../engine/catalogue/book';
import type { CapabilityUse } from '../../engine/catalogue/definition';
import type {
  EvaluatedForce,
  EvaluatedProfile,
  EvaluatedRule,
  EvaluatedSelection,
} from '../../engine/evaluation/evaluated';
import { capabilityName } from '../../engine/sheet/build/capability-name';
import { forceBook } from '../../engine/sheet/build/force-book';
import { textOfProfile } from '../../engine/sheet/build/profile-text';
import { withDescendants } from '../../engine/sheet/build/walk';
import { bookReference } from '../../engine/words/book-reference';
import { capabilitySummary } from '../../engine/words/capability-text';
import type { CapabilityView } from '../protocol/chosen-view';
import type { ViewContext } from './context';

/** Capabilities and rules of a unit, each once, those of its weapons and models among them. */
export function capabilitiesView(context: ViewContext, unit: EvaluatedSelection): readonly CapabilityView[] {
  const found = new Map<string, CapabilityView>();
  const add = (view: CapabilityView): void => {
    if (!found.has(view.name)) found.set(view.name, view);
  };
  const book = forceBook(context, unit.force);
  for (const selection of withDescendants(unit)) {
    if (selection.hidden || selection.isLost) continue;
    for (const use of selection.capabilities) add(capabilityView(context, use));
    for (const profile of selection.profiles) {
      for (const use of profile.capabilities) add(capabilityView(context, use));
      if (context.sheet.subjectOf(profile.typeId) === 'other') add(profileView(context, profile, book));
    }
    for (const rule of selection.rules) add(ruleView(context, rule, book));
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
    source: '',
  };
}

/** An ability that the data write as a profile. */
function profileView(
  context: ViewContext,
  profile: EvaluatedProfile,
  book: Book | undefined,
): CapabilityView {
  return {
    key: profile.id,
    name: context.name(profile),
    summary: textOfProfile(context.sheet, profile) || undefined,
    source: bookReference(book, profile),
  };
}

function ruleView(context: ViewContext, rule: EvaluatedRule, book: Book | undefined): CapabilityView {
  return {
    key: rule.id,
    name: context.name(rule),
    summary: rule.description || undefined,
    source: bookReference(book, rule),
  };
}

/** Rules of a force as a whole, and abilities that its data write as profiles. */
export function forceCapabilities(context: ViewContext, force: EvaluatedForce): readonly CapabilityView[] {
  const book = forceBook(context, force.id);
  return [
    ...force.profiles.map((profile) => profileView(context, profile, book)),
    ...force.rules.map((rule) => ruleView(context, rule, book)),
  ].filter(({ name }) => name !== '');
}
