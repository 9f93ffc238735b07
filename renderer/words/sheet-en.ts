import { isSingular, number } from '../engine/words/numbers';

/** The screen of the sheet. */
export const sheetEn = {
  sheet: {
    title: 'Sheet',
    layout: 'Layout',
    layouts: { roster: 'Full roster', 'one-page': 'One page', large: 'Large print, 14 pt' },
    pages: (pages: number) => `${number(pages, 'en')} ${isSingular(pages, 'en') ? 'page' : 'pages'}`,
    paper: 'Paper',
    letter: 'Letter',
    language: 'Language of the paper',
    show: 'Show',
    boxes: 'Boxes to tick',
    summaries: 'What capabilities do',
    noteLines: 'Lines for notes',
    inkSaver: 'Ink saver',
    savePdf: 'Save PDF',
    print: 'Print',
    savePdfBrowser: 'Print or save as PDF',
    preview: 'Preview of the paper',
    making: 'Setting the pages…',
    zoomIn: 'Larger',
    zoomOut: 'Smaller',
    saved: (name: string) => `${name} saved`,
    printed: 'Sent to the printer',
    dialogOpened: 'Print dialog opened',
    same: 'The preview is the very page that is printed.',
    settings: 'Sheet settings',
  },
};
