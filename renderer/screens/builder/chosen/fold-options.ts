import type { OptionRow, OptionSection } from '../../../worker/protocol/chosen-view';

/** Groups of more rows than this fold; what is chosen stays in sight. */
export const LONGEST_GROUP = 8;
/** Key of the unfolded rest of a long group. */
export const WHOLE = 'more:';
/** Of greyed rows only so many stand unasked: their reasons take two lines each. */
const MOST_GREYED = 3;

export interface ShownOption {
  readonly row: OptionRow;
  /** Rows of its group that are folded away after it. */
  readonly hidden: number;
  readonly isFolded: boolean;
  readonly canFold: boolean;
}

/**
 * Which rows of a section are drawn. Rows under a heading are folded with it; a heading is unfolded at first when
 * something below it is chosen. A long group without headings shows what is chosen and the first rows.
 */
export function shownOptions(
  rows: readonly OptionRow[],
  unfolded: Readonly<Record<string, boolean>>,
): readonly ShownOption[] {
  const byHeading = new Map<string, OptionRow[]>();
  for (const row of rows) {
    const key = row.under ?? '';
    byHeading.set(key, [...(byHeading.get(key) ?? []), row]);
  }
  const shown: ShownOption[] = [];
  const walk = (heading: string): void => {
    const group = byHeading.get(heading) ?? [];
    const isGreyed = (row: OptionRow): boolean => row.why !== undefined && !row.isOn;
    const isLong =
      heading === '' &&
      (group.filter((row) => row.control !== 'heading').length > LONGEST_GROUP ||
        group.filter(isGreyed).length > MOST_GREYED);
    const isOpen = unfolded[`${WHOLE}${heading}`] === true;
    let spare = LONGEST_GROUP;
    let greyed = group.filter(isGreyed).length > MOST_GREYED ? MOST_GREYED - 1 : MOST_GREYED;
    let hidden = 0;
    for (const row of group) {
      if (row.control === 'heading') {
        const below = byHeading.get(row.key) ?? [];
        const byHand = Object.hasOwn(unfolded, row.key) ? unfolded[row.key] : undefined;
        const isFolded = !(byHand ?? isOpenAtFirst(below));
        shown.push({ row, hidden: below.length, isFolded, canFold: true });
        if (!isFolded) walk(row.key);
        continue;
      }
      const isQuiet = isGreyed(row);
      const stays = row.isOn || row.control === 'number' || (spare > 0 && (!isQuiet || greyed > 0));
      if (isLong && !isOpen && !stays) {
        hidden += 1;
        continue;
      }
      spare -= 1;
      if (isQuiet) greyed -= 1;
      shown.push({ row, hidden: 0, isFolded: false, canFold: false });
    }
    const last = shown.at(-1);
    if (isLong && last !== undefined && (hidden > 0 || isOpen)) {
      shown[shown.length - 1] = { ...last, hidden, isFolded: !isOpen, canFold: true };
    }
  };
  walk('');
  return shown;
}

/** One of several must be chosen and none is: then all of them are to be seen. */
export function mustChoose({ rows, choose }: Pick<OptionSection, 'rows' | 'choose'>): boolean {
  const radios = rows.filter((row) => row.control === 'radio' && row.under === undefined);
  return choose !== undefined && choose.least > 0 && radios.length > 0 && !radios.some((row) => row.isOn);
}

function isOpenAtFirst(below: readonly OptionRow[]): boolean {
  return below.some((row) => row.isOn && row.control !== 'fixed') && below.length <= LONGEST_GROUP;
}
