import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Choice } from '../../components/Choice';
import type { KeyPress } from '../../components/key-press';
import { Segmented } from '../../components/Segmented';
import { useStrayKeys } from '../../components/use-stray-keys';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { infoRead } from '../../store/library-slice';
import { hostFailed } from '../../store/say-problem';
import { settingsChanged } from '../../store/settings-slice';
import type { Thunk } from '../../store/store';
import { keysShown, wentTo } from '../../store/view-slice';
import { useWords, WORDS } from '../../words/use-words';
import { NoticeStrip } from '../NoticeStrip';
import styles from './Settings.module.css';

const chooseFolder =
  (): Thunk<Promise<void>> =>
  async (dispatch, _, { host }) => {
    const chosen = await host.chooseLibraryFolder();
    if (chosen.kind === 'failed') dispatch(hostFailed(chosen.problem));
    const info = await host.getAppInfo();
    if (info.kind === 'done') dispatch(infoRead(info.value));
  };

function Row({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <h2>{title}</h2>
      <div>{children}</div>
    </div>
  );
}

export function SettingsScreen() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const settings = useAppSelector((state) => state.settings);
  const info = useAppSelector((state) => state.library.info);
  const from = useAppSelector((state) => state.view.from);
  const back = from === 'settings' ? 'library' : from;
  const { settings: labels } = words;
  const onKeyDown = (event: KeyPress): void => {
    if (event.key === 'Escape') dispatch(wentTo(back));
  };
  useStrayKeys(onKeyDown);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads back wherever the keyboard is
    <div className={styles.app} onKeyDown={onKeyDown}>
      <header className={styles.top}>
        <Button look="icon" label={words.common.back} onPress={() => dispatch(wentTo(back))}>
          <ChevronLeft className="icon" aria-hidden="true" />
        </Button>
        <h1>{labels.title}</h1>
      </header>
      <main className={styles.page}>
        <div className={styles.rows}>
          <Row title={labels.language}>
            <Segmented
              label={labels.language}
              value={settings.language}
              options={[
                { value: 'en', name: WORDS.en.language, lang: 'en' },
                { value: 'fr', name: WORDS.fr.language, lang: 'fr' },
              ]}
              onChange={(language) => dispatch(settingsChanged({ language }))}
            />
          </Row>
          <Row title={labels.theme}>
            <Segmented
              label={labels.theme}
              value={settings.theme}
              options={[
                { value: 'system', name: labels.themeSystem },
                { value: 'light', name: labels.themeLight },
                { value: 'dark', name: labels.themeDark },
              ]}
              onChange={(theme) => dispatch(settingsChanged({ theme }))}
            />
          </Row>
          <Row title={labels.density}>
            <Segmented
              label={labels.density}
              value={settings.density}
              options={[
                { value: 'auto', name: labels.densityAuto },
                { value: 'compact', name: labels.compact },
                { value: 'comfortable', name: labels.comfortable },
              ]}
              onChange={(density) => dispatch(settingsChanged({ density }))}
            />
          </Row>
          <Row title={labels.paper}>
            <Segmented
              label={labels.paper}
              value={settings.paper}
              options={[
                { value: 'a4', name: 'A4' },
                { value: 'letter', name: words.sheet.letter },
              ]}
              onChange={(paper) => dispatch(settingsChanged({ paper }))}
            />
          </Row>
          <Row title={labels.letters}>
            <Choice
              type="checkbox"
              name="letters"
              isOn={settings.letters}
              onChange={(letters) => dispatch(settingsChanged({ letters }))}
            >
              {labels.lettersHint}
            </Choice>
          </Row>
          {info?.library.kind === 'folder' ? (
            <Row title={labels.folder}>
              <div className={styles.folder}>
                <span className="clip">{info.library.path}</span>
                {info.can.chooseLibraryFolder ? (
                  <Button look="line" onPress={() => void dispatch(chooseFolder())}>
                    {labels.chooseFolder}
                  </Button>
                ) : null}
              </div>
            </Row>
          ) : null}
          <Row title={labels.keys}>
            <Button look="line" onPress={() => dispatch(keysShown(true))}>
              {words.common.show}
            </Button>
          </Row>
          <Row title={labels.about}>
            <p>
              {words.program}
              {info === undefined ? '' : `, ${labels.version(info.version)}`}
            </p>
            <p className="quiet">{labels.offline}</p>
          </Row>
        </div>
        <NoticeStrip />
      </main>
    </div>
  );
}
