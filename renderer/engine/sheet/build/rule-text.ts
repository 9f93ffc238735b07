import { isItem } from '../list-item';

/**
 * A text of the data for a narrow column: line breaks and runs of blanks would only make holes there, but the items of a
 * list stay apart, one on each line, and what follows the list after an empty line stands apart from its last item.
 */
export function ruleText(text: string): string {
  const parts: string[] = [];
  let isAfterGap = false;
  for (const each of text.replace(/\s+([•●▪◦‣⁃])\s*/g, '\n$1 ').split(/\r\n|\r|\n/)) {
    const line = each.replace(/\s+/g, ' ').trim();
    if (line === '') {
      isAfterGap = true;
      continue;
    }
    const last = parts.at(-1);
    const isApart = isItem(line) || (isAfterGap && last !== undefined && isItem(last));
    if (last === undefined || isApart) parts.push(line);
    else parts[parts.length - 1] = `${last} ${line}`;
    isAfterGap = false;
  }
  return parts.join('\n');
}
