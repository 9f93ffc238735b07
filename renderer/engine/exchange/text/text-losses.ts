import type { Loss } from '../words/tables';

/** What a list loses as text or Markdown; said when one is exported. Words: `lossWords`. */
export const TEXT_LOSSES: readonly Loss[] = [
  'choices',
  'profiles',
  'summaries',
  'versions',
  'unknown-fields',
];
