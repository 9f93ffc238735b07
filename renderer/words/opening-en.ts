/** Labels of opening a file that holds a list of the library. */
export const openingEn = {
  dropping: {
    title: 'Drop to open',
    lists: 'Lists, one or several, or a folder of them: .muster, .ros, .rosz, .json',
    data: 'A folder or a zip of data is added to the data.',
    neither: (name: string) =>
      name === ''
        ? 'The folder is empty.'
        : `“${name}” holds neither lists (.muster, .ros, .rosz) nor data of a game.`,
    loose: (name: string, others: number) =>
      `“${name}”${others === 0 ? '' : others === 1 ? ' and one more' : ` and ${others} more`}: single files of data are not added. Drop the folder or the zip with all files of the game.`,
  },
  twin: {
    label: 'A list that you have already',
    what: (name: string) => `“${name}” is among your lists already, and not as this file has it.`,
    changed: (mine: string, file: string) => `Last changed: yours ${mine}, that of the file ${file}.`,
    ask: 'What is to become of the two?',
    both: 'Keep both',
    replace: 'Replace mine',
    mine: 'Open mine',
    cancel: 'Cancel',
    hint: (isInPlace: boolean) =>
      `Keep both: the file becomes a list of its own, ${
        isInPlace ? 'edited where it lies' : 'among yours'
      }. Replace mine: as it is now, yours stays among its earlier versions.`,
    same: (name: string) => `“${name}” is among your lists already, just as the file has it: yours is open.`,
    replaced: (name: string) =>
      `“${name}” is now as the file has it. As it was, it stays among its earlier versions.`,
  },
};
