import type { ValueKind, WantedId } from '../../source/source-problem';
import { listed } from '../lists';
import { number } from '../numbers';
import { COMMUNITY_FR } from './community-fr';
import { FILES_FR } from './files-fr';
import type { ProblemTable } from './tables';

const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;
const oneOf = (words: readonly string[]): string => listed(words.map(quoted), 'or', 'fr');
const meant = (suggestion: string | undefined): string =>
  suggestion === undefined ? '.' : `\u00a0: peut-être ${quoted(suggestion)}\u00a0?`;

const VALUES: Readonly<Record<ValueKind, string>> = {
  text: 'un texte',
  number: 'un nombre',
  'whole-number': 'un nombre entier',
  'yes-no': 'true ou false',
  object: 'un objet entre { }',
  list: 'une liste entre [ ]',
  nothing: 'null',
};

const WANTED: Readonly<Record<WantedId, string>> = {
  gear: 'd’aucun équipement',
  list: 'd’aucune liste',
  unit: 'd’aucune unité',
  category: 'd’aucune catégorie',
  tag: 'd’aucun marqueur ni d’aucune catégorie',
  role: 'd’aucun rôle',
  cost: 'd’aucun coût',
  scale: 'd’aucune échelle',
  force: 'd’aucune force',
  column: 'd’aucune colonne',
  'profile-type': 'd’aucun tableau de caractéristiques',
  capability: 'd’aucune capacité',
  ruleset: 'd’aucun jeu de règles de ce fichier',
  member: 'd’aucun membre de la liste',
  thing: 'de rien dans le livre ni dans son système',
};

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');

const expectedHere = (expected: string): string => {
  if (expected === 'value') return 'une valeur';
  if (expected === 'key') return 'le nom d’une propriété entre guillemets droits';
  return expected.split(', ').length === 2 ? `une virgule ou ${expected.slice(-1)}` : expected;
};

export const FR: ProblemTable = {
  values: VALUES,
  wanted: WANTED,
  kinds: {
    ...FILES_FR,
    ...COMMUNITY_FR,
    'unexpected-end': ({ expected, openedLine }) =>
      openedLine > 0
        ? `Le fichier finit avant le ${expected} qui ferme ce qui est ouvert à la ligne ${number(openedLine, 'fr')}.`
        : `Le fichier finit là où l’on attend ${expectedHere(expected)}.`,
    'unexpected-character': ({ found, expected }) =>
      `On trouve ${quoted(found)} là où l’on attend ${expectedHere(expected)}.`,
    'trailing-comma': ({ closing }) => `Une virgule de trop avant ${closing}.`,
    'missing-comma': () => 'Il manque une virgule ici.',
    'missing-colon': ({ key }) => `Il manque deux-points après ${quoted(key)}.`,
    'single-quotes': ({ text }) =>
      `Un texte s’écrit entre guillemets droits doubles\u00a0: "${text}" et non '${text}'.`,
    'curly-quotes': ({ text }) => `Un texte s’écrit entre guillemets droits doubles\u00a0: "${text}".`,
    'unquoted-key': ({ key }) => `Le nom d’une propriété s’écrit entre guillemets droits\u00a0: "${key}".`,
    'unquoted-text': ({ text }) =>
      `Un texte s’écrit entre guillemets droits\u00a0: "${text}"\u00a0; seuls les nombres, true, false et null s’en passent.`,
    'comment-in-json': () =>
      'JSON n’a pas de commentaires\u00a0; écrire une propriété "$comment" à la place.',
    'line-break-in-text': () =>
      'Il manque le guillemet fermant sur cette ligne\u00a0; un saut de ligne dans un texte s’écrit \\n.',
    'missing-quote': ({ text }) => `Il manque le guillemet double fermant après ${quoted(text)}.`,
    'bad-escape': (params) =>
      `${quoted(params.escape)} ne veut rien dire dans un texte\u00a0; une barre oblique inverse s’écrit \\\\.`,
    'control-in-text': ({ code }) =>
      code === 9
        ? 'Une tabulation se trouve dans ce texte\u00a0; écrire une espace, ou \\t.'
        : `Un signe invisible se trouve dans ce texte (U+${hex(code)})\u00a0; l’ôter, ou écrire \\u${hex(code)}.`,
    'decimal-comma': ({ text }) =>
      `Les décimales viennent après un point\u00a0: ${text.replace(',', '.')} et non ${text}.`,
    'bad-number': ({ text }) =>
      `${quoted(text)} n’est pas un nombre\u00a0: des chiffres, avec un point avant les décimales.`,
    'number-out-of-range': ({ text, most }) =>
      `${text} dépasse toute mesure\u00a0: les nombres vont de −${number(most, 'fr')} à ${number(most, 'fr')}.`,
    'wrong-bracket': ({ found, expected }) => `${found} ferme ici ce que doit fermer ${expected}.`,
    'text-after-end': () => 'Il reste quelque chose après la fin des données.',
    'byte-order-mark': () =>
      'Le fichier commence par une marque invisible (BOM)\u00a0; l’enregistrer en UTF-8 sans cette marque.',
    'duplicate-key': ({ key, firstLine }) =>
      `${quoted(key)} figure deux fois dans le même objet, d’abord à la ligne ${number(firstLine, 'fr')}.`,
    'too-deep': ({ most }) => `Plus de ${number(most, 'fr')} objets et listes emboîtés.`,
    'too-large': ({ most }) => `Le fichier dépasse ${number(most, 'fr')} caractères.`,
    'empty-file': () => 'Le fichier est vide.',
    undecodable: ({ encoding }) =>
      `Une lettre de cette ligne est illisible, car le fichier n’est pas du ${encoding.toUpperCase()} correct\u00a0: rien du fichier n’est utilisé. Enregistrez-le en UTF-8.`,
    'wrong-type': ({ property, expected, actual, value }) =>
      `${quoted(property)} doit être ${listed(
        expected.map((kind) => VALUES[kind]),
        'or',
        'fr',
      )}, mais c’est ${
        actual === 'text'
          ? `le texte "${value}"`
          : actual === 'number'
            ? `le nombre ${value}`
            : VALUES[actual]
      }.`,
    'missing-property': ({ property }) => `Il manque ${quoted(property)}.`,
    'needs-one-of': ({ properties }) => `Il manque ${oneOf(properties)}.`,
    'not-together': ({ properties }) =>
      `${listed(properties.map(quoted), 'and', 'fr')} ne vont pas ensemble.`,
    'unknown-property': ({ property, suggestion, known }) =>
      suggestion === undefined
        ? `Propriété inconnue ${quoted(property)}. Possibles ici\u00a0: ${known.join(', ')}.`
        : `Propriété inconnue ${quoted(property)}${meant(suggestion)}`,
    'not-allowed-value': ({ property, value, allowed, suggestion }) =>
      suggestion === undefined
        ? `${quoted(property)} doit être ${oneOf(allowed)}, et non ${quoted(value)}.`
        : `${quoted(property)} ne peut pas être ${quoted(value)}${meant(suggestion)}`,
    'bad-id': ({ value }) =>
      `${quoted(value)} n’est pas un identifiant\u00a0: minuscules sans accent et chiffres, reliés par des traits d’union, comme "braves-voisins".`,
    'bad-date': ({ value }) => `${quoted(value)} n’est pas une date comme "2026-11-30".`,
    'bad-capability': ({ value }) =>
      `${quoted(value)} n’est pas une capacité\u00a0: son identifiant, puis ses paramètres, chacun après une espace.`,
    'bad-text': ({ property, value }) => `${quoted(value)} n’est pas possible pour ${quoted(property)}.`,
    'too-small': ({ property, value, least, more }) =>
      `${quoted(property)} doit être ${more ? 'supérieur à' : 'au moins'} ${number(least, 'fr')}, et non ${number(value, 'fr')}.`,
    'empty-text': ({ property }) => `${quoted(property)} est vide.`,
    'blank-text': ({ property }) => `${quoted(property)} ne contient rien de visible.`,
    'too-few-items': ({ property, least }) =>
      `La liste ${quoted(property)} doit avoir au moins ${number(least, 'fr')} ${least === 1 ? 'élément' : 'éléments'}.`,
    'too-many-items': ({ property, most }) =>
      `La liste ${quoted(property)} a au plus ${number(most, 'fr')} ${most === 1 ? 'élément' : 'éléments'}.`,
    'unknown-kind-of-file': () => 'Ni un système, ni un livre d’armée, ni un fichier de capacités.',
    'unknown-id': ({ id, wanted, suggestion }) =>
      `${quoted(id)} n’est l’identifiant ${WANTED[wanted]}${meant(suggestion)}`,
    'duplicate-id': ({ id }) => `L’identifiant ${quoted(id)} sert deux fois.`,
    'id-of-system': ({ id }) =>
      `L’identifiant ${quoted(id)} appartient déjà au système\u00a0; le livre doit en prendre un autre.`,
    'unknown-system': ({ id }) => `Il n’y a pas de système utilisable dont l’identifiant soit ${quoted(id)}.`,
    'duplicate-book': ({ id, firstFile }) =>
      `L’identifiant ${quoted(id)} appartient déjà à ${firstFile}\u00a0; ce fichier est laissé de côté.`,
    'other-copy': ({ other }) => `${other} a le même identifiant et sert à sa place.`,
    'min-above-max': ({ min, max }) =>
      `Au moins ${number(min, 'fr')} et au plus ${number(max, 'fr')}\u00a0: rien ne convient.`,
    'too-few-members': ({ min, members }) =>
      `Il faut en choisir au moins ${number(min, 'fr')}, et il y en a ${number(members, 'fr')}.`,
    'list-in-itself': ({ id }) => `La liste ${quoted(id)} se contient elle-même.`,
    'default-too-many': ({ most }) =>
      most === 1
        ? 'Plus de choix sont pris d’office que le seul permis.'
        : `Plus de choix sont pris d’office que les ${number(most, 'fr')} permis.`,
    'no-place': ({ unit, categories }) =>
      categories.length === 0
        ? `Aucune force ne propose ${quoted(unit)}\u00a0: elle ne nomme aucune catégorie.`
        : `Aucune force ne propose ${quoted(unit)}\u00a0: aucune n’a de place pour ${oneOf(categories)}.`,
    'no-summary': ({ name }) => `${quoted(name)} n’a pas de résumé\u00a0: seul son nom est montré.`,
    'no-french': ({ name }) => `${quoted(name)} n’a pas de nom français.`,
    'unsure-french': ({ name, french, mark }) =>
      `${quoted(name)} se dit ${quoted(french)} en français\u00a0: ${mark === 'ours' ? 'traduction maison' : 'probable, pas vu'}.`,
    'wrong-parameters': ({ id, expected, actual }) =>
      `La capacité ${quoted(id)} a ici ${number(actual, 'fr')} ${actual === 1 ? 'paramètre' : 'paramètres'}, ${expected === 0 ? 'aucun' : number(expected, 'fr')} dans les capacités.`,
    'unused-former-id': ({ id }) => `Le nouvel identifiant de ${quoted(id)} n’est pas dans le livre.`,
    'living-former-id': ({ id }) =>
      `${quoted(id)} est l’identifiant de quelque chose qui est là\u00a0; ce ne peut être un ancien.`,
    'no-word': ({ text }) =>
      `${text === '' ? 'Un texte vide' : quoted(text)} n’est pas un mot\u00a0: il n’a aucune lettre.`,
    'without-parameters': ({ property }) =>
      `${quoted(property)} ne sert à rien\u00a0: la capacité n’a pas de paramètres.`,
    'form-unknown-place': ({ place, parameters }) =>
      `La forme écrit {${place}}, mais la capacité a ${number(parameters, 'fr')} ${parameters < 2 ? 'paramètre' : 'paramètres'}.`,
    'form-missing-place': ({ place }) => `La forme oublie {${place}}.`,
    'no-french-words': ({ text, of }) =>
      `${quoted(text)} n’est pas traduit\u00a0: à ajouter aux ${quoted('words')} de ${quoted(of)}.`,
    'without-models': ({ property }) => `${quoted(property)} compte des figurines, mais l’unité n’en a pas.`,
    'size-outside': ({ size, min, max }) =>
      `${number(size, 'fr')} n’est pas une taille possible\u00a0: ${max === null ? `au moins ${number(min, 'fr')}` : `de ${number(min, 'fr')} à ${number(max, 'fr')}`}.`,
    'bad-pattern': ({ pattern }) => `${quoted(pattern)} n’est pas une expression régulière.`,
    'bad-size': ({ size }) => `Il y a un prix pour ${number(size, 'fr')}, qui n’est pas une taille possible.`,
  },
};
