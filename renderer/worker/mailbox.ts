/**
 * A ring of texts in memory that two threads share: one writes, the other reads whenever it likes.
 *
 * Why: after a key press Chromium holds a worker's messages back until the next frame is painted, so that what a key
 * did would be seen one frame late. Shared memory can be read in time for that frame. It holds copies only: every
 * message is posted as well, so a full ring or a page without shared memory loses nothing but the head start.
 */
export interface Mailbox {
  /** @returns false when there is no room for it; the text is then left out */
  write(text: string): boolean;
  /** What was written since the last time, oldest first. */
  read(): readonly string[];
}

/** Bytes for texts; a power of two, so that positions may wrap at 2³². */
const SIZE = 1 << 18;
const WRITTEN = 0;
const READ = 1;
const HEAD = 2 * Int32Array.BYTES_PER_ELEMENT;
const LENGTH = 4;

export function mailboxMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(HEAD + SIZE);
}

/** One end. Each of the two threads makes its own over the same memory. */
export function openMailbox(memory: SharedArrayBuffer): Mailbox {
  const positions = new Int32Array(memory, 0, 2);
  const bytes = new Uint8Array(memory, HEAD, SIZE);
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  const put = (at: number, part: Uint8Array): void => {
    const from = at & (SIZE - 1);
    const first = Math.min(part.length, SIZE - from);
    bytes.set(part.subarray(0, first), from);
    bytes.set(part.subarray(first), 0);
  };
  /** A copy: shared memory cannot be decoded in place. */
  const take = (at: number, length: number): Uint8Array => {
    const from = at & (SIZE - 1);
    const part = new Uint8Array(length);
    const first = Math.min(length, SIZE - from);
    part.set(bytes.subarray(from, from + first));
    part.set(bytes.subarray(0, length - first), first);
    return part;
  };

  return {
    write(text) {
      const written = Atomics.load(positions, WRITTEN);
      const used = (written - Atomics.load(positions, READ)) >>> 0;
      const part = encoder.encode(text);
      if (used + LENGTH + part.length > SIZE) return false;
      put(written, new Uint8Array(Uint32Array.of(part.length).buffer));
      put(written + LENGTH, part);
      // Last, so that the reader never sees a text that is not whole.
      Atomics.store(positions, WRITTEN, (written + LENGTH + part.length) | 0);
      return true;
    },
    read() {
      const texts: string[] = [];
      const written = Atomics.load(positions, WRITTEN);
      let at = Atomics.load(positions, READ);
      while (at !== written) {
        const [length = 0] = new Uint32Array(take(at, LENGTH).buffer);
        texts.push(decoder.decode(take(at + LENGTH, length)));
        at = (at + LENGTH + length) | 0;
      }
      Atomics.store(positions, READ, at);
      return texts;
    },
  };
}
