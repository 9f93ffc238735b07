/** What a run over a folder of rosters counts. */
export interface Tally {
  all: number;
  opened: number;
  /** Not read, and the file itself shows why it cannot be. */
  refused: number;
  /** Read and written in every form, with and without data and unknown things: nothing is lost. */
  whole: number;
  /** Their XML was compared with what is written, by another reader. */
  compared: number;
  /** Attributes, lists and texts of nobody's that were put into the files. */
  unknown: number;
  paired: number;
  comparable: number;
  equal: number;
  withNotes: number;
  notesWithData: number;
}

export const noTally = (): Tally => ({
  ...{ all: 0, opened: 0, refused: 0, whole: 0, compared: 0, unknown: 0 },
  ...{ paired: 0, comparable: 0, equal: 0, withNotes: 0, notesWithData: 0 },
});

/** What must hold whatever else is asked. */
const LEAST_SHARE = 0.99;

/** Figures of an earlier run, which a later one must reach. */
export interface AtLeast {
  readonly opened: number;
  readonly equal: number;
}

const share = ({ equal, comparable }: Tally): number => (comparable === 0 ? 1 : equal / comparable);

export function tallyLines(tally: Tally): readonly string[] {
  const { all, opened, refused, whole, compared, unknown, paired, comparable, equal } = tally;
  return [
    `${all} rosters: ${opened} opened, ${refused} refused with reason, ${all - opened - refused} neither`,
    `${whole} of ${opened} whole when written as .ros, .rosz, .json and .muster and read again, ${unknown} unknown attributes, lists and texts among them`,
    `${compared} of ${opened} written with every element, attribute and text of their file, as another XML reader sees them; the others are of an older form`,
    `${paired} with data; totals equal in every cost type in ${equal} of ${comparable} that can be compared (${(share(tally) * 100).toFixed(1)} %)`,
    `${tally.withNotes} with notes, ${tally.notesWithData} of them with data`,
  ];
}

/** What is worse than it must be; empty when all is well. */
export function worse(tally: Tally, least: AtLeast): readonly string[] {
  const { all, opened, refused, whole, equal } = tally;
  return [
    ...(opened + refused < all ? ['some rosters are neither opened nor refused for a reason'] : []),
    ...(whole < opened ? ['some rosters do not come back whole'] : []),
    ...(share(tally) < LEAST_SHARE ? [`fewer than ${LEAST_SHARE * 100} % of the totals are equal`] : []),
    ...(opened < least.opened ? [`${opened} opened, ${least.opened} before`] : []),
    ...(equal < least.equal ? [`${equal} totals equal, ${least.equal} before`] : []),
  ];
}
