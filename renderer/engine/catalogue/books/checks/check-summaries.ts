import type { CapabilitiesFile } from '../../../../../schemas/generated/types';
import { toPointer } from '../../../source/json-pointer';
import type { PlacedProblem } from '../../../source/source-problem';

/** Capabilities that are only a name: whoever reads a list is told nothing about them. */
export function checkSummaries(file: CapabilitiesFile): readonly PlacedProblem[] {
  return (file.capabilities ?? []).flatMap(({ name, summary }, index): PlacedProblem[] => {
    const english = typeof name === 'string' ? name : name?.en;
    if (summary !== undefined || typeof english !== 'string') return [];
    const pointer = toPointer(['capabilities', index, 'name']);
    return [{ severity: 'advice', kind: 'no-summary', pointer, params: { name: english } }];
  });
}
