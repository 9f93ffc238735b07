import type { CapabilityUse } from '../../catalogue/definition';
import { nameIn } from '../../words/name-in';
import type { SheetContext } from './context';

/** `Fly (8″, 16″)`: the name in the sheet's language with its parameters as the book states them. */
export function capabilityName(context: SheetContext, use: CapabilityUse): string {
  const definition = context.catalogue.capabilities.get(use.id);
  const name = definition ? nameIn(context.language, definition.name, definition.names) : use.id;
  const params = (use.params ?? []).map(parameter);
  return params.length > 0 ? `${name} (${params.join(', ')})` : name;
}

/** Inches and minus signs as they are printed. */
export function parameter(text: string): string {
  return text.replace(/"/g, '″').replace(/(^|[\s(/])-(?=\d)/g, '$1\u2212');
}
