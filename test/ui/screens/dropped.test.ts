import { expect, test } from 'vitest';
import { dropped } from '../../../renderer/screens/drop/dropped';

const aFile = (name: string) => ({
  isDirectory: false,
  isFile: true,
  name,
  file: (give: (file: File) => void) => give(new File(['x'], name)),
});

const aFolder = (name: string, entries: readonly unknown[]) => ({
  isDirectory: true,
  isFile: false,
  name,
  createReader: () => {
    const pieces = [[...entries], []];
    return { readEntries: (take: (found: unknown) => void) => take(pieces.shift() ?? []) };
  },
});

const aDrop = (entry: unknown) =>
  ({
    items: [{ kind: 'file', webkitGetAsEntry: () => entry }],
    files: [new File([], 'mine')],
  }) as unknown as DataTransfer;

test.each([
  { claim: 'lists', inside: ['One.muster', 'Two.ROSZ', 'Three.ros'], lists: 3, data: 0 },
  { claim: 'data', inside: ['Game.gst', 'Army.cat', 'book.json'], lists: 0, data: 3 },
  { claim: 'both', inside: ['One.muster', 'Game.gst', 'Game.zip'], lists: 1, data: 2 },
  { claim: 'neither', inside: ['notes.txt', 'photo.png', '.hidden.muster'], lists: 0, data: 0 },
])('a folder with $claim is told apart, in folders below it too', async ({ inside, lists, data }) => {
  const files = inside.map(aFile);
  const folder = aFolder('mine', [aFolder('below', files.slice(0, 1)), ...files.slice(1)]);
  const { places } = await dropped(aDrop(folder));
  expect(places[0]?.lists).toHaveLength(lists);
  expect(places[0]?.files).toHaveLength(data);
});
