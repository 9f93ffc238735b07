import { checkMeaning } from '../../renderer/engine/catalogue/books/check-book';
import { compileBook } from '../../renderer/engine/catalogue/books/compile-book';
import { compileSystem } from '../../renderer/engine/catalogue/books/compile-system';
import type { Book, CapabilitiesFile, System } from '../../schemas/generated/types';
import { validateBook, validateCapabilities, validateSystem } from '../../schemas/generated/validate.mjs';
import type { Compiler } from './catalogues';
import type { ShelvedFile } from './data-shelf';

/** What books of a system are compiled with. */
export interface Source {
  readonly system: System;
  readonly capabilities: CapabilitiesFile | undefined;
}

/**
 * Our own formats. What breaks a schema, and added data whose meaning is broken, are not used; `muster data check` says
 * what is wrong with them.
 */
export const COMPILER: Compiler<Source> = {
  system(file, capabilitiesFile) {
    const value = parsed(file);
    if (!validateSystem(value)) return undefined;
    const capabilities =
      capabilitiesFile === undefined ? undefined : validCapabilities(parsed(capabilitiesFile));
    if (!hasMeaning(file, value, value, capabilities)) return undefined;
    return { definition: compileSystem(value, capabilities), value, source: { system: value, capabilities } };
  },
  book({ system, capabilities }, file) {
    const value = parsed(file);
    if (!validateBook(value) || !hasMeaning(file, value, system, capabilities)) return undefined;
    return { definition: compileBook(system, value), value };
  },
};

function hasMeaning(
  { isShipped }: ShelvedFile,
  data: System | Book,
  system: System,
  capabilities: CapabilitiesFile | undefined,
): boolean {
  return isShipped || !checkMeaning(data, system, capabilities).some(({ severity }) => severity === 'error');
}

function validCapabilities(value: unknown): CapabilitiesFile | undefined {
  return validateCapabilities(value) ? value : undefined;
}

function parsed({ text }: ShelvedFile): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
