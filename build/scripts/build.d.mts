export function buildAll(force?: boolean): Promise<string[]>;
