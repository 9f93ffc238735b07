import type { CapabilityRef, Name, ProfileLine } from '../../../../schemas/generated/types';
import type { CapabilityUse, Id, ProfileDefinition } from '../definition';
import { compileCondition } from './condition';
import type { Context, Site } from './context';
import { modifier } from './modifier';
import { englishOf, nameFields } from './names';

/** "fly 8\" 16\"": the id, then its parameters. */
export function compileCapability(context: Context, ref: CapabilityRef, site: Site): CapabilityUse {
  if (typeof ref === 'string') {
    const [id = '', ...params] = ref.split(' ');
    return params.length === 0 ? { id } : { id, params };
  }
  const { id, params, when } = ref;
  return {
    id,
    ...(params && params.length > 0 ? { params } : {}),
    ...(when ? { conditionGroups: [compileCondition(context, when, site)] } : {}),
  };
}

export function compileCapabilities(
  context: Context,
  refs: readonly CapabilityRef[] | undefined,
  site: Site,
): CapabilityUse[] {
  return (refs ?? []).map((ref) => compileCapability(context, ref, site));
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
    const capabilities = compileCapabilities(context, line.capabilities, site);
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
