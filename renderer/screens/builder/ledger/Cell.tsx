import type { ReactNode } from 'react';

export interface CellProps {
  readonly className: string | undefined;
  readonly children?: ReactNode;
}

/** A cell of the ledger. Rows are boxes of fixed height, so that long armies need draw only what is seen. */
export function Cell({ className, children }: CellProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the row has the focus, as in every treegrid
    // biome-ignore lint/a11y/useSemanticElements: a table cell can stand in a table only
    <div role="gridcell" className={className}>
      {children}
    </div>
  );
}
