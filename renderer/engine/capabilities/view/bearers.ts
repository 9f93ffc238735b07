/** Who in a unit is a model, and what of the unit speaks of it. */
import type { EvaluatedProfile, EvaluatedSelection } from '../../evaluation/evaluated';

export interface Bearer {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** What is chosen for this model, itself first; then what is chosen for the unit, that first. */
  readonly sources: readonly EvaluatedSelection[];
  /** Names of the other models: a line of statistics of that name is not of this one. */
  readonly others: ReadonlySet<string>;
}

/** Never empty: a unit without models of its own is one. */
export function bearersOf(unit: EvaluatedSelection): readonly Bearer[] {
  const shared: EvaluatedSelection[] = [];
  const models: { readonly model: EvaluatedSelection; readonly own: EvaluatedSelection[] }[] = [];
  const walk = (one: EvaluatedSelection, around: EvaluatedSelection[]): void => {
    if (one.isLost) return;
    let list = around;
    if (one.type === 'model') {
      list = [];
      models.push({ model: one, own: list });
    }
    list.push(one);
    for (const child of one.children) walk(child, list);
  };
  walk(unit, shared);
  const there = models.filter(({ model }) => model.number > 0);
  if (there.length === 0) {
    const { id, name, number } = unit;
    const sources = unit.type === 'model' ? (models[0]?.own ?? []) : shared;
    return [{ id, name, count: number, sources, others: new Set() }];
  }
  const names = new Set(there.map(({ model }) => model.name));
  return there.map(({ model: { id, name, number }, own }) => ({
    id,
    name,
    count: number,
    sources: [...own, ...shared],
    others: new Set([...names].filter((other) => other !== name)),
  }));
}

/** Lines of statistics of a source that may be of this model. */
export const linesOf = ({ others }: Bearer, source: EvaluatedSelection): readonly EvaluatedProfile[] =>
  source.profiles.filter(({ name }) => !others.has(name));
