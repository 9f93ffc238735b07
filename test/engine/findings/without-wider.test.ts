import { expect, test } from 'vitest';
import type {
  Because,
  ConstraintDefinition,
  ForceEntryDefinition,
} from '../../../renderer/engine/catalogue/definition';
import { ListBuilder } from '../../builders/list-builder';
import { smallCatalogue } from '../../builders/small-catalogue';

interface Numbers {
  /** How many guards, scouts and forces of their kind there may be. */
  readonly guards?: number;
  readonly scouts?: number;
  readonly kind?: number;
  readonly kindBecause?: Because;
}

function findingsOf(
  forces: readonly string[],
  { guards, scouts, kind = 0, kindBecause }: Numbers,
): readonly string[] {
  const most = (id: string, value: number, more: Partial<ConstraintDefinition> = {}) => ({
    id,
    type: 'max',
    value,
    field: 'forces',
    scope: 'roster',
    ...more,
  });
  const special = (id: string, value: number | undefined): ForceEntryDefinition => ({
    id,
    name: id,
    kind: 'special',
    constraints: value === undefined ? [] : [most(id, value)],
  });
  const budget = most('kind', kind, {
    scope: 'self',
    childId: 'special',
    ...(kindBecause === undefined ? {} : { because: kindBecause }),
  });
  const list = new ListBuilder(
    smallCatalogue({
      system: {
        forceEntries: [
          {
            id: 'army',
            name: 'Army',
            constraints: [budget],
            forceEntries: [special('guards', guards), special('scouts', scouts)],
          },
        ],
      },
    }),
  );
  const army = list.force();
  for (const force of forces) list.force(force, army);
  return list.findings.flatMap((finding) => ('constraint' in finding ? (finding.constraint ?? []) : []));
}

test.each<{ claim: string; forces: readonly string[]; numbers: Numbers; found: readonly string[] }>([
  {
    claim: 'a force too many of its own number is told once, though its kind is one too many too',
    forces: ['guards'],
    numbers: { guards: 0, kind: 0 },
    found: ['guards'],
  },
  {
    claim: 'two of different forces together explain two too many of the kind',
    forces: ['guards', 'scouts'],
    numbers: { guards: 0, scouts: 0, kind: 0 },
    found: ['guards', 'scouts'],
  },
  {
    claim: 'the kind is told where others are too many besides',
    forces: ['guards', 'scouts'],
    numbers: { guards: 0, kind: 0 },
    found: ['guards', 'kind'],
  },
  {
    claim: 'the kind is told where it alone is passed',
    forces: ['guards', 'scouts'],
    numbers: { guards: 1, scouts: 1, kind: 1 },
    found: ['kind'],
  },
  {
    claim: 'an error is not silenced with the kind’s mere warning, nor the other way round',
    forces: ['guards'],
    numbers: { guards: 0, kind: 0, kindBecause: { kind: 'plain', severity: 'warning' } },
    found: ['guards', 'kind'],
  },
])('$claim', ({ forces, numbers, found }) => {
  expect(findingsOf(forces, numbers).toSorted()).toEqual(found);
});
