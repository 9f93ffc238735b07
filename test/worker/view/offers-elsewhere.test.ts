import { describe, expect, test } from 'vitest';
import { findings } from '../../../renderer/engine/findings/findings';
import { viewContext } from '../../../renderer/worker/view/context';
import { offersElsewhere } from '../../../renderer/worker/view/offers-elsewhere';
import { ListBuilder } from '../../builders/list-builder';
import { smallCatalogue, unit } from '../../builders/small-catalogue';
import { AList } from '../builders/a-list';

const said = (list: AList, target: string, search: string, language: 'en' | 'fr' = 'en') =>
  offersElsewhere(list.context(language), target, search).map(
    ({ name, place, why }) => `${name} → ${place}${why === undefined ? '' : ` (${why})`}`,
  );

describe('what is searched for and goes elsewhere', () => {
  test('is found by its name in any language, and says where it goes', () => {
    const list = new AList();
    list.company();
    expect(said(list, list.army, 'guard')).toEqual(['Guard → Company, Compulsory']);
    expect(said(list, list.army, 'garde', 'fr')).toEqual(['Garde → Compagnie, Obligatoire']);
    expect(said(list, list.army, 'engine')).toEqual(['War Engine → Company, Support']);
  });

  test('what the target itself may take is left out', () => {
    const list = new AList();
    const company = list.company();
    expect(said(list, list.army, 'lord')).toEqual([]);
    expect(said(list, company, 'lord')).toEqual(['Lord → Army, Heroes']);
  });

  test('each thing stands once, at the first force that may take it', () => {
    const list = new AList();
    const first = list.company();
    const second = list.company();
    list.do({ kind: 'customise', node: second, customName: 'Second Company' });
    expect(said(list, list.army, 'guard')).toEqual(['Guard → Company, Compulsory']);
    for (let count = 0; count < 2; count += 1) list.do({ kind: 'select', parent: first, entryId: 'guard' });
    expect(said(list, list.army, 'guard')).toEqual(['Guard → Second Company, Compulsory']);
  });

  test('where it is full in the target, another place is told; full everywhere, none', () => {
    const list = new AList();
    const first = list.company();
    const second = list.company();
    for (let count = 0; count < 2; count += 1) list.do({ kind: 'select', parent: first, entryId: 'guard' });
    expect(said(list, first, 'guard')).toEqual(['Guard → Company, Compulsory']);
    for (let count = 0; count < 2; count += 1) list.do({ kind: 'select', parent: second, entryId: 'guard' });
    expect(said(list, first, 'guard')).toEqual([]);
    expect(said(list, list.army, 'guard')).toEqual(['Guard → Company, Compulsory (at most 2)']);
  });

  test('nothing typed finds nothing', () => {
    const list = new AList();
    list.company();
    expect(said(list, list.army, '  ')).toEqual([]);
  });
});

describe('what no force of the list can have now', () => {
  const counts = (targetId: string) => ({
    categoryLinks: [{ id: `in-${targetId}`, targetId, primary: true }],
  });
  const list = new ListBuilder(
    smallCatalogue({
      system: {
        categoryEntries: ['boats', 'kings'].map((id) => ({ id, name: id })),
        forceEntries: [
          { id: 'army', name: 'Army', categoryLinks: [{ id: 'army.boats', targetId: 'boats' }] },
          { id: 'court', name: 'Court', categoryLinks: [{ id: 'court.kings', targetId: 'kings' }] },
        ],
      },
      book: {
        selectionEntries: [
          unit('Barge', counts('boats')),
          unit('Ghost Barge', { ...counts('boats'), hidden: true }),
          unit('Old King', counts('kings')),
        ],
      },
    }),
  );
  const army = list.force();
  const search = (text: string) => {
    const { evaluation, catalogue } = list;
    const context = viewContext(evaluation, catalogue, findings(evaluation), 'en');
    return offersElsewhere(context, army, text).map(({ name, why }) => [name, why]);
  };

  test.each([
    { text: 'king', found: [['Old King', 'no place here (kings)']], claim: 'it has no place' },
    { text: 'barge', found: [['Ghost Barge', 'not available here']], claim: 'it is hidden' },
  ])('is found with the reason: $claim', ({ text, found }) => {
    expect(search(text)).toEqual(found);
  });

  test('it is no longer said once it has a place', () => {
    list.force('court');
    expect(search('king')).toEqual([['Old King', undefined]]);
  });
});
