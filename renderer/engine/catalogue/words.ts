const WORDS = new Set([
  'self',
  'parent',
  'ancestor',
  'force',
  'roster',
  'primary-category',
  'primary-catalogue',
  'root-entry',
  'top-force',
  'unit',
  'model',
  'upgrade',
  'mount',
  'crew',
  'unit-group',
  'model-or-unit',
  'non-upgrade-entry',
  'group',
  'link',
  'entry',
  'category',
  'any',
]);

/** Whether a scope or child id is a word of the format; everything else is an id. */
export const isWord = (id: string): boolean => WORDS.has(id) || WORDS.has(id.replace(/-self$/, ''));
