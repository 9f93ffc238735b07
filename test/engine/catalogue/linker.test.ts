import { expect, test } from 'vitest';
import type { CatalogueDefinition } from '../../../renderer/engine/catalogue/definition';
import { smallCatalogue, unit } from '../../builders/small-catalogue';

const link = (id: string, targetId: string) => ({ id, targetId, type: 'selectionEntry' });

test.each<{ claim: string; book: Partial<CatalogueDefinition>; offered: string[]; told: string[] }>([
  {
    claim: 'to a link is followed',
    book: {
      entryLinks: [link('a', 'b'), link('b', 'u')],
      sharedSelectionEntries: [unit('u')],
    },
    offered: ['a::u', 'b::u'],
    told: [],
  },
  {
    claim: 'with the id of its own target leads there and not to itself',
    book: { entryLinks: [link('u', 'u')], sharedSelectionEntries: [unit('u')] },
    offered: ['u::u'],
    told: ['repeated-id'],
  },
  {
    claim: 'to an entry passes by a rule of that id in the same file',
    book: {
      rules: [{ id: 'u', name: 'Rule' }],
      entryLinks: [link('a', 'u')],
      sharedSelectionEntries: [unit('u')],
    },
    offered: ['a::u'],
    told: ['repeated-id'],
  },
  {
    claim: 'to itself is dropped and told',
    book: { entryLinks: [link('a', 'a')] },
    offered: [],
    told: ['endless-link'],
  },
  {
    claim: 'to a link that leads back is dropped and told, both of them',
    book: { entryLinks: [link('a', 'b'), link('b', 'a')] },
    offered: [],
    told: ['endless-link', 'endless-link'],
  },
  {
    claim: 'to a link that leads nowhere is dropped and told, both of them',
    book: { entryLinks: [link('a', 'b'), link('b', 'gone')] },
    offered: [],
    told: ['broken-link', 'broken-link'],
  },
])('a link $claim', ({ book, offered, told }) => {
  const catalogue = smallCatalogue({ book });
  expect(catalogue.book('book')?.roots.slots.map(({ path }) => path)).toEqual(offered);
  expect(catalogue.problems.map(({ kind }) => kind)).toEqual(told);
});
