import { describe, expect, test } from 'vitest';
import type { CommunityProblemParams } from '../../../../renderer/engine/source/community-problem-params';
import type { FileProblemParams } from '../../../../renderer/engine/source/file-problem-params';
import type { SourceProblem } from '../../../../renderer/engine/source/source-problem';
import { problemSentence } from '../../../../renderer/engine/words/problems/problem-sentence';

type Params = FileProblemParams & CommunityProblemParams;

/** Params of each kind as they occur, with what both languages must say of them. */
const EXAMPLES: {
  readonly [Kind in keyof Params]: { readonly params: Params[Kind]; readonly says: readonly string[] };
} = {
  'bad-encoding': { params: { encoding: 'utf-8' }, says: ['UTF-8', '\uFFFD'] },
  'unknown-encoding': { params: { encoding: 'odd' }, says: ['odd', 'UTF-8'] },
  'not-xml': { params: {}, says: ['XML'] },
  'unexpected-in-xml': { params: { found: '!', expected: 'quote' }, says: ['!'] },
  'ends-inside': { params: { open: 'comment' }, says: [] },
  'unclosed-tag': { params: { tag: 'cost', openedLine: 12 }, says: ['<cost>', '12'] },
  'wrong-end-tag': { params: { found: 'a', expected: 'b', openedLine: 7 }, says: ['</a>', '<b>', '7'] },
  'duplicate-attribute': { params: { name: 'id' }, says: ['id'] },
  'too-many-attributes': { params: { most: 500 }, says: ['500'] },
  'too-many-names': { params: { most: 500 }, says: ['500'] },
  'value-too-long': { params: { most: 500 }, says: ['500'] },
  'too-many-tags': { params: { most: 500 }, says: ['500'] },
  'bare-less-than': { params: {}, says: ['&lt;'] },
  'bare-ampersand': { params: {}, says: ['&amp;'] },
  'bare-cdata-end': { params: {}, says: [']]>'] },
  'comment-with-hyphens': { params: {}, says: ['--'] },
  'unknown-entity': { params: { entity: '&eacute;' }, says: ['&eacute;', '&#233;'] },
  'bad-character': { params: { code: 7 }, says: ['U+0007'] },
  'document-type': { params: {}, says: [] },
  'bad-declaration': { params: {}, says: ['<?xml'] },
  'text-outside': { params: {}, says: [] },
  'text-in-list': { params: { tag: 'costs' }, says: ['<costs>'] },
  'too-many-objects': { params: { most: 500 }, says: ['500'] },
  'too-many-values': { params: { most: 500 }, says: ['500'] },
  'too-many-properties': { params: { most: 500 }, says: ['500'] },
  'broken-zip': { params: {}, says: ['zip'] },
  'zip-of-parts': { params: {}, says: ['zip'] },
  'zip-64': { params: {}, says: ['Zip64'] },
  'zip-too-many': { params: { count: 30, most: 20 }, says: ['30', '20'] },
  'zip-too-large': { params: { most: 512 * 1024 * 1024 }, says: ['512'] },
  'zip-ratio': { params: { ratio: 900, most: 250 }, says: ['900'] },
  'member-too-large': { params: { size: 65 * 1024 * 1024, most: 64 * 1024 * 1024 }, says: ['65', '64'] },
  'member-encrypted': { params: {}, says: [] },
  'member-method': { params: { method: 14 }, says: ['14', 'deflate'] },
  'member-damaged': { params: {}, says: ['zip'] },
  'member-path': { params: {}, says: ['zip'] },
  'member-twice': { params: {}, says: ['zip'] },
  'left-aside': { params: { what: 'bundle' }, says: ['.gst', '.cat'] },
  'zip-without-data': { params: {}, says: ['zip'] },
  'no-data-file': { params: { found: 'html' }, says: ['html'] },
  'old-format': { params: { version: '1.15' }, says: ['1.15'] },
  'new-format': { params: { version: '3' }, says: ['3'] },
  'without-id': { params: { tag: 'catalogue' }, says: ['<catalogue>'] },
  'without-name': { params: { tag: 'catalogue' }, says: ['<catalogue>'] },
  'too-much-together': { params: {}, says: [] },
  'not-yes-no': {
    params: { property: 'hidden', value: 'perhaps' },
    says: ['hidden', 'perhaps', 'true', 'false'],
  },
  'not-a-number': { params: { property: 'value', value: 'many' }, says: ['value', 'many'] },
  'not-a-list': { params: { property: 'costs' }, says: ['costs'] },
  'not-a-text': { params: { property: 'name' }, says: ['name'] },
  'not-an-object': { params: { list: 'costs' }, says: ['costs'] },
  'strange-attribute': {
    params: { attribute: 'colour', tag: 'rule', count: 3 },
    says: ['colour', '<rule>', '3'],
  },
  'strange-element': {
    params: { element: 'paint', tag: 'rule', count: 3 },
    says: ['<paint>', '<rule>', '3'],
  },
  'strange-word': {
    params: { attribute: 'type', value: 'explode', tag: 'modifier', count: 3 },
    says: ['type', 'explode', '<modifier>', '3'],
  },
  'no-game-system': { params: { id: 'abc', count: 4 }, says: ['abc', '3'] },
  'older-copy': { params: { revision: '3', other: 'b.cat', otherRevision: '4' }, says: ['3', '4', 'b.cat'] },
  'same-copy': { params: { other: 'b.cat' }, says: ['b.cat'] },
  'shared-catalogue-id': { params: { id: 'abc', other: 'The Book' }, says: ['abc', 'The Book'] },
  'system-too-old': { params: { has: '3', needs: '4' }, says: ['3', '4'] },
  'missing-catalogue': { params: { id: 'abc', name: 'Library' }, says: ['abc', 'Library'] },
  'into-missing': { params: { count: 5 }, says: ['5'] },
  'broken-link': { params: { id: 'abc', name: 'Sword', wanted: 'category' }, says: ['abc', 'Sword'] },
  'wrong-target': {
    params: { id: 'abc', name: 'Sword', wanted: 'entry-or-group', found: 'rule' },
    says: ['abc', 'Sword'],
  },
  'endless-link': { params: { id: 'abc', name: 'Sword' }, says: ['abc', 'Sword'] },
  'repeated-id': { params: { id: 'abc', name: 'Sword', harm: 'references' }, says: ['abc', 'Sword'] },
};

const sentence = (kind: string, params: object, language: 'en' | 'fr'): string =>
  problemSentence({ kind, params } as SourceProblem, language);

describe.each(['en', 'fr'] as const)('sentences of files of others (%s)', (language) => {
  test.each(Object.entries(EXAMPLES))('%s says what it is about', (kind, { params, says }) => {
    const said = sentence(kind, params, language);
    for (const word of says) expect(said).toContain(word);
    expect(said).toMatch(/^[\p{Lu}\d&“«<]/u);
    expect(said).toMatch(/[.)]$/);
    expect(said).not.toMatch(/undefined|NaN|\[object/);
  });
});

test('French has its spaces and apostrophes', () => {
  for (const [kind, { params }] of Object.entries(EXAMPLES)) {
    const said = sentence(kind, params, 'fr')
      // what the data or XML itself says
      .replace(/«\u00a0[^»]*\u00a0»|<[^>]*>|&#?\w+;|<\?xml … \?>/g, '');
    expect(said, kind).not.toMatch(/[^\u00a0\u202f][:;?!%»]|'|«[^\u00a0]/);
  }
});

test.each([
  {
    count: 1,
    en: '1 link leads into a file that is not here.',
    fr: '1 lien mène dans un fichier qui n’est pas là.',
  },
  {
    count: 2,
    en: '2 links lead into files that are not here.',
    fr: '2 liens mènent dans des fichiers qui ne sont pas là.',
  },
])('one and many: $count', ({ count, en, fr }) => {
  expect(sentence('into-missing', { count }, 'en')).toBe(en);
  expect(sentence('into-missing', { count }, 'fr')).toBe(fr);
});

test.each([
  {
    params: { id: 'a', name: ' Sword', wanted: 'entry-or-group' },
    en: 'no entry and no group',
    fr: 'ni entrée ni groupe',
  },
  { params: { id: 'a', name: '', wanted: 'category' }, en: 'no category', fr: 'aucune catégorie' },
  {
    params: { id: 'a', name: '', wanted: 'info' },
    en: 'no rule, profile or group',
    fr: 'ni règle, ni profil',
  },
])('a link to nowhere names what is not there: $en', ({ params, en, fr }) => {
  expect(sentence('broken-link', params, 'en')).toContain(en);
  expect(sentence('broken-link', params, 'fr')).toContain(fr);
});

test('what download tools make is called by what it is', () => {
  expect(sentence('left-aside', { what: 'index' }, 'en')).toMatch(/index .* left aside/);
  expect(sentence('left-aside', { what: 'index' }, 'fr')).toMatch(/index .* laissé de côté/);
});

test('a list that was taken for data is called one', () => {
  expect(sentence('no-data-file', { found: 'roster' }, 'en')).toContain('an army list');
  expect(sentence('no-data-file', { found: 'roster' }, 'fr')).toContain('une liste d’armée');
});

test.each([
  { harm: 'references', en: 'what refers to it means the first', fr: 'ce qui y renvoie désigne le premier' },
  { harm: 'lists', en: 'among the same options', fr: 'parmi les mêmes options' },
  { harm: 'none', en: 'it does no harm', fr: 'c’est sans conséquence' },
])('an id used twice: who may mean the other ($harm)', ({ harm, en, fr }) => {
  const params = { id: 'a', name: 'Sword', harm };
  expect(sentence('repeated-id', params, 'en')).toContain(en);
  expect(sentence('repeated-id', params, 'fr')).toContain(fr);
});
