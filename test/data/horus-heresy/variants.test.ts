import { describe, expect, test } from 'vitest';
import { heresy, judge, workedList } from './engine';
import { ListScript } from './list-script';
import type { Variant } from './variants/variant';
import { w1 } from './variants/w1';
import { w2 } from './variants/w2';
import { w3 } from './variants/w3';
import { w4 } from './variants/w4';
import { w5 } from './variants/w5';
import { w6 } from './variants/w6';
import { w7 } from './variants/w7';
import { w8 } from './variants/w8';

const catalogue = heresy();
const tables: Readonly<Record<string, readonly Variant[]>> = { w1, w2, w3, w4, w5, w6, w7, w8 };

/** What is in the first list more often than in the second. */
function without(all: readonly string[], known: readonly string[]): string[] {
  const left = [...known];
  return all.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

describe.each(Object.entries(tables))('one thing changed in %s', (name, variants) => {
  const list = workedList(name);
  const before = judge(catalogue, list);

  test.each(variants)('$claim', ({ change, earns = [], clears = [], total }) => {
    const after = judge(catalogue, new ListScript(catalogue, list).run(change));
    expect({
      earns: without(after.errors, before.errors),
      clears: without(before.errors, after.errors),
    }).toEqual({ earns: [...earns].sort(), clears: [...clears].sort() });
    if (total !== undefined) expect(after.total).toBe(total);
  });
});
