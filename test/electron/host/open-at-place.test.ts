import { describe, expect, test } from 'vitest';
import { openAtPlace, type SystemDesk } from '../../../electron/host/open-at-place';

interface Able {
  readonly platform?: NodeJS.Platform;
  readonly editors?: readonly string[];
  readonly opensFiles?: boolean;
  readonly editorFails?: boolean;
}

function aDesk({ platform = 'linux', editors = [], opensFiles = true, editorFails = false }: Able) {
  const done: string[] = [];
  const desk: SystemDesk = {
    platform,
    programFor: (address) => (editors.some((editor) => address.startsWith(`${editor}:`)) ? 'An Editor' : ''),
    openAddress: async (address) => {
      if (editorFails) throw new Error('refused');
      done.push(address);
    },
    openFile: async (path) => {
      if (!opensFiles) return 'no program';
      done.push(`open ${path}`);
      return '';
    },
    showInFolder: (path) => void done.push(`show ${path}`),
  };
  return { desk, done };
}

describe('a place in a file is opened as near as the system can', () => {
  test.each([
    {
      claim: 'at the line in an editor that the system knows',
      able: { editors: ['vscode', 'cursor'] },
      path: '/home/me/My Data/a book#1.json',
      how: 'place',
      done: ['vscode://file/home/me/My%20Data/a%20book%231.json:12:5'],
    },
    {
      claim: 'of a drive of Windows too',
      able: { editors: ['vscodium'], platform: 'win32' },
      path: 'C:\\Users\\é\\Port.cat',
      how: 'place',
      done: ['vscodium://file/C:/Users/%C3%A9/Port.cat:12:5'],
    },
    { claim: 'else as the file', able: {}, path: '/d/a.gst', how: 'file', done: ['open /d/a.gst'] },
    {
      claim: 'as the file when the editor refuses',
      able: { editors: ['vscode'], editorFails: true },
      path: '/d/a.gst',
      how: 'file',
      done: ['open /d/a.gst'],
    },
    {
      claim: 'else in its folder',
      able: { opensFiles: false },
      path: '/d/a.gst',
      how: 'folder',
      done: ['show /d/a.gst'],
    },
    {
      claim: 'what Windows takes for something else in its folder',
      able: { platform: 'win32' },
      path: 'C:\\d\\a.cat',
      how: 'folder',
      done: ['show C:\\d\\a.cat'],
    },
    {
      claim: 'what is packed in its folder',
      able: { editors: ['vscode'] },
      path: '/d/a.zip',
      how: 'folder',
      done: ['show /d/a.zip'],
    },
  ] as const)('$claim', async ({ able, path, how, done }) => {
    const made = aDesk(able);
    expect(await openAtPlace({ path, line: 12, column: 5 }, made.desk)).toBe(how);
    expect(made.done).toEqual(done);
  });
});
