/** `28`, `30a`, `5.2`: the number of a rule in somebody's notes. Nobody else knows which book it is of. */
const BARE_NUMBER = /^[\d.]+\p{L}?$/u;

/** A reference to a rule if a player can look it up: it says a book, a page or a section in words. */
export function findableRule(reference: string | undefined): string | undefined {
  return reference === undefined || BARE_NUMBER.test(reference) ? undefined : reference;
}
