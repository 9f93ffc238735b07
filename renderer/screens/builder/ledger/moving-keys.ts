import { movingStopped } from '../../../store/builder-slice';
import { putDown, stepPlace } from '../../../store/move-rows';
import type { Dispatch } from '../../../store/store';

/** Keys while units are on their way: the arrows walk the places that take them. @returns true when the key was for it */
export function movingKey(key: string, isShift: boolean, dispatch: Dispatch): boolean {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      dispatch(stepPlace(1));
      return true;
    case 'ArrowUp':
    case 'ArrowLeft':
      dispatch(stepPlace(-1));
      return true;
    case 'Enter':
      void dispatch(putDown(isShift));
      return true;
    case 'Escape':
    case 'm':
    case 'M':
      dispatch(movingStopped());
      return true;
    default:
      return false;
  }
}
