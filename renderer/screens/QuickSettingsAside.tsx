import { QuickSettings } from './QuickSettings';
import styles from './QuickSettingsAside.module.css';

/** The quick settings at the right end of a frame's bar. */
export function QuickSettingsAside() {
  return (
    <div className={styles.aside}>
      <QuickSettings />
    </div>
  );
}
