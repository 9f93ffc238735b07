import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeName, safeFileName } from '../../../electron/files/safe-file-name';

describe('a safe file name', () => {
  test.each([
    { claim: 'accents and spaces stay', wanted: 'Élite  de l’Ombre', is: 'Élite de l’Ombre' },
    { claim: 'what a path is made of goes', wanted: '../a\\b/c', is: 'a b c' },
    { claim: 'a device of Windows gets a mark', wanted: 'nul', is: 'nul_' },
    { claim: 'so does a device with an ending', wanted: 'COM1.txt', is: 'COM1.txt_' },
    { claim: 'dots and spaces at the ends go', wanted: ' ..list. . ', is: 'list' },
    { claim: 'what turns writing around goes', wanted: 'a\u202egpj.exe', is: 'a gpj.exe' },
    { claim: 'nothing becomes something', wanted: '???', is: 'list' },
  ])('$claim', ({ wanted, is }) => {
    expect(safeFileName(wanted)).toBe(is);
  });

  test('whatever is wanted, every system accepts it, and making it safe twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (wanted) => {
        const name = safeFileName(wanted);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(181);
        expect(name).not.toBe('');
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
        expect(name).not.toMatch(/[<>:"/\\|?*\u0000-\u001f]|^[ .]|[ .]$/);
        expect(safeFileName(name)).toBe(name);
      }),
    );
  });
});

test('a free name is told apart without regard to case', () => {
  expect(freeName('list', ['LIST', 'List 2'])).toBe('list 3');
  expect(freeName('list', ['list 2'])).toBe('list');
});
