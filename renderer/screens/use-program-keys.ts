import { useLayoutEffect } from 'react';
import { isTyping } from '../components/is-typing';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { chooseFile } from '../store/open-files';
import { goToLibrary } from '../store/open-list';
import { keysShown, paletteShown, wentTo } from '../store/view-slice';
import { isNewListKey } from './new-list-key';

/** Keys that hold on every screen. */
export function useProgramKeys(): void {
  const dispatch = useAppDispatch();
  const screen = useAppSelector((state) => state.view.screen);
  // A key pressed as soon as the screen is seen counts: what is only an effect comes a moment after that.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      const hasCommand = event.ctrlKey || event.metaKey;
      if (event.key === '?' && !isTyping(event.target)) dispatch(keysShown(true));
      else if (hasCommand && key === 'k') dispatch(paletteShown(true));
      else if (isNewListKey(event, isTyping(event.target))) dispatch(wentTo('new-list'));
      else if (hasCommand && key === 'o') void dispatch(chooseFile());
      else if (event.altKey && event.key === 'ArrowLeft') {
        if (screen === 'sheet') dispatch(wentTo('builder'));
        else void dispatch(goToLibrary());
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dispatch, screen]);
}
