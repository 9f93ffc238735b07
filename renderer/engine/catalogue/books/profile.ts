import type { CapabilityRef, Condition, Name, ProfileLine } from '../../../../schemas/generated/types';
import { capabilityField } from '../capability-field';
import type { CapabilityUse, Id, ModifierDefinition, ProfileDefinition } from '../definition';
import { compileCondition } from './condition';
import type { Context, Site } from './context';
import { modifier } from './modifier';
import { englishOf, nameFields } from './names';

/** "fly 8\" 16\"": the id, then its parameters. */
function capabilityOf(ref: CapabilityRef): CapabilityUse {
  const [id = '', ...params] = typeof ref === 'string' ? ref.split(' ') : [ref.id, ...(ref.params ?? [])];
  return params.length === 0 ? { id } : { id, params };
}

/**
 * Capabilities of one thing, each once.
 * @param modifiers of the carrier: what takes a capability away while none of its conditions holds
 */
export function compileCapabilities(
  context: Context,
  refs: readonly CapabilityRef[] | undefined,
  site: Site,
  modifiers: ModifierDefinition[],
): CapabilityUse[] {
  const uses = new Map<
    string,
    { readonly use: CapabilityUse; readonly conditions: (Condition | undefined)[] }
  >();
  for (const ref of refs ?? []) {
    const use = capabilityOf(ref);
    const field = capabilityField(use);
    const when = typeof ref === 'string' ? undefined : ref.when;
    const known = uses.get(field);
    if (known) known.conditions.push(when);
    else uses.set(field, { use, conditions: [when] });
  }
  for (const [field, { conditions }] of uses) {
    if (conditions.includes(undefined)) continue;
    const missing = conditions.flatMap((when) => (when ? [compileCondition(context, when, site, true)] : []));
    modifiers.push(modifier('set', field, false, missing));
  }
  return [...uses.values()].map(({ use }) => use);
}

/** Lines of statistics of one thing. @param name of the thing, for lines without one */
export function compileProfiles(
  context: Context,
  lines: readonly ProfileLine[] | undefined,
  carrierId: Id,
  name: Name,
  site: Site,
): ProfileDefinition[] {
  return (lines ?? []).map((line, index) => {
    const type = context.symbols.system.profiles.find(({ id }) => id === line.type);
    const modifiers = line.when
      ? [modifier('set', 'hidden', true, [compileCondition(context, line.when, site, true)])]
      : [];
    const capabilities = compileCapabilities(context, line.capabilities, site, modifiers);
    return {
      id: `${carrierId}.profile-${index + 1}`,
      ...nameFields(line.name ?? name),
      typeId: line.type,
      typeName: type ? englishOf(type.name) : line.type,
      characteristics: (type?.columns ?? []).flatMap((column) => {
        const value = Object.hasOwn(line.values, column.id) ? line.values[column.id] : undefined;
        return value === undefined ? [] : [{ typeId: column.id, name: englishOf(column.name), value }];
      }),
      ...(capabilities.length > 0 ? { capabilities } : {}),
      ...(modifiers.length > 0 ? { modifiers } : {}),
      ...(line.facts ? { facts: line.facts } : {}),
    };
  });
}
