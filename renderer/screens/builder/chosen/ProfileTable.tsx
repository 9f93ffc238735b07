import { useWords } from '../../../words/use-words';
import type { ProfileTableView, ProfileValue } from '../../../worker/protocol/chosen-view';
import styles from './Chosen.module.css';

/** More columns than this are a line of cells of one width, as rulebooks print them. */
const MOST_COLUMNS = 7;

export function ProfileTable({ table }: { readonly table: ProfileTableView }) {
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
