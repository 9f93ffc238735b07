import type { CapabilityUse } from '../../catalogue/definition';
import { capabilityText } from '../../words/capability-text';
import type { SheetContext } from './context';

/** `Fly (8″, 16″)`, in the sheet's language. */
export function capabilityName(context: SheetContext, use: CapabilityUse): string {
  return capabilityText(context.language, use, context.catalogue.capabilities.get(use.id));
}
