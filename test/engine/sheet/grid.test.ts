import { describe, expect, test } from 'vitest';
import { layoutSheet } from '../../../renderer/engine/sheet/layout/layout-sheet';
import { aLine, anOption, aSheet, aSheetForce, aUnit, stats } from './document-builder';
import { cellsText, rowsOf } from './layout-reading';

describe('the grid', () => {
  test('weapons stand beside the models while there is room', () => {
    const unit = aUnit('Warriors', {
      lines: [
        aLine({ weapons: [stats(['45', '1'], 'weapon', 'Flayer'), stats(['30', '2'], 'weapon', 'Staff')] }),
      ],
    });
    const rows = rowsOf(layoutSheet(aSheet({ forces: [aSheetForce('Company', [unit])] })));
    const row = rows.find((each) => cellsText([each]).includes('Warriors'));
    expect(row && cellsText([row]).split('\n')).toEqual([
      'Compulsory',
      'Warriors',
      '6',
      '10',
      '5+',
      '+1',
      'Flayer',
      '45',
      '1',
      '175',
    ]);
  });

  test('a second mode of a weapon is indented and its name not repeated', () => {
    const unit = aUnit('Ark', {
      lines: [
        aLine({
          weapons: [
            stats(['90', '1'], 'weapon', 'Cannon, diffuse'),
            stats(['90', '3'], 'weapon', 'Cannon, concentrated'),
          ],
        }),
      ],
    });
    const said = cellsText(rowsOf(layoutSheet(aSheet({ forces: [aSheetForce('Company', [unit])] }))));
    expect(said).toContain('Cannon, diffuse');
    expect(said).toContain('\nconcentrated\n');
  });

  test('abilities that weapons share are told once, all modes of a weapon by its name', () => {
    const weapon = (name: string, ability: string) => ({
      ...stats(['1', '2'], 'weapon', name),
      capabilities: [ability],
    });
    const weapons = [
      weapon('Cannon - near', 'Turret'),
      weapon('Cannon - far', 'Turret'),
      weapon('Lance', 'Turret'),
      weapon('Ram – low', 'Slow'),
      weapon('Ram – high', 'Fast'),
    ];
    const unit = aUnit('Ark', { lines: [aLine({ weapons })] });
    const said = cellsText(rowsOf(layoutSheet(aSheet({ forces: [aSheetForce('Company', [unit])] }))));
    expect(said).toContain('Cannon, Lance: Turret; low: Slow; high: Fast');
    expect(said).toContain('Cannon - near');
    expect(said).toContain('\nfar\n');
  });

  test('weapons with long traits get tables of their own, each weapon once', () => {
    const tables = [
      ...aSheet().tables.slice(0, 1),
      {
        id: 'weapon',
        name: 'Weapons',
        subject: 'weapon' as const,
        columns: ['R', 'Traits'].map((label) => ({ id: label, label })),
      },
    ];
    const gun = stats(
      ['12', 'Breaching, Rending, Heavy Beam, Shred and Poisoned on a six, Overload'],
      'weapon',
      'Beam',
    );
    const unit = (name: string) => aUnit(name, { lines: [aLine({ weapons: [gun] })] });
    const said = cellsText(
      rowsOf(layoutSheet(aSheet({ tables, forces: [aSheetForce('Company', [unit('One'), unit('Two')])] }))),
    );
    expect(said.match(/Breaching/g)).toHaveLength(1);
    expect(said).toContain('Beam\n12\nBreaching');
  });

  test('a profile of another table brings its own labels', () => {
    const wide = {
      id: 'weapon',
      name: 'Gun',
      subject: 'weapon' as const,
      columns: ['R', 'Traits of a length that leaves no room for names beside models'].map((label) => ({
        id: label,
        label,
      })),
    };
    const hull = {
      id: 'hull',
      name: 'Vehicle',
      subject: 'model' as const,
      columns: ['Front', 'Side'].map((label) => ({ id: label, label })),
    };
    const tank = aUnit('Tank', {
      lines: [aLine({ profile: stats(['14', '12'], 'hull'), weapons: [stats(['1', 'x'], 'weapon', 'Gun')] })],
    });
    const said = cellsText(
      rowsOf(
        layoutSheet(
          aSheet({
            tables: [...aSheet().tables.slice(0, 1), hull, wide],
            forces: [aSheetForce('Company', [aUnit('Men'), aUnit('Men'), tank])],
          }),
        ),
      ),
    );
    expect(said).toContain('Tank\u00a0×\u00a06\nFront\nSide');
    expect(said).toContain('14\n12');
  });

  test('stands have boxes to tick under the price, when wished and when they are few', () => {
    const gun = stats(['45', '1'], 'weapon', 'Flayer');
    const unit = (models: number) =>
      aUnit('Warriors', { models, capabilities: ['Brave'], lines: [aLine({ weapons: [gun] })] });
    const boxes = (models: number, asked = {}) =>
      rowsOf(layoutSheet(aSheet({ forces: [aSheetForce('Company', [unit(models)])] }), asked)).flatMap(
        ({ cells }) => cells.flatMap((cell) => cell.boxes ?? []),
      );
    expect([boxes(6), boxes(1), boxes(40), boxes(6, { boxes: false })]).toEqual([[6], [], [], []]);
  });

  test('prices of choices stand with them', () => {
    const unit = aUnit('Knights', {
      options: [
        anOption('Champion', { price: '20' }),
        anOption('Banner', { price: '30', options: [anOption('Flame', { price: '40' })] }),
        anOption('Lance', { count: 2 }),
        anOption('Hammer', { of: 'Sergeant' }),
      ],
    });
    const said = cellsText(rowsOf(layoutSheet(aSheet({ forces: [aSheetForce('Company', [unit])] }))));
    expect(said).toContain('Champion\u00a020, Banner\u00a030 (Flame\u00a040), 2 × Lance; Sergeant: Hammer');
  });

  const hull = {
    id: 'hull',
    name: 'Vehicle',
    subject: 'model' as const,
    columns: ['Front', 'Side'].map((label) => ({ id: label, label })),
  };
  const models = aSheet().tables.slice(0, 1);

  test('a table of its own stands in the same columns for every unit', () => {
    const tank = (name: string, values: readonly string[]) =>
      aUnit(name, { lines: [aLine({ profile: stats(values, 'hull') })] });
    const units = [
      aUnit('Men'),
      aUnit('Men'),
      tank('Small', ['1', '1']),
      tank('Huge', ['14 to 20', '12 to 18']),
    ];
    const rows = rowsOf(
      layoutSheet(aSheet({ tables: [...models, hull], forces: [aSheetForce('Company', units)] })),
    );
    const edges = ['1', '12 to 18'].map((text) => {
      const cell = rows.flatMap(({ cells }) => cells).findLast(({ runs }) => runs[0]?.text === text);
      return cell && cell.x + cell.width;
    });
    expect(edges[0]).toBeGreaterThan(0);
    expect(edges[0]).toBe(edges[1]);
  });

  test('a choice of the army stands in one row with what was chosen, price and all', () => {
    const legion = aUnit('Legion', { models: 0, price: '0', lines: [], options: [anOption('Iron Hands')] });
    const rows = rowsOf(
      layoutSheet(aSheet({ tables: models, forces: [aSheetForce('C', [legion, aUnit('Men')])] })),
    );
    const row = rows.find((each) => cellsText([each]).includes('Legion'));
    expect(row && cellsText([row])).toBe('Compulsory\nLegion   Iron Hands\n0');
  });

  test('kinds of models without values are named with their numbers', () => {
    const lines = [
      aLine({ name: 'Trooper', models: 9, profile: undefined }),
      aLine({ name: 'Sergeant', models: 1, profile: undefined }),
    ];
    const said = cellsText(
      rowsOf(
        layoutSheet(aSheet({ tables: models, forces: [aSheetForce('C', [aUnit('Squad', { lines })])] })),
      ),
    );
    expect(said).toContain('Trooper\u00a0× 9, Sergeant');
  });

  test('no line begins or ends with the dot between two names', () => {
    for (let letters = 1; letters < 60; letters += 1) {
      const unit = aUnit('Warriors of the long road', {
        customName: 'x'.repeat(letters),
        options: [anOption('y'.repeat(letters))],
        capabilities: ['z'.repeat(letters)],
      });
      for (const line of cellsText(rowsOf(layoutSheet(aSheet({ forces: [aSheetForce('C', [unit])] })))).split(
        '\n',
      ))
        expect(line).not.toMatch(/^[\s\u00a0]*·|·[\s\u00a0]*$/);
    }
  });

  test('long names of blocks take a second line before names of units do', () => {
    const gun = stats(['45', '1'], 'weapon', 'Heavy synaptic disintegrator');
    const unit = (name: string) => aUnit(name, { lines: [aLine({ weapons: [gun] })] });
    const marginOf = (name: string, block: string) => {
      const blocks = [{ name: block, note: '', units: [unit(name)] }];
      const rows = rowsOf(layoutSheet(aSheet({ forces: [aSheetForce('C', [], { blocks })] })));
      return rows.flatMap(({ cells }) => cells).find(({ runs }) => runs[0]?.text.startsWith(name.slice(0, 4)))
        ?.x;
    };
    const wide = marginOf('Men', 'Compulsory choices');
    expect(
      marginOf('Men who need a great deal of room for their name on paper', 'Compulsory choices'),
    ).toBeLessThan(wide ?? 0);
    expect(marginOf('Men', 'Core')).toBeLessThan(wide ?? 0);
  });

  test('what all modes of a weapon have is told by its name, the rest by the mode, by both where it is not clear', () => {
    const weapon = (name: string, ...abilities: string[]) => ({
      ...stats(['1', '2'], 'weapon', name),
      capabilities: abilities,
    });
    const notes = (...weapons: readonly ReturnType<typeof weapon>[]) =>
      cellsText(
        rowsOf(
          layoutSheet(
            aSheet({ forces: [aSheetForce('C', [aUnit('Ark', { lines: [aLine({ weapons })] })])] }),
          ),
        ),
      );
    expect(notes(weapon('Cannon - near', 'Turret', 'Blast'), weapon('Cannon - far', 'Turret'))).toContain(
      '\nCannon: Turret; near: Blast\n',
    );
    expect(
      notes(
        weapon('Cannon - near', 'Blast'),
        weapon('Cannon - far'),
        weapon('Lance - near', 'Heat'),
        weapon('Lance - far'),
      ),
    ).toContain('\nCannon - near: Blast; Lance - near: Heat\n');
  });

  describe('a table that begins with a word', () => {
    const columns = ['Kind', ...Array.from({ length: 14 }, (_, index) => `C${index}`)];
    const table = {
      id: 'figure',
      name: 'Figure',
      subject: 'model' as const,
      columns: columns.map((label) => ({ id: label, label })),
    };
    const figures = columns.slice(1).map(() => '10');
    const kind = (name: string, word: string, models: number) =>
      aLine({ name, models, profile: stats([word, ...figures], 'figure', name) });
    const printed = (units: readonly string[]) => {
      const made = units.map((name) =>
        aUnit(name, {
          models: 10,
          lines: [kind('Leader', 'Infantry (Leader, Heavy)', 1), kind('Warrior', 'Infantry (Heavy)', 9)],
        }),
      );
      const single = aUnit('Lone Wanderer', { models: 1, lines: [kind('', 'Cavalry (Leader)', 1)] });
      return rowsOf(
        layoutSheet(aSheet({ tables: [table], forces: [aSheetForce('Company', [...made, single])] })),
      );
    };
    const wide = ['Guard of the Long Names That Stand Beside Nothing', 'Wardens'];

    test('has it as a column while names have room', () => {
      const rows = printed(['Guard']);
      expect(rows.some((row) => cellsText([row]).split('\n').includes('Kind'))).toBe(true);
    });

    test('has it with the name of the line where a column would starve the names', () => {
      const rows = printed(wide).map((row) => cellsText([row]).split('\n'));
      expect(rows.some((cells) => cells.includes('Kind'))).toBe(false);
      const of = (text: string) => rows.find((cells) => cells.some((cell) => cell.includes(text)));
      expect(of('Guard of the')?.[1]).toBe(
        'Guard of the Long Names That Stand Beside Nothing\u00a0×\u00a010',
      );
      expect(of('Warrior')).toEqual(['Warrior\u00a0× 9, Infantry (Heavy)', ...figures]);
      // A unit of one kind says it in the row of its name.
      expect(of('Lone Wanderer')).toEqual(
        expect.arrayContaining(['Lone Wanderer', 'Cavalry (Leader)', ...figures]),
      );
    });
  });

  test('in large type a name is not torn: the statistics stand below it', () => {
    const columns = Array.from({ length: 12 }, (_, index) => ({ id: `c${index}`, label: 'Abc' }));
    const tables = [{ id: 'stand', name: 'Stand', subject: 'model' as const, columns }];
    const line = aLine({ profile: stats(columns.map((_, index) => String(index))) });
    const unit = aUnit('Unforgettable Commander', { lines: [line], models: 30 });
    const cellsAt = (body: number) =>
      cellsText(
        rowsOf(layoutSheet(aSheet({ tables, forces: [aSheetForce('C', [unit])] }), { body, smallest: body })),
      );
    expect(cellsAt(14)).toContain('Unforgettable Commander\u00a0×\u00a030\n175\n0\n1\n2');
    expect(cellsAt(9.25)).toContain('Unforgettable Commander\u00a0×\u00a030\n0\n1\n2');
  });
});
