import type { Language } from '../../words/language';
import { isSingular, number } from '../../words/numbers';
import type { Fit, Shortened } from '../layout/page';

interface FitWords {
  readonly fits: (pages: string, isOne: boolean) => string;
  readonly needs: (pages: string, isOne: boolean, body: string) => string;
  readonly at: (body: string) => string;
  readonly nothing: string;
  readonly shortened: (what: string) => string;
  readonly what: Readonly<Record<Shortened, string>>;
}

const EN: FitWords = {
  fits: (pages, isOne) => `Fits ${pages} ${isOne ? 'page' : 'pages'}`,
  needs: (pages, isOne, body) => `Needs ${pages} ${isOne ? 'page' : 'pages'}, even at ${body} pt`,
  at: (body) => ` at ${body} pt`,
  nothing: ', nothing shortened',
  shortened: (what) => `; shortened: ${what}`,
  what: {
    foot: 'the name of the list at the foot of the pages',
    continued: 'the name of a unit above what goes on of it',
    labels: 'labels of columns',
    summaries: 'what abilities do, left to the book',
  },
};

const FR: FitWords = {
  fits: (pages, isOne) => `Tient en ${pages} ${isOne ? 'page' : 'pages'}`,
  needs: (pages, isOne, body) => `Il faut ${pages} ${isOne ? 'page' : 'pages'}, même en corps ${body}`,
  at: (body) => ` en corps ${body}`,
  nothing: ', rien d’abrégé',
  shortened: (what) => `\u00a0; abrégé\u00a0: ${what}`,
  what: {
    foot: 'le nom de la liste au pied des pages',
    continued: 'le nom d’une unité au-dessus de sa suite',
    labels: 'des titres de colonnes',
    summaries: 'ce que font les capacités, laissé au livre',
  },
};

const WORDS: Record<Language, FitWords> = { en: EN, fr: FR };

/** What the fitting did: `Fits 2 pages, nothing shortened`, `Fits 1 page at 8.5 pt; shortened: …`. */
export function fitSentence({ pages, body, wanted, isOverlong, shortened }: Fit, language: Language): string {
  const words = WORDS[language];
  const count = number(pages, language);
  const isOne = isSingular(pages, language);
  const size = number(body, language);
  const start = isOverlong
    ? words.needs(count, isOne, size)
    : words.fits(count, isOne) + (body < wanted ? words.at(size) : '');
  const what = shortened.map((each) => words.what[each]).join(', ');
  return start + (what === '' ? words.nothing : words.shortened(what));
}
