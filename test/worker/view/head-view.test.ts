import { expect, test } from 'vitest';
import { viewContext } from '../../../renderer/worker/view/context';
import { headView } from '../../../renderer/worker/view/head-view';
import { ListBuilder } from '../../builders/list-builder';
import { smallCatalogue, unit } from '../../builders/small-catalogue';

test.each([
  { language: 'en', edition: '2nd edition', data: 'The Game, 2nd edition · data of 30 Nov 2026' },
  {
    language: 'fr',
    edition: 'deuxième édition',
    data: 'Le Jeu, deuxième édition · données du 30 nov. 2026',
  },
] as const)(
  'the edition of the rules and the version of our data are two things ($language)',
  ({ language, edition, data }) => {
    const system = {
      name: 'The Game',
      names: { fr: 'Le Jeu' },
      edition: { en: '2nd edition', fr: 'Deuxième édition' },
      revision: '2026-11-30',
    };
    const catalogue = smallCatalogue({ system, book: { selectionEntries: [unit('u')] } });
    const list = new ListBuilder(catalogue);
    list.force();
    expect(headView(viewContext(list.evaluation, catalogue, [], language))).toMatchObject({ edition, data });
  },
);
