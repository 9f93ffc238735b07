import type { ReactNode } from 'react';
import styles from './Chosen.module.css';

/** A part of the right column under a quiet heading. */
export function Section({
  title,
  hint,
  children,
}: {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      {title === '' && hint === undefined ? null : (
        <div className={styles.sectionHead}>
          <h3>{title}</h3>
          {hint === undefined ? null : <span>{hint}</span>}
        </div>
      )}
      {children}
    </section>
  );
}
