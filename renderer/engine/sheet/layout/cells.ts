import type { Cell, Icon, Run } from './page';
import type { StyleName } from './style';

export function left(
  x: number,
  width: number,
  runs: readonly Run[] | string,
  style: StyleName = 'body',
  icon?: Icon,
): Cell {
  return {
    x,
    width,
    align: 'left',
    runs: typeof runs === 'string' ? [{ text: runs, style }] : runs,
    ...(icon ? { icon } : {}),
  };
}

export function right(
  x: number,
  width: number,
  runs: readonly Run[] | string,
  style: StyleName = 'body',
): Cell {
  return { x, width, align: 'right', runs: typeof runs === 'string' ? [{ text: runs, style }] : runs };
}
