import styles from './KeyCap.module.css';
import { keyName } from './key-name';

export function KeyCap({ keys }: { readonly keys: string }) {
  return <kbd className={styles.cap}>{keyName(keys)}</kbd>;
}

/** One or two keys and what they do, as in the status bar. */
export function KeyHint({ keys, children }: { readonly keys: readonly string[]; readonly children: string }) {
  return (
    <span className={styles.hint}>
      {keys.map((key) => (
        <KeyCap key={key} keys={key} />
      ))}
      {children}
    </span>
  );
}
