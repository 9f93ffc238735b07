import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startBrowserServer } from '../../../electron/server/browser-server';
import { temporaryFolders } from '../temporary-folder';

const folder = temporaryFolders();

test('takes another port when the wanted one is busy, and lets go of it at the end', async () => {
  const where = await folder();
  await mkdir(join(where, 'renderer'));
  await writeFile(join(where, 'renderer/index.html'), 'page');
  const folders = { renderer: join(where, 'renderer'), data: join(where, 'data') };
  const busy = createServer();
  const port = await new Promise<number>((resolve) =>
    busy.listen(0, '127.0.0.1', () => resolve((busy.address() as { port: number }).port)),
  );
  const server = await startBrowserServer({ folders, port });
  expect(Number(new URL(server.address).port)).not.toBe(port);
  expect(await (await fetch(server.address)).text()).toBe('page');
  await server.close();
  await expect(fetch(server.address)).rejects.toThrow();
  busy.close();
});
