import type { EvaluatedSelection } from './evaluated';

/** Models of a selection and below it; the data say what is a model. */
export function modelCount(selection: EvaluatedSelection): number {
  const own = selection.type === 'model' && !selection.isLost ? selection.number : 0;
  return selection.children.reduce((sum, child) => sum + modelCount(child), own);
}

/** A root selection that puts something on the table. A choice of the army that has no model is none. */
export function isUnit(selection: EvaluatedSelection): boolean {
  if (selection.isLost) return false;
  return selection.type === 'unit' || selection.type === 'model' || modelCount(selection) > 0;
}
