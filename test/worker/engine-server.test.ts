import { describe, expect, test } from 'vitest';
import { digest } from '../../renderer/engine/exchange/digest';
import { readList } from '../../renderer/engine/exchange/list/read-list';
import { writeList } from '../../renderer/engine/exchange/list/write-list';
import { textVersion } from '../../renderer/host/text-version';
import { applyPatch } from '../../renderer/worker/diff-view';
import type { EngineClient } from '../../renderer/worker/engine-client';
import type { BuilderOperation } from '../../renderer/worker/protocol/builder-operation';
import type { BuilderView } from '../../renderer/worker/protocol/builder-patch';
import type { UnitRow } from '../../renderer/worker/protocol/ledger-row';
import { anEngine, type LocalEngine } from './builders/an-engine';

const CHOICE = { system: 'game', book: 'book', limit: 1000, name: 'A list' };

async function opened(force: null | undefined = null): Promise<{
  readonly engine: LocalEngine;
  readonly client: EngineClient;
  readonly view: () => BuilderView;
  readonly edit: (operation: BuilderOperation) => Promise<string | undefined>;
}> {
  const engine = anEngine();
  const { client } = engine;
  const answer = await client.call('create', { ...CHOICE, force });
  if (answer.kind === 'failed') throw new Error(answer.problem.detail);
  let view = answer.value.view;
  client.onPatch((patch) => {
    view = applyPatch(view, patch);
  });
  return {
    engine,
    client,
    view: () => view,
    async edit(operation) {
      const done = await client.call('edit', operation);
      engine.settle();
      if (done.kind === 'failed') throw new Error(done.problem.detail);
      return done.value.created;
    },
  };
}

function army(view: BuilderView): string {
  const row = view.rows.find((each) => each.kind === 'force');
  return row?.kind === 'force' ? row.node : '';
}

function unit(view: BuilderView, name: string): UnitRow | undefined {
  return view.rows.find((row): row is UnitRow => row.kind === 'unit' && row.name === name);
}

describe('the engine server', () => {
  test('an empty list has the forces that every list starts with and the agreed limit', async () => {
    const { view } = await opened();
    expect(view().totals).toMatchObject({ spent: 0, limit: 1000, verdict: 'illegal' });
    expect(view().rows[0]).toMatchObject({ kind: 'force', name: 'Army' });
  });

  test('adding a unit patches totals, rows and the chosen thing, and answers with its id', async () => {
    const { view, edit } = await opened();
    const created = await edit({ kind: 'add', force: army(view()), entryId: 'spears' });
    expect(created).toBeDefined();
    expect(view().totals.spent).toBe(150);
    expect(unit(view(), 'Spears')).toMatchObject({ node: created, amount: 10, price: 150 });
    expect(view().chosen).toMatchObject({ kind: 'unit', node: created, name: 'Spears' });
  });

  test('offers come a beat after the totals', async () => {
    const { engine, client, view } = await opened();
    await client.call('edit', { kind: 'add', force: army(view()), entryId: 'spears' });
    expect(view().totals.spent).toBe(150);
    expect(view().offers.left).toBe(1000);
    engine.settle();
    expect(view().offers.left).toBe(850);
  });

  test('a list whose book has no id is opened by its name, with nothing lost', async () => {
    const { client, view, edit } = await opened();
    await edit({ kind: 'add', force: army(view()), entryId: 'spears' });
    const saved = await client.call('text', { id: 'list' });
    if (saved.kind === 'failed') throw new Error(saved.problem.detail);
    const nameless = saved.value.text.replaceAll('"book"', '""');
    expect(nameless).not.toBe(saved.value.text);
    const answer = await client.call('open', { file: nameless });
    if (answer.kind === 'failed') throw new Error(answer.problem.detail);
    expect(answer.value.view.totals.spent).toBe(150);
    expect(unit(answer.value.view, 'Spears')).toMatchObject({ isLost: false });
  });

  test('an edit sends only what changed', async () => {
    const { engine, view, edit } = await opened();
    await edit({ kind: 'add', force: army(view()), entryId: 'spears' });
    await edit({ kind: 'add', force: army(view()), entryId: 'lord' });
    const before = engine.messages.length;
    await edit({ kind: 'set-size', unit: unit(view(), 'Spears')?.node ?? '', amount: 12 });
    const patches = engine.messages
      .slice(before)
      .flatMap((message) => (message.kind === 'patch' ? message.patch : []));
    const rows = patches.flatMap((patch) => patch.rows?.set ?? []);
    expect(rows.map((row) => row.kind)).toEqual(['force', 'unit']);
    expect(patches.some((patch) => patch.head !== undefined)).toBe(false);
  });

  test('steps that come faster than the screen are all taken', async () => {
    const { client, engine, view, edit } = await opened();
    const spears = (await edit({ kind: 'add', force: army(view()), entryId: 'spears' })) ?? '';
    const steps = [1, 1, 1, 1, 1, -1] as const;
    await Promise.all(steps.map((by) => client.call('edit', { kind: 'step-size', unit: spears, by })));
    engine.settle();
    expect(unit(view(), 'Spears')).toMatchObject({ amount: 14, price: 190 });
    expect(view().totals.spent).toBe(190);
  });

  test('a step stops at the limits that the data set, and a typed number does not', async () => {
    const { view, edit } = await opened();
    const spears = (await edit({ kind: 'add', force: army(view()), entryId: 'spears' })) ?? '';
    await edit({ kind: 'step-size', unit: spears, by: -1 });
    expect(unit(view(), 'Spears')?.amount).toBe(10);
    await edit({ kind: 'set-size', unit: spears, amount: 99 });
    expect(unit(view(), 'Spears')?.amount).toBe(99);
  });

  test('a unit whose last model was taken away can have models again', async () => {
    const { view, edit } = await opened();
    const spears = (await edit({ kind: 'add', force: army(view()), entryId: 'spears' })) ?? '';
    await edit({ kind: 'set-size', unit: spears, amount: 0 });
    expect(unit(view(), 'Spears')?.sizing).toEqual({ amount: 0, least: 10, most: 30, amounts: undefined });
    await edit({ kind: 'set-size', unit: spears, amount: 12 });
    expect(unit(view(), 'Spears')).toMatchObject({ amount: 12, price: 170 });
  });

  test('a choice that may be taken several times steps by its own limits', async () => {
    const { client, engine, view, edit } = await opened();
    const spears = (await edit({ kind: 'add', force: army(view()), entryId: 'spears' })) ?? '';
    const option = {
      kind: 'step-option',
      parent: spears,
      entryId: 'spears.model',
      groupId: undefined,
    } as const;
    await Promise.all([1, 1, 1].map(() => client.call('edit', { ...option, by: 1 })));
    engine.settle();
    expect(unit(view(), 'Spears')?.amount).toBe(13);
    expect(view().history.undo).toEqual({ key: 'amount', name: 'Spears model' });
  });

  test('undo and redo have names and bring the view back', async () => {
    const { client, engine, view, edit } = await opened();
    await edit({ kind: 'add', force: army(view()), entryId: 'spears' });
    expect(view().history.undo).toEqual({ key: 'add', name: 'Spears' });
    await client.call('undo', null);
    engine.settle();
    expect(view().totals.spent).toBe(0);
    expect(view().chosen.kind).toBe('army');
    expect(view().history).toMatchObject({ undo: undefined, redo: { key: 'add', name: 'Spears' } });
    await client.call('redo', null);
    expect(view().totals.spent).toBe(150);
  });

  test('another language names everything anew, steps of the history too', async () => {
    const { client, engine, view, edit } = await opened();
    await edit({ kind: 'add', force: army(view()), entryId: 'spears' });
    await client.call('set-language', { language: 'fr' });
    engine.settle();
    expect(unit(view(), 'Lanciers')).toMatchObject({ second: 'Spears', blockName: 'Base' });
    expect(view().history.undo?.name).toBe('Lanciers');
    expect(view().offers.groups.map((group) => group.name)).toContain('Héros');
  });

  test('a list read back is the same list', async () => {
    const { client, view, edit } = await opened();
    await edit({ kind: 'add', force: army(view()), entryId: 'lord' });
    const text = await client.call('text', null);
    if (text.kind === 'failed') throw new Error(text.problem.detail);
    const before = view();
    const again = await client.call('open', { file: text.value.text });
    if (again.kind === 'failed') throw new Error(again.problem.detail);
    expect(again.value.view.rows).toEqual(before.rows);
    expect(again.value.view.totals).toEqual(before.totals);
  });

  test('a list that was changed since it was sealed opens and says so; a whole seal says nothing', async () => {
    const { client } = await opened();
    const text = await client.call('text', null);
    if (text.kind === 'failed') throw new Error(text.problem.detail);
    const read = readList(text.value.text);
    if (read.kind !== 'list') throw new Error(read.kind);
    const sealed = writeList(read.roster, await digest(read.roster, textVersion));
    const lossesOf = async (file: string) => {
      const answer = await client.call('open', { file: file });
      return answer.kind === 'failed' ? answer.problem.kind : answer.value.losses.en;
    };
    expect(await lossesOf(sealed)).toEqual([]);
    expect(await lossesOf(sealed.replace('A list', 'Another list'))).toEqual([
      expect.stringContaining('changed outside the program'),
    ]);
  });

  test.each(['ros', 'rosz'] as const)(
    'a list written as .%s for other list builders is the same list, as a new one',
    async (format) => {
      const { client, view, edit } = await opened();
      await edit({ kind: 'add', force: army(view()), entryId: 'lord' });
      const before = view();
      const written = await client.call('export', { format });
      if (written.kind === 'failed') throw new Error(written.problem.detail);
      const { content } = written.value;
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      const again = await client.call('open', { file: bytes, isCopy: true });
      if (again.kind === 'failed') throw new Error(again.problem.detail);
      expect(again.value.losses.en).toEqual([]);
      expect(again.value.view.rows).toEqual(before.rows);
      expect(again.value.view.totals).toEqual(before.totals);
      expect(again.value.view.head.id).not.toBe(before.head.id);
    },
  );

  test('two files are one list in one state whenever they were saved, and another one after any change', async () => {
    const { client, view, edit } = await opened();
    const text = async () => {
      const answer = await client.call('text', null);
      if (answer.kind === 'failed') throw new Error(answer.problem.detail);
      return answer.value.text;
    };
    const one = await text();
    const isSame = async (other: string) => {
      const answer = await client.call('compare', { one, other });
      return answer.kind === 'done' && answer.value.isSame;
    };
    const list = JSON.parse(one);
    expect(await isSame(JSON.stringify({ ...list, changed: '2020-01-01T00:00:00.000Z' }))).toBe(true);
    expect(await isSame(JSON.stringify({ ...list, digest: 'a'.repeat(64) }))).toBe(true);
    expect(await isSame(JSON.stringify({ ...list, 'a-field-of-others': 1 }))).toBe(false);
    expect(await isSame(JSON.stringify({ ...list, system: { ...list.system, id: 'gone' } }))).toBe(false);
    await edit({ kind: 'add', force: army(view()), entryId: 'spears' });
    expect(await isSame(await text())).toBe(false);
  });

  test('a roster without an id is no list that could be known again', async () => {
    const { client } = await opened();
    const file = (id: string) =>
      `<roster ${id} name="Ford" battleScribeVersion="2.03" gameSystemId="game" gameSystemName="Game" gameSystemRevision="1"/>`;
    expect(await client.call('examine', { file: file('id="r"') })).toMatchObject({ value: { id: 'r' } });
    const answer = await client.call('examine', { file: file('') });
    expect(answer.kind === 'done' && answer.value.id).toBeUndefined();
  });

  test('a roster of another program is told what was found otherwise, and named when its game is not there', async () => {
    const { client } = await opened();
    const roster = (system: string) =>
      `<roster id="r" name="Ford" battleScribeVersion="2.03" gameSystemId="${system}" gameSystemName="Fords" gameSystemRevision="1">
       <forces><force id="f" name="Army" entryId="army" catalogueId="book" catalogueName="The Army" catalogueRevision="1">
       <selections><selection id="s" name="Spears" entryId="gone" number="1" type="unit"/></selections></force></forces></roster>`;
    const open = (system: string) => client.call('open', { file: roster(system) });
    const found = await open('game');
    if (found.kind === 'failed') throw new Error(found.problem.detail);
    expect(found.value.losses.en).toContain('Found again in the data by their name: Spears');
    expect(found.value.view.rows.some((row) => row.kind === 'unit' && row.name === 'Spears')).toBe(true);
    expect(await open('other')).toMatchObject({
      kind: 'failed',
      problem: { kind: 'unknown-system', detail: 'Fords' },
    });
  });

  test('the summary of a text is the verdict of the list', async () => {
    const { client, view, edit } = await opened();
    await edit({ kind: 'add', force: army(view()), entryId: 'spears' });
    const text = await client.call('text', null);
    if (text.kind === 'failed') throw new Error(text.problem.detail);
    const summary = await client.call('summary', { text: text.value.text });
    expect(summary).toMatchObject({
      kind: 'done',
      value: { name: 'A list', army: 'The Army', points: 150, limit: 1000, verdict: 'illegal' },
    });
  });

  test.each([
    { claim: 'text that is no list', text: 'Dear Luc,', kind: 'not-a-list' },
    { claim: 'a list cut short', text: '{"format":1,"id":"a","forces":[', kind: 'not-a-list' },
    {
      claim: 'a list of a game that is not installed',
      text: '{"format":1,"id":"a","name":"a","system":{"id":"other","name":"o","revision":""},"books":[],"limits":[],"forces":[]}',
      kind: 'unknown-system',
    },
  ])('$claim is a problem, not an exception', async ({ text, kind }) => {
    const answer = await anEngine().client.call('summary', { text });
    expect(answer).toMatchObject({ kind: 'failed', problem: { kind } });
  });

  test('an edit without a list is a problem', async () => {
    const answer = await anEngine().client.call('undo', null);
    expect(answer).toMatchObject({ kind: 'failed', problem: { kind: 'no-list' } });
  });

  test('files of one system are read once', async () => {
    const engine = anEngine();
    await engine.client.call('create', { ...CHOICE, force: null });
    await engine.client.call('create', { ...CHOICE, force: null });
    expect(engine.reads).toEqual(['index.json', 'game/system.json', 'game/books/book.json']);
  });

  test('systems come from the index alone, in the language', async () => {
    const engine = anEngine();
    await engine.client.call('set-language', { language: 'fr' });
    const answer = await engine.client.call('systems', null);
    expect(answer).toMatchObject({
      value: [{ id: 'game', name: 'Un jeu', books: [{ id: 'book', name: 'L’Armée', second: 'The Army' }] }],
    });
    expect(engine.reads).toEqual(['index.json']);
  });

  test('the sheet is a document with pages', async () => {
    const { client } = await opened();
    const sheet = await client.call('sheet', {
      paper: 'a4',
      layout: 'roster',
      language: 'fr',
      inkSaver: false,
      boxes: true,
      summaries: true,
      ruleTexts: false,
      noteLines: false,
    });
    if (sheet.kind === 'failed') throw new Error(sheet.problem.detail);
    expect(sheet.value.html).toContain('lang="fr"');
    expect(sheet.value.fit.pages).toBe(sheet.value.html.match(/<section class="page">/g)?.length);
    expect(sheet.value.pagesOf.roster).toBe(sheet.value.fit.pages);
    // Single figures are not ticked off: the screen does not offer boxes that would not be there.
    expect(sheet.value.hasBoxes).toBe(false);
  });
});

describe('the name of a limit', () => {
  const limitsOf = async (client: EngineClient) => {
    const text = await client.call('text', null);
    if (text.kind === 'failed') throw new Error(text.problem.detail);
    return { text: text.value.text, limits: (JSON.parse(text.value.text) as { limits: unknown }).limits };
  };

  test('is that of its cost, also when the limit was cleared and is typed again', async () => {
    const { client, edit } = await opened();
    const { limits: before } = await limitsOf(client);
    const [{ typeId, name }] = before as [{ readonly typeId: string; readonly name: string }];
    expect(name).not.toBe('');
    await edit({ kind: 'set-limit', typeId, value: undefined });
    expect((await limitsOf(client)).limits).toEqual([]);
    await edit({ kind: 'set-limit', typeId, value: 750 });
    expect((await limitsOf(client)).limits).toEqual([{ typeId, name, value: 750 }]);
  });

  test('that a file lacks is put right with the next save', async () => {
    const { client } = await opened();
    const { text, limits } = await limitsOf(client);
    const [{ name }] = limits as [{ readonly name: string }];
    const file = text.replace(new RegExp(`("typeId": "pts",\\s*"name": )"${name}"`), '$1""');
    expect(file).toContain('"name": ""');
    const answer = await client.call('open', { file });
    expect(answer.kind).toBe('done');
    expect((await limitsOf(client)).limits).toEqual(limits);
  });
});
