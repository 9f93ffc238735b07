/** What the entries of a made game ask and change. */
import type {
  ConditionDefinition,
  ConditionGroupDefinition,
  ConstraintDefinition,
  ModifierDefinition,
  Query,
} from '../../renderer/engine/catalogue/definition';
import type { Chance } from '../mutations/chance';

export const CATEGORIES = ['core', 'elite', 'heavy', 'magic'] as const;
export const BOOKS = ['north', 'south'] as const;

export const numbered = (word: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${word}-${index}`);

interface Decorated {
  readonly constraints?: readonly ConstraintDefinition[];
  readonly modifiers?: readonly ModifierDefinition[];
}

const SCOPES = [
  ...['self', 'self', 'parent', 'parent', 'force', 'force', 'force', 'roster', 'roster', 'ancestor'],
  ...['primary-category', 'root-entry', 'unit', 'model', 'top-force', 'core', 'elite', 'unit-2', 'army'],
];

/** What only some of the games have: what is settled together is worked out at once, and hides what is not. */
interface Manner {
  /** Modifiers that change other nodes. */
  readonly pushes: boolean;
  /** Categories and amounts hang on prices. */
  readonly settlesByPrice: boolean;
  /** All forces of a book are asked. */
  readonly asksBooks: boolean;
  readonly setsAmounts: boolean;
  readonly changesCategories: boolean;
  /** Prices may feed on themselves. */
  readonly loops: boolean;
}

export class Asker {
  readonly #manner: Manner;

  constructor(
    readonly chance: Chance,
    readonly options: readonly string[],
    readonly units: readonly string[],
  ) {
    const isSo = (share: number): boolean => chance.next() < share;
    this.#manner = {
      pushes: isSo(0.35),
      settlesByPrice: isSo(0.05),
      asksBooks: isSo(0.15),
      setsAmounts: isSo(0.4),
      changesCategories: isSo(0.5),
      loops: isSo(0.08),
    };
  }

  #is(share: number): boolean {
    return this.chance.next() < share;
  }

  /** What is asked for a price: things below it in the order of prices only. */
  #pricedQuery(level: number): Query {
    const { chance } = this;
    const lower = [...this.options, ...this.units].slice(0, this.#manner.loops ? undefined : level);
    if (lower.length === 0) return this.#countQuery();
    return {
      field: 'pts',
      scope: chance.one(['self', 'parent', 'force', 'roster', 'root-entry', 'primary-category', 'core']),
      childId: chance.one(lower),
      includeChildSelections: this.#is(0.7),
      includeChildForces: this.#is(0.4),
    };
  }

  #countQuery(): Query {
    const { chance } = this;
    const things: readonly string[] = [...this.options, ...this.units, ...CATEGORIES, ...CATEGORIES];
    const word = chance.one(['any', 'model', 'unit', 'upgrade', 'army', 'wing']);
    return {
      field: 'selections',
      scope: this.#manner.asksBooks && this.#is(0.2) ? chance.one(BOOKS) : chance.one(SCOPES),
      childId: this.#is(0.85) ? chance.one(things) : word,
      shared: this.#is(0.9),
      includeChildSelections: this.#is(0.6),
      includeChildForces: this.#is(0.4),
    };
  }

  /** @param level what it may ask the price of; undefined where nothing hangs on it that is a price */
  #query(level: number | undefined): Query {
    const { chance } = this;
    const kind = chance.next();
    if (kind < 0.08) return { field: 'limit::pts', scope: 'roster' };
    if (kind < 0.14)
      return {
        field: 'forces',
        scope: chance.one(['roster', 'force']),
        childId: chance.one(['wing', 'army', 'any']),
      };
    if (kind > (level === undefined ? 0.75 : 0.5)) {
      if (level !== undefined) return this.#pricedQuery(level);
      const query = this.#countQuery();
      const childId = (!this.#is(0.4) && query.childId) || 'any';
      return { ...query, field: this.#is(0.8) ? 'pts' : 'slots', childId };
    }
    return this.#countQuery();
  }

  #valueOf({ field }: Query): number {
    const { chance } = this;
    if (field === 'limit::pts') return 100 * (1 + chance.below(20));
    if (field === 'pts') return 5 * (1 + chance.below(30));
    return chance.below(4);
  }

  #condition(query: Query): ConditionDefinition {
    const { chance } = this;
    if (query.field === 'selections' && this.#is(0.1)) {
      return { ...query, type: chance.one(['instanceOf', 'notInstanceOf']), value: 1 };
    }
    const type = chance.one([
      'atLeast',
      'atLeast',
      'atMost',
      'greaterThan',
      'lessThan',
      'equalTo',
      'notEqualTo',
    ]);
    return { ...query, type, value: this.#valueOf(query) };
  }

  /** When a modifier applies, and how often. @param mayRepeat whether numbers of times mean anything */
  #when(ask: () => Query, mayRepeat: boolean): Partial<ModifierDefinition> {
    const conditions = Array.from({ length: this.chance.below(3) }, () => this.#condition(ask()));
    const group: readonly ConditionGroupDefinition[] = this.#is(0.2)
      ? [
          {
            type: this.chance.one(['or', 'and']),
            conditions: [this.#condition(ask()), this.#condition(ask())],
          },
        ]
      : [];
    const query = ask();
    const isRepeated = mayRepeat && this.#is(0.6);
    const value = Math.max(1, this.#valueOf(query));
    return {
      conditions: conditions.length + group.length > 0 || isRepeated ? conditions : [this.#condition(ask())],
      conditionGroups: group,
      ...(isRepeated ? { repeats: [{ ...query, value, repeats: 1, roundUp: this.#is(0.3) }] } : {}),
    };
  }

  /** On a number that is no price. */
  numberModifier(field: string): ModifierDefinition {
    const type = this.chance.one(['increment', 'increment', 'decrement', 'set']);
    return {
      type,
      field,
      value: 1 + this.chance.below(2),
      ...this.#when(() => this.#query(undefined), type !== 'set'),
    };
  }

  modifierOn(field: string, level: number): ModifierDefinition {
    const { chance } = this;
    const ask = (): Query => this.#query(undefined);
    switch (field) {
      case 'hidden': {
        // What sets itself is looked for while things settle.
        const { setsAmounts, settlesByPrice } = this.#manner;
        const hiding = setsAmounts && !settlesByPrice ? (): Query => this.#countQuery() : ask;
        return { type: 'set', field, value: this.#is(0.8), ...this.#when(hiding, false) };
      }
      case 'pts': {
        const type = chance.one(['increment', 'increment', 'increment', 'decrement', 'set', 'multiply']);
        const isCounted = type === 'increment' || type === 'decrement';
        return {
          type,
          field,
          value: 1 + chance.below(3),
          ...this.#when(() => this.#query(level), isCounted),
        };
      }
      case 'category': {
        const settling = this.#manner.settlesByPrice ? ask : (): Query => this.#countQuery();
        const type = chance.one(['add', 'add', 'remove', 'set-primary']);
        return { type, field, value: chance.one(CATEGORIES), ...this.#when(settling, false) };
      }
      case 'name':
        return { type: 'append', field, value: 'more', ...this.#when(ask, true) };
      default:
        return { type: 'add', field, value: 'a word on {this}', ...this.#when(ask, false) };
    }
  }

  /** Modifiers that change other nodes. */
  pushed(): readonly ModifierDefinition[] {
    const { chance } = this;
    if (!this.#manner.pushes || this.#is(0.5)) return [];
    const target = chance.one([...this.options, ...CATEGORIES]);
    const field = chance.one(['hidden', 'name', 'error', 'category', 'pts']);
    const where = chance.one([
      { scope: 'parent' },
      { scope: 'unit' },
      { scope: 'root-entry' },
      { affects: 'self.entries' },
      { affects: `self.entries.recursive.${target}` },
      { scope: 'force', affects: `entries.recursive.${target}` },
      { scope: 'force', affects: `entries.recursive.${target}` },
      { scope: 'force', affects: `entries.${chance.one(this.units)}` },
      { scope: 'force', affects: 'entries' },
    ]);
    return [{ ...this.modifierOn(field, 0), ...where }];
  }

  constraint(id: string, counted: string): ConstraintDefinition {
    const { chance } = this;
    const type = chance.one(['max', 'max', 'max', 'min', 'min', 'exactly', 'one-of']);
    const isOfOthers = this.#is(0.3);
    const query = this.#query(undefined);
    const own: Query = {
      field: this.#is(0.75) ? 'selections' : 'pts',
      scope: chance.one([
        'parent',
        'parent',
        'force',
        'roster',
        'root-entry',
        'unit',
        'primary-category',
        'core',
      ]),
      includeChildSelections: this.#is(0.6),
      includeChildForces: this.#is(0.4),
      shared: this.#is(0.8),
    };
    const share: Query = {
      field: 'limit::pts',
      scope: chance.one(['force', 'roster']),
      percentValue: true,
      includeChildSelections: true,
    };
    if (this.#is(0.1))
      return { id, ...share, type: type === 'min' ? 'min' : 'max', value: 5 * (1 + chance.below(12)) };
    const asked = isOfOthers && query.childId !== counted ? query : own;
    const value = Math.max(type === 'max' ? 0 : 1, this.#valueOf(asked));
    return type === 'one-of'
      ? { id, ...asked, type, value: 0, values: [1, 3] }
      : { id, ...asked, type, value };
  }

  constraintsOf(id: string, counted: string): readonly ConstraintDefinition[] {
    return numbered(`${id}-limit`, this.chance.below(3)).map((each) => this.constraint(each, counted));
  }

  /** Constraints and modifiers of an entry. @param level its place in the order of prices */
  decorate(id: string, counted: string, level: number): Decorated {
    const automatic: readonly ConstraintDefinition[] =
      this.#manner.setsAmounts && this.#is(0.25)
        ? [{ id: `${id}-set`, type: 'min', value: this.chance.below(2), scope: 'parent', automatic: true }]
        : [];
    const limits = this.constraintsOf(id, counted);
    const fields = ['hidden', 'pts', 'pts', 'name', this.chance.one(['error', 'warning', 'info'])];
    if (this.#manner.changesCategories) fields.push('category');
    return {
      constraints: [...limits, ...automatic],
      modifiers: [
        ...fields.filter(() => this.#is(0.35)).map((field) => this.modifierOn(field, level)),
        ...limits.filter(() => this.#is(0.5)).map((limit) => this.numberModifier(limit.id)),
        ...automatic.map((limit) => this.#settling(limit.id)),
        ...this.pushed(),
      ],
    };
  }

  /** On an amount that sets itself. */
  #settling(field: string): ModifierDefinition {
    const ask = this.#manner.settlesByPrice ? () => this.#query(undefined) : () => this.#countQuery();
    return { type: 'increment', field, value: 1, ...this.#when(ask, false) };
  }
}
