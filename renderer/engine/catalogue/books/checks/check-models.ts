import type { Unit } from '../../../../../schemas/generated/types';
import type { Checker, Node, Path } from './checker';

/** Whether a property counts the models of the unit that it stands in. */
function countsModels(key: string, value: unknown, node: Node): boolean {
  switch (key) {
    case 'per':
      return value === 'model';
    case 'ratio':
      return true;
    case 'models':
      return value === true;
    case 'count':
      return value === 'models' && node.of === undefined;
    default:
      return false;
  }
}

/** A unit without models has nothing that a price per model or a share of its models could count. */
export function checkModels(checker: Checker, unit: Unit, path: Path): void {
  if (unit.models) return;
  const visit = (value: unknown, at: Path): void => {
    if (Array.isArray(value)) {
      value.forEach((each, index) => {
        visit(each, [...at, index]);
      });
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    for (const [key, inner] of Object.entries(node)) {
      const here = [...at, key];
      if (countsModels(key, inner, node)) checker.report('error', 'without-models', here, { property: key });
      visit(inner, here);
    }
  };
  visit(unit, path);
}
