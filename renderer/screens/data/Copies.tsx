import { cx } from '../../components/cx';
import { day } from '../../engine/words/dates';
import { type DataRow, dataPlaceName, pathsOf, sameGames, usedPath } from '../../store/data-rows';
import { checkOf } from '../../store/data-slice';
import { useAppSelector } from '../../store/hooks';
import { useWords } from '../../words/use-words';
import type { DataSystemView } from '../../worker/protocol/data-view';
import styles from './Data.module.css';

type Copied = Extract<DataRow, { kind: 'system' | 'book' }>;

/** Where the same thing is there more than once: which of the files lists use, and why. */
export function Copies({ row }: { readonly row: Copied }) {
  const overview = useAppSelector((state) => state.data.overview);
  const { copies } = row.kind === 'book' ? row.book : row.system;
  const games = row.kind === 'system' ? sameGames(row.system, overview) : [];
  return (
    <>
      {copies.length === 0 ? null : <Files row={row} />}
      {games.length === 0 ? null : <Games games={games} />}
    </>
  );
}

const COLOURS = { used: 'severity-ok', damaged: 'severity-error', passedBy: 'quiet' } as const;

function Files({ row }: { readonly row: Copied }) {
  const words = useWords();
  const check = useAppSelector((state) => checkOf(state.data.checks, row.system.key));
  const of = row.kind === 'book' ? row.book : row.system;
  const used = usedPath(of, check);
  const { copies } = words.data;
  const state = (path: string) =>
    path === used ? 'used' : (check?.files[path]?.errors ?? 0) > 0 ? 'damaged' : 'passedBy';
  return (
    <section className={styles.section} data-testid="copies">
      <h3>{copies.title}</h3>
      <ul>
        {pathsOf(of).map((path) => (
          <li key={path} className={styles.copy}>
            <span className={styles.path}>{path}</span>
            {check === undefined ? null : (
              <span className={cx('small', COLOURS[state(path)])}>{copies[state(path)]}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="small quiet">{row.system.isOurs ? copies.ownRule : copies.rule}</p>
    </section>
  );
}

function Games({ games }: { readonly games: readonly DataSystemView[] }) {
  const words = useWords();
  const language = useAppSelector((state) => state.settings.language);
  const places = useAppSelector((state) => state.data.places);
  return (
    <section className={styles.section} data-testid="same-game">
      <h3>{words.data.copies.games}</h3>
      <ul>
        {games.map(({ key, place, path, isOurs, revision }) => (
          <li key={key} className={styles.copy}>
            <span className={styles.path}>{dataPlaceName(place, places) ?? words.data.shipped}</span>
            <span className="small quiet" title={path}>
              {isOurs || revision === '' ? day(revision, language) : words.data.revision(revision)}
            </span>
          </li>
        ))}
      </ul>
      <p className="small quiet">{words.data.copies.gamesRule}</p>
    </section>
  );
}
