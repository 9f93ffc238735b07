import { describe, expect, test } from 'vitest';
import { HOST_CALLS } from '../../electron/messages';
import { createMemoryHost } from '../../renderer/host/memory-host';

describe('the host of tests', () => {
  test('answers every call of the table', async () => {
    const host = await createMemoryHost();
    for (const call of HOST_CALLS) expect(typeof host[call], call).toBe('function');
  });

  test('starts with the lists given, fails a save when told to', async () => {
    const host = await createMemoryHost({ lists: { A: '{}' } });
    const listed = await host.listLibrary();
    expect(listed).toMatchObject({ kind: 'done', value: { files: [{ name: 'A' }] } });
    host.failNextSave('disk-full');
    expect(await host.saveList({ name: 'B', text: '' })).toMatchObject({ problem: { kind: 'disk-full' } });
    expect((await host.saveList({ name: 'B', text: '' })).kind).toBe('done');
  });

  test('dialogs are answered from the queue, then closed', async () => {
    const host = await createMemoryHost();
    host.nextFiles.push([{ path: undefined, name: 'a.ros', bytes: new Uint8Array(), version: '' }]);
    expect((await host.chooseFiles({ purpose: 'lists' })).kind).toBe('done');
    expect((await host.chooseFiles({ purpose: 'lists' })).kind).toBe('cancelled');
  });

  test('a listener hears until it stops listening', async () => {
    const host = await createMemoryHost();
    const heard: string[] = [];
    const stop = host.on('menu-command', (command) => heard.push(command));
    host.emit('menu-command', 'undo');
    stop();
    host.emit('menu-command', 'redo');
    expect(heard).toEqual(['undo']);
  });
});
