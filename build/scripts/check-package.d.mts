export function checkPackage(asar: string, data: readonly string[]): string[];
