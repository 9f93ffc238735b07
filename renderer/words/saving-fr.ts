import type { savingEn } from './saving-en';

export const savingFr: typeof savingEn = {
  saving: {
    saved: (time) => `Enregistré à ${time}`,
    inTab: (time) => `Dans cet onglet seulement, ${time}`,
    saving: 'Enregistrement…',
    unsaved: 'Pas encore enregistré',
    failed: 'Non enregistré',
    retry: 'Réessayer',
    downloaded: (name) =>
      `${name} est parmi vos téléchargements : une copie de l’état actuel. La suite reste dans ce navigateur.`,
    openedCopy: (name) =>
      `${name} est ouvert comme copie parmi les listes de ce navigateur, qui ne laisse pas modifier le fichier lui-même. « Partager » en refait un fichier.`,
    recovered: 'Les derniers changements non enregistrés sont revenus.',

    elsewhere: 'Ouverte aussi dans une autre fenêtre',
    elsewhereLong:
      'Cette liste est ouverte aussi dans une autre fenêtre. Ce qui est enregistré dans l’une se voit dans l’autre.',
    followed:
      'Une autre fenêtre ou un autre programme a enregistré cette liste. La voici telle qu’elle l’a été ; l’annulation repart de là.',
    moved: (name) =>
      `Le fichier de cette liste a été renommé ou déplacé. Elle est enregistrée à sa nouvelle place\u00a0: ${name}.`,
    gone: (name) =>
      `Le fichier de cette liste n’était plus là. Il a été écrit de nouveau\u00a0: ${name}. S’il avait été renommé, il y en a maintenant deux.`,
    tookTheirs:
      'Voici la liste telle que son fichier la contient. La vôtre est mise de côté : elle est proposée parmi vos listes.',

    reopened:
      'La partie du programme qui calcule les listes s’est arrêtée et a été relancée. La liste est ouverte telle qu’elle était : vérifiez votre dernière action. L’annulation repart de là.',
    engineRestarted: 'La partie du programme qui calcule les listes s’est arrêtée et a été relancée.',
    notReopened:
      'La partie du programme qui calcule les listes s’est arrêtée, et la liste n’a pas pu être rouverte. Ce qui n’était pas enregistré est mis de côté.',
    engineGone:
      'La partie du programme qui calcule les listes s’arrête encore et encore. Ce qui n’était pas enregistré est mis de côté. Fermez la fenêtre et relancez le programme.',

    stopped: {
      label: 'La liste n’est pas enregistrée',
      what: (name) => `« ${name} » n’est pas enregistrée.`,
      conflict:
        'Une autre fenêtre ou un autre programme l’a enregistrée aussi, depuis que cette fenêtre l’a lue.',
      ask: {
        none: 'Le prochain changement fait un nouvel essai.',
        conflict: 'Laquelle des deux doit valoir ?',
        close: 'La fenêtre reste ouverte tant que vous n’avez pas dit que faire de vos changements.',
        other: 'Avant de partir : que faire de vos changements ?',
      },
      keepMine: 'Garder la mienne',
      saveCopy: 'Enregistrer une copie',
      takeTheirs: 'Prendre l’autre',
      keepBoth: 'Garder les deux',
      conflictHint:
        'Garder la mienne : l’autre reste parmi les versions précédentes. Prendre l’autre : la vôtre est mise de côté parmi vos listes. Garder les deux : la vôtre devient une liste à part.',
      leave: 'Partir sans enregistrer',
      close: 'Fermer sans enregistrer',
      stay: 'Rester ici',
      kept: 'Ce qui n’est pas enregistré est mis de côté et proposé parmi vos listes.',
      lost: 'La place manque pour le mettre de côté : ce que vous n’enregistrez pas est perdu.',
    },

    aside: {
      label: 'Listes quittées sans enregistrer',
      one: (name, when) =>
        when === ''
          ? `« ${name} » a été quittée sans enregistrer`
          : `« ${name} » a été quittée sans enregistrer (${when})`,
      open: 'Ouvrir',
      openIt: (name) => `Ouvrir « ${name} » avec ses changements non enregistrés`,
      discard: 'Abandonner',
      discardIt: (name) => `Abandonner les changements non enregistrés de « ${name} »`,
    },
  },
};
