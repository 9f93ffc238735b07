import { ChevronLeft, Database, FolderOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { KeyHint } from '../../components/KeyCap';
import type { KeyPress } from '../../components/key-press';
import { useStrayKeys } from '../../components/use-stray-keys';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { askNeeds, readSystems } from '../../store/new-list';
import { bookChosen, newListStarted, systemChosen } from '../../store/new-list-slice';
import { chooseFile } from '../../store/open-files';
import { wentTo } from '../../store/view-slice';
import { useWords } from '../../words/use-words';
import { NoticeStrip } from '../NoticeStrip';
import { QuickSettings } from '../QuickSettings';
import { ChoiceList } from './ChoiceList';
import { NeedsColumn } from './NeedsColumn';
import styles from './NewList.module.css';
import { SizeColumn } from './SizeColumn';
import { useBuildList } from './use-build-list';

/** Game, army, size, what a legal list needs: four columns, no wizard. Enter builds from anywhere. */
export function NewListScreen() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const { systems, system, book, limit, force } = useAppSelector((state) => state.newList);
  const { canBuild, build } = useBuildList();
  const chosen = systems.find((each) => each.id === system);

  useEffect(() => {
    dispatch(newListStarted());
    void dispatch(readSystems());
  }, [dispatch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of the choices asks anew
  useEffect(() => {
    void dispatch(askNeeds());
  }, [dispatch, system, book, limit, force, systems]);

  const page = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyPress): void => {
    const isButton = (event.target as Element).closest('button') !== null;
    // A number that cannot be taken is no size: Escape brings the old one back before it leads away.
    const wrong = page.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (event.key === 'Escape' && event.target === wrong) return;
    if (event.key === 'Enter' && !isButton) {
      // Before the list below sees it, for which Enter means to choose.
      event.preventDefault();
      event.stopPropagation();
      if (canBuild) build(true);
      else wrong?.focus();
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      if (page.current !== null) moveColumn(page.current, event, event.key === 'ArrowRight' ? 1 : -1);
    } else if (event.key === 'Escape') dispatch(wentTo('library'));
  };
  useStrayKeys(onKeyDown);

  return (
    <div ref={page} className={styles.app} onKeyDownCapture={onKeyDown}>
      <header className={styles.top}>
        <Button look="icon" label={words.library.title} onPress={() => dispatch(wentTo('library'))}>
          <ChevronLeft className="icon" aria-hidden="true" />
        </Button>
        <h1>{words.library.newList}</h1>
        <p className={`${styles.lead} clip`}>{words.newList.lead}</p>
        <QuickSettings />
      </header>
      <main className={styles.columns}>
        <ChoiceList
          title={words.newList.game}
          step={1}
          items={systems.map((each) => ({
            id: each.id,
            name: each.name,
            under: [
              each.edition || (each.revision === '' ? '' : words.data.revision(each.revision)),
              words.newList.armies(each.books.length),
            ]
              .filter(Boolean)
              .join(', '),
          }))}
          chosen={system}
          onChoose={(id) => dispatch(systemChosen(id))}
          empty={words.newList.noData}
          isEntry
          foot={
            <>
              <Button onPress={() => void dispatch(chooseFile())}>
                <FolderOpen className="icon" aria-hidden="true" />
                {words.newList.openHave}
              </Button>
              <Button onPress={() => dispatch(wentTo('data'))}>
                <Database className="icon" aria-hidden="true" />
                {words.data.add}
              </Button>
            </>
          }
        />
        <ChoiceList
          title={words.newList.army}
          step={2}
          items={(chosen?.books ?? []).map((each) => ({
            id: each.id,
            name: each.name,
            under: [each.second, each.edition].filter(Boolean).join(' · '),
          }))}
          chosen={book}
          onChoose={(id) => dispatch(bookChosen(id))}
        />
        <SizeColumn key={system} />
        <NeedsColumn />
      </main>
      <div>
        <NoticeStrip />
        <footer className={styles.status}>
          <span>{words.newList.offline}</span>
          <span className={styles.hints}>
            <KeyHint keys={['↑', '↓']}>{words.keys.short.choose}</KeyHint>
            <KeyHint keys={['→']}>{words.keys.short.next}</KeyHint>
            <KeyHint keys={['↵']}>{words.keys.short.build}</KeyHint>
          </span>
        </footer>
      </div>
    </div>
  );
}

/** → and ← go to the next column, unless they move inside a text. */
function moveColumn(page: HTMLElement, event: KeyPress, by: -1 | 1): void {
  const target = event.target as HTMLElement;
  if (target.matches('input:not([type="radio"])')) return;
  const columns = [...page.querySelectorAll<HTMLElement>('[data-column]')];
  const at = columns.findIndex((column) => column.contains(target));
  const next = columns[at + by]?.querySelector<HTMLElement>(
    '[role="option"][aria-selected="true"], [role="option"], input, button',
  );
  if (next === null || next === undefined) return;
  event.preventDefault();
  next.focus();
}
