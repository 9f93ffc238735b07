/** Labels of earlier texts of a list. `when` is when a text was replaced: `yesterday, 14:03`. */
export const versionsEn = {
  versions: {
    title: 'Earlier versions',
    until: (when: string) => `until ${when}`,
    restore: 'Restore',
    restoreIt: (when: string) => `Restore the list as it was until ${when}`,
    unread: 'cannot be read',
    none: 'None yet. One is kept for every five minutes of work.',
    restored: (name: string, when: string) => `“${name}” is as it was until ${when}.`,
    inList: (when: string) => `The list is as it was until ${when}. Undo takes that back.`,
    inListAnew: (when: string) =>
      `The list is as it was until ${when}, with other books than now; undo begins anew. What it was is the latest of the earlier versions.`,
  },
};
