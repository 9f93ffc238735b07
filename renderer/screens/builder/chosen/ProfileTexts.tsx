import { useWords } from '../../../words/use-words';
import type { ProfileTableView } from '../../../worker/protocol/chosen-view';
import styles from './Profiles.module.css';
import { printedAs } from './profile-layout';

/** Profiles of words: each a paragraph, its columns named in it. */
export function ProfileTexts({ table }: { readonly table: ProfileTableView }) {
  const { common } = useWords();
  return (
    <section className={styles.texts} aria-label={table.title}>
      <h4>{table.title}</h4>
      {table.rows.map((row) => (
        <div key={row.key}>
          <h5>{row.name}</h5>
          {row.note === '' ? null : <p className={styles.note}>{row.note}</p>}
          <dl>
            {row.values.map(({ text }, index) => {
              const column = table.columns[index];
              return text === '' || text === '–' ? null : (
                <div key={column?.id ?? index}>
                  <dt title={column?.long}>
                    {column?.name}
                    {common.colon}
                  </dt>
                  <dd>{printedAs(text, column?.unit)}</dd>
                </div>
              );
            })}
          </dl>
        </div>
      ))}
    </section>
  );
}
