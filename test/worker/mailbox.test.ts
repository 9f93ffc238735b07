import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailboxMemory, openMailbox } from '../../renderer/worker/mailbox';

describe('mailbox', () => {
  it('gives what was written once, in order, to the other end', () => {
    const memory = mailboxMemory();
    const [writer, reader] = [openMailbox(memory), openMailbox(memory)];
    expect(reader.read()).toEqual([]);
    expect(writer.write('one')).toBe(true);
    expect(writer.write('déjà «2 825»')).toBe(true);
    expect(reader.read()).toEqual(['one', 'déjà «2 825»']);
    expect(reader.read()).toEqual([]);
  });

  it('leaves out what has no room, and has room again once it was read', () => {
    const memory = mailboxMemory();
    const [writer, reader] = [openMailbox(memory), openMailbox(memory)];
    const large = 'x'.repeat(100_000);
    expect([large, large, large].map((text) => writer.write(text))).toEqual([true, true, false]);
    expect(writer.write('small')).toBe(true);
    expect(reader.read().map((text) => text.length)).toEqual([100_000, 100_000, 5]);
    expect(writer.write(large)).toBe(true);
  });

  it('goes round its ring for as long as one likes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'binary', maxLength: 60_000 }), { maxLength: 3 })),
        (rounds) => {
          const memory = mailboxMemory();
          const [writer, reader] = [openMailbox(memory), openMailbox(memory)];
          for (let lap = 0; lap < 3; lap += 1) {
            for (const texts of rounds) {
              const taken = texts.filter((text) => writer.write(text));
              expect(reader.read()).toEqual(taken);
            }
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});
