/** Values that are printed because a capability makes them follow from others. */
import type { Measure, Text } from '../../../../schemas/generated/types';
import type { Closed } from '../close/close';
import { type Formula, parseFormula } from '../formula/parse';
import { readValue, type Value, workOut } from '../formula/value';
import type { Rules } from '../rules/rules';

export interface Derived {
  readonly capability: string;
  readonly label: Text;
  /** Undefined: what it follows from is not there, and a dash is printed. */
  readonly value: Value | string | undefined;
  readonly unit: Measure | undefined;
}

/** Formulas of data are some hundreds; each is read once. */
const read = new Map<string, Formula | undefined>();
const MOST_READ = 2000;

/** @param characteristic the text of a profile by its short name: `Str`, `Move`, `class` */
export function derivedValues(
  closed: Closed,
  characteristic: (name: string) => string | undefined,
  rules: Rules,
): readonly Derived[] {
  const has = (id: string) => closed.held.some((one) => one.id === id);
  const ids = new Set(closed.held.map(({ id }) => id));
  return [...ids].flatMap((id): Derived[] => {
    const rule = rules.byId.get(id);
    if (rule === undefined || rule.derived.length === 0) return [];
    // A capability that somebody has several times gives its parameters as often; its values are printed once.
    const instances = closed.held.filter((one) => one.id === id);
    const values = (name: string): readonly Value[] => {
      const at = rule.letters.indexOf(name);
      const texts = at < 0 ? [characteristic(name)] : instances.map(({ params }) => params?.[at]);
      return texts.flatMap((text) => (text === undefined ? [] : (readValue(text) ?? [])));
    };
    return rule.derived.map(({ label, formula: text, unit }) => {
      const formula = formulaOf(text);
      const value = formula === undefined ? text : workOut(formula, { values, has });
      return { capability: id, label, value, unit };
    });
  });
}

function formulaOf(text: string): Formula | undefined {
  if (read.has(text)) return read.get(text);
  if (read.size >= MOST_READ) read.clear();
  const formula = parseFormula(text);
  read.set(text, formula);
  return formula;
}
