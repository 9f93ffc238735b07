import { MAX_FOLDER_FILES } from '../../electron/messages';
import { number } from '../engine/words/numbers';
import type { Words } from './en';

export const problemsFr: Words['problems'] = {
  host: {
    'not-found': 'Le fichier n’est plus là.',
    'changed-on-disk': 'Un autre programme a modifié le fichier depuis sa lecture.',
    'already-exists': 'Un fichier de ce nom existe déjà.',
    'disk-full': 'Le disque est plein.',
    'read-only':
      'Impossible d’écrire, car le dossier ou le fichier est en lecture seule ou appartient à quelqu’un d’autre.',
    'not-readable': 'Impossible de lire le fichier, car il appartient à quelqu’un d’autre.',
    'is-folder': 'C’est un dossier et non un fichier.',
    'is-no-folder': 'Un fichier se trouve là où il faut un dossier.',
    'is-no-file': 'Ce n’est ni un fichier ni un dossier, mais un tube ou un périphérique.',
    'link-loop': 'Le fichier est un lien qui tourne en rond.',
    'in-use': 'Un autre programme tient le fichier\u00a0; fermez-le là-bas et réessayez.',
    'name-too-long': 'Le nom est trop long.',
    'too-large': 'Le fichier est trop grand pour une liste.',
    'too-large-to-write': 'Le fichier serait trop grand pour ce disque.',
    'not-text': 'Le fichier ne contient pas de texte.',
    'not-allowed': 'Le programme ne peut pas toucher à ce fichier.',
    'link-outside': 'Le fichier est un lien vers un endroit hors de son dossier ; il n’a pas été suivi.',
    'too-many-files': `Le dossier a plus de ${number(MAX_FOLDER_FILES, 'fr')} fichiers\u00a0; les autres n’ont pas été lus. Choisissez un dossier qui en a moins.`,
    'not-supported': 'Un onglet de navigateur ne sait pas le faire.',
    'bad-request': 'Cela n’a pas pu être fait.',
    failed: 'Cela n’a pas pu être fait.',
  },
  notText: (line) =>
    `Une lettre de la ligne ${number(line, 'fr')} est illisible. Enregistrez le fichier en UTF-8 dans un éditeur de texte, puis rouvrez-le.`,
  engine: {
    'no-list': 'Aucune liste n’est ouverte.',
    'not-a-list': 'Ce n’est pas une liste lisible.',
    'newer-format': 'La liste vient d’une version plus récente du programme.',
    'unknown-system': 'Les données de ce jeu ne sont pas là. Les ajouter dans « Données ».',
    'unnamed-system':
      'La liste ne dit pas de quel jeu elle est. Ajouter les données de ses livres dans « Données ».',
    'unknown-book': 'Des livres de cette liste ne sont pas dans les données. Les ajouter dans « Données ».',
    'broken-data': 'Les données de cette liste ont des erreurs. « Données » dit lesquelles.',
    'other-system': 'Ce qui a été copié vient d’un autre jeu.',
    'no-data': 'Les données de ce jeu n’ont pas pu être lues.',
    fault: 'Le programme a eu un défaut. La liste est gardée.',
  },
};
