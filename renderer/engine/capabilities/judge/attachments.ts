/** How many hosts a character has, how many characters a host has, and what a character has of its host. */
import type { Attachment, NodeId } from '../../roster/document';
import type { Rules } from '../rules/rules';
import { anyHas, effectsOfUnit } from '../view/of-model';
import type { UnitView } from '../view/unit-view';
import { judgeJoin } from './joins';
import type { Judgement } from './judgement';

export function judgeAttachments(
  units: readonly UnitView[],
  attachments: readonly Attachment[],
  rules: Rules,
): readonly Judgement[] {
  const unitsById = new Map(units.map((unit) => [unit.id, unit]));
  const guests = new Map<NodeId, number>();
  const judgements: Judgement[] = [];
  for (const character of units) {
    const hosts = attachments.flatMap(({ character: id, unit }) =>
      id === character.id ? (unitsById.get(unit) ?? []) : [],
    );
    for (const host of hosts) judgements.push(...judgeJoin(character, host, rules));
    for (const { held, effect } of effectsOfUnit(character, 'attach', rules)) {
      const tell = (kind: Judgement['kind'], host: UnitView | undefined, params: Judgement['params']) =>
        judgements.push({
          kind,
          severity: (hosts.length === 0 ? effect.ifNoHost : undefined) ?? effect.severity ?? 'error',
          capability: held.id,
          at: character.id,
          with: host?.id,
          params,
        });
      if (hosts.length !== effect.exactly) {
        tell('wrong-number-of-hosts', undefined, { hosts: hosts.length, exactly: effect.exactly });
      }
      for (const host of hosts) {
        const before = guests.get(host.id) ?? 0;
        guests.set(host.id, before + 1);
        // Told of those that came last, not of all.
        if (effect.maxPerHost !== undefined && before >= effect.maxPerHost) {
          tell('too-many-on-host', host, { most: effect.maxPerHost });
        }
      }
    }
  }
  return judgements;
}

export interface Inherited {
  readonly capabilities: readonly { readonly id: string; readonly params?: readonly string[] }[];
  /** Values that are those of the host: `morale`. */
  readonly characteristics: readonly string[];
}

/** What a character has of its host while it is with it, besides its own. What needs the table to be told is left out. */
export function inheritedBy(character: UnitView, host: UnitView, rules: Rules): Inherited {
  const capabilities = new Map<string, Inherited['capabilities'][number]>();
  const characteristics = new Set<string>();
  // A character may inherit what an ability of the host gives to those who join it.
  for (const bearer of [character, host]) {
    for (const { effect } of effectsOfUnit(bearer, 'inherit', rules)) {
      if (!holdsFor(effect.when, character, host)) continue;
      for (const id of effect.gains ?? []) {
        const held = host.models.flatMap(({ closed }) => closed.held).find((one) => one.id === id);
        if (held === undefined || anyHas(character, id)) continue;
        capabilities.set(id, held.params === undefined ? { id } : { id, params: held.params });
      }
      for (const name of effect.alsoCharacteristics ?? []) characteristics.add(name);
    }
  }
  return { capabilities: [...capabilities.values()], characteristics: [...characteristics] };
}

function holdsFor(when: string | undefined, character: UnitView, host: UnitView): boolean {
  if (when === undefined || when === 'always') return true;
  if (when !== 'infantry-character-same-size-in-infantry-unit') return false;
  const size = host.models[0]?.size;
  return (
    size !== undefined &&
    [...character.models, ...host.models].every((model) => model.type === 'infantry' && model.size === size)
  );
}
