import { describe, expect, test } from 'vitest';
import { ListEditor } from './list-editor';
import { findingKeys, netepicCatalogue, workedList } from './netepic-data';
import { variants } from './variants/all';

const catalogue = netepicCatalogue();

/** `all` without one of each of `gone`. */
function without(all: readonly string[], gone: readonly string[]): string[] {
  const left = [...all];
  for (const each of gone) {
    const at = left.indexOf(each);
    if (at < 0) throw new Error(`${each} is not among ${all.join(', ')}`);
    left.splice(at, 1);
  }
  return left;
}

describe.each(Object.entries(variants))('a change of %s', (id, rows) => {
  test.each(rows)('$claim', ({ from = [], change, earns = [], clears = [] }) => {
    const editor = new ListEditor(catalogue, workedList(id));
    for (const sentence of from) editor.change(sentence);
    const before = findingKeys(catalogue, editor.roster);
    editor.change(change);
    expect(findingKeys(catalogue, editor.roster)).toEqual([...without(before, clears), ...earns].sort());
  });
});

test('there are more than 110 of them, some of which earn nothing', () => {
  const all = Object.values(variants).flat();
  expect(all.length).toBeGreaterThan(110);
  expect(all.filter(({ earns, clears }) => !earns && !clears).length).toBeGreaterThan(30);
});
