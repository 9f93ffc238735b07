import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { fileHead } from '../../../../renderer/engine/catalogue/shelf/file-head';
import { aBook, aSystem } from './shelf-files';

const BOOK = {
  format: 'community',
  kind: 'book',
  id: 'b',
  name: 'b',
  gameSystemId: 'sys',
  revision: '1',
  isLibrary: false,
};
const OURS = { format: 'ours', id: 'own', gameSystemId: 'g', revision: '3', isLibrary: false };

describe('the head of a file', () => {
  test.each([
    {
      claim: 'a system in XML, with what stands for special letters',
      text: aSystem('s'),
      head: { kind: 'system', id: 's', name: 'Skirmish & Siege', gameSystemId: 's', revision: '4' },
    },
    { claim: 'a catalogue in XML', text: aBook('b'), head: BOOK },
    {
      claim: 'a library behind a comment that holds a tag',
      text: `<!-- <catalogue id="no"> -->\n${aBook('b', { isLibrary: true })}`,
      head: { ...BOOK, isLibrary: true },
    },
    {
      claim: 'a catalogue in JSON, its head behind all that is long',
      text: '{"catalogue":{"selectionEntries":[{"id":"no","name":"}{\\"]"}],"library":true,"id":"b","name":"b","gameSystemId":"sys","revision":1}}',
      head: { ...BOOK, isLibrary: true },
    },
    {
      claim: 'a system in JSON without a wrapper',
      text: '{"type":"gameSystem","id":"s","name":"S","revision":"2"}',
      head: { kind: 'system', id: 's', name: 'S', revision: '2' },
    },
    {
      claim: 'a book of ours, in any layout',
      text: '{"units":[{"id":"no","system":"no"}],"name":{"en":"Own","fr":"À nous"},"system":"g","id":"own","revision":"3","edition":"2nd"}',
      head: {
        ...OURS,
        kind: 'book',
        name: 'Own',
        names: { en: 'Own', fr: 'À nous' },
        edition: { en: '2nd' },
      },
    },
    {
      claim: 'a system of ours',
      text: '{"id":"g","name":"G","costs":[],"profiles":[],"revision":"3"}',
      head: { format: 'ours', kind: 'system', id: 'g', gameSystemId: 'g' },
    },
    {
      claim: 'capabilities of ours',
      text: '{"system":"g","capabilities":[]}',
      head: { format: 'ours', kind: 'capabilities', id: 'g', gameSystemId: 'g' },
    },
    {
      claim: 'ids that are names of a language stay texts',
      text: '{"catalogue":{"__proto__":{"id":"x"},"id":"__proto__","name":"constructor","gameSystemId":"s"}}',
      head: { id: '__proto__', name: 'constructor' },
    },
  ])('of $claim', ({ text, head }) => {
    expect(fileHead(strToU8(text), true)).toMatchObject(head);
  });

  test.each([
    { claim: 'a roster', text: '<roster id="a" name="a"/>' },
    { claim: 'settings of an editor', text: '{"editor.tabSize":2}' },
    { claim: 'a catalogue without an id', text: '<catalogue name="a">' },
    { claim: 'a book without a game', text: '{"units":[],"id":"a"}' },
    { claim: 'a list', text: '[1,2]' },
    { claim: 'nothing', text: '' },
    { claim: 'a text cut short', text: '{"tabs":{"width":"a' },
  ])('$claim has none', ({ text }) => {
    expect(fileHead(strToU8(text), true)).toBeUndefined();
  });

  test('data that are cut short have lost theirs', () => {
    expect(fileHead(strToU8('{"catalogue":{"id":"a'), true)).toBe('broken');
  });

  test('stands in the beginning of XML; of JSON the whole must be seen', () => {
    expect(fileHead(strToU8(aBook('b')).subarray(0, 200), false)).toMatchObject(BOOK);
    expect(fileHead(strToU8(aBook('b')).subarray(0, 20), false)).toBe('more');
    expect(fileHead(strToU8('{"catalogue":{"id":"b"'), false)).toBe('more');
  });
});
