import type { Finding } from '../../engine/findings/finding';
import type { NodeId } from '../../engine/roster/document';
import type { OptionRow, OptionSection } from '../protocol/chosen-view';
import { rootOf, type ViewContext } from './context';
import { findingKey } from './findings-view';

/** Where each finding of a unit can be mended: the option row by the key of the finding. What no option mends has none. */
export function findingFields(
  context: ViewContext,
  unit: NodeId,
  sections: readonly OptionSection[],
): Readonly<Record<string, string>> {
  const rows = sections.flatMap((section) => section.rows);
  const fields: Record<string, string> = {};
  for (const finding of context.findings) {
    if (rootOf(context.evaluation, finding.place.node)?.id !== unit) continue;
    const row = rowOf(finding, rows);
    if (row !== undefined) fields[findingKey(finding)] ??= row.key;
  }
  return fields;
}

function rowOf(finding: Finding, rows: readonly OptionRow[]): OptionRow | undefined {
  const { entry, place } = finding;
  const itself = rows.find(({ node }) => node !== undefined && node === place.node);
  if (finding.kind === 'hidden-but-taken' || finding.kind === 'unknown-entry') return itself;
  const below = rows.filter(({ parent, control }) => parent === place.node && control !== 'fixed');
  const about = below.filter(
    ({ entryId, groupId }) => entry !== undefined && `${groupId}::${entryId}`.split('::').includes(entry),
  );
  const some = about.length > 0 ? about : itself === undefined ? [] : [itself];
  // Of too many one has to go, which is there; of too few one has to come, which may.
  const first = some.find(({ isOn, why, control }) =>
    finding.kind === 'too-many' ? isOn : why === undefined && (!isOn || control === 'number'),
  );
  return first ?? some[0];
}
