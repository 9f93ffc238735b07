/** Inches, minus signs, times and decimals as they are printed; data write them `8"`, `-2`, `x2`, `3D6*2` and `7.5`. */
export function printed(language: string, text: string): string {
  const signs = text
    .replace(/"/g, '″')
    .replace(/(^|[\s(/])-(?=\d)/g, '$1\u2212')
    .replace(/(^|\s)x(?=\d)|(?<=\d)\*(?=\d)/g, '$1×');
  return language === 'fr' ? signs.replace(/(\d)\.(?=\d)/g, '$1,') : signs;
}
