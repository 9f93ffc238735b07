import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesOfArguments } from '../../../electron/host/files-of-arguments';

test('lists among the words of a command line, from the folder it was said in', () => {
  const words = ['--allow-file-access', 'a.muster', '/tmp/B.ROS', 'x.txt', '--file=c.rosz', 'd.rosz'];
  expect(filesOfArguments(words, '/home/me')).toEqual(
    ['/home/me/a.muster', '/tmp/B.ROS', '/home/me/d.rosz'].map((each) => resolve(each)),
  );
});
