import type { ReactNode } from 'react';
import styles from './EmptyTable.module.css';

/** In place of a table without rows: what is missing, and what can be done. */
export function EmptyTable({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
