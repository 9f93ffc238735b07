/** Largest file that is read or written: far above any list (0.1 MB) or data file (25 MB). */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;
export const MAX_FOLDER_FILES = 5000;
/** Days that a deleted list stays in the bin. */
export const BIN_DAYS = 30;
/** How long the window may take to answer before it is closed all the same. */
export const CLOSE_PATIENCE_MS = 3000;
