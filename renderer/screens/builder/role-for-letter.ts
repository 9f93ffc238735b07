import type { RoleView } from '../../worker/protocol/chosen-view';

/** `G` is the one who leads the army, whatever the game calls him; `B` carries the banner. */
const LETTERS = { g: ['general', 'warlord'], b: ['battle-standard-bearer'] } as const;

export function roleForLetter(letter: 'g' | 'b', roles: readonly RoleView[]): RoleView | undefined {
  const wanted: readonly string[] = LETTERS[letter];
  return roles.find((role) => wanted.includes(role.role));
}
