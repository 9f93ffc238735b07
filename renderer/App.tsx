import { type ReactNode, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { BusyBar } from './components/BusyBar';
import { BuilderScreen } from './screens/builder/BuilderScreen';
import { DataScreen } from './screens/data/DataScreen';
import { DropTarget } from './screens/drop/DropTarget';
import { KeysPage } from './screens/keys/KeysPage';
import { LibraryScreen } from './screens/library/LibraryScreen';
import { NewListScreen } from './screens/new-list/NewListScreen';
import { Palette } from './screens/palette/Palette';
import { SettingsScreen } from './screens/settings/SettingsScreen';
import { SheetScreen } from './screens/sheet/SheetScreen';
import { useAppearance } from './screens/use-appearance';
import { useComposedKeys } from './screens/use-composed-keys';
import { useFocusKeeper } from './screens/use-focus-keeper';
import { useProgramKeys } from './screens/use-program-keys';
import { useAppSelector } from './store/hooks';
import type { Screen } from './store/view-slice';
import { WORDS, WordsContext } from './words/use-words';

const SCREENS: Record<Screen, () => ReactNode> = {
  library: () => <LibraryScreen />,
  'new-list': () => <NewListScreen />,
  builder: () => <BuilderScreen />,
  sheet: () => <SheetScreen />,
  settings: () => <SettingsScreen />,
  data: () => <DataScreen />,
};

/** The whole window: language and look around the screen that is shown. */
export function App() {
  const language = useAppSelector((state) => state.settings.language);
  const isBusy = useAppSelector((state) => state.view.isBusy);
  const screen = useAppSelector((state) => state.view.screen);
  const name = useAppSelector(({ builder }) => (builder.view ?? builder.known)?.head.name);
  const words = WORDS[language];
  useAppearance();
  useComposedKeys();
  useProgramKeys();
  useFocusKeeper();
  useEffect(() => {
    document.title = name === undefined ? words.program : `${name} – ${words.program}`;
  }, [name, words]);
  useEffect(() => {
    document.body.dataset.howToPrint = words.sheet.howToPrint;
  }, [words]);
  return (
    <I18nProvider locale={language === 'fr' ? 'fr-FR' : 'en-US'}>
      <WordsContext value={words}>
        {SCREENS[screen]()}
        <KeysPage />
        <Palette />
        <DropTarget />
        {isBusy ? <BusyBar label={words.common.loading} /> : null}
      </WordsContext>
    </I18nProvider>
  );
}
