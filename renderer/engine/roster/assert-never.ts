/** A fault of ours: a case of a union that a switch forgot. */
export function assertNever(value: never, what: string): never {
  throw new Error(`Unknown ${what}: ${JSON.stringify(value)}`);
}
