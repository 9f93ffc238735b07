import type { Mailbox } from './mailbox';
import type { EnginePush, FromWorker } from './protocol/calls';

/** A patch with its place in the order of all patches. */
export interface NumberedPush extends EnginePush {
  readonly number: number;
}

export type FromThread = Exclude<FromWorker, EnginePush> | NumberedPush;

/** The thread's end: every message is posted; patches lie in the mailbox as well, before that. */
export function postWithCopies(
  post: (message: FromThread) => void,
  mailbox: () => Mailbox | undefined,
): (message: FromWorker) => void {
  let number = 0;
  return (message) => {
    if (message.kind !== 'patch') return post(message);
    number += 1;
    const numbered: NumberedPush = { ...message, number };
    mailbox()?.write(JSON.stringify(numbered));
    post(numbered);
  };
}

/** The window's end: whichever copy of a patch comes first counts, always in their order, each once. */
export function receiveInOrder(receive: (message: FromWorker) => void): (message: FromThread) => void {
  let last = 0;
  return (message) => {
    if (message.kind === 'patch') {
      if (message.number !== last + 1) return;
      last = message.number;
    }
    receive(message);
  };
}
