import { isSingular, number, points } from '../engine/words/numbers';
import type { EditRefusal } from '../worker/protocol/edit-refusal';
import { toldFew } from './told-few';

const n = (value: number): string => number(value, 'en');
const units = (name: string, count: number): string =>
  count === 1 ? name : `${n(count)} ${isSingular(count, 'en') ? 'unit' : 'units'}`;
const place = (force: string, block: string): string => (block === '' ? force : `${force}, ${block}`);

/** Labels of what hands do with rows: move them, choose several, copy, search everything. */
export const gesturesEn = {
  moving: {
    place,
    /** Read aloud at each step. */
    at: (where: string, index: number, count: number) => `${where}, ${n(index)} of ${n(count)}`,
    start: (name: string, count: number) => `Move ${units(name, count)}`,
    notHere: (name: string, count: number) => `${units(name, count)}: not here`,
    nowhere: (name: string, count: number) =>
      count === 1
        ? `${name}: no other place in the list takes it.`
        : `${units(name, count)}: no other place in the list takes them all.`,
    hints: { place: 'place', put: 'put here', anyway: 'put here anyway', cancel: 'cancel' },
  },

  clip: {
    copied: (name: string, count: number) => `${units(name, count)} copied`,
    nothing: 'Nothing to paste: copy units of a list first.',
    leftOut: (names: string) => `Not pasted, because nothing in this list takes it: ${names}`,
  },

  /** What keys or commands asked for and the rules of the program do not do. */
  refusals: (refused: readonly EditRefusal[]) =>
    toldFew(
      refused.map(({ name: { en: name }, why }) => {
        if (why.kind === 'only-force')
          return `${name} stays: a list needs a detachment, and this is the only one.`;
        const reason = why.kind === 'closed' ? why.limit.en : 'it is no longer in the data';
        return `${name} cannot be duplicated: ${reason}.`;
      }),
      (others) => `${n(others)} more cannot be duplicated either.`,
    ),

  several: {
    title: (count: number) => `${n(count)} units`,
    label: 'Units chosen together',
    duplicate: 'Duplicate',
    move: 'Move…',
    copy: 'Copy',
    remove: 'Remove',
    one: 'Choose this one only',
    hints: { mark: 'choose more', drop: 'choose one' },
  },

  palette: {
    open: 'Search or run a command',
    openShort: 'Search',
    label: 'Search and commands',
    placeholder: 'A unit, a row, a command',
    placeholderLists: 'A list, a command',
    commands: 'Commands',
    take: (force: string) => `May be taken · ${force}`,
    takeForces: 'Add a detachment',
    rows: 'In the army',
    lists: 'Lists',
    setLimit: (limit: number) => `Set the limit to ${points(limit, 'en')}`,
    limitNow: (limit: number) => `now ${n(limit)}`,
    /** What else the army itself is looked for by. */
    armyWords: 'points size club date notes name',
    nothing: (text: string) => `Nothing matches “${text}”.`,
    hints: { walk: 'choose', run: 'go', anyway: 'add although greyed', close: 'close' },
    command: {
      'new-list': 'New list',
      'open-file': 'Open a file',
      lists: 'Back to the lists',
      data: 'Game data: add, look through',
      sheet: 'Sheet',
      army: 'Back to the army',
      save: 'Save now',
      'save-as': 'Save as…',
      undo: (step: string) => `Undo: ${step}`,
      redo: (step: string) => `Redo: ${step}`,
      filter: 'Filter the army',
      finding: 'Next finding',
      add: 'Search what may be taken',
      duplicate: (name: string) => `Duplicate ${name}`,
      move: (name: string) => `Move ${name} to another place`,
      copy: (name: string) => `Copy ${name}`,
      cut: (name: string) => `Cut ${name}`,
      remove: (name: string) => `Remove ${name}`,
      name: (name: string) => `Own name of ${name}`,
      notes: (name: string) => `Notes on ${name}`,
      versions: 'Earlier versions of the list',
      'whole-army': 'Show the army itself: limit, player, event',
      'light-theme': 'Light theme',
      'dark-theme': 'Dark theme',
      'system-theme': 'Theme as the system',
      'other-language': 'En français',
      compact: 'Compact rows',
      comfortable: 'Comfortable rows',
      settings: 'Settings',
      keys: 'All keys',
    },
  },
};
