/** Words of `28`, `30a`, `5.2`, `20–22, 31`, `rule 30`, `R7`: numbers of rules in somebody's notes. */
const OF_NOTES = /^(?:\d+\p{L}?|r\d+\p{L}?|rules?|règles?)$/iu;

/** A reference to a rule if a player can look it up: it says a book, a page or a section. */
export function findableRule(reference = ''): string | undefined {
  const words = reference.split(/[^\p{L}\p{N}§]+/u).filter((word) => word !== '');
  return words.every((word) => OF_NOTES.test(word)) ? undefined : reference;
}
