import { expect, test } from 'vitest';
import { applyPatch } from '../../renderer/worker/diff-view';
import type { EngineCalls } from '../../renderer/worker/protocol/calls';
import type { ForceGroupView } from '../../renderer/worker/protocol/offers-view';
import { HARBOUR_FILES } from '../builders/community-data';
import { anEngine } from './builders/an-engine';

const PIRATES = `<catalogue id="pirates" name="Pirates" gameSystemId="harbour" gameSystemRevision="7" revision="1" battleScribeVersion="2.03" xmlns="http://www.battlescribe.net/schema/catalogueSchema">
  <selectionEntries>
    <selectionEntry id="sloop" name="Sloop" type="unit">
      <categoryLinks><categoryLink id="sloop-in" targetId="boats" name="Boats" primary="true"/></categoryLinks>
      <costs><cost name="pts" typeId="pts" value="40"/></costs>
    </selectionEntry>
  </selectionEntries>
</catalogue>`;

const FILES = { ...HARBOUR_FILES, 'Pirates.cat': PIRATES };
const CHOICE = { system: 'harbour', book: 'port', limit: 500, name: 'Harbour', force: undefined };

/** A list of one army, in data that have another. */
async function aList() {
  const { client, messages, settle } = anEngine();
  await client.call('set-places', {
    places: [
      {
        id: '1',
        name: 'harbour',
        kind: 'folder',
        path: undefined,
        problems: [],
        files: Object.entries(FILES).map(([name, text]) => ({
          name,
          size: text.length,
          modified: 1,
          content: new Blob([text]),
        })),
      },
    ],
  });
  const created = await client.call('create', CHOICE);
  if (created.kind === 'failed') throw new Error(created.problem.detail);
  const view = () => {
    settle();
    const patches = messages.flatMap((message) => ('patch' in message ? [message.patch] : []));
    return patches.reduce(applyPatch, created.value.view);
  };
  return {
    edit: (operation: EngineCalls['edit']['in']) => client.call('edit', operation),
    client,
    others: (): ForceGroupView | undefined => view().offers.forces.find(({ isAside }) => isAside),
    offered: () => view().offers.groups.flatMap(({ items }) => items.map(({ name }) => name)),
    total: () => view().totals.spent,
  };
}

test('an army that no list of these books needs is named, read when it is taken, and then offers its forces', async () => {
  const { client, others, edit, offered, total } = await aList();
  expect(others()?.items).toMatchObject([{ name: 'Pirates…', isUnread: true, catalogueId: 'pirates' }]);

  expect(await client.call('read-army', { book: 'pirates' })).toMatchObject({ kind: 'done' });
  expect(others()?.items.map(({ name, isUnread }) => [name, isUnread])).toEqual([
    ['Fleet (Pirates)', false],
    ['Squadron (Pirates)', false],
  ]);

  const fleet = others()?.items[0];
  const added = await edit({
    kind: 'add-force',
    parent: fleet?.parent,
    entryId: fleet?.entryId ?? '',
    catalogueId: 'pirates',
  });
  expect(added.kind).toBe('done');
  expect(offered()).toContain('Sloop');
  const force = added.kind === 'done' ? (added.value.created ?? '') : '';
  await edit({ kind: 'add', force, entryId: 'sloop' });
  expect(total()).toBe(90 + 40);
});

test('reading one is no step of the user’s, and changes nothing of the list', async () => {
  const { client, edit } = await aList();
  const before = await client.call('text', null);
  await client.call('read-army', { book: 'pirates' });
  const after = await client.call('text', null);
  const saved = (answer: typeof before) =>
    answer.kind === 'done' && answer.value.text.replace(/"changed":\s*"[^"]*"/, '');
  expect(saved(after)).toBe(saved(before));
  expect(await client.call('undo', null)).toMatchObject({ kind: 'done', value: { revision: 0 } });
  expect(await edit({ kind: 'rename', node: 'nobody', name: 'x' })).toMatchObject({ kind: 'done' });
});

test('a list that holds such a force opens with its book', async () => {
  const { client, others, edit } = await aList();
  await client.call('read-army', { book: 'pirates' });
  const fleet = others()?.items[0];
  await edit({ kind: 'add-force', parent: undefined, entryId: fleet?.entryId ?? '', catalogueId: 'pirates' });
  const text = await client.call('text', null);
  if (text.kind === 'failed') throw new Error('no text');
  const summary = await client.call('summary', { text: text.value.text });
  expect(summary).toMatchObject({ kind: 'done', value: { bookIds: ['port', 'pirates'], lost: 0 } });
});
