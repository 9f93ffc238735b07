import type { CapabilityRef, Name, ProfileLine } from '../../../../schemas/generated/types';
import type { CapabilityUse, Id, ModifierDefinition, ProfileDefinition } from '../definition';
import { compileCondition } from './condition';
import type { Context, Site } from './context';
import { modifier } from './modifier';
import { englishOf, nameFields } from './names';

/**
 * "fly 8\" 16\"": the id, then its parameters.
 * @param modifiers of the carrier: what takes a capability away while its condition does not hold
 */
export function compileCapabilities(
  context: Context,
  refs: readonly CapabilityRef[] | undefined,
  site: Site,
  modifiers: ModifierDefinition[],
): CapabilityUse[] {
  return (refs ?? []).map((ref) => {
    if (typeof ref === 'string') {
      const [id = '', ...params] = ref.split(' ');
      return params.length === 0 ? { id } : { id, params };
    }
    const { id, params = [], when } = ref;
    if (when) {
      const field = `capability:${[id, ...params].join(' ')}`;
      modifiers.push(modifier('set', field, false, [compileCondition(context, when, site, true)]));
    }
    return params.length === 0 ? { id } : { id, params };
  });
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
    const capabilities = compileCapabilities(context, line.capabilities, site, []);
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
      ...(line.when
        ? { modifiers: [modifier('set', 'hidden', true, [compileCondition(context, line.when, site, true)])] }
        : {}),
      ...(line.facts ? { facts: line.facts } : {}),
    };
  });
}
