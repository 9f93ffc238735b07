/** Version of the list file that this program writes. */
export const LIST_FORMAT = 1;

/** Ending of the file, with its dot. */
export const LIST_ENDING = '.muster';

/** No list comes near; beyond it a file is refused before it is read. In characters. */
export const MOST_LIST_CHARACTERS = 16 * 1024 * 1024;

/** Objects and lists inside each other. A unit's option's option is at 9; beyond this, reading could exhaust the stack. */
export const MOST_LIST_DEPTH = 200;

/** Forces and choices in one list. The largest known has 3,000; beyond this, opening it would take minutes. */
export const MOST_LIST_NODES = 50_000;

/** Objects and lists in a list's JSON, profiles that other programs store included. */
export const MOST_LIST_VALUES = 500_000;
