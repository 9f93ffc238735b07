import styles from './BusyBar.module.css';

/** A thin bar at the top while something is read that takes its time. */
export function BusyBar({ label }: { readonly label: string }) {
  // It lies over the screen and in none of its regions; as a status it may, and is read out.
  return (
    <div role="status">
      <div role="progressbar" aria-label={label} className={styles.bar} />
    </div>
  );
}
