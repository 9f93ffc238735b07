import type { CommunityThing } from '../../source/community-problem-params';
import { number } from '../numbers';
import type { CommunityProblemTable } from './tables';

const quoted = (text: string): string => `“${text}”`;
const named = (name: string, id: string): string =>
  name.trim() === '' ? quoted(id) : `${quoted(name)} (${id})`;
const times = (count: number): string => (count > 1 ? ` (${number(count, 'en')} times in all)` : '');

/** After "leads to". */
const THINGS: Readonly<Record<CommunityThing, string>> = {
  entry: 'an entry',
  group: 'a group',
  'entry-or-group': 'an entry or a group',
  rule: 'a rule',
  profile: 'a profile',
  'info-group': 'a group of rules and profiles',
  info: 'a rule, a profile or a group of them',
  category: 'a category',
  force: 'a force',
  catalogue: 'a catalogue',
};

/** After "there is no". */
const NONE: Readonly<Record<CommunityThing, string>> = {
  entry: 'entry',
  group: 'group',
  'entry-or-group': 'entry and no group',
  rule: 'rule',
  profile: 'profile',
  'info-group': 'group of rules and profiles',
  info: 'rule, profile or group of them',
  category: 'category',
  force: 'force',
  catalogue: 'catalogue',
};

export const COMMUNITY_EN: CommunityProblemTable = {
  'left-aside': ({ what }) =>
    what === 'index'
      ? 'The index of a repository, for downloads only; it is left aside.'
      : 'The bundle of a repository, for downloads only; it is left aside. The data themselves are .gst and .cat files.',
  'zip-without-data': () => 'The zip holds no game system and no catalogue.',
  'no-data-file': ({ found }) =>
    found === 'roster'
      ? 'The file is an army list, not data. Open or check it as a list.'
      : `The file holds ${quoted(found)}, neither a game system nor a catalogue.`,
  'old-format': ({ version }) =>
    `Written in version ${version} of the format, which is too old. Open and save it with a data editor of today.`,
  'new-format': ({ version }) =>
    `Written in version ${version} of the format, which is newer than this program; some of it may be passed over.`,
  'without-id': ({ tag }) => `The <${tag}> has no id.`,
  'without-name': ({ tag }) => `The <${tag}> has no name; it is called by its file.`,
  'too-much-together': () =>
    'The files read before it are as much as can be read together; this one is not read. Check or open fewer at once.',
  'not-yes-no': ({ property, value }) =>
    `${quoted(property)} must be true or false, is ${quoted(value)}; it is passed over.`,
  'not-a-number': ({ property, value }) => `${quoted(property)} must be a number, is ${quoted(value)}.`,
  'not-a-list': ({ property }) => `${quoted(property)} must be a list; it is passed over.`,
  'not-a-text': ({ property }) => `${quoted(property)} must be a text; it is passed over.`,
  'not-an-object': ({ list }) => `A member of ${quoted(list)} is no element; it is passed over.`,
  'strange-attribute': ({ attribute, tag, count }) =>
    `The attribute ${quoted(attribute)} of <${tag}> is unknown and passed over${times(count)}.`,
  'strange-element': ({ element, tag, count }) =>
    `<${element}> inside <${tag}> is unknown and passed over${times(count)}.`,
  'strange-word': ({ attribute, value, tag, count }) =>
    `${quoted(value)} is an unknown ${quoted(attribute)} of <${tag}> and has no effect${times(count)}.`,
  'no-game-system': ({ id, count }) =>
    count === 1
      ? `The game system of this catalogue (${id}) is not here; without it the catalogue cannot be used.`
      : `The game system of this and ${number(count - 1, 'en')} more catalogues (${id}) is not here; without it they cannot be used.`,
  'older-copy': ({ revision, other, otherRevision }) =>
    `Revision ${revision}; revision ${otherRevision} of the same is in ${other} and is used instead.`,
  'same-copy': ({ other }) => `The same, of the same revision, is in ${other} and is used.`,
  'shared-catalogue-id': ({ id, other }) =>
    `Has the same id (${id}) as ${other}. Both are kept, told apart by their names.`,
  'system-too-old': ({ has, needs }) =>
    `Made for revision ${needs} of the game system; the one here is revision ${has}.`,
  'missing-catalogue': ({ id, name }) => `The linked catalogue ${named(name, id)} is not here.`,
  'into-missing': ({ count }) =>
    count === 1
      ? '1 link leads into a file that is not here.'
      : `${number(count, 'en')} links lead into files that are not here.`,
  'broken-link': ({ id, name, wanted }) =>
    `The link ${named(name, id)} leads nowhere: there is no ${NONE[wanted]} of this id. It is left out.`,
  'wrong-target': ({ id, name, wanted, found }) =>
    `The link ${named(name, id)} should lead to ${THINGS[wanted]} and leads to ${THINGS[found]}. It is left out.`,
  'endless-link': ({ id, name }) =>
    `The link ${named(name, id)} leads to links that lead only to each other. It is left out.`,
  'repeated-id': ({ id, name, harm }) => {
    const twice = `The id ${named(name, id)} is used twice`;
    switch (harm) {
      case 'references':
        return `${twice} in this file; what refers to it means the first.`;
      case 'lists':
        return `${twice} among the same options; a list that holds one of them means the first. Give the second another id.`;
      case 'none':
        return `${twice} in this file. Nothing refers to it, so it does no harm.`;
    }
  },
};
