import { Fragment } from 'react';
import { useWords } from '../../../words/use-words';
import type { ProfileColumn, ProfileTableView, ProfileValue } from '../../../worker/protocol/chosen-view';
import styles from './Chosen.module.css';
import { ProfileTexts } from './ProfileTexts';
import { printedAs, type SplitProfiles, splitProfiles } from './split-profiles';

/** A table of statistics: narrow values in cells, words beside them, all as text where words are most of it. */
export function ProfileTable({ table }: { readonly table: ProfileTableView }) {
  const split = splitProfiles(table);
  return split.look === 'texts' ? <ProfileTexts table={table} /> : <Cells table={table} split={split} />;
}

function Cells({ table, split }: { readonly table: ProfileTableView; readonly split: SplitProfiles }) {
  const isLine = split.look === 'line';
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
          {split.cells.map(({ id, name, long }) => (
            <th key={id} scope="col" title={long}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <Fragment key={row.key}>
            <tr>
              {hasNames ? (
                <th scope="row" className={isLine ? styles.lineName : styles.rowName} title={row.name}>
                  {row.name}
                  {row.note === '' ? null : <span className={styles.profileNote}>{row.note}</span>}
                </th>
              ) : null}
              {split.cells.map((column) => (
                <Value key={column.id} column={column} value={row.values[column.at]} />
              ))}
            </tr>
            {split.said.length === 0 ? null : (
              <tr className={styles.said}>
                <td colSpan={split.cells.length + Number(hasNames)}>
                  <Said columns={split.said} values={row.values} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

/** Values of words, each after the name of its column. */
function Said({
  columns,
  values,
}: {
  readonly columns: SplitProfiles['said'];
  readonly values: readonly ProfileValue[];
}) {
  const { common } = useWords();
  return columns.map(({ id, name, at }, index) => (
    <Fragment key={id}>
      {index === 0 ? null : ' · '}
      {name}
      {common.colon}
      <b>{values[at]?.text}</b>
    </Fragment>
  ));
}

function Value({
  column,
  value,
}: {
  readonly column: ProfileColumn;
  readonly value: ProfileValue | undefined;
}) {
  const words = useWords();
  if (value === undefined) return <td />;
  const text = printedAs(value.text, column.unit);
  return value.printed === undefined ? (
    <td>{text}</td>
  ) : (
    <td className={styles.changed} title={words.chosen.printed(value.printed)}>
      {text}
    </td>
  );
}
