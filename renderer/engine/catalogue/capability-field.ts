import type { CapabilityUse } from './definition';

/** The field whose modifiers take a capability away: `capability:fly 8" 16"`. */
export function capabilityField({ id, params = [] }: CapabilityUse): string {
  return `capability:${[id, ...params].join(' ')}`;
}
