import { useWords } from '../../../words/use-words';
import type { ProfileTableView, ProfileValue } from '../../../worker/protocol/chosen-view';
import styles from './Chosen.module.css';

/** More columns than this are a line of cells of one width, as rulebooks print them. */
const MOST_COLUMNS = 7;

/** A text longer than this is no cell of a table but a text. */
const LONGEST_IN_CELL = 22;

export function ProfileTable({ table }: { readonly table: ProfileTableView }) {
  const isText = table.rows.some(({ values }) => values.some(({ text }) => text.length > LONGEST_IN_CELL));
  if (isText) return <ProfileTexts table={table} />;
  const isLine = table.columns.length > MOST_COLUMNS;
  const hasNames = table.rows.length > 1 || !isLine;
  return (
    <table className={isLine ? styles.line : styles.table} aria-label={table.title}>
      <thead>
        <tr>
          {hasNames ? (
            <th scope="col" className={isLine ? styles.lineName : undefined}>
              {isLine ? <span className="only-read">{table.title}</span> : table.title}
            </th>
          ) : null}
          {table.columns.map((column) => (
            <th key={column.id} scope="col" title={column.long}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.key}>
            {hasNames ? (
              <th scope="row" className={isLine ? styles.lineName : styles.rowName} title={row.name}>
                {row.name}
                {row.note === '' ? null : <span className={styles.profileNote}>{row.note}</span>}
              </th>
            ) : null}
            {row.values.map((value, index) => (
              <Value
                key={table.columns[index]?.id ?? index}
                value={value}
                unit={table.columns[index]?.unit}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Profiles with long texts: each a paragraph, its columns named in it. */
function ProfileTexts({ table }: { readonly table: ProfileTableView }) {
  return (
    <section className={styles.texts} aria-label={table.title}>
      <h4>{table.title}</h4>
      {table.rows.map((row) => (
        <div key={row.key}>
          <h5>{row.name}</h5>
          {row.note === '' ? null : <p className={styles.profileNote}>{row.note}</p>}
          <dl>
            {row.values.map(({ text }, index) =>
              text === '' || text === '–' ? null : (
                <div key={table.columns[index]?.id ?? index}>
                  <dt title={table.columns[index]?.long}>{table.columns[index]?.name}</dt>
                  <dd>{text}</dd>
                </div>
              ),
            )}
          </dl>
        </div>
      ))}
    </section>
  );
}

function Value({ value, unit }: { readonly value: ProfileValue; readonly unit: string | undefined }) {
  const words = useWords();
  const text = unit !== undefined && /^\d+$/.test(value.text) ? `${value.text}\u202f${unit}` : value.text;
  return value.printed === undefined ? (
    <td>{text}</td>
  ) : (
    <td className={styles.changed} title={words.chosen.printed(value.printed)}>
      {text}
    </td>
  );
}
