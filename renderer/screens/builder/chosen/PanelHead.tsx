import type { ReactNode } from 'react';
import { shownName } from '../../../engine/words/shortened';
import { useWords } from '../../../words/use-words';
import styles from './Chosen.module.css';

/** Name and price of what is chosen, and what the price is made of. */
export function PanelHead({
  title,
  second,
  price,
  under,
  sum,
  children,
}: {
  readonly title: string;
  readonly second: string | undefined;
  readonly price: string | undefined;
  readonly under: string;
  readonly sum?: readonly number[];
  readonly children?: ReactNode;
}) {
  const words = useWords();
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h2>
          {shownName(title)}{' '}
          {second === undefined ? null : <span className={styles.secondName}>{second}</span>}
        </h2>
        {price === undefined ? null : <span className={styles.price}>{price}</span>}
      </div>
      <div className={styles.under}>
        <p>{under}</p>
        {sum === undefined || sum.length < 2 ? null : (
          <p className={styles.sum}>{sum.map(words.number).join(' + ')}</p>
        )}
      </div>
      {children === undefined ? null : <div className={styles.actions}>{children}</div>}
    </header>
  );
}
