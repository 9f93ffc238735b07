import { expect, test } from 'vitest';
import type { SelectionEntryDefinition } from '../../../renderer/engine/catalogue/definition';
import { offersView } from '../../../renderer/worker/view/offers-view';
import { aCatalogue, aUnit } from '../builders/a-game';
import { AList } from '../builders/a-list';

function names(units: readonly SelectionEntryDefinition[], language: 'en' | 'fr'): readonly string[] {
  const context = new AList(aCatalogue({ selectionEntries: units })).context(language);
  return offersView(context, undefined).groups.flatMap(({ items }) => items.map(({ name }) => name));
}

const unit = (name: string, fr: string, sortIndex?: number) =>
  aUnit(name, name, {
    category: 'core',
    points: 10,
    fr,
    ...(sortIndex === undefined ? {} : { more: { sortIndex } }),
  });

test.each([
  {
    claim: 'as the data put it',
    units: [unit('Zeal', 'Zèle', 1), unit('Anvil', 'Enclume', 2)],
    en: ['Zeal', 'Anvil'],
    fr: ['Zèle', 'Enclume'],
  },
  {
    claim: 'where they put it nowhere by the name of the language',
    units: [unit('Spears', 'Lanciers'), unit('Archers', 'Tireurs'), unit('Élite', 'Élite')],
    en: ['Archers', 'Élite', 'Spears'],
    fr: ['Élite', 'Lanciers', 'Tireurs'],
  },
  {
    claim: 'what they put somewhere comes before what they do not',
    units: [unit('Archers', 'Archers'), unit('Zeal', 'Zèle', 5)],
    en: ['Zeal', 'Archers'],
    fr: ['Zèle', 'Archers'],
  },
  {
    claim: 'figures as numbers',
    units: [unit('Wave 10', 'Vague 10'), unit('Wave 9', 'Vague 9')],
    en: ['Wave 9', 'Wave 10'],
    fr: ['Vague 9', 'Vague 10'],
  },
])('what may be taken stands in one order: $claim', ({ units, en, fr }) => {
  expect(names(units, 'en')).toEqual(en);
  expect(names(units, 'fr')).toEqual(fr);
});
