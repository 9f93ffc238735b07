import styles from './BusyBar.module.css';

/** A thin bar at the top while something is read that takes its time. */
export function BusyBar({ label }: { readonly label: string }) {
  return <div role="progressbar" aria-label={label} className={styles.bar} />;
}
