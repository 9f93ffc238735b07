import type { UsageWords } from './usage-words';

export const FR: UsageWords = {
  usage: 'Usage :',
  overview: `muster <commande> [options]

  check <liste ou dossier>… [--json]      verdict et constats des listes, les nôtres et celles
                                          d’autres logiciels (.ros .rosz .json)
  convert <entrée> <sortie>               d’après l’extension : .muster .ros .rosz .json .txt .md .html
  print <liste> --out FICHIER.pdf         la feuille en PDF
        [--layout roster|one-page|large] [--paper a4|letter]
  data check <dossier ou zip>… [--json]   lit des données et dit ce qui ne va pas
        [--translations]                  et le français qui manque ou qui n’est pas sûr
        [--summaries]                     et les capacités qui ne sont qu’un nom
  data new <dossier>                      un petit système et un livre à soi, à compléter

Pour toutes les commandes :
  --data DOSSIER  d’autres données : un dossier ou un zip ; peut se répéter
  --lang en|fr    langue des réponses (par défaut celle du système)
  --help          comment s’emploie la commande : muster check --help
  --version

Codes de sortie
  check     0 toutes conformes, 1 certaines non conformes, 2 certaines illisibles ou non vérifiées
  convert   0 entière, 1 avec des pertes, 2 illisible ou non écrite
  print     0 imprimée, 2 illisible ou non imprimée
  data      0 utilisables, 1 erreurs, 2 illisibles
  64        mauvais usage
`,
  lines: {
    check: ' <liste ou dossier>… [--json]',
    convert: ' <entrée> <sortie>',
    print: ' <liste> --out FICHIER.pdf [--layout roster|one-page|large] [--paper a4|letter]',
    'data check': ' <dossier, fichier ou zip>… [--json] [--translations] [--summaries]',
    'data new': ' <dossier>',
  },
  about: {
    check: `Dit de chaque liste si elle est conforme, et sinon pourquoi : nos listes et celles d’autres logiciels.
D’un dossier, les listes qu’il contient (.muster .ros .rosz .json) sont vérifiées dans l’ordre des
noms ; ses sous-dossiers ne sont pas lus. Un fichier nommé est lu quelle que soit son extension.

  --json          la réponse pour les programmes ; ses champs : electron/cli/README.md
`,
    convert: `Écrit une liste dans un autre format, d’après l’extension de <sortie>. Un fichier déjà là est remplacé.

  .muster                 le nôtre
  .ros .rosz .json        pour BattleScribe, New Recruit et d’autres
  .txt .md .html          à lire, à publier ou à imprimer ; ne peuvent pas être relus

Les listes se lisent dans .muster .ros .rosz .json. Ce que le nouveau format ne peut pas contenir est
nommé sur la sortie d’erreur.
`,
    print: `Imprime la feuille d’une liste en PDF, avec le Chrome, Chromium ou Edge de cette machine ;
MUSTER_BROWSER en nomme un autre. Un fichier déjà là est remplacé.

  --layout roster    autant de pages qu’il en faut (par défaut)
  --layout one-page  tout sur une page, en plus petit
  --layout large     en gros caractères
  --paper a4|letter  a4 par défaut
`,
    'data check': `Lit des données comme les listes s’en serviraient et dit ce qui ne va pas : nos livres, et les données
de la communauté (.gst .cat, leurs zips, .json). Un livre seul est lu avec son système, fourni ou ajouté.

  --json          la réponse pour les programmes ; ses champs : electron/cli/README.md
  --translations  et le français qui manque ou qui n’est pas sûr
  --summaries     et les capacités qui ne sont qu’un nom
`,
    'data new': `Écrit dans le dossier un petit système et un livre à soi, commentés, à compléter.
Rien de ce qui s’y trouve n’est écrasé.
`,
  },
  exitHead: 'Code de sortie :',
  exits: {
    check:
      '0 toutes conformes, 1 certaines non conformes, 2 certaines illisibles ou non vérifiées (2 l’emporte sur 1)',
    convert: '0 entière, 1 avec des pertes, 2 illisible ou non écrite',
    print: '0 imprimée, 2 illisible ou non imprimée',
    'data check': '0 utilisables, 1 erreurs, 2 illisibles ou pas de données',
    'data new': '0 écrits, 2 non écrits',
  },
  common: `  --data DOSSIER  d’autres données : un dossier ou un zip ; peut se répéter. Celles fournies sont toujours là
  --lang en|fr    langue de la réponse (par défaut celle du système)
`,
  more: 'Plus :',
};
