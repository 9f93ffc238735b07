import { FileText, Printer } from 'lucide-react';
import { Button } from '../../components/Button';
import { Choice } from '../../components/Choice';
import { cx } from '../../components/cx';
import { Segmented } from '../../components/Segmented';
import { SeverityIcon } from '../../components/SeverityIcon';
import { LAYOUT_NAMES } from '../../engine/sheet/layout/layouts';
import { fitSentence } from '../../engine/sheet/words/fit-words';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { printSheet, saveSheet } from '../../store/make-sheet';
import { settingsChanged } from '../../store/settings-slice';
import { useWords, WORDS, type Words } from '../../words/use-words';
import type { SheetAnswer } from '../../worker/protocol/sheet';
import { NoticeStrip } from '../NoticeStrip';
import styles from './Sheet.module.css';

/** What may be left off the paper. */
const SHOWN = ['tickBoxes', 'summaries', 'ruleTexts', 'noteLines', 'inkSaver'] as const;

type Shown = (typeof SHOWN)[number];

/** What it is called for this list. */
function labelOf(shown: Shown, sheet: SheetAnswer | undefined, { sheet: words }: Words): string {
  if (shown === 'tickBoxes') return words.boxes;
  return shown === 'summaries' && sheet?.abilities === 'nobody' ? words.references : words[shown];
}

/** Why it would print nothing for this list. */
function emptiness(
  shown: Shown,
  sheet: SheetAnswer | undefined,
  { sheet: words }: Words,
): string | undefined {
  if (sheet === undefined) return undefined;
  if (shown === 'tickBoxes' && !sheet.hasBoxes) return words.noBoxes;
  if (shown === 'summaries' && sheet.abilities === undefined) return words.noSummaries;
  return shown === 'ruleTexts' && !sheet.hasRuleTexts ? words.noRuleTexts : undefined;
}

export function SheetSettings({ sheet }: { readonly sheet: SheetAnswer | undefined }) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const settings = useAppSelector((state) => state.settings);
  const canSave = useAppSelector((state) => state.library.info?.can.savePdf) ?? true;
  const severity = sheet?.fit.isOverlong ? 'warning' : 'ok';
  return (
    <>
      <div className={styles.parts}>
        <section className={styles.part}>
          <h2 id="sheet-layout">{words.sheet.layout}</h2>
          <div role="radiogroup" aria-labelledby="sheet-layout">
            {LAYOUT_NAMES.map((layout) => (
              <div key={layout} className={styles.choice}>
                <Choice
                  type="radio"
                  name="layout"
                  isOn={settings.layout === layout}
                  onChange={() => dispatch(settingsChanged({ layout }))}
                >
                  {words.sheet.layouts[layout]}
                </Choice>
                <span className={styles.pages} data-testid={`pages-${layout}`}>
                  {sheet === undefined ? '' : words.sheet.pages(sheet.pagesOf[layout])}
                </span>
              </div>
            ))}
          </div>
        </section>
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
          <h2>{words.sheet.show}</h2>
          {SHOWN.map((setting) => (
            <Choice
              key={setting}
              type="checkbox"
              name={setting}
              isOn={settings[setting]}
              why={emptiness(setting, sheet, words)}
              onChange={(isOn) => dispatch(settingsChanged({ [setting]: isOn }))}
            >
              {labelOf(setting, sheet, words)}
            </Choice>
          ))}
        </section>
      </div>
      <div className={styles.foot}>
        <NoticeStrip />
        <p className={cx(styles.fits, `severity-${severity}`, sheet === undefined && 'quiet')} role="status">
          {sheet === undefined ? (
            words.sheet.making
          ) : (
            <>
              <SeverityIcon severity={severity} />
              <span data-testid="fits">{fitSentence(sheet.fit, settings.language)}</span>
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
