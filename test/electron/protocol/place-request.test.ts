import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerAppRequest } from '../../../electron/protocol/app-protocol';
import { temporaryFolders } from '../temporary-folder';

const folder = temporaryFolders();
let answer: (request: Request) => Promise<Response>;
let asked: (readonly [string, string])[];

beforeEach(async () => {
  const where = await folder();
  await writeFile(join(where, 'a b.cat'), '0123456789');
  asked = [];
  answer = answerAppRequest({ renderer: where, data: where }, new Map(), async (id, name) => {
    asked.push([id, name]);
    return id === '1' && name === 'sub/a b.cat' ? join(where, 'a b.cat') : undefined;
  });
});

async function get(path: string, range?: string) {
  const headers: HeadersInit = range === undefined ? {} : { Range: range };
  const response = await answer(new Request(`app://muster${path}`, { headers }));
  return { status: response.status, text: await response.text(), type: response.headers.get('Content-Type') };
}

describe('files of places', () => {
  test.each([
    { claim: 'whole', range: undefined, status: 200, text: '0123456789' },
    { claim: 'the beginning that is asked for', range: 'bytes=0-3', status: 206, text: '0123' },
    { claim: 'whole when the beginning is longer', range: 'bytes=0-99', status: 200, text: '0123456789' },
    { claim: 'whole for what is no beginning', range: 'bytes=5-7', status: 200, text: '0123456789' },
  ])('are given $claim', async ({ range, status, text }) => {
    expect(await get('/places/1/sub/a%20b.cat', range)).toEqual({
      status,
      text,
      type: 'application/octet-stream',
    });
  });

  test.each([
    '/places/2/sub/a%20b.cat',
    '/places/1/other.cat',
    '/places/1',
    '/places/',
    '/places/x/sub/a%20b.cat',
    '/places/1/%ff',
  ])('%s is not there', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, text: '' });
  });
});
