import type { ComponentProps } from 'react';
import styles from './Strip.module.css';

/** One line under a column that says something and holds what can be done about it. */
export function Strip(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.strip} />;
}
