import { describe, expect, it } from 'vitest';
import { type FromThread, postWithCopies, receiveInOrder } from '../../renderer/worker/early-patches';
import { mailboxMemory, openMailbox } from '../../renderer/worker/mailbox';
import type { FromWorker } from '../../renderer/worker/protocol/calls';

const patch = (spent: number): FromWorker => ({ kind: 'patch', patch: { totals: { spent } as never } });
const answer: FromWorker = { kind: 'done', id: 1, value: null };

function link() {
  const memory = mailboxMemory();
  const [writer, reader] = [openMailbox(memory), openMailbox(memory)];
  const posted: FromThread[] = [];
  const got: FromWorker[] = [];
  const receive = receiveInOrder((message) => got.push(message));
  return {
    post: postWithCopies(
      (message) => posted.push(message),
      () => writer,
    ),
    look: () => {
      for (const text of reader.read()) receive(JSON.parse(text));
    },
    deliver: () => {
      for (const message of posted.splice(0)) receive(message);
    },
    seen: () => got.map((message) => (message.kind === 'patch' ? message.patch.totals?.spent : message.kind)),
  };
}

describe('copies of patches in shared memory', () => {
  it.each([
    { way: 'first the copies, then the posted ones', looks: ['look', 'deliver'] as const },
    { way: 'first the posted ones, then the copies', looks: ['deliver', 'look'] as const },
    { way: 'only the posted ones', looks: ['deliver'] as const },
  ])('each patch counts once: $way', ({ looks }) => {
    const line = link();
    line.post(patch(10));
    line.post(patch(20));
    line.post(answer);
    for (const each of looks) line[each]();
    expect(line.seen().filter((each) => each !== 'done')).toEqual([10, 20]);
    expect(line.seen().filter((each) => each === 'done')).toHaveLength(1);
  });

  it('a copy that is ahead of a patch which had no room waits for its posted one', () => {
    const line = link();
    line.post({ kind: 'patch', patch: { head: { name: 'x'.repeat(1 << 19) } as never } });
    line.post(patch(20));
    line.look();
    expect(line.seen()).toEqual([]);
    line.deliver();
    expect(line.seen()).toEqual([undefined, 20]);
  });
});
