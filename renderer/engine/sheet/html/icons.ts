import type { Icon } from '../layout/page';

/** Lucide's circle-check, circle-x, triangle-alert, circle-dashed (ISC licence), drawn with lines of two units in 24. */
const PATHS: Record<Icon, string> = {
  legal: '<circle cx="12" cy="12" r="10"/><path d="m9 12 2 2 4-4"/>',
  error: '<circle cx="12" cy="12" r="10"/><path d="m15 9-6 6M9 9l6 6"/>',
  warning:
    '<path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01"/>',
  lost: '<circle cx="12" cy="12" r="10" stroke-dasharray="4 4"/>',
};

export function iconSvg(icon: Icon): string {
  return `<svg class="ic" viewBox="0 0 24 24" aria-hidden="true">${PATHS[icon]}</svg>`;
}
