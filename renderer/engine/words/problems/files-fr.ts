import type { XmlExpected, XmlOpen } from '../../source/file-problem-params';
import { number } from '../numbers';
import type { FileProblemTable } from './tables';

const EXPECTED: Readonly<Record<XmlExpected, string>> = {
  name: 'le nom d’un élément ou d’un attribut',
  'equals-sign': 'un signe égal',
  quote: 'un guillemet droit avant la valeur',
  space: 'une espace',
  'tag-end': 'le > qui finit la balise',
  element: 'un élément',
};

const OPEN: Readonly<Record<XmlOpen, string>> = {
  tag: 'd’une balise',
  attribute: 'de la valeur d’un attribut',
  comment: 'd’un commentaire',
  cdata: 'd’une section CDATA',
  instruction: 'd’une instruction <? ?>',
};

const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;
const megabytes = (bytes: number): string => `${number(Math.round(bytes / 104857.6) / 10, 'fr')}\u00a0Mo`;

export const FILES_FR: FileProblemTable = {
  'bad-encoding': ({ encoding }) =>
    `Le fichier n’est pas du ${encoding.toUpperCase()} correct\u00a0: à partir d’ici, des caractères sont perdus et remplacés par \uFFFD. Enregistrez-le en UTF-8.`,
  'unknown-encoding': ({ encoding }) =>
    `L’encodage ${quoted(encoding)} est inconnu. Enregistrez le fichier en UTF-8.`,
  'not-xml': () => 'Ce n’est pas du XML\u00a0: le fichier ne commence pas par une balise.',
  'unexpected-in-xml': ({ found, expected }) =>
    `On trouve ${quoted(found)} là où l’on attend ${EXPECTED[expected]}.`,
  'ends-inside': ({ open }) => `Le fichier finit au milieu ${OPEN[open]}\u00a0; il a peut-être été coupé.`,
  'unclosed-tag': ({ tag, openedLine }) =>
    `Le fichier finit avant que le <${tag}> de la ligne ${number(openedLine, 'fr')} soit fermé\u00a0; il a peut-être été coupé.`,
  'wrong-end-tag': ({ found, expected, openedLine }) =>
    `</${found}> ferme ici ce que la ligne ${number(openedLine, 'fr')} ouvre par <${expected}>.`,
  'duplicate-attribute': ({ name }) => `L’attribut ${quoted(name)} figure deux fois dans cette balise.`,
  'too-many-attributes': ({ most }) => `Plus de ${number(most, 'fr')} attributs dans une balise.`,
  'too-many-names': ({ most }) => `Plus de ${number(most, 'fr')} noms différents d’éléments et d’attributs.`,
  'value-too-long': ({ most }) => `Un texte fait plus de ${number(most, 'fr')} caractères.`,
  'too-many-tags': ({ most }) =>
    `Plus de ${number(most, 'fr')} balises dans un fichier\u00a0: aucune donnée n’en a autant.`,
  'bare-less-than': () =>
    'Un < dans la valeur d’un attribut s’écrit &lt;\u00a0; ou bien il manque un guillemet avant.',
  'bare-ampersand': () => 'Un & seul s’écrit &amp;.',
  'bare-cdata-end': () => `Dans un texte, ${quoted(']]>')} s’écrit ]]&gt;.`,
  'comment-with-hyphens': () => `Un commentaire ne peut pas contenir ${quoted('--')}.`,
  'unknown-entity': ({ entity }) =>
    `${entity} ne veut rien dire\u00a0; seuls valent &amp; &lt; &gt; &quot; &apos; et des nombres comme &#233;.`,
  'bad-character': ({ code }) =>
    `Le caractère U+${code.toString(16).toUpperCase().padStart(4, '0')} n’est pas permis en XML.`,
  'document-type': () =>
    'Le fichier déclare un type de document. Des données n’en ont pas besoin et cela peut nuire\u00a0: le fichier n’est pas lu.',
  'bad-declaration': () => 'La déclaration <?xml … ?> est mal écrite ou ne se trouve pas tout au début.',
  'text-outside': () => 'Il y a du texte hors de l’élément le plus extérieur.',
  'text-in-list': ({ tag }) => `Le texte entre les membres de <${tag}> est laissé de côté.`,
  'too-many-objects': ({ most }) =>
    `Plus de ${number(most, 'fr')} objets et listes dans un fichier\u00a0: aucune donnée n’en a autant.`,
  'too-many-values': ({ most }) =>
    `Plus de ${number(most, 'fr')} valeurs dans un fichier\u00a0: aucune donnée n’en a autant.`,
  'too-many-properties': ({ most }) => `Plus de ${number(most, 'fr')} propriétés dans un objet.`,
  'broken-zip': () => 'Ce n’est pas un zip entier\u00a0; il a peut-être été coupé pendant le téléchargement.',
  'zip-of-parts': () => 'Ce zip n’est qu’une partie d’un plus grand. Réunissez les parties en un seul zip.',
  'zip-64': () =>
    'Ce zip est du type prévu pour de très gros fichiers (Zip64). Compressez moins de fichiers.',
  'zip-too-many': ({ count, most }) =>
    `Le zip contient ${number(count, 'fr')} fichiers, plus que les ${number(most, 'fr')} que l’on lit.`,
  'zip-too-large': ({ most }) =>
    `Les fichiers du zip font ensemble plus de ${megabytes(most)}\u00a0; celui-ci et les suivants ne sont pas lus.`,
  'zip-ratio': ({ ratio }) =>
    `Sa taille est divisée par ${number(ratio, 'fr')} dans le zip, ce qui n’arrive pas avec des données\u00a0: il n’est pas décompressé.`,
  'member-too-large': ({ size, most }) =>
    `${megabytes(size)} une fois décompressé, plus que les ${megabytes(most)} que l’on lit.`,
  'member-encrypted': () => 'Protégé par un mot de passe. Compressez les fichiers sans mot de passe.',
  'member-method': ({ method }) =>
    `Compressé par la méthode ${method}, inconnue. Compressez les fichiers de la façon habituelle (deflate).`,
  'member-damaged': () => 'Abîmé dans le zip. Téléchargez-le ou compressez-le de nouveau.',
  'member-path': () => 'Le nom mène hors du dossier du zip\u00a0: le fichier n’est pas lu.',
  'member-twice': () => 'Figure deux fois dans le zip\u00a0; le premier est lu.',
};
