import { describe, expect, test } from 'vitest';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import { applyBuilderOperation } from '../../renderer/worker/apply-builder-operation';
import { emptyList } from '../../renderer/worker/skeleton';
import { aCatalogue } from './builders/a-game';
import { newId } from './builders/a-list';

const catalogue = aCatalogue();
const { name: ARMY, names } = catalogue.book('book')?.definition ?? { name: '' };
const ARMY_FR = names?.fr ?? ARMY;

const nameAfter = (name: string, value: number | undefined): string => {
  const roster = emptyList(catalogue, { book: 'book', name, limit: 3000, points: 'pts' }, newId);
  const limit = { kind: 'set-limit', typeId: 'pts', value } as const;
  return applyBuilderOperation(catalogue, evaluate(catalogue, roster), limit, newId).roster.name;
};

describe('another limit for a list', () => {
  test.each([
    { claim: 'that nobody named', name: `${ARMY} 3,000`, value: 3500, wanted: `${ARMY} 3,500` },
    {
      claim: 'that nobody named, in French',
      name: `${ARMY_FR} 3\u202f000`,
      value: 3500,
      wanted: `${ARMY_FR} 3\u202f500`,
    },
    { claim: 'that has no limit any more', name: `${ARMY} 3,000`, value: undefined, wanted: ARMY },
    { claim: 'with a name of its own', name: 'Spring 3,000', value: 3500, wanted: 'Spring 3,000' },
    { claim: 'named after another size', name: `${ARMY} 2,000`, value: 3500, wanted: `${ARMY} 2,000` },
  ])('$claim: $wanted', ({ name, value, wanted }) => {
    expect(nameAfter(name, value)).toBe(wanted);
  });
});
