import { describe, expect, test } from 'vitest';
import type { EvaluatedForce } from '../../../renderer/engine/evaluation/evaluated';
import type { Finding } from '../../../renderer/engine/findings/finding';
import { TEXT_LIMITS } from '../../../renderer/engine/roster/text-limits';
import { compareNames } from '../../../renderer/engine/sheet/build/glossary';
import { sheet } from '../../../renderer/engine/sheet/build/sheet';
import {
  aBlock,
  aForce,
  anEvaluation,
  anInput,
  aProfile,
  aSelection,
  costs,
  models,
} from './evaluation-builder';

const warrior = aProfile('stand', ['Warrior', 'Guerrier'], [10, '5+', '+1', 'passes']);
const flayer = aProfile('weapon', ['Gauss Flayer', 'Écorcheur'], [45, 1, '5+', -1], [{ id: 'turret' }]);

function unitOf(selection: ReturnType<typeof aSelection>, language: 'en' | 'fr' = 'en') {
  const [force] = sheet(
    anEvaluation([aForce('Army', [aBlock('Core', [selection])])]),
    anInput(language),
  ).forces;
  return force?.blocks[0]?.units[0];
}

describe('the header', () => {
  test('says title, army, edition, limit, player, event, total, verdict and data', () => {
    const roster = { player: 'A. Player', club: 'The Dice', event: 'Open', date: '2027-01-23' };
    const evaluation = anEvaluation(
      [aForce('Army', [aBlock('Core', [aSelection('Pikes', { points: 2950 })])])],
      roster,
    );
    expect(sheet(evaluation, anInput('en'))).toMatchObject({
      title: 'Silver Tide',
      army: 'The Army · The Game, 2nd edition · 3,000 points',
      player: 'A. Player, The Dice · Open, 23 January 2027',
      total: '2,950',
      limit: '3,000',
      isOver: false,
      verdict: { isLegal: true, line: 'Legal' },
      data: 'data of 30 Nov 2026',
    });
    expect(sheet(evaluation, anInput('fr'))).toMatchObject({
      army: 'L’Armée · Le Jeu, deuxième édition · 3\u202f000 points',
      player: 'A. Player, The Dice · Open, 23 janvier 2027',
      total: '2\u202f950',
      verdict: { isLegal: true, line: 'Conforme' },
      data: 'données du 30 nov. 2026',
    });
  });

  test('over the limit', () => {
    expect(
      sheet(
        anEvaluation([aForce('Army', [aBlock('Core', [aSelection('Pikes', { points: 3001 })])])]),
        anInput('en'),
      ).isOver,
    ).toBe(true);
  });
});

describe('the findings', () => {
  const finding = (severity: Finding['severity']): Finding => ({
    kind: 'message',
    severity,
    text: `a ${severity}`,
    place: { node: undefined, category: undefined, path: [] },
    constraint: undefined,
    entry: undefined,
    because: undefined,
  });
  test('are printed but for advice, and turn the verdict', () => {
    const { verdict, findings } = sheet(
      anEvaluation([]),
      anInput('en', [finding('error'), finding('warning'), finding('advice'), finding('lost')]),
    );
    expect(verdict.line).toBe('Not legal: 1 error, 1 lost choice, 1 warning');
    expect(findings.map(({ text }) => text)).toEqual(['a error', 'a warning', 'a lost']);
  });
});

describe('a unit', () => {
  test('of one kind of model has one line without a name', () => {
    const unit = unitOf(
      aSelection('Warriors', { points: 175, children: [models('Warrior', 6, [warrior, flayer])] }),
    );
    expect(unit).toMatchObject({ name: 'Warriors', models: 6, price: '175', options: [] });
    expect(unit?.lines).toMatchObject([
      {
        name: '',
        models: 6,
        profile: { values: ['10', '5+', '+1', 'passes'] },
        weapons: [{ name: 'Gauss Flayer', values: ['45', '1', '5+', '−1'], capabilities: ['Turret'] }],
      },
    ]);
  });

  test('of two kinds names both, each with its weapons', () => {
    const shaper = models('Shaper', 1, [aProfile('stand', 'Shaper', [10, '6+', '+3', 5])]);
    const kroot = models('Kroot', 8, [aProfile('stand', 'Kroot', [10, '-', '+2', 5]), flayer]);
    expect(unitOf(aSelection('Kindred', { children: [shaper, kroot] }))?.lines).toMatchObject([
      { name: 'Shaper', models: 1, weapons: [] },
      {
        name: 'Kroot',
        models: 8,
        profile: { values: ['10', '–', '+2', '5'] },
        weapons: [{ name: 'Gauss Flayer' }],
      },
    ]);
  });

  test('a weapon of the unit as a whole stands with its first line; the same weapon once', () => {
    const gun = () => aSelection('Gun', { profiles: [flayer] });
    const unit = unitOf(
      aSelection('Warriors', { children: [models('Warrior', 6, [warrior]), gun(), gun()] }),
    );
    expect(unit?.lines[0]?.weapons).toHaveLength(1);
  });

  test('choices: roles first, prices and what was chosen for them, models no choices', () => {
    const banner = aSelection('Banner', { points: 30, children: [aSelection('Flame', { points: 40 })] });
    const general = aSelection(['General', 'Général'], { role: 'general', isDerived: true });
    const unit = unitOf(
      aSelection('Prince', {
        points: 200,
        children: [models('Prince', 1), banner, aSelection('Shields', { number: 3, points: 0 }), general],
      }),
      'fr',
    );
    expect(unit?.price).toBe('270');
    expect(unit?.options).toMatchObject([
      { name: 'Général', isRole: true, price: '' },
      { name: 'Banner', price: '30', options: [{ name: 'Flame', price: '40' }] },
      { name: 'Shields', count: 3 },
    ]);
  });

  test('a choice that each of its models has is said once', () => {
    const unit = unitOf(
      aSelection('Guard', {
        children: [models('Guard', 20), aSelection('Halberd', { amount: 20, number: 20, points: 40 })],
      }),
    );
    expect(unit?.options).toMatchObject([{ name: 'Halberd', count: 1, price: '40' }]);
  });

  test.each([
    { claim: 'says so', choice: aSelection('None'), printed: [] },
    { claim: 'says so in French', choice: aSelection(['Unarmoured', 'Sans armure']), printed: [] },
    { claim: 'is not free', choice: aSelection('No Quarter', { points: 5 }), printed: ['No Quarter'] },
    {
      claim: 'brings something along',
      choice: aSelection(['Fearless', 'Sans peur'], { capabilities: [{ id: 'turret' }] }),
      printed: ['Fearless'],
    },
    { claim: 'only begins like it', choice: aSelection('Nomads'), printed: ['Nomads'] },
    {
      claim: 'is lost',
      choice: aSelection('No pike', { isLost: true, type: 'model' }),
      printed: ['No pike'],
    },
  ])('a choice of nothing is not printed as a choice: one that $claim', ({ choice, printed }) => {
    const unit = unitOf(aSelection('Pikes', { children: [choice] }));
    expect(unit?.options.map(({ name }) => name)).toEqual(printed);
  });

  test('what is always there comes last and is marked; an ability of its name is not said again', () => {
    const shield = aSelection('Shield', { isDerived: true, capabilities: [{ id: 'scoring' }] });
    const named = aSelection('Scoring', {
      isDerived: true,
      capabilities: [{ id: 'scoring' }, { id: 'turret' }],
    });
    const unit = unitOf(
      aSelection('Pikes', { children: [shield, aSelection('Banner', { points: 30 }), named] }),
    );
    expect(unit?.options.map(({ name, isGiven }) => [name, isGiven])).toEqual([
      ['Banner', false],
      ['Shield', true],
      ['Scoring', true],
    ]);
    expect(unit?.capabilities).toEqual(['Turret']);
  });

  test('gear that the data demand is given too', () => {
    const fixed = (type: string) => ({ id: type, type, value: 1, scope: 'parent', field: 'selections' });
    const demanded = aSelection('Bow', {
      definition: { id: 'bow', constraints: [fixed('min'), fixed('max')] },
    });
    const marked = aSelection('Spear', { entryId: 'pikes.spear.given::spear' });
    const free = aSelection('Horn', { definition: { id: 'horn', constraints: [fixed('max')] } });
    const unit = unitOf(aSelection('Pikes', { children: [demanded, marked, free] }));
    expect(unit?.options.map(({ name, isGiven }) => [name, isGiven])).toEqual([
      ['Horn', false],
      ['Bow', true],
      ['Spear', true],
    ]);
  });

  test('a free choice below a choice that says its name is not said again', () => {
    const mount = aSelection('Hull-mounted Cannon', {
      points: 10,
      children: [aSelection('Cannon'), aSelection('Searchlight')],
    });
    expect(
      unitOf(aSelection('Tank', { children: [mount] }))?.options[0]?.options.map(({ name }) => name),
    ).toEqual(['Searchlight']);
  });

  test('a mount beside the only kind of model leaves that kind without a name', () => {
    const horse = aSelection('Horse', { profiles: [aProfile('stand', 'Horse', [20, '-', '-', '-'])] });
    const unit = unitOf(
      aSelection('Riders', { children: [models('Rider', 5, [warrior], { children: [horse] })] }),
    );
    expect(unit?.lines.map(({ name, models: count }) => [name, count])).toEqual([
      ['', 5],
      ['Horse', 0],
    ]);
  });

  test('a surcharge is printed with its plus', () => {
    const definition = { id: 'lord', surcharge: true };
    expect(unitOf(aSelection('Lord', { points: 50, definition }))?.price).toBe('+50');
    expect(unitOf(aSelection('Lord', { definition }))?.price).toBe('+0');
  });

  test('a choice for one kind of model is told with it', () => {
    const sergeant = models('Sergeant', 1, [warrior], { children: [aSelection('Fist', { points: 15 })] });
    const troopers = models('Trooper', 9, [aProfile('stand', 'Trooper', [1, 2, 3, 4])]);
    expect(unitOf(aSelection('Squad', { children: [sergeant, troopers] }))?.options).toMatchObject([
      { name: 'Fist', of: 'Sergeant', price: '15' },
    ]);
  });

  test('abilities of all that it holds, each once, with their parameters', () => {
    const unit = unitOf(
      aSelection('Bats', {
        capabilities: [{ id: 'scoring' }, { id: 'fly', params: ['8"', '16"'] }],
        children: [
          models('Bat', 3, [], { capabilities: [{ id: 'scoring' }, { id: 'elite', params: ['-3'] }] }),
        ],
      }),
    );
    expect(unit?.capabilities).toEqual(['Scoring', 'Fly (8″, 16″)', 'Elite (−3)']);
  });

  test('gone from the data: its last price in brackets, out of the total', () => {
    const unit = unitOf(aSelection('Wraiths', { isLost: true, lastPrice: 175, totals: costs(0) }));
    expect(unit).toMatchObject({ isLost: true, price: '(175)' });
  });

  test('the player’s own name and notes', () => {
    expect(unitOf(aSelection('Pikes', { customName: 'Old Guard', notes: 'red' }))).toMatchObject({
      name: 'Pikes',
      customName: 'Old Guard',
      notes: 'red',
    });
  });

  test('texts of a file that are longer than anybody types are printed shortened, wherever they stand', () => {
    const long = 'x'.repeat(50_000);
    const unit = aSelection(long, { id: 'a', customName: long, notes: long });
    const attachments = [{ character: 'a', unit: 'a' }];
    const lost = {
      kind: 'unknown-role',
      severity: 'error',
      subject: { name: long },
      place: { path: [{ name: long }] },
    };
    const roster = { name: long, player: long, club: long, event: long, notes: long, attachments };
    const printed = sheet(
      anEvaluation([aForce(long, [aBlock(long, [unit])])], roster),
      anInput('en', [lost as never]),
    );
    const lengths = (value: unknown): number[] =>
      typeof value === 'string'
        ? [value.length]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(lengths)
          : [];
    expect(Math.max(...lengths(printed))).toBe(TEXT_LIMITS.notes);
    expect(Math.max(...lengths({ ...printed, notes: '', forces: [] }))).toBeLessThan(
      4 * TEXT_LIMITS.shownName,
    );
    const [force] = printed.forces;
    expect(force?.name).toHaveLength(TEXT_LIMITS.shownName);
    expect(force?.blocks[0]?.units[0]).toMatchObject({
      customName: printed.title,
      notes: expect.stringMatching(/x…$/),
    });
  });

  test('joins and is joined, rides and carries', () => {
    const lord = aSelection('Lord', { id: 'lord' });
    const men = aSelection('Men', { id: 'men' });
    const ark = aSelection('Ark', { id: 'ark' });
    const roster = {
      attachments: [{ character: 'lord', unit: 'men' }],
      embarkations: [{ unit: 'men', transport: 'ark' }],
    };
    const [force] = sheet(
      anEvaluation([aForce('Army', [aBlock('Core', [lord, men, ark])])], roster),
      anInput('en'),
    ).forces;
    expect(force?.blocks[0]?.units.map(({ links }) => links)).toEqual([
      ['joins Men'],
      ['with Lord', 'rides in Ark'],
      ['carries Men'],
    ]);
  });
});

describe('values', () => {
  const limit = (count: number, isBroken: boolean, scope = 'force') => ({
    constraint: { id: 'limit', scope } as never,
    ownerId: 'c',
    ownerName: 'c',
    ownerNames: undefined,
    type: 'max' as const,
    field: 'pts',
    count,
    limit: 1200,
    percent: 40,
    isBroken,
  });
  const shared = (name: string, count: number, scope?: string) =>
    aBlock(name, [aSelection(name, { points: count })], [limit(count, false, scope)]);
  const free = (name: string, count: number) => aBlock(name, [aSelection(name, { points: count })]);
  const valuesOf = (...forces: readonly EvaluatedForce[]) =>
    sheet(anEvaluation(forces), anInput('en'))
      .values.filter(({ note }) => note !== '')
      .map(({ label, value, note }) => `${label} ${value} ${note}`);

  test('shares stand with their limit, counts first', () => {
    const characters = aBlock(
      ['Characters', 'Personnages'],
      [aSelection('Prince', { points: 1500, type: 'unit', profiles: [warrior] })],
      [limit(1500, true)],
    );
    expect(sheet(anEvaluation([aForce('Army', [characters])]), anInput('fr')).values).toMatchObject([
      { label: 'unité', value: '1', isCount: true },
      { label: 'Personnages', value: '1\u202f500', note: '50\u00a0% (≤\u00a040\u00a0%)', isBroken: true },
      { label: 'distances en cm', value: '' },
    ]);
  });

  test.each([
    {
      claim: 'a block without a limit stands beside those that have one, so that shares add up',
      forces: () => [aForce('Army', [shared('Heroes', 600), free('Special', 900), free('Empty', 0)])],
      said: ['Heroes 600 20% (≤\u00a040%)', 'Special 900 30%'],
    },
    {
      claim: 'blocks of a force without any limit have no shares',
      forces: () => [aForce('Army', [free('Core', 900)])],
      said: [],
    },
    {
      claim: 'a limit in a later force is not hidden by a block of the same name before it',
      forces: () => [aForce('First', [free('War', 100)]), aForce('Second', [shared('War', 600)])],
      said: ['War 600 20% (≤\u00a040%)'],
    },
    {
      claim: 'a limit of the whole army is said once, however many forces have the block',
      forces: () => [
        aForce('A', [shared('War', 600, 'roster')]),
        aForce('B', [shared('War', 600, 'roster')]),
      ],
      said: ['War 600 20% (≤\u00a040%)'],
    },
    {
      claim: 'a limit of each force is said for each',
      forces: () => [aForce('A', [shared('War', 600)]), aForce('B', [shared('War', 600)])],
      said: ['War 600 20% (≤\u00a040%)', 'War 600 20% (≤\u00a040%)'],
    },
    {
      claim: 'a share that a force may have of the army is said with the name of the force',
      forces: () => [aForce('Allies', [free('Core', 900)], { limits: [limit(900, false)] })],
      said: ['Allies 900 30% (≤\u00a040%)'],
    },
  ])('$claim', ({ forces, said }) => {
    expect(valuesOf(...forces())).toEqual(said);
  });
});

describe('forces', () => {
  test('in order with their totals; a frame around detachments is marked', () => {
    const company = aForce(
      'Company',
      [aBlock('Core', [aSelection('Pikes', { points: 100, type: 'unit' })])],
      {
        kind: 'company',
      },
    );
    const document = sheet(
      anEvaluation([aForce('Army', [], { forces: [company, { ...company, id: 'other' }] })]),
      anInput('en'),
    );
    expect(document.forces.map(({ name, total, depth, isFrame }) => [name, total, depth, isFrame])).toEqual([
      ['Army', '0', 0, true],
      ['Company', '100', 1, false],
      ['Company', '100', 1, false],
    ]);
    expect(document.values[0]).toMatchObject({ label: 'detachments', value: '2' });
  });

  test.each([
    { claim: 'a unit', taken: aSelection('Pikes', { type: 'unit' }), units: '1' },
    {
      claim: 'equal units taken as one',
      taken: aSelection('Pikes', { type: 'unit', number: 3 }),
      units: '3',
    },
    { claim: 'models taken by themselves are one unit', taken: models('Ogre', 3), units: '1' },
    {
      claim: 'what has a model is a unit whatever the data call it',
      taken: aSelection('Dragon', { children: [models('Dragon', 1)] }),
      units: '1',
    },
    { claim: 'a choice of the army is none', taken: aSelection('Allegiance'), units: '0' },
    {
      claim: 'what the book has lost is none',
      taken: aSelection('Gone', { type: 'unit', isLost: true }),
      units: '0',
    },
  ])('are counted in units: $claim', ({ taken, units }) => {
    const { values } = sheet(anEvaluation([aForce('Army', [aBlock('Core', [taken])])]), anInput('en'));
    expect(values[0]).toMatchObject({ isCount: true, value: units });
  });

  test('of two armies say theirs in the language of the sheet', () => {
    const other = aForce('Allies', [], { catalogueId: 'other', catalogueName: 'The Army' });
    const document = sheet(anEvaluation([aForce('Army', []), other]), anInput('fr'));
    expect(document.forces.map(({ army }) => army)).toEqual(['L’Armée', 'L’Armée']);
  });

  test('what stands in no block is not lost', () => {
    const loose = aSelection('Stray', { points: 5 });
    const [force] = sheet(anEvaluation([aForce('Army', [], { selections: [loose] })]), anInput('en')).forces;
    expect(force?.blocks[0]?.units[0]?.name).toBe('Stray');
  });
});

describe('values and parameters', () => {
  test('are printed in the words and with the signs of the data, changed values too', () => {
    const moved = aProfile('stand', 'Warrior', ['10', '2+ Sheet', 2, -1]);
    const unit = unitOf(
      aSelection('Warriors', {
        capabilities: [{ id: 'breath', params: ['2', 'fire'] }],
        children: [models('Warrior', 1, [moved])],
      }),
      'fr',
    );
    expect(unit?.lines[0]?.profile?.values).toEqual(['10', '2+ Fiche', '+2', '−1']);
    expect(unit?.capabilities).toEqual(['Souffle\u00a0: du feu (2)']);
  });
});

describe('declarations', () => {
  const lord = aSelection('Lord', { id: 'lord', customName: 'Old Fox' });
  const men = aSelection('Men', { id: 'men' });
  const ark = aSelection(['Ark', 'Arche'], { id: 'ark' });
  const declared = (roster: Parameters<typeof anEvaluation>[1]) =>
    sheet(anEvaluation([aForce('Army', [aBlock('Core', [lord, men, ark])])], roster), anInput('fr'))
      .declarations;

  test('say who joins whom and who rides where, by the names on the sheet', () => {
    const attachments = [{ character: 'lord', unit: 'men' }];
    const embarkations = [{ unit: 'men', transport: 'ark' }];
    expect(declared({ attachments, embarkations })).toEqual([
      { title: 'Personnages et leur unité', pairs: [{ who: 'Old Fox', where: 'Men' }] },
      { title: 'Transports', pairs: [{ who: 'Arche', where: 'Men' }] },
    ]);
  });

  test('are not there when nothing is declared, nor for what is no longer in the list', () => {
    expect(declared({})).toEqual([]);
    expect(declared({ attachments: [{ character: 'lord', unit: 'gone' }] })).toEqual([]);
  });
});

describe('the head of the table', () => {
  test('calls what an army takes by its kind', () => {
    const company = aForce('Company', [], { kind: 'company' });
    const word = (...forces: readonly EvaluatedForce[]) =>
      sheet(anEvaluation(forces), anInput('fr')).unitWord;
    expect(word(aForce('Army', []))).toBe('Unité');
    expect(word(aForce('Army', [], { forces: [company] }))).toBe('Détachement');
  });

  test('the foot says army and size in short', () => {
    const { army, armyInShort } = sheet(anEvaluation([aForce('Army', [])]), anInput('en'));
    expect(army).toBe('The Army · The Game, 2nd edition · 3,000 points');
    expect(armyInShort).toBe('The Army · 3,000 points');
  });
});

describe('the glossary', () => {
  test('heads an ability with its form', () => {
    const unit = aSelection('A', { capabilities: [{ id: 'breath', params: ['2', 'fire'] }] });
    const { glossary } = sheet(anEvaluation([aForce('Army', [aBlock('Core', [unit])])]), anInput('fr'));
    expect(glossary.map(({ name }) => name)).toEqual(['Souffle\u00a0: Y (X)']);
  });

  test('has each ability once, in the order of the language, with our summary', () => {
    const units = [
      aSelection('A', { capabilities: [{ id: 'fly' }, { id: 'elite' }] }),
      aSelection('B', { capabilities: [{ id: 'scoring' }, { id: 'fly' }], profiles: [flayer] }),
    ];
    const evaluation = anEvaluation([aForce('Army', [aBlock('Core', units)])]);
    expect(sheet(evaluation, anInput('en')).glossary.map(({ name }) => name)).toEqual([
      'Elite (X)',
      'Fly (X, Y)',
      'Scoring',
      'Turret',
    ]);
    const french = sheet(evaluation, anInput('fr')).glossary;
    expect(french.map(({ name }) => name)).toEqual(['Élite (X)', 'Opérationnel', 'Tourelle', 'Vol (X, Y)']);
    expect(french.map(({ summary }) => summary !== '')).toEqual([true, true, false, true]);
  });

  test('has what the book says of its gear', () => {
    const definition = { id: 'ram', note: { en: 'Choose a use.', fr: 'Choisir un usage.' } };
    const evaluation = anEvaluation([
      aForce('Army', [aBlock('Core', [aSelection(['Ram', 'Bélier'], { definition })])]),
    ]);
    expect(sheet(evaluation, anInput('fr')).glossary).toEqual([
      { name: 'Bélier', summary: 'Choisir un usage.', source: '' },
    ]);
  });

  test('accents and case do not order', () => {
    expect(['Œil', 'Épée', 'arme', 'Étendard', 'Zèle'].sort(compareNames)).toEqual([
      'arme',
      'Épée',
      'Étendard',
      'Œil',
      'Zèle',
    ]);
  });
});
