import { FlagTriangleRight, FolderOpen, Plus } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { Frame } from '../../components/Frame';
import { isTyping } from '../../components/is-typing';
import type { KeyPress } from '../../components/key-press';
import { SearchInput } from '../../components/SearchInput';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { librarySearched } from '../../store/library-slice';
import { loadAside } from '../../store/load-aside';
import { loadBin, loadLibrary, undeleteList } from '../../store/load-library';
import { chooseFile } from '../../store/open-files';
import { unrenameList } from '../../store/rename-list';
import { unrestoreVersion } from '../../store/versions';
import { paneChosen, wentTo } from '../../store/view-slice';
import { useWords, type Words } from '../../words/use-words';
import { QuickSettingsAside } from '../QuickSettingsAside';
import { BinTable } from './BinTable';
import styles from './Library.module.css';
import { LibraryHints } from './LibraryHints';
import { LibraryPlaces } from './LibraryPlaces';
import { LibraryPreview } from './LibraryPreview';
import { LibraryTable } from './LibraryTable';

const WIDTHS = { '--left': 'var(--library-left)', '--right': 'var(--library-right)' } as CSSProperties;

/** Places, the table of lists, and what is in the chosen one. */
export function LibraryScreen() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const pane = useAppSelector((state) => state.view.pane);
  const search = useAppSelector((state) => state.library.search);
  const where = useAppSelector((state) => state.library.info?.library);
  const count = useAppSelector((state) => state.library.entries.length);
  const isBin = useAppSelector((state) => state.library.place.kind === 'bin');
  const hasDeleted = useAppSelector((state) => state.library.deleted !== undefined);
  const hasRestored = useAppSelector((state) => state.library.restored !== undefined);
  const hasRenamed = useAppSelector((state) => state.library.renamed !== undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void dispatch(loadLibrary()).then(() => dispatch(loadBin()));
    void dispatch(loadAside());
  }, [dispatch]);

  const onKeyDown = (event: KeyPress): void => {
    if (!(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key === 'f') input.current?.focus();
    else if (key === 'z' && !event.shiftKey && hasDeleted && !isTyping(event.target)) {
      void dispatch(undeleteList());
    } else if (key === 'z' && !event.shiftKey && hasRestored && !isTyping(event.target)) {
      void dispatch(unrestoreVersion());
    } else if (key === 'z' && !event.shiftKey && hasRenamed && !isTyping(event.target)) {
      void dispatch(unrenameList());
    } else return;
    event.preventDefault();
  };

  return (
    <Frame
      style={WIDTHS}
      onKeyDown={onKeyDown}
      where={
        <h1 className={styles.brand}>
          <FlagTriangleRight className="icon" aria-hidden="true" />
          {words.program}
        </h1>
      }
      toolsLabel={words.common.tools}
      tools={
        <>
          <Button look="main" onPress={() => dispatch(wentTo('new-list'))}>
            <Plus className="icon" aria-hidden="true" />
            {words.library.newList}
          </Button>
          <Button look="line" onPress={() => void dispatch(chooseFile())}>
            <FolderOpen className="icon" aria-hidden="true" />
            {words.library.open}
          </Button>
          <SearchInput
            className={styles.search}
            label={words.library.search}
            placeholder={words.library.search}
            clearLabel={words.common.close}
            value={search}
            shortcut="Ctrl F"
            inputRef={input}
            onChange={(text) => dispatch(librarySearched(text))}
          />
        </>
      }
      aside={<QuickSettingsAside />}
      columnsLabel={words.common.columns}
      pane={pane}
      onPane={(side) => dispatch(paneChosen(side))}
      columns={{
        left: { label: words.library.places, short: words.library.places, content: <LibraryPlaces /> },
        middle: {
          label: words.library.table,
          short: words.library.table,
          look: 'work',
          content: isBin ? <BinTable /> : <LibraryTable />,
        },
        right: { label: words.library.preview, short: words.library.preview, content: <LibraryPreview /> },
      }}
      status={<span className="clip">{whereWords(where, count, words)}</span>}
      hints={<LibraryHints />}
    />
  );
}

type LibraryKind =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'browser-store' | 'memory' };

function whereWords(where: LibraryKind | undefined, count: number, words: Words): string {
  switch (where?.kind) {
    case 'folder':
      return words.library.countIn(count, where.path);
    case 'browser-store':
      return words.library.countIn(count, words.library.inBrowser);
    case 'memory':
      return words.library.countIn(count, words.library.inMemory);
    default:
      return words.library.count(count);
  }
}
