import { describe, expect, test } from 'vitest';
import { optionText } from '../../../renderer/engine/exchange/text/option-text';
import { sheet } from '../../../renderer/engine/sheet/build/sheet';
import { SHEET_WORDS } from '../../../renderer/engine/sheet/words/sheet-words';
import { aBlock, aForce, anEvaluation, anInput, aProfile, aSelection, models } from './evaluation-builder';

const warrior = aProfile('stand', 'Warrior', [10, '5+', '+1', 'passes']);

function unitOf(selection: ReturnType<typeof aSelection>) {
  const [force] = sheet(anEvaluation([aForce('Army', [aBlock('Core', [selection])])]), anInput('en')).forces;
  return force?.blocks[0]?.units[0];
}

describe('choices of a unit', () => {
  const gun = (points = 0) => aSelection('Gun', { points });
  const arm = (points: number, ...children: ReturnType<typeof aSelection>[]) =>
    aSelection('Claw', { points, children });
  const troopers = (number: number, ...children: ReturnType<typeof aSelection>[]) =>
    models('Trooper', number, [warrior], { children });
  const some = (name: string, number: number) => aSelection(name, { amount: 1, number });

  test.each([
    { claim: 'free, for each arm', children: [arm(0), aSelection('Lamp'), arm(0)], said: '2 × Claw, Lamp' },
    { claim: 'with the price of both', children: [arm(10), arm(15)], said: '2 × Claw 25' },
    {
      claim: 'with what was bought for both',
      children: [arm(10, gun(5)), arm(10, gun(5))],
      said: '2 × Claw 20 (Gun 10)',
    },
    {
      claim: 'apart where something was bought for one only',
      children: [arm(10, gun(5)), arm(10)],
      said: 'Claw 10 (Gun 5), Claw 10',
    },
    {
      claim: 'below a choice',
      children: [aSelection('Turret', { points: 20, children: [gun(), gun(), gun()] })],
      said: 'Turret 20 (3 × Gun)',
    },
    {
      claim: 'several by one entry and one by another',
      children: [aSelection('Grenade', { amount: 2, number: 2, points: 4 }), aSelection('Grenade')],
      said: '3 × Grenade 4',
    },
    {
      claim: 'once where each of its models, chosen one by one, has it',
      children: [troopers(1, gun()), troopers(1, gun())],
      said: 'Gun',
    },
    {
      claim: 'by how many models have it, where others have not',
      children: [troopers(7, some('Bow', 7)), troopers(1, gun(5)), troopers(2, some('Gun', 2))],
      said: '7 × Bow, 3 × Gun 5',
    },
    {
      claim: 'twice where each of its models has two',
      children: [troopers(2, some('Gun', 2), some('Gun', 2))],
      said: '2 × Gun',
    },
    {
      claim: 'among models of its own kind',
      children: [
        models('Sergeant', 1, [aProfile('stand', 'Sergeant', [1, 2, 3, 4])], { children: [gun(), gun()] }),
        troopers(1, gun()),
        troopers(1),
        troopers(1, gun()),
      ],
      said: 'Sergeant: 2 × Gun; Trooper: 2 × Gun',
    },
  ])('the same chosen by several entries is counted: $claim', ({ children, said }) => {
    const options = unitOf(aSelection('Walker', { children }))?.options ?? [];
    expect(optionText(options, SHEET_WORDS.en)).toBe(said);
  });

  test('a hero that is a model by itself has what it has, not a part of it', () => {
    const hero = models('Hero', 1, [warrior], { children: [aSelection('Pistol'), aSelection('Pistol')] });
    expect(unitOf(hero)?.options).toMatchObject([{ name: 'Pistol', count: 2 }]);
  });

  test('what is lost keeps the last price of all', () => {
    const lost = () => aSelection('Claw', { isLost: true, lastPrice: 10 });
    expect(unitOf(aSelection('Walker', { children: [lost(), arm(0), lost()] }))?.options).toMatchObject([
      { name: 'Claw', count: 2, price: '(20)', isLost: true },
      { name: 'Claw', count: 1, price: '', isLost: false },
    ]);
  });
});
