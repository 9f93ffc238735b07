/** Marks between a weapon and its mode, as data write them. */
const MARKS = [' — ', ' – ', ' - ', ', '];

/** `Cannon, diffuse` or `Cannon – diffuse` → the weapon with its mark, and the mode; no mode: an empty one. */
export function weaponMode(name: string): { readonly stem: string; readonly mode: string } {
  for (const mark of MARKS) {
    const at = name.lastIndexOf(mark);
    if (at > 0) return { stem: name.slice(0, at), mode: name.slice(at + mark.length) };
  }
  return { stem: name, mode: '' };
}
