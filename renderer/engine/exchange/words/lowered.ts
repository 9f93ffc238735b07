/** A sentence of its own as the end of another: small at its beginning, without its full stop. */
export function lowered(sentence: string): string {
  const body = sentence.replace(/\.$/, '');
  // Initials, tags and quoted names keep their letters.
  return /^\p{Lu}\p{Ll}/u.test(body) ? body.charAt(0).toLowerCase() + body.slice(1) : body;
}
