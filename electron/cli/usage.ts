import type { Language } from '../messages';
import type { WrongUsage } from './parse-command';
import { harmless } from './say';

const EN = `Usage: muster <command> [options]

  check <list or folder>… [--json]        verdict and findings of lists, ours and those of
                                          other programs (.ros .rosz .json)
  convert <in> <out>                      by ending: .muster .ros .rosz .json .txt .md .html
  print <list> --out FILE.pdf             the sheet as a PDF
        [--layout roster|one-page|large] [--paper a4|letter]
  data check <folder or zip>… [--json]    reads data and says what is wrong with them
        [--translations]                  also what French is missing or unsure
  data new <folder>                       a small system and book of one's own, to edit

Every command:
  --data DIR      more data: a folder or zip; may repeat
  --lang en|fr    language of the answers (default: that of the system)
  --help, --version

Exit codes
  check     0 all legal, 1 some illegal, 2 some unreadable
  convert   0 whole, 1 with losses, 2 unreadable
  print     0, 2 unreadable or not printed
  data      0 usable, 1 errors, 2 unreadable
  64        wrong usage
`;

const FR = `Usage : muster <commande> [options]

  check <liste ou dossier>… [--json]      verdict et constats des listes, les nôtres et celles
                                          d’autres logiciels (.ros .rosz .json)
  convert <entrée> <sortie>               d’après l’extension : .muster .ros .rosz .json .txt .md .html
  print <liste> --out FICHIER.pdf         la feuille en PDF
        [--layout roster|one-page|large] [--paper a4|letter]
  data check <dossier ou zip>… [--json]   lit des données et dit ce qui ne va pas
        [--translations]                  et le français qui manque ou qui n’est pas sûr
  data new <dossier>                      un petit système et un livre à soi, à compléter

Pour toutes les commandes :
  --data DOSSIER  d’autres données : un dossier ou un zip ; peut se répéter
  --lang en|fr    langue des réponses (par défaut celle du système)
  --help, --version

Codes de sortie
  check     0 toutes conformes, 1 certaines non conformes, 2 certaines illisibles
  convert   0 entière, 1 avec des pertes, 2 illisible
  print     0, 2 illisible ou non imprimée
  data      0 utilisables, 1 erreurs, 2 illisibles
  64        mauvais usage
`;

/** Help in one language. */
export function usage(language: Language): string {
  return language === 'fr' ? FR : EN;
}

/** What was wrong, and help in both languages: whoever mistypes a command has not said theirs yet. */
export function wrongUsageText(wrong: WrongUsage): string {
  const name = wrong.of === undefined ? 'muster' : `muster ${wrong.of}`;
  const why =
    wrong.given === undefined
      ? `${name}: something is missing · il manque quelque chose`
      : `${name}: not understood · pas compris : ${harmless(wrong.given)}`;
  return `${why}\n\n${EN}\n${FR}`;
}
