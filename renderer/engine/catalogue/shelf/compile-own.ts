import type { Book, CapabilitiesFile, System } from '../../../../schemas/generated/types';
import {
  validateBook,
  validateCapabilities,
  validateSystem,
} from '../../../../schemas/generated/validate.mjs';
import { decodeWhole } from '../../source/decode-whole';
import { readJson } from '../../source/read-json';
import { checkMeaning } from '../books/check-book';
import { compileBook } from '../books/compile-book';
import { compileSystem } from '../books/compile-system';
import { isBeyondBooks } from '../books/most-values';
import type { CatalogueDefinition, GameSystemDefinition } from '../definition';

/** Content of a file, and whether it was tested before it was shipped, so that its meaning need not be looked into. */
export interface OwnFile {
  readonly bytes: Uint8Array;
  readonly isTested: boolean;
}

export interface OwnSystem {
  readonly definition: GameSystemDefinition;
  readonly value: System;
  readonly capabilities: CapabilitiesFile | undefined;
}

export interface OwnBook {
  readonly definition: CatalogueDefinition;
  readonly value: Book;
}

/** Capabilities of a system of our format; undefined when they cannot be used. */
export function ownCapabilities(file: OwnFile): CapabilitiesFile | undefined {
  const value = parsed(file);
  return validateCapabilities(value) ? value : undefined;
}

/** A system of our format; undefined when it cannot be used: `readData` says what is wrong with it. */
export function compileOwnSystem(
  file: OwnFile,
  capabilities: CapabilitiesFile | undefined,
): OwnSystem | undefined {
  const value = parsed(file);
  if (!validateSystem(value)) return undefined;
  if (!hasMeaning(file, value, value, capabilities)) return undefined;
  return { definition: compileSystem(value, capabilities), value, capabilities };
}

/** A book of our format, with the system that it belongs to. */
export function compileOwnBook(system: OwnSystem, file: OwnFile): OwnBook | undefined {
  const value = parsed(file);
  if (!validateBook(value) || !hasMeaning(file, value, system.value, system.capabilities)) return undefined;
  return { definition: compileBook(system.value, value), value };
}

function hasMeaning(
  { isTested }: OwnFile,
  data: System | Book,
  system: System,
  capabilities: CapabilitiesFile | undefined,
): boolean {
  return isTested || !checkMeaning(data, system, capabilities).some(({ severity }) => severity === 'error');
}

/** A person's file is read as the check of data reads it: what is refused there, too deep or out of range, is not used. */
function parsed({ bytes, isTested }: OwnFile): unknown {
  const decoded = decodeWhole(bytes);
  if (decoded.kind === 'undecodable') return undefined;
  if (!isTested) {
    if (isBeyondBooks(decoded.text)) return undefined;
    const { value, problems } = readJson(decoded.text, '');
    return problems.some(({ severity }) => severity === 'error') ? undefined : value;
  }
  try {
    return JSON.parse(decoded.text);
  } catch {
    return undefined;
  }
}
