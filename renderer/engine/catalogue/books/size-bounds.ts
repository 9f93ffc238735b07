import type { Size } from '../../../../schemas/generated/types';

export interface Bounds {
  readonly least: number;
  readonly most: number | null;
}

export function boundsOf(size: Size): Bounds {
  if (typeof size === 'number') return { least: size, most: size };
  const { sizes } = size;
  if (sizes) return { least: Math.min(...sizes), most: Math.max(...sizes) };
  return { least: size.min, most: size.max };
}
