import type {
  CapabilitiesFile,
  Category,
  Name,
  Parameter,
  System,
} from '../../../../schemas/generated/types';
import type {
  CapabilityDefinition,
  CategoryEntryDefinition,
  GameSystemDefinition,
  LocalNames,
} from '../definition';
import { englishOf, nameFields, textFields, wordFields } from './names';

export function compileCategory(category: Category): CategoryEntryDefinition {
  return {
    id: category.id,
    ...nameFields(category.name, category.short),
    ...(category.tag ? { tag: true } : {}),
    ...(category.extra ? { extra: true } : {}),
  };
}

export function compileCapabilitiesFile(file: CapabilitiesFile | undefined): CapabilityDefinition[] {
  return (file?.capabilities ?? []).map((written) => {
    const { id, name, parameters, form, words, summary, aliases } = written;
    const { name: english, names } = nameFields(name);
    return {
      id,
      name: english,
      ...(names ? { names } : {}),
      ...(parameters ? { parameters: parameters.map(parameterName) } : {}),
      ...(form ? { form: textFields(form) } : {}),
      ...wordFields(words),
      ...(summary ? { summary: textFields(summary) } : {}),
      ...(aliases ? { aliases } : {}),
      written,
    };
  });
}

function parameterName(parameter: Parameter): string {
  return typeof parameter === 'string' ? parameter : parameter.name;
}

function allNames(name: Name): LocalNames {
  const { name: english, names } = nameFields(name);
  return { en: english, ...names };
}

/**
 * What all books of a game share: costs, tables of statistics, categories, capabilities. Its gear, lists, units, forces
 * and limits are compiled with each book, as a book may add to them and replace forces.
 */
export function compileSystem(system: System, capabilities?: CapabilitiesFile): GameSystemDefinition {
  return {
    id: system.id,
    ...nameFields(system.name),
    revision: system.revision,
    ruleset: system.ruleset,
    edition: allNames(system.edition),
    ...(system.modelWord === undefined ? {} : { modelWord: allNames(system.modelWord) }),
    costTypes: system.costs.map((cost) => ({
      id: cost.id,
      ...nameFields(cost.name, cost.short),
      ...(cost.hidden ? { hidden: true } : {}),
      defaultCostLimit: cost.default ?? -1,
      ...(cost.usual ? { usualLimits: cost.usual } : {}),
    })),
    profileTypes: system.profiles.map((type, index) => ({
      id: type.id,
      ...nameFields(type.name),
      subject: type.subject,
      sortIndex: index + 1,
      characteristicTypes: type.columns.map((column) => {
        const { name: _, ...names } = nameFields(column.name, column.short);
        return {
          id: column.id,
          name: englishOf(column.name),
          ...names,
          ...(column.unit ? { unit: column.unit } : {}),
          ...(column.sign ? { sign: true } : {}),
          ...wordFields(column.words),
        };
      }),
    })),
    categoryEntries: system.categories.map(compileCategory),
    capabilities: compileCapabilitiesFile(capabilities),
  };
}
