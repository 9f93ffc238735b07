import { Ban, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import {
  Autocomplete,
  Collection,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import { useStore } from 'react-redux';
import { cx } from '../../components/cx';
import { KeyCap, KeyHint } from '../../components/KeyCap';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/store';
import { paletteShown } from '../../store/view-slice';
import { useWords } from '../../words/use-words';
import styles from './Palette.module.css';
import { type PaletteEntry, paletteSections } from './palette-entries';

/** `Ctrl K`: what may be taken, the rows of the army, the lists and every command, found by a few letters. */
export function Palette() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => state.view.isPaletteOpen);
  const close = (): void => void dispatch(paletteShown(false));
  return (
    <ModalOverlay
      className={styles.ground ?? ''}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => dispatch(paletteShown(open))}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''} aria-label={words.palette.label}>
          <Answers onDone={close} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Answers({ onDone }: { readonly onDone: () => void }) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const [search, setSearch] = useState('');
  const store = useStore<RootState>();
  const sections = useMemo(() => paletteSections(store.getState(), words, search), [store, words, search]);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { palette } = words;
  /** What Enter did not take, and why. */
  const [refused, setRefused] = useState('');
  const entries = sections.flatMap((section) => section.entries);
  const isGreyed = entries.some(({ why }) => why !== undefined);

  const run = (key: string | undefined, anyway: boolean): void => {
    const entry = entries.find(({ id }) => id === key);
    if (entry === undefined) return;
    if (entry.why !== undefined && !anyway) {
      setRefused(entry.title + words.common.colon + entry.why);
      return;
    }
    onDone();
    // The keyboard first goes back to where it was; the command may then take it elsewhere.
    requestAnimationFrame(() => requestAnimationFrame(() => entry.run(dispatch, anyway)));
  };

  /** Shift Enter, on which the list itself does not act; Escape, which would first empty the field. */
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    const isAnyway = event.key === 'Enter' && event.shiftKey;
    if (!isAnyway && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (!isAnyway) {
      onDone();
      return;
    }
    // The list points at an answer a moment after it is drawn, and is drawn a moment after a letter: then it is the first.
    const pointed = event.currentTarget.querySelector<HTMLElement>('[role="menuitem"][data-focused]')?.dataset
      .key;
    run(entries.some(({ id }) => id === pointed) ? pointed : entries[0]?.id, true);
  };

  return (
    <div className={styles.answers} onKeyDownCapture={onKeyDownCapture}>
      <Autocomplete
        inputValue={search}
        onInputChange={(text) => {
          setSearch(text);
          setRefused('');
        }}
      >
        <SearchField className={styles.search ?? ''} aria-label={palette.label}>
          <Search className="icon" aria-hidden="true" />
          <Input
            ref={field}
            className={styles.input ?? ''}
            placeholder={
              sections.some(({ id }) => id === 'lists') ? palette.placeholderLists : palette.placeholder
            }
          />
        </SearchField>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
        <div className={styles.scroll} tabIndex={0}>
          <Menu
            className={styles.menu ?? ''}
            aria-label={palette.label}
            items={sections}
            onAction={(key) => run(String(key), false)}
            shouldFocusWrap={false}
            renderEmptyState={() => <p className={styles.none}>{palette.nothing(search)}</p>}
          >
            {(section) => (
              <MenuSection id={section.id} className={styles.section ?? ''}>
                <Header className={styles.head ?? ''}>{section.title}</Header>
                <Collection items={section.entries}>{(entry) => <Answer entry={entry} />}</Collection>
              </MenuSection>
            )}
          </Menu>
        </div>
      </Autocomplete>
      <p role="status" className={cx(refused !== '' && styles.refused)}>
        {refused}
      </p>
      <div className={styles.foot} aria-hidden="true">
        <KeyHint keys={['↑', '↓']}>{palette.hints.walk}</KeyHint>
        <KeyHint keys={['↵']}>{palette.hints.run}</KeyHint>
        {isGreyed ? <KeyHint keys={['Shift ↵']}>{palette.hints.anyway}</KeyHint> : null}
        <KeyHint keys={['Esc']}>{palette.hints.close}</KeyHint>
      </div>
    </div>
  );
}

function Answer({ entry }: { readonly entry: PaletteEntry }) {
  const { title, detail, why, number, keys } = entry;
  return (
    <MenuItem
      id={entry.id}
      textValue={[title, detail, why, number].filter(Boolean).join(', ')}
      className={cx(styles.item, why !== undefined && styles.off)}
    >
      {why === undefined ? <span /> : <Ban className="icon icon-small" aria-hidden="true" />}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        <span className={styles.detail}>{why ?? detail}</span>
      </span>
      {keys === undefined ? <span className={styles.number}>{number}</span> : <KeyCap keys={keys} />}
    </MenuItem>
  );
}
