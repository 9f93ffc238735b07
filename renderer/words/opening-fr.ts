import type { openingEn } from './opening-en';

export const openingFr: typeof openingEn = {
  dropping: {
    title: 'Déposer pour ouvrir',
    lists: 'Une ou plusieurs listes, ou un dossier de listes : .muster, .ros, .rosz, .json',
    data: 'Un dossier ou un zip de données est ajouté aux données.',
    neither: (name) =>
      name === ''
        ? 'Le dossier est vide.'
        : `« ${name} » ne contient ni listes (.muster, .ros, .rosz) ni données d’un jeu.`,
    loose: (name, others) =>
      `« ${name} »${others === 0 ? '' : others === 1 ? ' et un autre' : ` et ${others} autres`} : un fichier de données seul n’est pas ajouté. Déposez le dossier ou le zip avec tous les fichiers du jeu.`,
  },
  twin: {
    label: 'Une liste que vous avez déjà',
    what: (name) => `« ${name} » est déjà parmi vos listes, mais pas telle que dans ce fichier.`,
    changed: (mine, file) => `Dernier changement : ${mine} pour la vôtre, ${file} pour celle du fichier.`,
    ask: 'Que faire des deux ?',
    both: 'Garder les deux',
    replace: 'Remplacer la mienne',
    mine: 'Ouvrir la mienne',
    cancel: 'Annuler',
    hint: (isInPlace) =>
      `Garder les deux : le fichier devient une liste à part, ${
        isInPlace ? 'modifiée là où il se trouve' : 'parmi les vôtres'
      }. Remplacer la mienne : telle qu’elle est, la vôtre reste parmi ses versions précédentes.`,
    same: (name) =>
      `« ${name} » est déjà parmi vos listes, telle que dans le fichier : la vôtre est ouverte.`,
    replaced: (name) =>
      `« ${name} » est maintenant telle que dans le fichier. Telle qu’elle était, elle reste parmi ses versions précédentes.`,
  },
};
