import { isSingular, number } from '../engine/words/numbers';
import type { Words } from './en';

const n = (value: number): string => number(value, 'fr');

export const sharingFr: Pick<Words, 'share' | 'bin'> = {
  share: {
    title: 'Partager',
    file: 'Fichier de liste, à rouvrir (.muster)',
    roster: 'Liste pour d’autres logiciels (.rosz)',
    copyText: 'Copier en texte',
    text: 'Texte (.txt)',
    markdown: 'Texte avec titres (.md)',
    needsData: 'Pas sans les données de la liste\u00a0:',
    saveCopy: 'Enregistrer une copie…',
    copied: 'La liste est dans le presse-papiers, en texte.',
    notCopied:
      'Ce navigateur ne laisse pas mettre la liste dans le presse-papiers. Enregistrez-la plutôt en texte.',
  },

  bin: {
    title: 'Supprimées récemment',
    lead: 'Les listes restent ici 30 jours, puis elles disparaissent.',
    empty: 'Rien n’a été supprimé ces 30 derniers jours.',
    deleted: 'Supprimée',
    restore: 'Remettre',
    restoreIt: (name) => `Remettre « ${name} »`,
    preview: 'Remettez une liste pour voir ce qu’elle contient.',
    daysLeft: (days) =>
      days <= 1 ? 'dernier jour' : `encore ${n(days)} ${isSingular(days, 'fr') ? 'jour' : 'jours'}`,
    restored: (name) => `« ${name} » est de nouveau parmi vos listes.`,
  },
};
