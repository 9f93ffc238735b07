import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerAppRequest, isAppUrl } from '../../../electron/protocol/app-protocol';
import { type ResourceFolders, readResource } from '../../../electron/protocol/resources';
import { temporaryFolders } from '../temporary-folder';

const folder = temporaryFolders();
let folders: ResourceFolders;

beforeEach(async () => {
  const where = await folder();
  folders = { renderer: join(where, 'out/renderer'), data: join(where, 'data') };
  const files = {
    'secret.txt': 'secret',
    'out/renderer/index.html': 'page',
    'out/renderer/assets/é.js': 'script',
    'out/renderer/data/index.json': 'index',
    'out/renderer/.hidden': 'hidden',
    'data/index.json': 'not this one',
    'data/game/system.json': 'system',
    'data/game/SOURCE': 'source',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(where, path, '..'), { recursive: true });
    await writeFile(join(where, path), text);
  }
  await symlink(where, join(folders.data, 'out'), 'junction');
});

describe('what is served', () => {
  test.each([
    { path: '/', text: 'page', type: 'text/html; charset=utf-8' },
    { path: '/index.html', text: 'page', type: 'text/html; charset=utf-8' },
    { path: '/assets/%C3%A9.js', text: 'script', type: 'text/javascript; charset=utf-8' },
    { path: '/data/index.json', text: 'index', type: 'application/json; charset=utf-8' },
    { path: '/data/game/system.json', text: 'system', type: 'application/json; charset=utf-8' },
    { path: '/data/game/SOURCE', text: 'source', type: 'application/octet-stream' },
  ])('$path', async ({ path, text, type }) => {
    const resource = await readResource(folders, path);
    expect(resource && new TextDecoder().decode(resource.bytes)).toBe(text);
    expect(resource?.type).toBe(type);
  });

  test.each([
    '/missing.js',
    '/data',
    '/data/',
    '/data/game',
    '/assets',
    '/.hidden',
    '/../../secret.txt',
    '/%2e%2e/%2e%2e/secret.txt',
    '/..%2f..%2fsecret.txt',
    '/..%5c..%5csecret.txt',
    '/data/../secret.txt',
    '/data/out/secret.txt',
    '/C:/secret.txt',
    '/index.html%00.js',
    '/%ff',
  ])('not %s', async (path) => {
    expect(await readResource(folders, path)).toBeUndefined();
  });
});

describe('the program’s own protocol', () => {
  const answer = (url: string, method = 'GET', sheets = new Map<string, string>()) =>
    answerAppRequest(folders, sheets)(new Request(url, { method }));

  test('every answer carries the policy, also a refusal', async () => {
    for (const url of ['app://muster/', 'app://muster/nothing', 'app://other/']) {
      const policy = (await answer(url)).headers.get('Content-Security-Policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    }
  });

  test.each([
    { claim: 'its own page', url: 'app://muster/index.html', method: 'GET', status: 200 },
    { claim: 'another name', url: 'app://other/index.html', method: 'GET', status: 404 },
    { claim: 'a write', url: 'app://muster/index.html', method: 'POST', status: 405 },
    {
      claim: 'a sheet that nobody asked for',
      url: `app://muster/sheet/${'0'.repeat(32)}`,
      method: 'GET',
      status: 404,
    },
  ])('$claim: $status', async ({ url, method, status }) => {
    expect((await answer(url, method)).status).toBe(status);
  });

  test('a waiting sheet is shown under a policy without scripts', async () => {
    const id = 'a'.repeat(32);
    const response = await answer(`app://muster/sheet/${id}`, 'GET', new Map([[id, '<p>sheet</p>']]));
    expect(await response.text()).toBe('<p>sheet</p>');
    expect(response.headers.get('Content-Security-Policy')).not.toContain('script-src');
  });

  test.each([
    ['app://muster/index.html', true],
    ['app://muster', true],
    ['app://muster.example.org/', false],
    ['https://muster/', false],
    ['about:blank', false],
  ])('%s is the program itself: %s', (url, is) => {
    expect(isAppUrl(url)).toBe(is);
  });
});
