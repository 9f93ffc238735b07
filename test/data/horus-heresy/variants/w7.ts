import type { Variant } from './variant';

const tooSmall = 'warlord-detachment.needs';

/** Ultramarines, 1,805 of 2,500 points: Guilliman in a Warlord Detachment, which needs a limit of 3,000. */
export const w7: readonly Variant[] = [
  { claim: 'at 3,000', change: 'limit 3000', clears: [tooSmall] },
  { claim: 'at 2,999', change: 'limit 2999' },
  {
    claim: 'without the Warlord Detachment',
    change: 'drop warlord-detachment',
    clears: [tooSmall],
    total: 940,
  },
  {
    claim: 'a second Warlord Detachment',
    change: 'force warlord-detachment',
    earns: ['warlord-detachment.one'],
  },
  {
    claim: 'the Primarch of another legion',
    change: 'drop roboute-guilliman; add rogal-dorn to warlord-detachment',
    earns: ['hidden-but-taken rogal-dorn'],
    total: 1755,
  },
  {
    claim: 'two Primarchs for one place',
    change: 'limit 3000; add rogal-dorn to warlord-detachment',
    earns: ['hidden-but-taken rogal-dorn', 'warlord-detachment.warlord.max'],
    clears: [tooSmall],
  },
  {
    claim: 'the same Primarch twice',
    change: 'add roboute-guilliman to warlord-detachment',
    earns: ['roboute-guilliman.unique', 'warlord-detachment.warlord.max'],
    total: 2270,
  },
  {
    claim: 'a Traitor Guilliman',
    change: 'allegiance -loyalist +traitor',
    earns: ['hidden-but-taken roboute-guilliman'],
  },
  {
    claim: 'a second Spartan',
    change: 'add spartan-assault-tank to warlord-detachment',
    earns: ['warlord-detachment.heavy-transport.max'],
    total: 2205,
  },
  {
    claim: 'a Retinue for the Primarch',
    change: 'add praetorian-command-squad to warlord-detachment',
    total: 1935,
  },
  {
    claim: 'no prime place in the Warlord Detachment',
    change: 'add praetorian-command-squad to warlord-detachment +combat-veterans',
    earns: ['warlord-detachment.retinue-prime.max'],
  },
  {
    claim: 'Logisticae opens a Transport place',
    change: 'centurion +logisticae +more-heavy-transport; add land-raider-carrier to crusade-primary',
    total: 2070,
  },
  {
    claim: 'one place, not two',
    change: 'centurion +logisticae +more-heavy-transport +more-transport',
    earns: ['logisticae.place.choose-max'],
  },
  {
    claim: 'a second advantage in the Troops',
    change: 'tactical-squad +combat-veterans; tactical-squad.2 +combat-veterans',
    earns: ['crusade-primary.troops-prime.most'],
  },
  {
    claim: 'two Assault and two Tactical Squads with Guilliman: all Troops are prime',
    change:
      'drop tactical-squad; drop tactical-squad; add assault-squad to crusade-primary +combat-veterans; add assault-squad to crusade-primary +combat-veterans; tactical-squad +combat-veterans; tactical-squad.2 +combat-veterans',
    total: 1885,
  },
  {
    claim: 'not without Guilliman',
    change:
      'drop roboute-guilliman; drop tactical-squad; drop tactical-squad; add assault-squad to crusade-primary +combat-veterans; add assault-squad to crusade-primary +combat-veterans',
    earns: ['crusade-primary.troops-prime.most'],
  },
  {
    claim: 'a Spartan without its hull weapon',
    change: 'spartan-assault-tank -twin-heavy-bolter',
    earns: ['spartan-assault-tank.hull-front-weapon.choose-min'],
  },
  {
    claim: 'a Deredeo with both main weapons',
    change: 'deredeo-dreadnought +volkite-falconet',
    earns: ['deredeo-dreadnought.main-weapons.choose-max'],
  },
];
