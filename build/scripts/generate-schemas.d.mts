/** The generated files, by name below schemas/generated. */
export function generate(): Promise<Record<string, string>>;
