import { Fragment, useMemo, useRef } from 'react';
import { cx } from '../../../components/cx';
import { useInnerWidth } from '../../../components/use-inner-width';
import { useWords } from '../../../words/use-words';
import type {
  ProfileColumn,
  ProfileRowView,
  ProfileTableView,
  ProfileValue,
} from '../../../worker/protocol/chosen-view';
import { useRowHeights } from '../ledger/use-row-offsets';
import styles from './Profiles.module.css';
import { ProfileTexts } from './ProfileTexts';
import { type ProfileLayout, printedAs, profileLayout } from './profile-layout';

/** A table of statistics, set to the width that it has: narrow values in cells, words beside them, all as text where words are most of it. */
export function ProfileTable({ table }: { readonly table: ProfileTableView }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useInnerWidth(box);
  const { density } = useRowHeights();
  const layout = useMemo(() => profileLayout(table, width, density), [table, width, density]);
  return (
    <div ref={box} className={styles.box}>
      {layout.look === 'texts' ? (
        <ProfileTexts table={table} />
      ) : (
        <Cells table={table} layout={layout} look={layout.look} />
      )}
    </div>
  );
}

function Cells({
  table,
  layout: { names, cells, said },
  look,
}: {
  readonly table: ProfileTableView;
  readonly layout: ProfileLayout;
  readonly look: 'table' | 'line';
}) {
  const isBeside = names === 'beside';
  const columns = cells.length + Number(isBeside);
  return (
    <table className={styles[look]} aria-label={table.title}>
      {names === 'above' && look === 'table' ? (
        <caption className={styles.caption}>{table.title}</caption>
      ) : null}
      <thead>
        <tr>
          {isBeside ? (
            <th scope="col" className={styles.name}>
              <span className={cx(look === 'line' && 'only-read')}>{table.title}</span>
            </th>
          ) : null}
          {cells.map(({ id, name, long }) => (
            <th key={id} scope="col" title={long}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {table.rows.map((row) => (
        <tbody key={row.key}>
          {names === 'above' ? (
            <tr>
              <th scope="rowgroup" colSpan={columns} className={cx(styles.name, styles.above)}>
                <RowName row={row} />
              </th>
            </tr>
          ) : null}
          <tr>
            {isBeside ? (
              <th scope="row" className={styles.name}>
                <RowName row={row} />
              </th>
            ) : null}
            {cells.map((column) => (
              <Value key={column.id} column={column} value={row.values[column.at]} />
            ))}
          </tr>
          {said.length === 0 ? null : (
            <tr className={styles.said}>
              <td colSpan={columns}>
                <Said columns={said} values={row.values} />
              </td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}

function RowName({ row: { name, note } }: { readonly row: ProfileRowView }) {
  return (
    <>
      {name}
      {note === '' ? null : <span className={styles.note}>{note}</span>}
    </>
  );
}

/** Values of words, each after the name of its column. */
function Said({
  columns,
  values,
}: {
  readonly columns: ProfileLayout['said'];
  readonly values: readonly ProfileValue[];
}) {
  const { common } = useWords();
  return columns.map(({ id, name, unit, at }, index) => (
    <Fragment key={id}>
      {index === 0 ? null : ' · '}
      {name}
      {common.colon}
      <b>{printedAs(values[at]?.text ?? '', unit)}</b>
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
