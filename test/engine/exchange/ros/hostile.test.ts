/** Files that mean harm: refused with a message, or read as what they are, in bounded time. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readList } from '../../../../renderer/engine/exchange/list/read-list';
import { writeRos } from '../../../../renderer/engine/exchange/ros/write-ros';
import { listProblemSentence } from '../../../../renderer/engine/exchange/words/list-problem-words';
import { MOST_VALUE } from '../../../../renderer/engine/source/xml/xml-cursor';

const MILLION = 1_000_000;
/** Far more than needed. Of the processor's time: a busy machine takes nothing from it. */
const MOST_MS = 10_000;

const workMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const zip = (content: Uint8Array): Uint8Array => zipSync({ 'a.ros': content }, { level: 9 });

const CASES: readonly {
  readonly claim: string;
  readonly file: () => string | Uint8Array;
  readonly kind: string;
}[] = [
  {
    claim: 'nesting without end',
    file: () => `<roster>${'<selections><selection>'.repeat(100_000)}`,
    kind: 'broken-xml',
  },
  {
    claim: 'a document type',
    file: () => '<!DOCTYPE roster [<!ENTITY a "b">]><roster>&a;</roster>',
    kind: 'broken-xml',
  },
  { claim: 'an unknown entity', file: () => '<roster name="&lol;"/>', kind: 'broken-xml' },
  { claim: 'zeros packed small', file: () => zip(new Uint8Array(12 * MILLION)), kind: 'broken-zip' },
  {
    claim: 'blanks packed small',
    file: () => zip(strToU8(`<roster>${' '.repeat(12 * MILLION)}`)),
    kind: 'broken-zip',
  },
  {
    claim: 'more than a list when unpacked',
    file: () => zip(new Uint8Array(40 * MILLION)),
    kind: 'broken-zip',
  },
  {
    claim: 'a value of all the file',
    file: () => `<roster name="${'x'.repeat(15 * MILLION)}"/>`,
    kind: 'broken-xml',
  },
  {
    claim: 'a value as long as values may be',
    file: () => `<roster name="${'x'.repeat(MOST_VALUE)}"/>`,
    kind: 'list',
  },
  {
    claim: 'a file beyond all lists',
    file: () => new Uint8Array(20 * MILLION).fill(0x3c),
    kind: 'too-large',
  },
  {
    claim: 'numbers beyond counting',
    file: () =>
      '<roster><forces><force><selections><selection number="1e308"><costs><cost value="1e308"/></costs><selections><selection number="-5"/></selections></selection></selections></force></forces></roster>',
    kind: 'list',
  },
  {
    claim: 'ids that programs have',
    file: () =>
      '<roster id="__proto__" __proto__="1"><forces><force id="__proto__" entryId="constructor"><selections><selection id="toString" entryId="__proto__" number="1"/></selections></force></forces></roster>',
    kind: 'list',
  },
  {
    claim: 'a note of many',
    file: () =>
      `<roster><customNotes>[muster-roll {"nodes":[${'{"id":"a"},'.repeat(350_000)}{}]}]</customNotes></roster>`,
    kind: 'list',
  },
];

describe('a roster that means harm', () => {
  test.each(CASES)('$claim', ({ file, kind }) => {
    const content = file();
    const start = workMs();
    const read = readList(content);
    expect(read.kind).toBe(kind);
    if (read.kind === 'list') expect(readList(writeRos(read.roster)).kind).toBe('list');
    else {
      for (const language of ['en', 'fr'] as const) {
        expect(listProblemSentence(read, language)).not.toMatch(/undefined|NaN|\[object/);
      }
    }
    expect(workMs() - start).toBeLessThan(MOST_MS);
  });

  test('plain objects stay plain', () => {
    const read = readList('<roster __proto__="1"><forces><force __proto__="2"/></forces></roster>');
    if (read.kind !== 'list') throw new Error(read.kind);
    expect(Object.getPrototypeOf(read.roster.forces[0])).toBe(Object.prototype);
    expect(({} as { hit?: unknown }).hit).toBeUndefined();
  });
});
