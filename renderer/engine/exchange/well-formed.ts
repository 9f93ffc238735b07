/** The same value with every lone surrogate replaced by U+FFFD; the very same object when there is none. */
export function wellFormed<T>(value: T): T {
  return repair(value) as T;
}

function repair(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\ufffd');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const repaired = value.map(repair);
    return repaired.some((member, index) => member !== value[index]) ? repaired : value;
  }
  const entries = Object.entries(value).map(
    ([key, member]) => [repair(key) as string, repair(member)] as const,
  );
  const isSame = entries.every(
    ([key, member]) => Object.hasOwn(value, key) && (value as Record<string, unknown>)[key] === member,
  );
  // `fromEntries` defines properties, so a key called `__proto__` stays a plain key.
  return isSame ? value : Object.fromEntries(entries);
}
