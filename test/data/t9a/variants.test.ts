import { describe, expect, test } from 'vitest';
import { ListScript } from './list-script';
import { findingsOf, nameOf, t9aCatalogue, workedList } from './t9a-data';
import { DREAD_ELVES_VARIANTS } from './variants/dread-elves';
import { EMPIRE_VARIANTS } from './variants/empire-of-sonnstahl';
import { WARRIORS_VARIANTS } from './variants/warriors-of-the-dark-gods';

interface Variant {
  readonly list: string;
  readonly claim: string;
  readonly change: string;
  /** Findings that the change brings (`+id`) and takes away (`-id`), in any order. */
  readonly earns: readonly string[];
}

/** `claim | change | findings`, below a line that names the list. */
function readVariants(table: string): Variant[] {
  const variants: Variant[] = [];
  let list = '';
  for (const line of table.trim().split('\n')) {
    const [claim = '', change, findings = ''] = line.split('|').map((each) => each.trim());
    if (change === undefined) {
      list = claim.split(':')[0] as string;
      continue;
    }
    const earns = findings === 'none' ? [] : findings.split(/ (?=[+-])/).sort();
    variants.push({ list, claim, change, earns });
  }
  return variants;
}

/** What stands in one and not in the other, each as often as it stands there. */
function difference(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before];
  const gained = after.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [...gained.map((each) => `+${each}`), ...left.map((each) => `-${each}`)].sort();
}

const catalogue = t9aCatalogue();
const variants = [EMPIRE_VARIANTS, DREAD_ELVES_VARIANTS, WARRIORS_VARIANTS].flatMap(readVariants);

test('the tables hold at least 110 variants, of all eight lists', () => {
  expect(variants.length).toBeGreaterThanOrEqual(110);
  expect(new Set(variants.map((variant) => variant.list)).size).toBe(8);
});

describe.each(['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8'])('%s', (list) => {
  const base = workedList(list);
  const before = findingsOf(catalogue, base).map(nameOf);

  test.each(variants.filter((variant) => variant.list === list))('$claim', ({ change, earns }) => {
    const changed = new ListScript(catalogue, base).run(change);
    expect(difference(before, findingsOf(catalogue, changed).map(nameOf))).toEqual(earns);
  });
});
