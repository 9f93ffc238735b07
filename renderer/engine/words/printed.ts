/** Inches and minus signs as they are printed. */
export function printed(text: string): string {
  return text.replace(/"/g, '″').replace(/(^|[\s(/])-(?=\d)/g, '$1\u2212');
}
