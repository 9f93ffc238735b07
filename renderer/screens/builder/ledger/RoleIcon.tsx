import { Crown, Flag, type LucideIcon, Star } from 'lucide-react';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  general: Crown,
  warlord: Crown,
  'battle-standard-bearer': Flag,
};

/** Crown and flag for the roles that every player knows; a star for the others. */
export function RoleIcon({ role }: { readonly role: string }) {
  const Icon = (Object.hasOwn(ICONS, role) ? ICONS[role] : undefined) ?? Star;
  return <Icon className="icon" aria-hidden="true" />;
}
