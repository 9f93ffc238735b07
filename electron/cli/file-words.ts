import { number } from '../../renderer/engine/words/numbers';
import {
  type HostProblem,
  type HostProblemKind,
  type Language,
  MAX_FILE_BYTES,
  MAX_FOLDER_FILES,
} from '../messages';

const MEGABYTES = MAX_FILE_BYTES / 2 ** 20;

const EN: Readonly<Record<HostProblemKind, string>> = {
  'not-found': 'not found',
  'changed-on-disk': 'changed on the disk in the meantime',
  'already-exists': 'already there; nothing was written over',
  'disk-full': 'the disk is full',
  'read-only': 'cannot be written: read-only, or no permission',
  'not-readable': 'cannot be read: no permission',
  'is-folder': 'a folder, where a file is wanted',
  'is-no-folder': 'leads through a file, where a folder is wanted',
  'is-no-file': 'neither a file nor a folder, but a pipe or a device; it was not read',
  'link-loop': 'links that lead in a circle',
  'in-use': 'in use by another program',
  'name-too-long': 'the name is too long for this system',
  'too-large': `too large to be read: ${MEGABYTES} MB at most; a list or data file is far smaller`,
  'too-large-to-write': 'cannot be written: too large for this disk',
  'not-text': 'a letter cannot be read; save the file as UTF-8',
  'not-allowed': 'not allowed',
  'too-many-files': `more than ${number(MAX_FOLDER_FILES, 'en')} files; the others were not read. Name a folder with fewer`,
  'link-outside': 'a link to a place outside the folder; it was not followed',
  'not-supported': 'not possible here',
  'bad-request': 'fault of the program',
  failed: 'could not be read or written',
};

const FR: Readonly<Record<HostProblemKind, string>> = {
  'not-found': 'introuvable',
  'changed-on-disk': 'modifié entre-temps sur le disque',
  'already-exists': 'existe déjà\u00a0; rien n’a été écrasé',
  'disk-full': 'le disque est plein',
  'read-only': 'impossible à écrire\u00a0: lecture seule, ou droits insuffisants',
  'not-readable': 'impossible à lire\u00a0: droits insuffisants',
  'is-folder': 'est un dossier, là où il faut un fichier',
  'is-no-folder': 'passe par un fichier, là où il faut un dossier',
  'is-no-file': 'n’est ni un fichier ni un dossier, mais un tube ou un périphérique\u00a0; il n’a pas été lu',
  'link-loop': 'des liens qui tournent en rond',
  'in-use': 'utilisé par un autre programme',
  'name-too-long': 'nom trop long pour ce système',
  'too-large': `trop gros pour être lu\u00a0: ${MEGABYTES}\u00a0Mo au plus\u00a0; une liste ou un fichier de données est bien plus petit`,
  'too-large-to-write': 'impossible à écrire\u00a0: trop gros pour ce disque',
  'not-text': 'une lettre est illisible\u00a0; enregistrer le fichier en UTF-8',
  'not-allowed': 'non autorisé',
  'too-many-files': `plus de ${number(MAX_FOLDER_FILES, 'fr')} fichiers\u00a0; les autres n’ont pas été lus. Donner un dossier qui en a moins`,
  'link-outside': 'lien vers un endroit hors du dossier\u00a0; il n’a pas été suivi',
  'not-supported': 'impossible ici',
  'bad-request': 'erreur du programme',
  failed: 'n’a pas pu être lu ou écrit',
};

/** `/a/b.muster: not found`. The system's own words are English: only its code is shown, which can be looked up. */
export function fileSentence({ kind, path = '', detail, line }: HostProblem, language: Language): string {
  const code = kind === 'failed' ? /^E[A-Z0-9_]+/.exec(detail)?.[0] : undefined;
  const isFrench = language === 'fr';
  const known = [code, line === undefined ? undefined : `${isFrench ? 'ligne' : 'line'} ${line}`];
  const added = known.filter((each) => each !== undefined).join(', ');
  const said = isFrench ? `${path}\u00a0: ${FR[kind]}` : `${path}: ${EN[kind]}`;
  return added === '' ? said : `${said} (${added})`;
}
