import type { RootState } from '../store/store';

/** The key of a new list. Browsers keep `Ctrl N` for a window of their own, no page can have it: there it is `Alt N`. */
export const newListKey = ({ library }: RootState): 'Ctrl N' | 'Alt N' =>
  library.info?.shell === 'browser' ? 'Alt N' : 'Ctrl N';

/** Whether the key of a new list was pressed. By its place on the keyboard: on a Mac ⌥N writes a tilde. */
export const isNewListKey = (
  { ctrlKey, metaKey, altKey, key, code }: KeyboardEvent,
  isTyping: boolean,
): boolean =>
  altKey
    ? !isTyping && !ctrlKey && !metaKey && (code === 'KeyN' || key.toLowerCase() === 'n')
    : (ctrlKey || metaKey) && key.toLowerCase() === 'n';
