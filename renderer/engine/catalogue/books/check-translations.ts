import { toPointer } from '../../source/json-pointer';
import type { PlacedProblem } from '../../source/source-problem';

const NAMES = new Set(['name', 'short', 'replaces', 'edition']);

/** Names that have no French yet. */
export function checkTranslations(file: unknown): readonly PlacedProblem[] {
  const problems: PlacedProblem[] = [];
  const visit = (value: unknown, path: readonly (string | number)[]): void => {
    if (Array.isArray(value)) {
      value.forEach((each, index) => {
        visit(each, [...path, index]);
      });
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const at = [...path, key];
      if (NAMES.has(key)) {
        const english = typeof inner === 'string' ? inner : (inner as { en?: string }).en;
        const french =
          typeof inner === 'object' && inner !== null ? (inner as { fr?: string }).fr : undefined;
        if (english !== undefined && french === undefined) {
          problems.push({
            severity: 'advice',
            kind: 'no-french',
            pointer: toPointer(at),
            params: { name: english },
          });
        }
        continue;
      }
      visit(inner, at);
    }
  };
  visit(file, []);
  return problems;
}
