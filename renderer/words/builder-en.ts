import { isSingular, number, percent, points } from '../engine/words/numbers';
import { shortened } from '../engine/words/shortened';

/** Of what was typed by mistake no more is said. */
const LONGEST_TYPED = 20;

const n = (value: number): string => number(value, 'en');
const counted = (value: number, one: string, many: string): string =>
  `${n(value)} ${isSingular(value, 'en') ? one : many}`;

/** Labels of the builder's three columns and its strip. */
export const builderEn = {
  builder: {
    undo: 'Undo',
    redo: 'Redo',
    undoStep: (step: string) => `Undo: ${step}`,
    redoStep: (step: string) => `Redo: ${step}`,
    find: 'Filter the army',
    sheet: 'Sheet',
    sheetNeedsData: 'Sheet: not without the data of the list',
    back: 'My lists',
    panes: { add: 'Add', army: 'Army', chosen: 'Chosen' },
    columns: { offers: 'What may be taken', army: 'Army', chosen: 'The chosen thing' },
    points: 'points',
    filterNone: (text: string) => `Nothing in the army matches “${text}”.`,
    emptyArmy: 'Nothing in the army yet',
    emptyArmyHint: 'Choose what to add on the left; Enter adds it.',
  },

  offers: {
    search: 'Add a unit',
    searchLabel: 'Search what may be taken',
    target: 'Goes to',
    onlyFits: (left: number) => `Only what fits in ${points(left, 'en')}`,
    upTo: (left: number) => `≤ ${n(left)}`,
    missing: (value: number) => `${n(value)} missing`,
    placesLeft: (left: number) => `${counted(left, 'place', 'places')} left`,
    pointsLeft: (left: number) => `${n(left)} left`,
    leastMet: (value: number) => `${percent(value, 'en')} met`,
    leastShort: (value: number) => `${n(value)} short`,
    taken: (by: string) => `place taken: ${by}`,
    full: 'no place left',
    noLimit: 'no limit',
    over: (value: number) => `${n(value)} over`,
    ofMost: (taken: number, most: number) => `${n(taken)} of ${n(most)}`,
    upToMost: (most: number) => `0–${n(most)}`,
    others: 'Others',
    /** Over blocks that have no places in this force; how many follows. */
    closed: 'Not open here',
    closedKinds: (count: number) => counted(count, 'kind of unit', 'kinds of unit'),
    newForce: 'New detachment',
    elsewhere: 'In other places of the army',
    nothing: (text: string) => `Nothing matches “${text}”.`,
    nothingHere: (text: string, target: string) => `${target}: nothing matches “${text}”.`,
    unfitting: (value: number) =>
      `${counted(value, 'match does', 'matches do')} not fit in the points left, and the filter leaves ${isSingular(value, 'en') ? 'it' : 'them'} out.`,
    nothingFits: (left: number) =>
      left > 0 ? `${points(left, 'en')} left: no unit fits.` : 'No points left: no unit fits.',
    choicesFit: (value: number, isMore: boolean) =>
      `${counted(value, 'choice', isMore ? 'choices or more' : 'choices')} for units of the army still ${isSingular(value, 'en') ? 'fits' : 'fit'}`,
    nothingOffered: 'Nothing can be taken here.',
    result: (value: number) => counted(value, 'choice', 'choices'),
  },

  ledger: {
    label: 'Army',
    missing: (wanted: string) => (wanted === '' ? 'Missing' : `Missing: ${wanted}`),
    add: (block: string) => `Add to ${block}`,
    addPlaces: (block: string, places: number) =>
      `Add to ${block}, ${counted(places, 'place', 'places')} left`,
    barren: (block: string) => `The data hold nothing for ${block}`,
    countedIn: (block: string) => `counted in ${block}`,
    missingCount: (value: number) => `${n(value)} missing`,
    units: (value: number) => counted(value, 'unit', 'units'),
    noLimit: 'no limit',
    atMost: (value: string) => `at most ${value}`,
    atLeast: (value: string) => `at least ${value}`,
    places: (taken: number, most: number) => `${n(taken)} taken of ${n(most)}`,
    placesAtLeast: (taken: number, least: number) => `${n(taken)} taken, at least ${n(least)}`,
    share: (spent: string, part: string) => `${spent} points, ${part}`,
    lastPrice: (value: string) => `last price ${value}`,
    roles: 'Roles',
  },

  chosen: {
    army: 'The army',
    force: 'Detachment',
    options: 'Options',
    roles: 'Roles',
    general: 'Roles in the army',
    one: 'one',
    oneAtMost: 'one at most',
    chooseExactly: (value: number) => `exactly ${n(value)}`,
    chooseAtMost: (value: number) => `at most ${n(value)}`,
    chooseBetween: (least: number, most: number) => `${n(least)} to ${n(most)}`,
    chooseAtLeast: (value: number) => `at least ${n(value)}`,
    taken: (taken: number, most: number) => `${n(taken)} of ${n(most)}`,
    allowance: (most: number) => `of ${n(most)}`,
    choices: (value: number) => counted(value, 'choice', 'choices'),
    moreRows: (value: number) => `${n(value)} more`,
    fewerRows: 'Show the chosen ones only',
    fixed: (amount: number) => `× ${n(amount)}, fixed`,
    exactly: (amount: number) => `exactly ${n(amount)}`,
    range: (least: number, most: number) => `${n(least)} to ${n(most)}`,
    heldBy: (name: string) => `now ${name}`,
    nobody: 'nobody yet',
    printed: (value: string) => `${value} as printed`,
    capabilities: 'Capabilities',
    notes: 'Notes',
    notesHint: 'Printed on the sheet under the unit',
    ownName: 'Own name',
    remove: 'Remove',
    duplicate: 'Duplicate',
    findings: 'Findings',
    limits: 'Limits',
    details: 'List, player, event',
    listName: 'Name of the list',
    player: 'Player',
    club: 'Club',
    event: 'Event',
    date: 'Date',
    blocks: 'Shares and places',
    values: 'The army in numbers',
    // The data name one model, in the singular: quoted, the name need not agree.
    increase: (name: string) => `More “${name}”`,
    decrease: (name: string) => `Fewer “${name}”`,
    amountOf: (name: string) => `Number of “${name}”`,
    price: 'Price',
    lost: 'Kept with its last known name and price, outside all sums.',
    lastKnown:
      'Shown with the names and prices that the list itself keeps: it can be read and passed on as a file, not changed, printed or written as text.',
    readAgain: 'Read again',
    each: 'each',
    units: (value: number) => counted(value, 'unit', 'units'),
  },

  fields: {
    /** What can be typed, when something else was. */
    wrong: (least: number, most: number) => `A whole number from ${n(least)} to ${n(most)}`,
    /** A text that was too long. */
    cut: (most: number) => `${n(most)} letters at most: the rest was left out.`,
    /** Something else was typed and is gone: what it was, and what stays. */
    notTaken: (least: number, most: number) => (typed: string, kept: number | undefined) => {
      const stays = kept === undefined ? '' : ` ${n(kept)} stays.`;
      return typed === ''
        ? `The field was empty.${stays}`
        : `“${shortened(typed, LONGEST_TYPED)}” is no whole number from ${n(least)} to ${n(most)}.${stays}`;
    },
    /** What stands between thousands beside a space. */
    grouping: ',',
  },

  findings: {
    title: 'Findings',
    none: 'No errors',
    /** Behind what is said of several units alike. */
    alike: (count: number) => `(${n(count)}\u00a0times)`,
  },
};
