import { AMOUNT_UNIT, parseDecimal, parseNumberText } from './decimal';
import type {
  Conditional,
  ConditionDefinition,
  ConditionGroupDefinition,
  Id,
  Modifiable,
  ModifierDefinition,
  ModifierGroupDefinition,
  Query,
  RepeatDefinition,
} from './definition';
import type { IndexedKind } from './id-index';
import {
  type CompiledCondition,
  type CompiledConditionGroup,
  type CompiledModifier,
  type CompiledModifiers,
  type CompiledQuery,
  type CompiledRepeat,
  NO_MODIFIERS,
  type QueryField,
} from './query';
import { isWord } from './words';

/** What compiling asks of the catalogue. */
export interface Names {
  kindOf(id: Id): IndexedKind | 'catalogue' | undefined;
  isCostType(id: Id): boolean;
  /** True when modifiers apply in stages and not as listed (roster-semantics, section 12.4). */
  readonly isStaged: boolean;
  /** True for modifiers of profiles, rules and their links: they hang on a selection, which is above them. */
  readonly isOfInfo?: boolean;
}

function kindOf(names: Names, id: Id | undefined): CompiledQuery['childKind'] {
  if (id === undefined || isWord(id)) return 'word';
  return names.kindOf(id) ?? 'unknown';
}

function compileField(names: Names, field: string): QueryField {
  if (field === 'selections' || field === 'forces') return { kind: field };
  if (field.startsWith('limit::')) return { kind: 'limit', typeId: field.slice('limit::'.length) };
  if (names.isCostType(field)) return { kind: 'cost', typeId: field };
  return { kind: 'unknown' };
}

/**
 * What a profile's modifier calls its parent is the selection that the profile hangs on: BattleScribe's rosters show
 * it. Living data mean the one above that.
 */
function scopeOf({ isOfInfo, isStaged }: Names, scope: string): string {
  return scope === 'parent' && isOfInfo === true && !isStaged ? 'self' : scope;
}

/** @param defaultScope `parent` for constraints, `self` for conditions and repeats */
export function compileQuery(names: Names, query: Query, defaultScope: 'self' | 'parent'): CompiledQuery {
  const scope = scopeOf(names, query.scope || defaultScope);
  const childId = query.childId || undefined;
  return {
    definition: query,
    field: compileField(names, query.field ?? 'selections'),
    scope,
    scopeKind: kindOf(names, scope),
    childId,
    childKind: kindOf(names, childId),
    shared: query.shared ?? true,
    deep: query.includeChildSelections ?? false,
    deepForces: query.includeChildForces ?? false,
    percent: query.percentValue ?? false,
    self: query.includeSelf ?? false,
  };
}

function compileCondition(names: Names, definition: ConditionDefinition): CompiledCondition {
  return {
    definition,
    type: definition.type,
    value: parseDecimal(definition.value),
    query: compileQuery(names, definition, 'self'),
  };
}

/** What is not judged does not hold (roster-semantics, section 27). */
const NEVER: ConditionDefinition = { type: 'never', value: 0 };

function compileGroup(
  names: Names,
  definition: ConditionGroupDefinition | Conditional,
): CompiledConditionGroup {
  const type = 'type' in definition && definition.type ? definition.type : 'and';
  return {
    definition,
    type,
    conditions: (definition.conditions ?? []).map((condition) => compileCondition(names, condition)),
    groups: [
      ...(definition.conditionGroups ?? []).map((group) => compileGroup(names, group)),
      ...(definition.localConditionGroups ?? []).map(() => compileGroup(names, { conditions: [NEVER] })),
    ],
  };
}

function compileRepeat(names: Names, definition: RepeatDefinition): CompiledRepeat {
  return {
    query: compileQuery(names, definition, 'self'),
    value:
      definition.value === undefined
        ? (AMOUNT_UNIT as CompiledRepeat['value'])
        : parseDecimal(definition.value),
    repeats: Number(definition.repeats ?? 1),
    roundUp: definition.roundUp ?? false,
  };
}

const STAGES: ReadonlyMap<string, number> = new Map([
  ['append', 2],
  ['prepend', 2],
  ['increment', 3],
  ['decrement', 3],
  ['multiply', 3],
  ['divide', 3],
  ['modulo', 3],
  ['power', 3],
  ['floor', 4],
  ['ceil', 4],
  ['replace', 5],
]);

/** What encloses a modifier: all of it must hold, and its repeats multiply. */
class Around {
  readonly #names: Names;
  readonly #above: Around | undefined;
  readonly #group: ModifierGroupDefinition;
  #guards: readonly CompiledConditionGroup[] | undefined;
  #repeatLists: readonly (readonly CompiledRepeat[])[] | undefined;

  constructor(names: Names, above: Around | undefined, group: ModifierGroupDefinition) {
    this.#names = names;
    this.#above = above;
    this.#group = group;
  }

  get guards(): readonly CompiledConditionGroup[] {
    this.#guards ??= withGuard(this.#names, this.#above?.guards, this.#group, this.#group.type);
    return this.#guards;
  }

  get repeatLists(): readonly (readonly CompiledRepeat[])[] {
    this.#repeatLists ??= withRepeats(this.#names, this.#above?.repeatLists, this.#group.repeats);
    return this.#repeatLists;
  }
}

function withGuard(
  names: Names,
  above: readonly CompiledConditionGroup[] = [],
  source: Conditional,
  type?: string,
): readonly CompiledConditionGroup[] {
  const own = compileGroup(names, pick(source));
  if (own.conditions.length + own.groups.length === 0) return above;
  return [...above, type === 'or' ? { ...own, type } : own];
}

function withRepeats(
  names: Names,
  above: readonly (readonly CompiledRepeat[])[] = [],
  repeats: readonly RepeatDefinition[] = [],
): readonly (readonly CompiledRepeat[])[] {
  return repeats.length === 0 ? above : [...above, repeats.map((repeat) => compileRepeat(names, repeat))];
}

/** When it applies is worked out when that is first asked: most modifiers are of options that nobody takes. */
class Modifier implements CompiledModifier {
  readonly #names: Names;
  readonly #around: Around | undefined;
  #guards: readonly CompiledConditionGroup[] | undefined;
  #repeatLists: readonly (readonly CompiledRepeat[])[] | undefined;
  readonly type: string;
  readonly field: string;
  readonly text: string;
  readonly number: CompiledModifier['number'];
  readonly because: CompiledModifier['because'];
  readonly stage: number;

  constructor(
    names: Names,
    readonly definition: ModifierDefinition,
    around: Around | undefined,
  ) {
    this.#names = names;
    this.#around = around;
    this.type = definition.type;
    this.field = definition.field;
    this.text = String(definition.value ?? '');
    this.number = parseNumberText(this.text);
    this.because = definition.because;
    this.stage = STAGES.get(definition.type) ?? 1;
  }

  get guards(): readonly CompiledConditionGroup[] {
    this.#guards ??= withGuard(this.#names, this.#around?.guards, this.definition);
    return this.#guards;
  }

  get repeatLists(): readonly (readonly CompiledRepeat[])[] {
    this.#repeatLists ??= withRepeats(this.#names, this.#around?.repeatLists, this.definition.repeats);
    return this.#repeatLists;
  }
}

function pick(source: Conditional): Conditional {
  return {
    ...(source.conditions ? { conditions: source.conditions } : {}),
    ...(source.conditionGroups ? { conditionGroups: source.conditionGroups } : {}),
    ...(source.localConditionGroups ? { localConditionGroups: source.localConditionGroups } : {}),
  };
}

function flatten(
  names: Names,
  carrier: Modifiable | ModifierGroupDefinition,
  around: Around | undefined,
  into: CompiledModifier[],
): void {
  for (const modifier of carrier.modifiers ?? []) into.push(new Modifier(names, modifier, around));
  for (const group of carrier.modifierGroups ?? []) {
    flatten(names, group, new Around(names, around, group), into);
  }
}

/** @param carriers the target first, then the link that leads to it */
export function compileModifiers(names: Names, carriers: readonly Modifiable[]): CompiledModifiers {
  const all: CompiledModifier[] = [];
  for (const carrier of carriers) flatten(names, carrier, undefined, all);
  if (all.length === 0) return NO_MODIFIERS;
  if (names.isStaged) all.sort((a, b) => a.stage - b.stage);
  const byField = new Map<string, CompiledModifier[]>();
  const pushed: CompiledModifier[] = [];
  const inUnit: CompiledModifier[] = [];
  for (const modifier of all) {
    if (modifier.definition.inUnit) {
      inUnit.push(modifier);
      continue;
    }
    if (modifier.definition.scope || modifier.definition.affects) {
      pushed.push(modifier);
      continue;
    }
    const list = byField.get(modifier.field);
    if (list) list.push(modifier);
    else byField.set(modifier.field, [modifier]);
  }
  return { byField, pushed, inUnit };
}
