import type { LayoutOptions } from './layout-sheet';

export const LAYOUT_NAMES = ['roster', 'one-page', 'large'] as const;
export type LayoutName = (typeof LAYOUT_NAMES)[number];

/** Ways to lay a sheet out, by the names that the command line and the settings have for them. */
export const LAYOUTS: Readonly<Record<LayoutName, LayoutOptions>> = {
  roster: {},
  'one-page': { pages: 1 },
  /** Nothing under 14 points. */
  large: { body: 14, smallest: 14 },
};

export function isLayoutName(name: string): name is LayoutName {
  return (LAYOUT_NAMES as readonly string[]).includes(name);
}
