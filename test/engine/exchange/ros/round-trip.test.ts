import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ReadList, readList } from '../../../../renderer/engine/exchange/list/read-list';
import { writeList } from '../../../../renderer/engine/exchange/list/write-list';
import { writeRos, writeRosz } from '../../../../renderer/engine/exchange/ros/write-ros';
import { wellFormed } from '../../../../renderer/engine/exchange/well-formed';
import type { Roster } from '../../../../renderer/engine/roster/document';
import { aRoster, aSelection } from '../roster-builder';
import { strangeRoster } from '../strange-roster';
import { ROSTER, roster } from './small-ros';

function read(file: string | Uint8Array): ReadList {
  const result = readList(file);
  if (result.kind !== 'list') throw new Error(JSON.stringify(result));
  return result;
}

/** Results that a file keeps for others are no part of what the list says. */
const again = (list: Roster): Roster => read(writeRos(list)).roster;

const XML_OF = (children: string) =>
  roster(`<force id="f" name="F" entryId="e" catalogueId="c" catalogueName="C" catalogueRevision="1">
    <selections><selection id="a" name="A" entryId="x" number="1" type="unit"${children}</selection></selections></force>`);

describe('a roster of another program, read and written without its data', () => {
  test.each([
    { claim: 'a whole one', file: ROSTER },
    { claim: 'unknown attributes', file: XML_OF(' odd="1" strange="&lt;&quot;&#10;\u00e9">') },
    { claim: 'unknown lists', file: XML_OF('><odds><odd a="1">text</odd><odd/></odds>') },
    { claim: 'lists whose members have other names', file: XML_OF('><odds><even a="1"/></odds>') },
    {
      claim: 'single elements with attributes',
      file: XML_OF('><odd a="1"><costs><cost value="x"/></costs></odd>'),
    },
    {
      claim: 'text between elements',
      file: XML_OF(
        '> stray\n text <costs><cost name="p" typeId="p" value="1"/></costs><odd a="1"> b <c d="2"/></odd>',
      ),
    },
    {
      claim: 'associations',
      file: XML_OF('><associations><association to="a" associationId="q"/></associations>'),
    },
    { claim: 'costs that say nothing', file: XML_OF('><costs><cost name="pts" value="1"/></costs>') },
    {
      claim: 'costs that do not divide',
      file: XML_OF(
        '><selections><selection id="b" name="B" number="3"><costs><cost name="p" typeId="p" value="10"/></costs></selection></selections>',
      ),
    },
    {
      claim: 'profiles with attributes of their own',
      file: XML_OF(
        '><profiles><profile id="p" name="P"><characteristics/><attributes><attribute name="q" typeId="t">z</attribute></attributes></profile></profiles>',
      ),
    },
    { claim: 'a limit with more', file: ROSTER.replace('value="500.0"', 'value="500.0" soft="true"') },
    { claim: 'a number that is no multiple', file: ROSTER.replace('number="6"', 'number="5"') },
  ])('$claim: nothing is lost', ({ file }) => {
    const first = read(file);
    const text = writeRos(first.roster);
    expect(read(text).roster).toEqual(first.roster);
    if (first.stored.length > 0) expect(read(text).stored).toEqual(first.stored);
    expect(text).not.toContain('[muster-roll');
    expect(read(writeRosz(first.roster)).roster).toEqual(first.roster);
    expect(read(writeList(first.roster)).roster).toEqual(first.roster);
  });

  test('writes what it read in the order of the format', () => {
    const written = writeRos(read(ROSTER).roster);
    expect(written).toBe(
      ROSTER.replace('battleScribeVersion="2.03"', 'battleScribeVersion="2.03" generatedBy="Muster Roll"')
        .replace('value="500.0"', 'value="500"')
        .replace('value="3.0"', 'value="3"')
        .replace('value="20.0"', 'value="20"')
        .replace('value="23.0"', 'value="23"'),
    );
  });

  test('the same list is the same file', () => {
    expect(writeRosz(aRoster())).toEqual(writeRosz(aRoster()));
  });
});

describe('a list of ours as a roster file', () => {
  test('has its choices where other programs look for them, with prices of all', () => {
    const text = writeRos(aRoster());
    expect(text).toContain('<selection id="a" name="Unit a" entryId="core::a" number="12">');
    expect(text).toContain('<cost name="points" typeId="pts" value="150"/>');
    expect(text).toContain(
      '<selection id="a1" name="Unit a1" entryId="core::a1" entryGroupId="core::weapons" number="12"/>',
    );
    expect(text).toContain('<costLimit name="points" typeId="pts" value="3000"/>');
  });

  test('says in one note what the format cannot say, and reads back whole', () => {
    const list = aRoster({
      notes: 'Bring dice.',
      embarkations: [{ unit: 'a', transport: 'b' }],
      date: '2026-11-30',
    });
    const text = writeRos(list);
    expect(text.match(/\[muster-roll /g)).toHaveLength(1);
    expect(text).toContain('<customNotes>Bring dice.\n\n[muster-roll {');
    expect(again(list)).toEqual(list);
  });

  test('whatever fields it has', () => {
    fc.assert(
      fc.property(strangeRoster, (list) => {
        expect(again(list)).toEqual(list);
      }),
      { seed: 7, numRuns: 80 },
    );
  });

  test('whatever its texts hold', () => {
    const text = fc.string({ unit: 'binary', maxLength: 12 }).map(wellFormed);
    fc.assert(
      fc.property(text, text, text, text, (name, notes, customName, player) => {
        const [force] = aRoster().forces;
        const selections = [aSelection('a', { name, customName, notes })];
        const list = aRoster({
          name,
          notes,
          player,
          forces: [{ ...force, id: 'f1', entryId: 'e', name, catalogueId: 'army', notes, selections }],
        });
        expect(again(list)).toEqual(list);
      }),
      { seed: 7, numRuns: 120 },
    );
  });

  test('texts that look like our note stay texts', () => {
    for (const notes of [
      '[muster-roll {}]',
      'x\n\n[muster-roll {"nodes":[]}]',
      '[muster-roll 5]',
      '[muster-roll {',
    ]) {
      expect(again(aRoster({ notes }))).toEqual(aRoster({ notes }));
    }
  });
});

describe('the note after another program changed the file', () => {
  const written = writeRos(
    aRoster({ forces: aRoster().forces.map((force) => ({ ...force, odd: 1 }) as never) }),
  );

  test('puts back what is untouched', () => {
    const { roster: list } = read(written.replace('name="Company"', 'name="Corps"'));
    expect(list).toMatchObject({ player: 'A player', forces: [{ name: 'Corps', odd: 1 }] });
  });

  test('does not undo what was changed', () => {
    const wide = writeRos(aRoster({ name: 'Tide\u0001' }));
    expect(read(wide).roster.name).toBe('Tide\u0001');
    expect(read(wide.replace('name="Tide\ufffd"', 'name="Ebb"')).roster.name).toBe('Ebb');
  });

  const noted = writeRos(aRoster({ notes: 'Bring dice.', club: 'The Ford [north] "{" club' }));
  const block = /\[muster-roll .*\]/.exec(noted)?.[0] ?? '';
  const changed = (change: (notes: string) => string): Roster => {
    const start = noted.lastIndexOf('<customNotes>') + '<customNotes>'.length;
    const end = noted.indexOf('</customNotes>', start);
    return read(noted.slice(0, start) + change(noted.slice(start, end)) + noted.slice(end)).roster;
  };

  test.each<{ claim: string; change: (notes: string) => string; notes: string | undefined }>([
    {
      claim: 'wrote after it',
      change: (notes) => `${notes}\nAnd a tape.`,
      notes: 'Bring dice.\n\nAnd a tape.',
    },
    { claim: 'put lines into one', change: (notes) => notes.replaceAll('\n', ' '), notes: 'Bring dice.  ' },
    { claim: 'wrote on in its line', change: (notes) => `${notes} Bye]`, notes: 'Bring dice.\n\nBye]' },
    { claim: 'left it alone', change: () => block, notes: undefined },
    { claim: 'has it twice', change: (notes) => `${notes}\n\n${block}`, notes: 'Bring dice.' },
  ])('is found where one $claim, and not shown', ({ change, notes }) => {
    const list = changed(change);
    expect(list.notes).toBe(notes);
    expect(list).toMatchObject({ player: 'A player', club: 'The Ford [north] "{" club' });
    expect(again(list)).toEqual(list);
  });

  test.each([
    { claim: 'cut off', change: (notes: string) => notes.slice(0, -10) },
    { claim: 'cut off, with a line after it', change: (notes: string) => `${notes.slice(0, -10)}\nBye` },
    { claim: 'broken', change: (notes: string) => notes.replace('"was"', '"was') },
  ])('is not shown though it is $claim, and not lost', ({ change }) => {
    const list = changed(change);
    expect(list.notes).toMatch(/^Bring dice\.(\n\nBye)?$/);
    expect(list.unreadNote).toMatch(/^\[muster-roll \{/);
    expect(again(list)).toEqual(list);
    expect(writeRos(list)).toContain('muster-roll');
  });

  test.each([
    { claim: 'no JSON', note: '{"nodes":' },
    {
      claim: 'other shapes',
      note: '{"roster":{"is":{"forces":5,"limits":7}},"nodes":[5,{"id":"a","is":{"amount":"x"}}]}',
    },
    {
      claim: 'choices of no shape',
      note: '{"aside":[5,{"parent":"f1","index":"x","selection":{"id":5}},{"parent":"s1","selection":{"id":"q","selections":[7]}}]}',
    },
    {
      claim: 'a choice that lacks what it must have',
      note: '{"aside":[{"parent":"f1","index":0,"selection":{"id":"s1"}}]}',
    },
    { claim: 'deep nesting', note: `{"roster":{"is":{"x":${'['.repeat(5000)}${']'.repeat(5000)}}}}` },
    { claim: 'numbers that cannot be kept', note: '{"roster":{"is":{"x":1e999}}}' },
  ])('with $claim in it, the list is read all the same', ({ note }) => {
    const { roster: list } = read(ROSTER.replace('For Saturday', `[muster-roll ${note}]`));
    expect(list.forces).toEqual(read(ROSTER).roster.forces);
    expect(list.limits).toEqual(read(ROSTER).roster.limits);
  });

  test('keys such as __proto__ in it are plain keys', () => {
    const note = '{"roster":{"is":{"__proto__":{"hit":1}}},"nodes":[{"id":"__proto__","is":{"x":1}}]}';
    const { roster: list } = read(ROSTER.replace('For Saturday', `[muster-roll ${note}]`));
    expect(Object.getPrototypeOf(list)).toBe(Object.prototype);
    expect(Object.keys(list)).toContain('__proto__');
  });
});
