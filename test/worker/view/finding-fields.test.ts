import { expect, test } from 'vitest';
import { findings } from '../../../renderer/engine/findings/findings';
import { viewContext } from '../../../renderer/worker/view/context';
import { findingFields } from '../../../renderer/worker/view/finding-fields';
import { findingsView } from '../../../renderer/worker/view/findings-view';
import { optionSections } from '../../../renderer/worker/view/option-sections';
import { aBlock, aBook, play } from '../../engine/catalogue/books/play-book';

const book = aBook(
  [
    aBlock('u', {
      options: [
        { id: 'horn', name: 'Horn', points: 1 },
        { id: 'arm', name: 'Arm', choose: [1, 1], options: [{ of: 'bow' }, { of: 'sling' }] },
        { of: 'cloak', unless: { has: 'horn' } },
      ],
    }),
  ],
  {
    gear: {
      bow: { name: 'Bow' },
      sling: { name: 'Sling', unless: { has: 'horn' } },
      cloak: { name: 'Cloak' },
    },
  },
);

test.each([
  { claim: 'nothing chosen of a group: its first choice', taken: [], field: 'Bow' },
  { claim: 'two of a group: the first that is there', taken: ['u.bow', 'u.sling'], field: 'Bow' },
  { claim: 'what is not to be had: itself', taken: ['u.bow', 'u.horn', 'u.cloak'], field: 'Cloak' },
  { claim: 'too few models: how many there are', taken: ['u.bow', { id: 'u.man', x: 3 }], field: 'Man' },
])('where a finding can be mended: $claim', ({ taken, field }) => {
  const { list } = play({ books: [book] }, [{ units: [{ id: 'u', with: taken }] }]);
  const { evaluation, catalogue } = list;
  const context = viewContext(evaluation, catalogue, findings(evaluation), 'en');
  const [unit] = evaluation.forces[0]?.selections ?? [];
  if (unit === undefined) throw new Error('no unit');
  const sections = optionSections(context, unit);
  const [finding] = findingsView(context).filter(({ node }) => node === unit.id);
  const key = findingFields(context, unit.id, sections)[finding?.key ?? ''];
  expect(sections.flatMap(({ rows }) => rows).find((row) => row.key === key)?.name).toBe(field);
});
