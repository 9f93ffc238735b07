/** Stands in a table for rows that are not drawn. */
export function RowSpacer({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus
  return <tr aria-hidden="true" style={{ height }} />;
}
