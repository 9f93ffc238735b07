import { Minus, Plus } from 'lucide-react';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { Frame } from '../../components/Frame';
import { KeyHint } from '../../components/KeyCap';
import type { KeyPress } from '../../components/key-press';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { makeSheet, printSheet, saveSheet } from '../../store/make-sheet';
import { paneChosen, wentTo } from '../../store/view-slice';
import { useWords } from '../../words/use-words';
import type { SheetAnswer } from '../../worker/protocol/sheet';
import { ListTitle } from '../ListTitle';
import { ListVerdict } from '../ListVerdict';
import { SaveState } from '../SaveState';
import { UnsavedStrip } from '../unsaved/UnsavedStrip';
import { useIsDark } from '../use-appearance';
import { previewDocument } from './preview-document';
import styles from './Sheet.module.css';
import { SheetSettings } from './SheetSettings';
import { usePagePrint } from './use-page-print';

const WIDTHS = { '--left': 'var(--sheet-left)' } as CSSProperties;
const ZOOMS = [0.5, 0.6, 0.7, 0.85, 1, 1.25, 1.5] as const;
const DESK = { light: '#d3d0c9', dark: '#0c0d0f' } as const;

/** Settings and the very pages that are printed. */
export function SheetScreen() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const pane = useAppSelector((state) => state.view.pane);
  const settings = useAppSelector((state) => state.settings);
  const revision = useAppSelector((state) => state.builder.view?.history.revision);
  const renewed = useAppSelector((state) => state.document.renewed);
  const isDark = useIsDark();
  const [sheet, setSheet] = useState<SheetAnswer>();
  const [zoom, setZoom] = useState(window.innerWidth >= 1600 ? 3 : 1);
  const { paper, layout, inkSaver, tickBoxes, summaries, ruleTexts, noteLines, paperLanguage, language } =
    settings;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every setting of the paper and every edit makes it anew
  useEffect(() => {
    let isCurrent = true;
    void dispatch(makeSheet()).then((answer) => {
      if (isCurrent) setSheet(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [
    dispatch,
    paper,
    layout,
    inkSaver,
    tickBoxes,
    summaries,
    ruleTexts,
    noteLines,
    paperLanguage,
    language,
    revision,
    renewed,
  ]);

  usePagePrint(sheet?.html);

  const preview = useMemo(
    () =>
      sheet === undefined
        ? undefined
        : previewDocument(sheet.html, {
            background: isDark ? DESK.dark : DESK.light,
            shadow: '0 1px 2px rgb(20 22 26 / .16), 0 6px 20px rgb(20 22 26 / .12)',
            zoom: ZOOMS[zoom] ?? 1,
          }),
    [sheet, isDark, zoom],
  );

  const onKeyDown = (event: KeyPress): void => {
    const key = event.key.toLowerCase();
    const hasCommand = event.ctrlKey || event.metaKey;
    if (event.key === 'Escape') dispatch(wentTo('builder'));
    else if (hasCommand && key === 'p' && sheet !== undefined) void dispatch(printSheet(sheet));
    else if (hasCommand && key === 's' && sheet !== undefined) void dispatch(saveSheet(sheet));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const latestKeys = useRef(onKeyDown);
  latestKeys.current = onKeyDown;

  return (
    <Frame
      style={WIDTHS}
      onKeyDown={onKeyDown}
      where={
        <ListTitle
          backLabel={words.builder.columns.army}
          onBack={() => dispatch(wentTo('builder'))}
          under={words.sheet.title}
        />
      }
      toolsLabel={words.common.tools}
      foldsTools
      tools={
        <>
          <span className="grow" />
          <Button
            look="icon"
            label={words.sheet.zoomOut}
            isUnavailable={zoom === 0}
            onPress={() => setZoom(Math.max(0, zoom - 1))}
          >
            <Minus className="icon" aria-hidden="true" />
          </Button>
          <Button
            look="icon"
            label={words.sheet.zoomIn}
            isUnavailable={zoom === ZOOMS.length - 1}
            onPress={() => setZoom(Math.min(ZOOMS.length - 1, zoom + 1))}
          >
            <Plus className="icon" aria-hidden="true" />
          </Button>
        </>
      }
      aside={<ListVerdict label={words.builder.columns.army} onPress={() => dispatch(wentTo('builder'))} />}
      columnsLabel={words.common.columns}
      pane={pane}
      onPane={(side) => dispatch(paneChosen(side))}
      columns={{
        left: {
          label: words.sheet.settings,
          short: words.common.settings,
          content: <SheetSettings sheet={sheet} />,
        },
        middle: {
          label: words.sheet.preview,
          short: words.sheet.title,
          look: 'desk',
          content: (
            <>
              <div className={styles.desk}>
                {preview === undefined ? (
                  <p className={styles.loading}>{words.sheet.making}</p>
                ) : (
                  <iframe
                    className={styles.frame}
                    title={words.sheet.preview}
                    // No script runs in it; that it is of our origin lets its keys come to the screen.
                    sandbox="allow-same-origin"
                    srcDoc={preview}
                    onLoad={(event) => {
                      event.currentTarget.contentDocument?.addEventListener('keydown', (key) =>
                        latestKeys.current(key),
                      );
                    }}
                    data-testid="sheet"
                  />
                )}
              </div>
              <UnsavedStrip />
            </>
          ),
        },
      }}
      status={
        <>
          <SaveState />
          <span className="clip">{words.sheet.same}</span>
        </>
      }
      hints={
        <>
          <KeyHint keys={['Ctrl P']}>{words.keys.short.print}</KeyHint>
          <KeyHint keys={['Ctrl S']}>{words.keys.short.savePdf}</KeyHint>
          <KeyHint keys={['Esc']}>{words.keys.short.back}</KeyHint>
        </>
      }
    />
  );
}
