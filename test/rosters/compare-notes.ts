import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import type { Evaluation } from '../../renderer/engine/evaluation/evaluated';
import { findings } from '../../renderer/engine/findings/findings';
import type { RosterForce } from '../../renderer/engine/roster/document';
import { catalogueNames } from '../../renderer/engine/words/catalogue-names';
import { sentence } from '../../renderer/engine/words/findings/sentence';

/** What somebody noted on the forces of a test roster, beside what we find: for a person to compare. */
export function besideNotes(catalogue: Catalogue, evaluation: Evaluation): readonly string[] {
  const lines: string[] = [];
  const force = ({ name, customName, notes, forces = [] }: RosterForce): void => {
    if (notes !== undefined)
      lines.push(`note on ${customName ?? name.trim()}: ${notes.replace(/\s+/g, ' ')}`);
    for (const child of forces) force(child);
  };
  for (const each of evaluation.roster.forces) force(each);
  if (lines.length === 0) return [];
  const names = catalogueNames(catalogue, evaluation.roster);
  for (const finding of findings(evaluation)) {
    const place = finding.place.path.map((step) => step.name.trim()).join(' > ');
    lines.push(`found (${finding.severity}): ${sentence(finding, 'en', names).text} [${place}]`);
  }
  return lines;
}
