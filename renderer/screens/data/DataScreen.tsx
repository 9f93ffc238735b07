import { ChevronLeft, FileArchive, FolderOpen } from 'lucide-react';
import { type CSSProperties, useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { Frame } from '../../components/Frame';
import { isTyping } from '../../components/is-typing';
import { KeyHint } from '../../components/KeyCap';
import type { KeyPress } from '../../components/key-press';
import { SearchInput } from '../../components/SearchInput';
import { showProblem, stopChecking } from '../../store/check-data';
import { addPlace, readOverview, restorePlace } from '../../store/data-places';
import { problemsOf, selectDataRows } from '../../store/data-rows';
import { checkOf, dataSearched } from '../../store/data-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { loadLibrary } from '../../store/load-library';
import type { Thunk } from '../../store/store';
import { paneChosen, wentTo } from '../../store/view-slice';
import { useWords } from '../../words/use-words';
import { QuickSettingsAside } from '../QuickSettingsAside';
import styles from './Data.module.css';
import { DataDetails } from './DataDetails';
import { DataTable } from './DataTable';
import { FileReader } from './FileReader';
import { ProblemsStrip } from './ProblemsStrip';

/** In small windows the details give way before the names of books do. */
const WIDTHS = {
  '--right': 'var(--data-right)',
  '--middle-least': 'min(600px, 100%)',
  '--right-least': '300px',
} as CSSProperties;

/** `F8`: the next problem of the chosen row; from the last to the first. */
const nextProblem =
  (by: -1 | 1): Thunk =>
  (dispatch, getState) => {
    const { data } = getState();
    const row = selectDataRows(getState()).find(({ key }) => key === data.row);
    const problems = problemsOf(row, data.checks);
    const at = problems.findIndex(({ key }) => key === data.problem?.key);
    const from = at < 0 && by < 0 ? 0 : at;
    void dispatch(showProblem(problems[(from + by + problems.length) % problems.length]));
  };

/** All data that there are: games and books, where they come from, what is wrong with them, which lists use them. */
export function DataScreen() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const pane = useAppSelector((state) => state.view.pane);
  const from = useAppSelector((state) => state.view.from);
  const back = from === 'data' ? 'library' : from;
  const search = useAppSelector((state) => state.data.search);
  const hasProblem = useAppSelector((state) => state.data.problem !== undefined);
  const hasRemoved = useAppSelector((state) => state.data.removed !== undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void dispatch(readOverview());
    // Which lists use what.
    void dispatch(loadLibrary());
    return () => void dispatch(stopChecking());
  }, [dispatch]);

  const onKeyDown = (event: KeyPress): void => {
    const key = event.key.toLowerCase();
    const hasCommand = event.ctrlKey || event.metaKey;
    if (hasCommand && key === 'f') input.current?.focus();
    else if (hasCommand && key === 'z' && !event.shiftKey && hasRemoved && !isTyping(event.target)) {
      void dispatch(restorePlace());
    } else if (event.key === 'F8') dispatch(nextProblem(event.shiftKey ? -1 : 1));
    else if (event.key === 'Escape' && hasProblem) void dispatch(showProblem(undefined));
    else if (event.key === 'Escape') dispatch(wentTo(back));
    else return;
    event.preventDefault();
  };
  return (
    <Frame
      style={WIDTHS}
      onKeyDown={onKeyDown}
      where={
        <>
          <Button look="icon" label={words.common.back} onPress={() => dispatch(wentTo(back))}>
            <ChevronLeft className="icon" aria-hidden="true" />
          </Button>
          <h1 className={styles.title}>{words.data.title}</h1>
        </>
      }
      toolsLabel={words.common.tools}
      tools={
        <>
          <Button look="line" onPress={() => void dispatch(addPlace('folder'))}>
            <FolderOpen className="icon" aria-hidden="true" />
            <span className={styles.word}>{words.data.addFolder}</span>
          </Button>
          <Button look="line" onPress={() => void dispatch(addPlace('zip'))}>
            <FileArchive className="icon" aria-hidden="true" />
            <span className={styles.word}>{words.data.addZip}</span>
          </Button>
          <SearchInput
            className={styles.search}
            label={words.data.search}
            placeholder={words.data.search}
            clearLabel={words.common.close}
            value={search}
            shortcut="Ctrl F"
            inputRef={input}
            onChange={(text) => dispatch(dataSearched(text))}
          />
        </>
      }
      aside={<QuickSettingsAside />}
      columnsLabel={words.common.columns}
      pane={pane}
      onPane={(side) => dispatch(paneChosen(side))}
      columns={{
        middle: {
          label: words.data.table,
          short: words.data.table,
          look: 'work',
          content: (
            <>
              <DataTable />
              <ProblemsStrip />
            </>
          ),
        },
        right: {
          label: words.data.details,
          short: words.data.details,
          content: hasProblem ? <FileReader /> : <DataDetails />,
        },
      }}
      status={<DataStatus />}
      hints={
        <>
          <KeyHint keys={['↵']}>{words.keys.short.newList}</KeyHint>
          <KeyHint keys={['←', '→']}>{words.data.fold}</KeyHint>
          <KeyHint keys={['Del']}>{words.keys.short.delete}</KeyHint>
          <KeyHint keys={['F8']}>{words.data.nextProblem}</KeyHint>
          <KeyHint keys={['?']}>{words.keys.short.keys}</KeyHint>
        </>
      }
    />
  );
}

/** What there is in all; while files are read, which. */
function DataStatus() {
  const words = useWords();
  const { overview, progress, checks } = useAppSelector((state) => state.data);
  if (progress?.path !== undefined) {
    const { path, done, all } = progress;
    return (
      <span className={styles.progress}>
        <progress value={done} max={all} aria-label={words.data.reading} />
        <span className="clip">{words.data.readingFile(path, Math.floor(done) + 1, all)}</span>
      </span>
    );
  }
  const systems = overview?.systems.filter(({ isHere }) => isHere) ?? [];
  const books = systems.reduce((sum, system) => sum + system.books.length, 0);
  const entries = systems.reduce((sum, { key }) => sum + (checkOf(checks, key)?.entries ?? 0), 0);
  // Nothing is said of what was not read.
  const counted = entries === 0 ? [] : [words.data.entries(entries)];
  const all = [words.data.games(systems.length), words.data.books(books), ...counted];
  return (
    <span className="clip">
      {all.join(', ')} · {words.data.offline}
    </span>
  );
}
