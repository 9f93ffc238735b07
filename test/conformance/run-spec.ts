import { rememberNames } from '../../renderer/engine/evaluation/remember-names';
import { canonicalJson } from '../../renderer/engine/exchange/canonical-json';
import type { Roster } from '../../renderer/engine/roster/document';
import { withoutEmptyLists } from '../../renderer/engine/roster/without-empty-lists';
import { actualState } from './actual-state';
import { compareFile } from './compare-file';
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

/** A list that was loaded names the data that it was made with, one that was saved again those that it was saved with. */
function withoutVersions({ books, system, ...roster }: Roster): object {
  return { ...roster, system: system.id, books: books.map(({ id }) => id) };
}

function argumentsOf(step: Step, engine: string, outputs: ReadonlyMap<string, Outputs>): Yaml {
  const merged = { ...step, ...step.engines?.[engine] };
  return Object.fromEntries(
    Object.entries(merged).map(([key, value]) => [key, resolveExpression(value, outputs)]),
  );
}

/**
 * @param sideFile text of a file beside the spec; undefined when there is none
 */
export function runSpec(spec: Spec, sideFile: (name: string) => string | undefined): Verdict {
  const filesOf = (specId: string, stepId: string): readonly string[] =>
    ['', '.battlescribe', '.newrecruit'].flatMap(
      (engine) => sideFile(`${specId}.${stepId}${engine}.ros`) ?? [],
    );
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
        const reopened = session.reopened();
        for (const difference of compareState(expected, actualState(reopened))) {
          failures.push(`step ${index + 1}, saved and opened again: ${difference}`);
        }
        const saved = withoutEmptyLists(rememberNames(session.evaluation));
        if (canonicalJson(withoutVersions(reopened.roster)) !== canonicalJson(withoutVersions(saved))) {
          failures.push(`step ${index + 1}, saved and opened again: the list is another`);
        }
      } else if (step.expectedFile && step.id) {
        for (const difference of compareFile(session.file, filesOf(spec.id, step.id))) {
          failures.push(`step ${index + 1}: ${difference}`);
        }
      }
    });
  } catch (error) {
    failures.push(error instanceof Error ? error.message : String(error));
  }
  return failures.length === 0 ? { kind: 'passed' } : { kind: 'failed', why: failures.join('\n') };
}
