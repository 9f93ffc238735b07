import { listed } from '../../renderer/engine/words/lists';
import type { Language } from '../messages';
import type { Mistake, Needed } from './mistake';

const NEEDED: Readonly<Record<Language, Readonly<Record<Needed, string>>>> = {
  en: {
    lists: 'name a list or a folder of lists',
    'from-and-to': 'name the list and the file it shall become',
    list: 'name the list to print',
    out: 'name the PDF with --out',
    'data-command': 'say what to do with data: check or new',
    data: 'name a folder, a file or a zip with data',
    folder: 'name the folder to write into',
  },
  fr: {
    lists: 'nommer une liste ou un dossier de listes',
    'from-and-to': 'nommer la liste et le fichier qu’elle doit devenir',
    list: 'nommer la liste à imprimer',
    out: 'nommer le PDF avec --out',
    'data-command': 'dire que faire des données\u00a0: check ou new',
    data: 'nommer un dossier, un fichier ou un zip de données',
    folder: 'nommer le dossier où écrire',
  },
};

/** What is wrong and what to do, without a full stop. Words that were typed stand as they were. */
export function mistakeSentence(mistake: Mistake, language: Language): string {
  return language === 'fr' ? inFrench(mistake) : inEnglish(mistake);
}

function inEnglish(mistake: Mistake): string {
  switch (mistake.kind) {
    case 'unknown-command':
      return `there is no command ${mistake.given}${mistake.meant === undefined ? '' : `; is ${mistake.meant} meant?`}`;
    case 'unknown-option':
      return `there is no option ${mistake.given}${mistake.meant === undefined ? '' : `; is ${mistake.meant} meant?`}`;
    case 'no-value':
      return `something is missing after ${mistake.given}`;
    case 'unwanted-value':
      return `nothing may follow the option in ${mistake.given}`;
    case 'unknown-value':
      return `${mistake.given} is not possible; there are ${listed(mistake.known, 'and', 'en')}`;
    case 'missing':
      return NEEDED.en[mistake.what];
    case 'too-many':
      return `${mistake.given} is one word too many; names with spaces stand in quotation marks`;
    case 'empty':
      return 'an empty word ("") names nothing';
    case 'like-an-option':
      return `${mistake.given} looks like an option; if it is really the name, write ./${mistake.given}`;
    default:
      return `the sheet is a PDF, so ${mistake.given} must end in .pdf`;
  }
}

function inFrench(mistake: Mistake): string {
  switch (mistake.kind) {
    case 'unknown-command':
      return `pas de commande ${mistake.given}${mistake.meant === undefined ? '' : `\u00a0; peut-être ${mistake.meant}\u00a0?`}`;
    case 'unknown-option':
      return `pas d’option ${mistake.given}${mistake.meant === undefined ? '' : `\u00a0; peut-être ${mistake.meant}\u00a0?`}`;
    case 'no-value':
      return `il manque quelque chose après ${mistake.given}`;
    case 'unwanted-value':
      return `rien ne doit suivre l’option dans ${mistake.given}`;
    case 'unknown-value':
      return `${mistake.given} n’est pas possible\u00a0; il y a ${listed(mistake.known, 'and', 'fr')}`;
    case 'missing':
      return NEEDED.fr[mistake.what];
    case 'too-many':
      return `${mistake.given} est un mot de trop\u00a0; un nom avec des espaces se met entre guillemets`;
    case 'empty':
      return 'un mot vide ("") ne nomme rien';
    case 'like-an-option':
      return `${mistake.given} ressemble à une option\u00a0; si c’est bien le nom, écrire ./${mistake.given}`;
    default:
      return `la feuille est un PDF\u00a0: ${mistake.given} doit finir par .pdf`;
  }
}
