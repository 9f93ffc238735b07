import { constants } from 'node:fs';

/**
 * Flags to open a file with that may turn out to be a pipe: opening a pipe to read would wait, perhaps for ever, for
 * somebody who writes into it. Files know no difference, nor does Windows.
 */
export const READ_WITHOUT_WAITING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
