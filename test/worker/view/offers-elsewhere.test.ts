import { describe, expect, test } from 'vitest';
import { offersElsewhere } from '../../../renderer/worker/view/offers-elsewhere';
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
