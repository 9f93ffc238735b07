import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkSeal } from '../../../renderer/engine/exchange/check-seal';
import { digest } from '../../../renderer/engine/exchange/digest';
import { readList } from '../../../renderer/engine/exchange/list/read-list';
import { writeList } from '../../../renderer/engine/exchange/list/write-list';
import { aRoster } from './roster-builder';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function sealed(change: (text: string) => string): Promise<string | undefined> {
  const roster = aRoster();
  const read = readList(change(writeList(roster, await digest(roster, sha256))));
  if (read.kind !== 'list') throw new Error(read.kind);
  return (await checkSeal(read, sha256))?.kind;
}

test.each([
  { claim: 'what was sealed is whole', change: (text: string) => text, told: undefined },
  {
    claim: 'how the file is laid out does not matter',
    change: (text: string) => JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).reverse())),
    told: undefined,
  },
  {
    claim: 'digits in capitals are the same digest',
    change: (text: string) =>
      text.replace(/"digest": "(\w+)"$/m, (all) => all.toUpperCase().replace('DIGEST', 'digest')),
    told: undefined,
  },
  {
    claim: 'one letter more is another list',
    change: (text: string) => text.replace('"name": "', '"name": "x'),
    told: 'broken-seal',
  },
  {
    claim: 'a field that nobody knows belongs to what was sealed',
    change: (text: string) => text.replace('{', '{ "x-table": 7,'),
    told: 'broken-seal',
  },
  {
    claim: 'no digest at all does not hold',
    change: (text: string) => text.replace(/"digest": "\w+"/, '"digest": "yes"'),
    told: 'broken-seal',
  },
  {
    claim: 'a list that was never sealed is as good',
    change: (text: string) => text.replace(/,\s*"digest": "\w+"/, ''),
    told: undefined,
  },
])('$claim', async ({ change, told }) => {
  expect(await sealed(change)).toBe(told);
});
