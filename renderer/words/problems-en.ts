import { type HostProblemKind, MAX_FOLDER_FILES } from '../../electron/messages';
import { number } from '../engine/words/numbers';
import type { EngineProblem } from '../worker/protocol/calls';

/** Why something could not be done: what, and what to do. */
export const problemsEn: {
  readonly host: Record<HostProblemKind, string>;
  /** Bytes in this line are no text. */
  readonly notText: (line: number) => string;
  readonly engine: Record<EngineProblem['kind'], string>;
} = {
  host: {
    'not-found': 'The file is no longer there.',
    'changed-on-disk': 'Another program has changed the file since it was read.',
    'already-exists': 'A file of that name exists already.',
    'disk-full': 'The disk is full.',
    'read-only': 'It cannot be written, because the folder or file is read-only or belongs to somebody else.',
    'not-readable': 'The file cannot be read, because it belongs to somebody else.',
    'is-folder': 'This is a folder, not a file.',
    'is-no-folder': 'A file stands where a folder should be.',
    'is-no-file': 'This is neither a file nor a folder, but a pipe or a device.',
    'link-loop': 'The file is a link that leads in a circle.',
    'in-use': 'Another program holds the file; close it there and try again.',
    'name-too-long': 'The name is too long.',
    'too-large': 'The file is too large to be a list.',
    'too-large-to-write': 'The file would be too large for this disk.',
    'not-text': 'The file holds no text.',
    'not-allowed': 'The program may not touch this file.',
    'link-outside': 'The file is a link to a place outside its folder; it was not followed.',
    'too-many-files': `The folder has more than ${number(MAX_FOLDER_FILES, 'en')} files; the others were not read. Choose a folder with fewer.`,
    'not-supported': 'A browser tab cannot do this.',
    'bad-request': 'This could not be done.',
    failed: 'This could not be done.',
  },
  notText: (line) =>
    `A letter in line ${number(line, 'en')} cannot be read. Save the file as UTF-8 in a text editor, then open it again.`,
  engine: {
    'no-list': 'No list is open.',
    'not-a-list': 'This is no list that can be read.',
    'newer-format': 'The list was written by a newer version of the program.',
    'unknown-system': 'The data of this game are not there. Add them in “Data”.',
    'unnamed-system': 'The list does not say which game it is of. Add the data of its books in “Data”.',
    'unknown-book': 'Books of this list are not among the data. Add them in “Data”.',
    'broken-data': 'The data of this list have mistakes. “Data” tells which.',
    'other-system': 'What was copied belongs to another game.',
    'no-data': 'The data of this game could not be read.',
    fault: 'Something went wrong in the program. The list is kept.',
  },
};
