import type { ComponentProps, Ref } from 'react';
import { cx } from './cx';
import styles from './RowTable.module.css';

interface RowTableProps extends ComponentProps<'table'> {
  readonly scrollRef?: Ref<HTMLDivElement>;
  readonly scrollClassName?: string | undefined;
  /** Nothing is drawn then, not even the head. */
  readonly isEmpty: boolean;
}

/** A table of rows to choose from, which scroll under its head. The columns and their widths are the screen's own. */
export function RowTable({ scrollRef, scrollClassName, isEmpty, className, ...table }: RowTableProps) {
  return (
    <div ref={scrollRef} className={cx(styles.scroll, scrollClassName)} data-empty={isEmpty}>
      <table {...table} className={cx(styles.table, className)} />
    </div>
  );
}

/** The look of a row of it. */
export function rowClass(isChosen = false): string {
  return cx(styles.row, isChosen && styles.chosen);
}
