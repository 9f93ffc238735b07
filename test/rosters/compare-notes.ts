import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import type { Evaluation } from '../../renderer/engine/evaluation/evaluated';
import { findings } from '../../renderer/engine/findings/findings';
import type { Roster, RosterForce, RosterSelection } from '../../renderer/engine/roster/document';
import { catalogueNames } from '../../renderer/engine/words/catalogue-names';
import { sentence } from '../../renderer/engine/words/findings/sentence';

/** What somebody noted on a test roster, its forces and choices, a line each. */
export function notesOn(roster: Roster): readonly string[] {
  const lines: string[] = [];
  const add = ({ name, customName, notes }: Pick<RosterForce, 'name' | 'customName' | 'notes'>): void => {
    if (notes?.trim())
      lines.push(`note on ${customName ?? name.trim()}: ${notes.trim().replace(/\s+/g, ' ')}`);
  };
  const selection = (node: RosterSelection): void => {
    add(node);
    for (const child of node.selections ?? []) selection(child);
  };
  const force = (node: RosterForce): void => {
    add(node);
    for (const child of node.selections ?? []) selection(child);
    for (const child of node.forces ?? []) force(child);
  };
  add(roster);
  for (const each of roster.forces) force(each);
  return lines;
}

/** What we find in a roster, a line each: to stand below its notes, for a person to compare. */
export function foundIn(catalogue: Catalogue, evaluation: Evaluation): readonly string[] {
  const names = catalogueNames(catalogue, evaluation.roster);
  return findings(evaluation).map((finding) => {
    const place = finding.place.path.map((step) => step.name.trim()).join(' > ');
    return `found (${finding.severity}): ${sentence(finding, 'en', names).text} [${place}]`;
  });
}
