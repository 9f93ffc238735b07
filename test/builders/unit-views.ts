/** Units as capabilities see them, for tests of what is judged over them. */
import { close, UNKNOWN } from '../../renderer/engine/capabilities/close/close';
import type { Rules } from '../../renderer/engine/capabilities/rules/rules';
import type { ModelView, UnitView } from '../../renderer/engine/capabilities/view/unit-view';

export interface ModelParts {
  readonly count?: number;
  readonly type?: ModelView['type'];
  readonly size?: string;
  readonly class?: number;
  readonly base?: string;
  /** By short name, in small letters. */
  readonly characteristics?: Readonly<Record<string, string>>;
  /** `elite 2`: an id, then its parameters. */
  readonly has?: readonly string[];
}

export function unitView(
  id: string,
  rules: Rules,
  models: readonly ModelParts[],
  formation: UnitView['formation'] = { id: 'army', isCompany: false },
): UnitView {
  return {
    id,
    formation,
    models: models.map(
      ({ count = 1, type, size, class: pinning, base, characteristics = {}, has = [] }, at) => ({
        id: `${id}-${at}`,
        count,
        type,
        size,
        class: pinning,
        base,
        characteristics: new Map(Object.entries(characteristics)),
        closed: close(has.map(toUse), rules, UNKNOWN),
      }),
    ),
  };
}

function toUse(text: string): { id: string; params?: readonly string[] } {
  const [id = '', ...params] = text.split(' ');
  return params.length === 0 ? { id } : { id, params };
}
