import { useLayoutEffect } from 'react';

/** What browsers say the code of a key is that an input method has taken; Safari says it of the Enter that ends a word. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * While a word is being composed (Japanese, Chinese, Korean, some accents) its keys are the input method's: Enter takes the
 * word and does nothing else. They stop at the window, above React and the document, so that no handler of either sees
 * them; what the page does with them by itself, it still does.
 */
export function useComposedKeys(): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD) event.stopPropagation();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}
