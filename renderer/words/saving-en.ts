/** Labels of keeping lists: whether they are saved, and what becomes of them when they cannot be. */
export const savingEn = {
  saving: {
    saved: (time: string) => `Saved ${time}`,
    inTab: (time: string) => `Only in this tab, ${time}`,
    saving: 'Saving…',
    unsaved: 'Not saved yet',
    failed: 'Not saved',
    retry: 'Try again',
    downloaded: (name: string) =>
      `${name} is among your downloads: a copy as it is now. What you change from here on stays in this browser.`,
    openedCopy: (name: string) =>
      `${name} was opened as a copy in this browser’s lists: the browser does not let the file itself be changed. “Share” makes a file of it again.`,
    recovered: 'The last unsaved changes were brought back.',

    elsewhere: 'Also open in another window',
    elsewhereLong: 'This list is open in another window too. What is saved in one is shown in the other.',
    followed: 'Another window or program has saved this list. This is how it was saved; undo begins anew.',
    moved: (name: string) => `The file of this list was renamed or moved. It is saved there: ${name}.`,
    gone: (name: string) =>
      `The file of this list was no longer there. It was written again: ${name}. If it was renamed, there are two now.`,
    tookTheirs: 'This is the list as its file has it. Yours is kept aside: it is offered among your lists.',

    reopened:
      'The part of the program that works lists out stopped and was started again. The list is open as it last was: check your last step. Undo begins anew.',
    engineRestarted: 'The part of the program that works lists out stopped and was started again.',
    notReopened:
      'The part of the program that works lists out stopped, and the list could not be opened again. What was not saved is kept aside.',
    engineGone:
      'The part of the program that works lists out stops again and again. What was not saved is kept aside. Close the window and start the program anew.',

    stopped: {
      label: 'The list is not saved',
      what: (name: string) => `“${name}” is not saved.`,
      conflict: 'Another window or program has saved it too, since this window read it.',
      ask: {
        none: 'The next change tries again.',
        conflict: 'Which of the two is to hold?',
        close: 'The window stays open until you say what becomes of your changes.',
        other: 'Before you go: what is to become of your changes?',
      },
      keepMine: 'Keep mine',
      saveCopy: 'Save a copy',
      takeTheirs: 'Take theirs',
      keepBoth: 'Keep both',
      conflictHint:
        'Keep mine: theirs stays among the earlier versions. Take theirs: yours is kept aside among your lists. Keep both: yours becomes a list of its own.',
      leave: 'Leave without saving',
      close: 'Close without saving',
      stay: 'Stay here',
      kept: 'What is not saved is kept aside and offered among your lists.',
      lost: 'There is no room to keep it aside: what you leave unsaved is lost.',
    },

    aside: {
      label: 'Lists that were left unsaved',
      one: (name: string, when: string) =>
        when === '' ? `“${name}” was left unsaved` : `“${name}” was left unsaved (${when})`,
      open: 'Open',
      openIt: (name: string) => `Open “${name}” with its unsaved changes`,
      discard: 'Discard',
      discardIt: (name: string) => `Discard the unsaved changes of “${name}”`,
    },
  },
};
