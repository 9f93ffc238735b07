import { actualState } from './actual-state';
import { compareState } from './compare-state';
import { type Outputs, Session } from './session';
import { setUp } from './set-up';
import { CHOSEN_ENGINE, type Spec, type Step, type Yaml } from './spec';

export type Verdict =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'skipped'; readonly why: string };

/** The name under which this program runs; nothing is declared for it, so the neutral expectation holds. */
const OUR_NAME = 'muster-roll';

/** @throws on an unknown step or output */
function resolveExpression(value: unknown, outputs: ReadonlyMap<string, Outputs>): unknown {
  if (typeof value !== 'string') return value;
  const match = /^\s*\$\{\{\s*steps\.([^.]+)\.(.+?)\s*\}\}\s*$/.exec(value);
  if (!match) return value;
  const [, step = '', field = ''] = match;
  const found = outputs.get(step)?.get(field);
  if (found === undefined) throw new Error(`no output ${step}.${field}`);
  return found;
}

function argumentsOf(step: Step, engine: string, outputs: ReadonlyMap<string, Outputs>): Yaml {
  const merged = { ...step, ...step.engines?.[engine] };
  return Object.fromEntries(
    Object.entries(merged).map(([key, value]) => [key, resolveExpression(value, outputs)]),
  );
}

export function runSpec(spec: Spec): Verdict {
  if (spec.setup.dataSource) return { kind: 'skipped', why: `needs the data set ${spec.setup.dataSource}` };
  const engine = CHOSEN_ENGINE.get(spec.id) ?? OUR_NAME;
  const outputs = new Map<string, Outputs>();
  const failures: string[] = [];
  try {
    const session = new Session(setUp(spec), spec.id);
    spec.steps.forEach((step, index) => {
      if (step.skipEngines?.includes(engine)) return;
      if (step.action) {
        const answer = session.act(step.action, argumentsOf(step, engine, outputs));
        if (step.id) outputs.set(step.id, answer);
      } else if (step.expectedState) {
        const expected = { ...step.expectedState, ...step.expectedState.engines?.[engine] };
        for (const difference of compareState(expected, actualState(session))) {
          failures.push(`step ${index + 1}: ${difference}`);
        }
      } else if (step.expectedFile) {
        failures.push(`step ${index + 1}: roster files are not compared yet`);
      }
    });
  } catch (error) {
    failures.push(error instanceof Error ? error.message : String(error));
  }
  return failures.length === 0 ? { kind: 'passed' } : { kind: 'failed', why: failures.join('\n') };
}
