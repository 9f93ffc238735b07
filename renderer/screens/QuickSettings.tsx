import { Languages, Moon, Settings2, Sun } from 'lucide-react';
import { Button } from '../components/Button';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { settingsChanged } from '../store/settings-slice';
import { wentTo } from '../store/view-slice';
import { useWords, WORDS } from '../words/use-words';
import { useIsDark } from './use-appearance';

/** Language, light and dark, all settings: right end of the bars that have no verdict. */
export function QuickSettings() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const language = useAppSelector((state) => state.settings.language);
  const isDark = useIsDark();
  const other = language === 'en' ? 'fr' : 'en';
  return (
    <>
      <Button onPress={() => dispatch(settingsChanged({ language: other }))}>
        <Languages className="icon" aria-hidden="true" />
        <span lang={other}>{WORDS[other].language}</span>
      </Button>
      <Button
        look="icon"
        label={isDark ? words.common.lightTheme : words.common.darkTheme}
        onPress={() => dispatch(settingsChanged({ theme: isDark ? 'light' : 'dark' }))}
      >
        {isDark ? <Sun className="icon" aria-hidden="true" /> : <Moon className="icon" aria-hidden="true" />}
      </Button>
      <Button look="icon" label={words.common.settings} onPress={() => dispatch(wentTo('settings'))}>
        <Settings2 className="icon" aria-hidden="true" />
      </Button>
    </>
  );
}
