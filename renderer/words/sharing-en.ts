import { isSingular, number } from '../engine/words/numbers';

const n = (value: number): string => number(value, 'en');

/** Labels of what leaves the program and of what was thrown away. */
export const sharingEn = {
  share: {
    title: 'Share',
    file: 'List file, to open again (.muster)',
    roster: 'Roster for other list builders (.rosz)',
    copyText: 'Copy as text',
    text: 'Text (.txt)',
    markdown: 'Text with headings (.md)',
    needsData: 'Not without the data of the list:',
    saveCopy: 'Save a copy…',
    copied: 'The list is on the clipboard as text.',
    notCopied: 'This browser does not let the list onto the clipboard. Save it as text instead.',
  },

  bin: {
    title: 'Recently deleted',
    lead: 'Lists stay here for 30 days, then they are gone.',
    empty: 'Nothing was deleted in the last 30 days.',
    deleted: 'Deleted',
    restore: 'Put back',
    restoreIt: (name: string) => `Put back “${name}”`,
    preview: 'Put a list back to see what is in it.',
    daysLeft: (days: number) =>
      days <= 1 ? 'last day' : `${n(days)} ${isSingular(days, 'en') ? 'day' : 'days'} left`,
    restored: (name: string) => `“${name}” is among your lists again.`,
  },
};
