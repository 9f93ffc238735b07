import { compileBook } from '../../renderer/engine/catalogue/books/compile-book';
import { compileSystem } from '../../renderer/engine/catalogue/books/compile-system';
import type { CapabilitiesFile, System } from '../../schemas/generated/types';
import { validateBook, validateCapabilities, validateSystem } from '../../schemas/generated/validate.mjs';
import type { Compiler } from './catalogues';
import type { ShelvedFile } from './data-shelf';

/** Our own formats. What breaks a schema is not used here; `muster data check` says what is wrong with it. */
export const COMPILER: Compiler<System> = {
  system(file, capabilitiesFile) {
    const value = parsed(file);
    if (!validateSystem(value)) return undefined;
    const capabilities =
      capabilitiesFile === undefined ? undefined : validCapabilities(parsed(capabilitiesFile));
    return { definition: compileSystem(value, capabilities), value, source: value };
  },
  book(system, file) {
    const value = parsed(file);
    return validateBook(value) ? { definition: compileBook(system, value), value } : undefined;
  },
};

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
