import { expect, test } from 'vitest';
import { keyName } from '../../../renderer/components/key-name';

test.each([
  ['Home', 'Début'],
  ['End', 'Fin'],
  ['Shift F6', 'Maj F6'],
  ['Del', 'Suppr'],
])('a French keyboard calls %s %s', (key, french) => {
  expect(keyName(key, 'fr', false)).toBe(french);
  expect(keyName(key, 'en', false)).toBe(key);
});
