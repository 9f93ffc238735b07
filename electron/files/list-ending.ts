/** The one format that the window writes by a path of its own; every other file is written where a dialog says. */
export const LIST_ENDING = '.muster';

/** Some systems and programs write endings in capitals: such a file is a list like any other. */
export function isListFile(name: string): boolean {
  return name.toLowerCase().endsWith(LIST_ENDING);
}

/** The name of a list file without its ending; any other name as it is. */
export function withoutListEnding(name: string): string {
  return isListFile(name) ? name.slice(0, -LIST_ENDING.length) : name;
}
