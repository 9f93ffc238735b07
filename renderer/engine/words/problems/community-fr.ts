import type { CommunityThing } from '../../source/community-problem-params';
import { number } from '../numbers';
import type { CommunityProblemTable } from './tables';

const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;
const named = (name: string, id: string): string =>
  name.trim() === '' ? quoted(id) : `${quoted(name)} (${id})`;
const times = (count: number): string => (count > 1 ? ` (${number(count, 'fr')} fois en tout)` : '');

/** After « vers ». */
const THINGS: Readonly<Record<CommunityThing, string>> = {
  entry: 'une entrée',
  group: 'un groupe',
  'entry-or-group': 'une entrée ou un groupe',
  rule: 'une règle',
  profile: 'un profil',
  'info-group': 'un groupe de règles et de profils',
  info: 'une règle, un profil ou un groupe de ceux-ci',
  category: 'une catégorie',
  force: 'une force',
  catalogue: 'un catalogue',
};

/** After « il n’y a ». */
const NONE: Readonly<Record<CommunityThing, string>> = {
  entry: 'aucune entrée',
  group: 'aucun groupe',
  'entry-or-group': 'ni entrée ni groupe',
  rule: 'aucune règle',
  profile: 'aucun profil',
  'info-group': 'aucun groupe de règles et de profils',
  info: 'ni règle, ni profil, ni groupe de ceux-ci',
  category: 'aucune catégorie',
  force: 'aucune force',
  catalogue: 'aucun catalogue',
};

export const COMMUNITY_FR: CommunityProblemTable = {
  'left-aside': ({ what }) =>
    what === 'index'
      ? 'L’index d’un dépôt, qui ne sert qu’aux téléchargements\u00a0; il est laissé de côté.'
      : 'Le paquet d’un dépôt, qui ne sert qu’aux téléchargements\u00a0; il est laissé de côté. Les données elles-mêmes sont des fichiers .gst et .cat.',
  'zip-without-data': () => 'Le zip ne contient ni système de jeu ni catalogue.',
  'no-data-file': ({ found }) =>
    found === 'roster'
      ? 'Le fichier est une liste d’armée, pas des données. Ouvrez-le ou vérifiez-le comme une liste.'
      : `Le fichier contient ${quoted(found)}, ni un système de jeu ni un catalogue.`,
  'old-format': ({ version }) =>
    `Écrit dans la version ${version} du format, trop ancienne. Ouvrez-le et enregistrez-le avec un éditeur de données actuel.`,
  'new-format': ({ version }) =>
    `Écrit dans la version ${version} du format, plus récente que ce programme\u00a0; une partie peut être laissée de côté.`,
  'without-id': ({ tag }) => `Le <${tag}> n’a pas d’identifiant.`,
  'without-name': ({ tag }) => `Le <${tag}> n’a pas de nom\u00a0; il prend celui de son fichier.`,
  'too-much-together': () =>
    'Les fichiers lus avant lui sont tout ce qui peut être lu ensemble\u00a0; celui-ci n’est pas lu. Vérifiez ou ouvrez-en moins à la fois.',
  'not-yes-no': ({ property, value }) =>
    `${quoted(property)} doit être true ou false, et non ${quoted(value)}\u00a0; on n’en tient pas compte.`,
  'not-a-number': ({ property, value }) =>
    `${quoted(property)} doit être un nombre, et non ${quoted(value)}.`,
  'not-a-list': ({ property }) => `${quoted(property)} doit être une liste\u00a0; on n’en tient pas compte.`,
  'not-a-text': ({ property }) => `${quoted(property)} doit être un texte\u00a0; on n’en tient pas compte.`,
  'not-an-object': ({ list }) =>
    `Un membre de ${quoted(list)} n’est pas un élément\u00a0; on n’en tient pas compte.`,
  'strange-attribute': ({ attribute, tag, count }) =>
    `L’attribut ${quoted(attribute)} de <${tag}> est inconnu\u00a0; on n’en tient pas compte${times(count)}.`,
  'strange-element': ({ element, tag, count }) =>
    `<${element}> dans <${tag}> est inconnu\u00a0; on n’en tient pas compte${times(count)}.`,
  'strange-word': ({ attribute, value, tag, count }) =>
    `${quoted(value)} est inconnu comme ${quoted(attribute)} de <${tag}> et n’a pas d’effet${times(count)}.`,
  'no-game-system': ({ id, count }) =>
    count === 1
      ? `Le système de jeu de ce catalogue (${id}) n’est pas là\u00a0; sans lui, le catalogue ne peut pas servir.`
      : `Le système de jeu de ce catalogue et de ${number(count - 1, 'fr')} autres (${id}) n’est pas là\u00a0; sans lui, ils ne peuvent pas servir.`,
  'older-copy': ({ revision, other, otherRevision }) =>
    `Révision ${revision}\u00a0; la révision ${otherRevision} du même est dans ${other} et sert à sa place.`,
  'same-copy': ({ other }) => `Le même, de la même révision, est dans ${other}, qui sert.`,
  'shared-catalogue-id': ({ id, other }) =>
    `A le même identifiant (${id}) que ${other}. Les deux sont gardés et distingués par leur nom.`,
  'system-too-old': ({ has, needs }) =>
    `Fait pour la révision ${needs} du système de jeu\u00a0; celui d’ici est à la révision ${has}.`,
  'missing-catalogue': ({ id, name }) => `Le catalogue lié ${named(name, id)} n’est pas là.`,
  'into-missing': ({ count }) =>
    count === 1
      ? '1 lien mène dans un fichier qui n’est pas là.'
      : `${number(count, 'fr')} liens mènent dans des fichiers qui ne sont pas là.`,
  'broken-link': ({ id, name, wanted }) =>
    `Le lien ${named(name, id)} ne mène nulle part\u00a0: il n’y a ${NONE[wanted]} de cet identifiant. Il est laissé de côté.`,
  'wrong-target': ({ id, name, wanted, found }) =>
    `Le lien ${named(name, id)} devrait mener vers ${THINGS[wanted]} et mène vers ${THINGS[found]}. Il est laissé de côté.`,
  'endless-link': ({ id, name }) =>
    `Le lien ${named(name, id)} mène à des liens qui ne mènent que les uns aux autres. Il est laissé de côté.`,
  'repeated-id': ({ id, name, harm }) => {
    const twice = `L’identifiant ${named(name, id)} sert deux fois`;
    switch (harm) {
      case 'references':
        return `${twice} dans ce fichier\u00a0; ce qui y renvoie désigne le premier.`;
      case 'lists':
        return `${twice} parmi les mêmes options\u00a0; une liste qui en contient une désigne la première. Donnez à la seconde un autre identifiant.`;
      case 'none':
        return `${twice} dans ce fichier. Rien n’y renvoie\u00a0: c’est sans conséquence.`;
    }
  },
};
