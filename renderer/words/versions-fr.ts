import type { versionsEn } from './versions-en';

export const versionsFr: typeof versionsEn = {
  versions: {
    title: 'Versions précédentes',
    until: (when) => `jusqu’à ${when}`,
    restore: 'Rétablir',
    restoreIt: (when) => `Rétablir la liste telle qu’elle était jusqu’à ${when}`,
    unread: 'illisible',
    none: 'Pas encore. Une version est gardée toutes les cinq minutes de travail.',
    restored: (name, when) => `« ${name} » est telle qu’elle était jusqu’à ${when}.`,
    inList: (when) => `La liste est telle qu’elle était jusqu’à ${when}. L’annulation revient en arrière.`,
    inListAnew: (when) =>
      `La liste est telle qu’elle était jusqu’à ${when}, avec d’autres livres que maintenant ; l’annulation repart de là. Ce qu’elle était est la plus récente des versions précédentes.`,
  },
};
