import type { JsonValue } from '../messages';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface WindowState {
  readonly width: number;
  readonly height: number;
  /** Left out: the system places the window. */
  readonly x?: number;
  readonly y?: number;
  readonly isMaximized: boolean;
}

/** The screens are drawn for this and more. */
export const SMALLEST = { width: 1024, height: 640 } as const;
const FIRST = { width: 1280, height: 800, isMaximized: false } as const;
/** So much of the title bar must be on a screen for a hand to get hold of it. */
const GRIP = 80;

/**
 * Where to open the window: as it was left, unless that place is on no screen any more.
 * @param stored what the file of window states holds; anything
 * @param screens work areas of the screens there are now
 */
export function windowState(stored: JsonValue | undefined, screens: readonly Rectangle[]): WindowState {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return FIRST;
  const { x, y, width, height, isMaximized } = stored as Readonly<Record<string, JsonValue>>;
  if (!isWhole(width) || !isWhole(height)) return FIRST;
  const size = {
    width: Math.max(width, SMALLEST.width),
    height: Math.max(height, SMALLEST.height),
    isMaximized: isMaximized === true,
  };
  if (!isWhole(x) || !isWhole(y)) return size;
  const canBeHeld = screens.some(
    (screen) =>
      x + size.width >= screen.x + GRIP &&
      x <= screen.x + screen.width - GRIP &&
      y >= screen.y &&
      y <= screen.y + screen.height - GRIP,
  );
  return canBeHeld ? { ...size, x, y } : size;
}

function isWhole(value: JsonValue | undefined): value is number {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 100_000;
}
