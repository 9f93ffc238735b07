import type { Finding } from '../../engine/findings/finding';
import { sentence } from '../../engine/words/findings/sentence';
import type { FindingView } from '../protocol/findings-view';
import { rootOf, type ViewContext } from './context';

/** Findings as sentences, in the order of the engine: the worst first. A finding keeps its key while it is open. */
export function findingsView(context: ViewContext): readonly FindingView[] {
  const seen = new Map<string, number>();
  return context.findings.map((finding) => {
    const base = findingKey(finding);
    const count = seen.get(base) ?? 0;
    seen.set(base, count + 1);
    return findingView(context, finding, count === 0 ? base : `${base}/${count}`);
  });
}

/** What a finding is about, whatever its numbers are now. */
export function findingKey({ kind, place, entry, constraint }: Finding): string {
  return [kind, place.node, place.category, entry, constraint].map((part) => part ?? '').join('/');
}

function findingView(context: ViewContext, finding: Finding, key: string): FindingView {
  const said = sentence(finding, context.language, context.sheet.names);
  return {
    key,
    severity: finding.severity,
    sentence: said.reason === undefined ? said.text : `${said.text}. ${said.reason}`,
    short: said.text,
    place: said.place,
    node: rootOf(context.evaluation, finding.place.node)?.id ?? finding.place.node,
    block: finding.place.category,
    rule: said.rule,
  };
}
