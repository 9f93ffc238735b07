import { FileText, Printer } from 'lucide-react';
import { Button } from '../../components/Button';
import { Choice } from '../../components/Choice';
import { Segmented } from '../../components/Segmented';
import { SeverityIcon } from '../../components/SeverityIcon';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { printSheet, saveSheet } from '../../store/make-sheet';
import { settingsChanged } from '../../store/settings-slice';
import { useWords, WORDS } from '../../words/use-words';
import type { SheetAnswer } from '../../worker/protocol/sheet';
import { NoticeStrip } from '../NoticeStrip';
import styles from './Sheet.module.css';

export function SheetSettings({ sheet }: { readonly sheet: SheetAnswer | undefined }) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const settings = useAppSelector((state) => state.settings);
  const canSave = useAppSelector((state) => state.library.info?.can.savePdf) ?? true;
  return (
    <>
      <section className={styles.part}>
        <h2>{words.sheet.paper}</h2>
        <Segmented
          label={words.sheet.paper}
          value={settings.paper}
          options={[
            { value: 'a4', name: 'A4' },
            { value: 'letter', name: words.sheet.letter },
          ]}
          onChange={(paper) => dispatch(settingsChanged({ paper }))}
        />
      </section>
      <section className={styles.part}>
        <h2>{words.sheet.language}</h2>
        <Segmented
          label={words.sheet.language}
          value={settings.paperLanguage ?? settings.language}
          options={[
            { value: 'en', name: WORDS.en.language, lang: 'en' },
            { value: 'fr', name: WORDS.fr.language, lang: 'fr' },
          ]}
          onChange={(paperLanguage) => dispatch(settingsChanged({ paperLanguage }))}
        />
      </section>
      <section className={styles.part}>
        <h2>{words.sheet.look}</h2>
        <Choice
          type="checkbox"
          name="ink"
          isOn={settings.inkSaver}
          onChange={(inkSaver) => dispatch(settingsChanged({ inkSaver }))}
        >
          {words.sheet.inkSaver}
        </Choice>
      </section>
      <div className={styles.foot}>
        <NoticeStrip />
        <p className={`${styles.fits} ${sheet === undefined ? 'quiet' : 'severity-ok'}`} role="status">
          {sheet === undefined ? (
            words.sheet.making
          ) : (
            <>
              <SeverityIcon severity="ok" />
              <span data-testid="fits">
                {sheet.shortened.length === 0
                  ? words.sheet.fits(sheet.pages)
                  : words.sheet.fitsShortened(sheet.pages, sheet.shortened.join(' ; '))}
              </span>
            </>
          )}
        </p>
        <div className={styles.buttons}>
          <Button
            look="main"
            className={styles.save}
            isUnavailable={sheet === undefined}
            onPress={() => sheet !== undefined && void dispatch(saveSheet(sheet))}
          >
            <FileText className="icon" aria-hidden="true" />
            {canSave ? words.sheet.savePdf : words.sheet.savePdfBrowser}
          </Button>
          {canSave ? (
            <Button
              look="icon-line"
              label={words.sheet.print}
              isUnavailable={sheet === undefined}
              onPress={() => sheet !== undefined && void dispatch(printSheet(sheet))}
            >
              <Printer className="icon" aria-hidden="true" />
            </Button>
          ) : null}
        </div>
      </div>
    </>
  );
}
