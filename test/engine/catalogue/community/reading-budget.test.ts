import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { openDocuments } from '../../../../renderer/engine/catalogue/community/open-documents';
import { ReadingBudget } from '../../../../renderer/engine/catalogue/community/reading-budget';
import { catalogueXml, zipped } from './data-files';

const MUCH = 1_000_000;
const RULES = { xml: '<rules><rule id="a"/><rule id="b"/></rules>', json: [{ id: 'a' }, { id: 'b' }] };

test.each<{ claim: string; path: string; content: string | Uint8Array; bytes: number; pieces: number }>([
  { claim: 'tags', path: 'a.cat', content: catalogueXml(RULES.xml), bytes: MUCH, pieces: 4 },
  { claim: 'bytes', path: 'a.cat', content: catalogueXml(), bytes: 100, pieces: MUCH },
  {
    claim: 'bytes that come out of a zip',
    path: 'a.catz',
    content: zipped('a.cat', catalogueXml(`<comment>${'x'.repeat(2000)}</comment>`)),
    bytes: 2000,
    pieces: MUCH,
  },
  {
    claim: 'values of JSON',
    path: 'a.json',
    content: JSON.stringify({ catalogue: { id: 'c', name: 'C', rules: RULES.json } }),
    bytes: MUCH,
    pieces: 4,
  },
])('a file after too many $claim is not read', ({ path, content, bytes, pieces }) => {
  const budget = new ReadingBudget(bytes, pieces);
  const file = { path, bytes: typeof content === 'string' ? strToU8(content) : content };
  expect(openDocuments(file, budget)).toMatchObject({ documents: [{ path }], problems: [] });
  const next = openDocuments({ path: 'next.cat', bytes: strToU8(catalogueXml()) }, budget);
  expect(next).toMatchObject({
    documents: [],
    problems: [{ severity: 'error', kind: 'too-much-together', file: 'next.cat' }],
  });
});
