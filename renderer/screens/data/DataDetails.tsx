import { FolderSearch, Plus, Trash2 } from 'lucide-react';
import type { DataPlace } from '../../../electron/messages';
import { Button } from '../../components/Button';
import { day } from '../../engine/words/dates';
import { inLine } from '../../engine/words/in-line';
import { removePlace, revealFile } from '../../store/data-places';
import {
  type DataRow,
  listsOf,
  pathOnDisk,
  placeOf,
  selectDataRows,
  whyNothing,
} from '../../store/data-rows';
import { checkOf } from '../../store/data-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { titleOf as titleOfList } from '../../store/library-rows';
import { startListOf } from '../../store/new-list';
import { openList } from '../../store/open-list';
import { nothingWords } from '../../words/notice-words';
import { useWords } from '../../words/use-words';
import { EntryVerdict } from '../library/EntryVerdict';
import { Copies } from './Copies';
import styles from './Data.module.css';
import { titleOf } from './DataLine';
import { bookOf, mayStart } from './DataTable';

/** More about the chosen row: how much it holds, where it comes from, which lists use it. */
export function DataDetails() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const row = useAppSelector((state) => selectDataRows(state).find(({ key }) => key === state.data.row));
  if (row === undefined) return <p className={`${styles.note} quiet`}>{words.data.choose}</p>;
  return (
    <div className={styles.details}>
      <header className={styles.detailsHead}>
        <h2>{titleOf(row, words)}</h2>
        <Facts row={row} />
        {mayStart(row) ? (
          <div className={styles.actions}>
            <Button look="main" onPress={() => dispatch(startListOf(row.system.key, bookOf(row)))}>
              <Plus className="icon" aria-hidden="true" />
              {words.data.newList}
            </Button>
          </div>
        ) : null}
      </header>
      {row.kind === 'place' && row.isLooked ? <Nothing place={row.place} /> : null}
      <Source row={row} />
      {row.kind === 'system' || row.kind === 'book' ? <Copies row={row} /> : null}
      {row.kind === 'system' || row.kind === 'book' ? <UsedBy row={row} /> : null}
    </div>
  );
}

function Facts({ row }: { readonly row: DataRow }) {
  const words = useWords();
  const checks = useAppSelector((state) => state.data.checks);
  const language = useAppSelector((state) => state.settings.language);
  if (row.kind === 'place') {
    return <p className="small quiet">{row.isLooked ? words.data.emptyPlace : words.data.waiting}</p>;
  }
  if (row.kind === 'strays') {
    return (
      <ul className={styles.files}>
        {row.files.map(({ path }) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
    );
  }
  const { system } = row;
  const check = checkOf(checks, system.key);
  const isBook = row.kind === 'book';
  const { edition, revision } = isBook ? row.book : system;
  const entries = isBook ? check?.files[row.book.path]?.entries : check?.entries;
  const facts = [
    isBook ? system.name : words.data.books(system.books.length),
    inLine(edition, language),
    system.isOurs || revision === '' ? day(revision, language) : words.data.revision(revision),
    isBook && row.book.isLibrary ? words.data.library : '',
    entries === undefined || entries === 0 ? '' : words.data.entries(entries),
    isBook || check === undefined || check.units === 0 ? '' : words.data.units(check.units),
  ];
  return <p className="small quiet">{facts.filter(Boolean).join(' · ')}</p>;
}

/** Why a place has no data, and what to do. */
function Nothing({ place }: { readonly place: DataPlace }) {
  const words = useWords();
  const overview = useAppSelector((state) => state.data.overview);
  return (
    <section className={styles.section} data-testid="nothing">
      {nothingWords(words, whyNothing(place, overview)).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}

function Source({ row }: { readonly row: DataRow }) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const place = useAppSelector((state) => placeOf(row, state.data.places));
  const file = row.kind === 'book' ? row.book.path : undefined;
  if (place === undefined) {
    return (
      <section className={styles.section}>
        <h3>{words.data.source}</h3>
        <p>{words.data.shippedSource}</p>
      </section>
    );
  }
  const disk = file === undefined ? undefined : pathOnDisk(file, place);
  return (
    <section className={styles.section}>
      <h3>{words.data.source}</h3>
      <p className={styles.path}>{file ?? place.path ?? place.name}</p>
      <p className="small quiet">{place.path === undefined ? words.data.kept : words.data.watched}</p>
      <div className={styles.actions}>
        {disk === undefined ? null : (
          <Button look="line" onPress={() => void dispatch(revealFile(disk))}>
            <FolderSearch className="icon" aria-hidden="true" />
            {words.data.show}
          </Button>
        )}
        <Button look="line" onPress={() => void dispatch(removePlace(place))}>
          <Trash2 className="icon" aria-hidden="true" />
          {words.data.remove}
        </Button>
      </div>
      <p className="small quiet">
        {row.kind === 'place' ? '' : `${place.name}${words.common.colon}`}
        {words.data.removeHint}
      </p>
    </section>
  );
}

/** More lists than this are counted, not listed. */
const MOST_LISTS = 40;

function UsedBy({ row }: { readonly row: DataRow }) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const entries = useAppSelector((state) => state.library.entries);
  const lists = listsOf(row, entries);
  return (
    <section className={styles.section}>
      <h3>{words.data.usedBy}</h3>
      {lists.length === 0 ? <p className="quiet">{words.data.usedByNone}</p> : null}
      <ul className={styles.lists}>
        {lists.slice(0, MOST_LISTS).map((entry) => (
          <li key={entry.path}>
            <Button look="link" onPress={() => void dispatch(openList(entry.path, entry.modified))}>
              {titleOfList(entry)}
            </Button>
            <EntryVerdict entry={entry} />
          </li>
        ))}
      </ul>
      {lists.length > MOST_LISTS ? (
        <p className="quiet">{words.chosen.moreRows(lists.length - MOST_LISTS)}</p>
      ) : null}
    </section>
  );
}
