import { isSingular, number } from '../engine/words/numbers';
import type { sheetEn } from './sheet-en';

export const sheetFr: typeof sheetEn = {
  sheet: {
    title: 'Feuille',
    layout: 'Mise en page',
    layouts: { roster: 'Liste complète', 'one-page': 'Une page', large: 'Gros caractères, corps 14' },
    pages: (pages) => `${number(pages, 'fr')} ${isSingular(pages, 'fr') ? 'page' : 'pages'}`,
    paper: 'Papier',
    letter: 'Letter',
    language: 'Langue du papier',
    show: 'Montrer',
    boxes: 'Cases à cocher',
    summaries: 'Ce que font les capacités',
    noteLines: 'Lignes pour des notes',
    inkSaver: 'Économie d’encre',
    savePdf: 'Enregistrer en PDF',
    print: 'Imprimer',
    savePdfBrowser: 'Imprimer ou enregistrer en PDF',
    preview: 'Aperçu du papier',
    making: 'Mise en pages…',
    zoomIn: 'Plus grand',
    zoomOut: 'Plus petit',
    saved: (name) => `${name} enregistré`,
    printed: 'Envoyée à l’imprimante',
    dialogOpened: 'Fenêtre d’impression ouverte',
    same: 'L’aperçu est la page même qui sera imprimée.',
    settings: 'Réglages de la feuille',
  },
};
