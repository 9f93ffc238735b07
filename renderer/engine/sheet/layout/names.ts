interface Nameable {
  readonly name: string;
  readonly customName: string;
  readonly count: number;
}

/** A unit's name as the sheet prints it: the player's own first. A line never begins with the dot between them. */
export function nameOf({ name, customName, count }: Nameable): string {
  const own = customName && customName !== name ? `${customName}\u00a0· ${name}` : name;
  return count > 1 ? `${count} × ${own}` : own;
}

/** ` × 30` after the name, where models have no column of their own. */
export function modelsSuffix({ models }: { readonly models: number }): string {
  return models > 1 ? `\u00a0×\u00a0${models}` : '';
}
