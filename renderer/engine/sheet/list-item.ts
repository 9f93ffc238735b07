const ITEM = /^(?:[•●▪◦‣⁃]|[-–—*·](?= )|\d{1,2}[.)](?= ))/;

/** Whether a line of a text is an item of a list, by what it begins with. */
export const isItem = (line: string): boolean => ITEM.test(line);
