import { useLocale } from 'react-aria-components';
import styles from './KeyCap.module.css';
import { keyName } from './key-name';

export function KeyCap({ keys }: { readonly keys: string }) {
  // Of the program, not of the root element: that one changes only after all is drawn.
  const { locale } = useLocale();
  return <kbd className={styles.cap}>{keyName(keys, locale.startsWith('fr') ? 'fr' : 'en')}</kbd>;
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
