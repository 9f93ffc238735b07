import { useEffect, useSyncExternalStore } from 'react';
import { useAppSelector } from '../store/hooks';

function watch(query: string): (changed: () => void) => () => void {
  return (changed) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  };
}

const DARK = '(prefers-color-scheme: dark)';
/** From this height of the window rows are comfortable until the user chooses. */
const HIGH = '(min-height: 900px)';
const watchDark = watch(DARK);
const watchHigh = watch(HIGH);

export function useIsDark(): boolean {
  const theme = useAppSelector((state) => state.settings.theme);
  const system = useSyncExternalStore(watchDark, () => window.matchMedia(DARK).matches);
  return theme === 'system' ? system : theme === 'dark';
}

/** Puts language, theme and density on the root element, where all styles look. */
export function useAppearance(): void {
  const language = useAppSelector((state) => state.settings.language);
  const density = useAppSelector((state) => state.settings.density);
  const isHigh = useSyncExternalStore(watchHigh, () => window.matchMedia(HIGH).matches);
  const isDark = useIsDark();
  const rows = density === 'auto' ? (isHigh ? 'comfortable' : 'compact') : density;
  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = language;
    root.dataset.theme = isDark ? 'dark' : 'light';
    root.dataset.density = rows;
  }, [language, isDark, rows]);
}
