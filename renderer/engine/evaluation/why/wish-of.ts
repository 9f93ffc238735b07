import { amountToNumber } from '../../catalogue/decimal';
import type {
  CompiledCondition,
  CompiledConditionGroup,
  CompiledQuery,
  CompiledRepeat,
} from '../../catalogue/query';
import { holds } from '../modifiers/condition';
import { groupHolds } from '../modifiers/condition-group';
import type { Anchor } from '../tree/nodes';
import type { State } from '../tree/state';
import { type Around, every, oneChange, some, UNTOLD, type Wish } from './change';
import { isNamed } from './is-named';

/** Whose conditions are asked, and what may be named: without a name or out of reach, a thing explains nothing. */
export interface Asked {
  readonly state: State;
  readonly anchor: Anchor;
  mayName(id: string, around: Around): boolean;
}

/** What it takes for guards, all of which must hold, to hold or not to hold. */
export function wishOfGuards(
  asked: Asked,
  guards: readonly CompiledConditionGroup[],
  isWished: boolean,
): Wish {
  const wishes = guards
    .filter((guard) => groupHolds(asked.state, guard, asked.anchor) !== isWished)
    .map((guard) => wishOfGroup(asked, guard, isWished));
  return isWished ? every(wishes) : some(wishes);
}

/** Groups of which it can be said what has to change; others count and reckon. */
const TELLING: ReadonlySet<string> = new Set(['and', 'or', 'not']);

function wishOfGroup(asked: Asked, group: CompiledConditionGroup, isWished: boolean): Wish {
  if (!TELLING.has(group.type)) return UNTOLD;
  const isNot = group.type === 'not';
  // For a group to fail where all must hold, one must fail; for one to hold where any does, one must hold.
  const wishedOfParts = isNot ? !isWished : isWished;
  const { state, anchor } = asked;
  const parts = [
    ...group.conditions
      .filter((condition) => holds(state, condition, anchor) !== wishedOfParts)
      .map((condition) => wishOfCondition(asked, condition, wishedOfParts)),
    ...group.groups
      .filter((inner) => groupHolds(state, inner, anchor) !== wishedOfParts)
      .map((inner) => wishOfGroup(asked, inner, wishedOfParts)),
  ];
  const needsAll = (group.type === 'or') !== wishedOfParts;
  return needsAll ? every(parts) : some(parts);
}

type Comparison = 'atLeast' | 'atMost' | 'greaterThan' | 'lessThan' | 'equalTo' | 'notEqualTo';

const OPPOSITES: Readonly<Record<Comparison, Comparison>> = {
  atLeast: 'lessThan',
  atMost: 'greaterThan',
  greaterThan: 'atMost',
  lessThan: 'atLeast',
  equalTo: 'notEqualTo',
  notEqualTo: 'equalTo',
};

const isComparison = (type: string): type is Comparison => Object.hasOwn(OPPOSITES, type);

function wishOfCondition(asked: Asked, condition: CompiledCondition, isWished: boolean): Wish {
  const { type, query } = condition;
  if (type === 'instanceOf' || type === 'notInstanceOf') {
    const { scope, childId, childKind } = query;
    const isOfForce = scope === 'force' && (childKind === 'force' || childKind === 'force-link');
    if (!isOfForce || childId === undefined || !asked.mayName(childId, 'army')) return UNTOLD;
    return oneChange({ kind: 'force', id: childId, isIn: (type === 'instanceOf') === isWished });
  }
  if (!isComparison(type) || query.percent) return UNTOLD;
  const comparison = isWished ? type : OPPOSITES[type];
  const value = amountToNumber(condition.value);
  switch (query.field.kind) {
    case 'limit':
      return wishOfLimit(query.field.typeId, comparison, value);
    case 'selections':
    case 'forces':
      return wishOfCount(asked, query, comparison, value);
    default:
      return UNTOLD;
  }
}

function wishOfLimit(typeId: string, comparison: Comparison, value: number): Wish {
  const bounds = {
    atLeast: 'limitAtLeast',
    atMost: 'limitAtMost',
    greaterThan: 'limitAbove',
    lessThan: 'limitBelow',
  } as const;
  if (comparison === 'equalTo' || comparison === 'notEqualTo') return UNTOLD;
  return oneChange({ kind: 'limit', bound: bounds[comparison], typeId, value });
}

function wishOfCount(asked: Asked, query: CompiledQuery, comparison: Comparison, value: number): Wish {
  switch (comparison) {
    case 'atLeast':
      return moreOf(asked, query, value);
    case 'greaterThan':
      return moreOf(asked, query, Math.floor(value) + 1);
    case 'atMost':
      return fewerOf(asked, query, value);
    case 'lessThan':
      return fewerOf(asked, query, Math.ceil(value) - 1);
    case 'equalTo':
      return value === 0 ? fewerOf(asked, query, 0) : moreOf(asked, query, value);
    case 'notEqualTo':
      // One that may not be there, or none where some must be.
      return value === 0 ? moreOf(asked, query, 1) : value === 1 ? fewerOf(asked, query, 0) : UNTOLD;
  }
}

function moreOf(asked: Asked, query: CompiledQuery, least: number): Wish {
  const { childId } = query;
  if (childId === undefined || least < 1) return UNTOLD;
  if (childId === 'model') return models(query, 'modelsAtLeast', least);
  const around = aroundOf(query, asked.anchor);
  return asked.mayName(childId, around)
    ? oneChange({ kind: 'more', id: childId, in: around, least })
    : UNTOLD;
}

function fewerOf(asked: Asked, query: CompiledQuery, most: number): Wish {
  const { childId } = query;
  if (childId === undefined) return UNTOLD;
  if (childId === 'model') return models(query, 'modelsAtMost', most);
  // What is in the way is there, so that it is always in reach.
  return most === 0 && isNamed(asked.anchor, childId)
    ? oneChange({ kind: 'none', id: childId, in: aroundOf(query, asked.anchor) })
    : UNTOLD;
}

function models({ scope }: CompiledQuery, bound: 'modelsAtLeast' | 'modelsAtMost', value: number): Wish {
  return scope === 'roster' || scope === 'force' ? UNTOLD : oneChange({ kind: 'models', bound, value });
}

/** A number of times that is nothing now: what it is counted by is needed. */
export function wishOfRepeats(asked: Asked, repeats: readonly CompiledRepeat[]): Wish {
  return some(
    repeats.map(({ query, value }) =>
      query.field.kind === 'selections' && !query.percent
        ? moreOf(asked, query, Math.max(1, Math.ceil(amountToNumber(value))))
        : UNTOLD,
    ),
  );
}

function aroundOf({ scope, field }: CompiledQuery, anchor: Anchor): Around {
  if (scope === 'roster' || field.kind === 'forces') return 'army';
  if (scope === 'force' || scope === 'primary-category' || scope === 'primary-catalogue') return 'force';
  if (scope !== 'parent') return undefined;
  const above = anchor.kind === 'group' ? anchor.holder : anchor.parent;
  return above.kind === 'selection' ? undefined : 'force';
}
