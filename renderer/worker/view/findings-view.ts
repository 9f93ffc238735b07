import type { Finding } from '../../engine/findings/finding';
import { sentence } from '../../engine/words/findings/sentence';
import { foldEqual } from '../../engine/words/fold-equal';
import type { Language } from '../../engine/words/language';
import type { Names } from '../../engine/words/names';
import type { FindingView } from '../protocol/findings-view';
import { rootOf, type ViewContext } from './context';

/**
 * Findings as sentences, in the order of the engine: the worst first. A finding keeps its key while it is open. What is
 * wrong in the same way with several models of a unit is said once, with how often.
 */
export function findingsView(context: ViewContext): readonly FindingView[] {
  const seen = new Map<string, number>();
  const all = context.findings.map((finding) => {
    const base = findingKey(finding);
    const count = seen.get(base) ?? 0;
    seen.set(base, count + 1);
    return findingView(context, finding, count === 0 ? base : `${base}/${count}`);
  });
  return foldEqual(all, ({ severity, sentence: text, place, node, block }) =>
    [severity, node, block, text, place].join('\n'),
  ).map(({ first, count }) => (count === 1 ? first : severalTimes(context, first, count)));
}

function severalTimes({ sheet }: ViewContext, finding: FindingView, count: number): FindingView {
  return { ...finding, place: [finding.place, sheet.words.times(count)].filter(Boolean).join(' ') };
}

/** Most findings are the very same after an edit. */
const keys = new WeakMap<Finding, string>();
const said = new WeakMap<Finding, Said>();

interface Said {
  readonly names: Names;
  readonly language: Language;
  readonly view: FindingView;
}

/** What a finding is about, whatever its numbers are now. */
export function findingKey(finding: Finding): string {
  let key = keys.get(finding);
  if (key === undefined) {
    const { kind, place, entry, constraint } = finding;
    key = [kind, place.node, place.category, entry, constraint].map((part) => part ?? '').join('/');
    keys.set(finding, key);
  }
  return key;
}

function findingView(context: ViewContext, finding: Finding, key: string): FindingView {
  const { names } = context.sheet;
  const { language } = context;
  const last = said.get(finding);
  if (last?.names === names && last.language === language && last.view.key === key) return last.view;
  const view = makeView(context, finding, key);
  said.set(finding, { names, language, view });
  return view;
}

function makeView({ evaluation, language, sheet }: ViewContext, finding: Finding, key: string): FindingView {
  const { text, reason, place, rule } = sentence(finding, language, sheet.names);
  return {
    key,
    severity: finding.severity,
    sentence: reason === undefined ? text : `${text}. ${reason}`,
    short: text,
    place,
    node: rootOf(evaluation, finding.place.node)?.id ?? finding.place.node,
    block: finding.place.category,
    rule,
  };
}
