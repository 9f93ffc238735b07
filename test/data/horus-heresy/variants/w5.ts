import type { Variant } from './variant';

/** Iron Hands, 1,555 of 2,000 points: a Fellblade, 650 of the 500 that a quarter is. */
export const w5: readonly Variant[] = [
  {
    claim: 'at 2,600 it is a quarter',
    change: 'limit 2600',
    clears: ['lord-of-war-detachment.lord-of-war.share'],
  },
  { claim: 'at 2,599 it is not', change: 'limit 2599' },
  {
    claim: 'without the Fellblade',
    change: 'drop fellblade-super-heavy-battle-tank',
    clears: ['lord-of-war-detachment.lord-of-war.share'],
    total: 905,
  },
  {
    claim: 'a Typhon for 400 is within it',
    change: 'drop fellblade-super-heavy-battle-tank; add typhon-heavy-siege-tank to lord-of-war-detachment',
    clears: ['lord-of-war-detachment.lord-of-war.share'],
    total: 1305,
  },
  {
    claim: 'two Typhons are not',
    change:
      'drop fellblade-super-heavy-battle-tank; add typhon-heavy-siege-tank to lord-of-war-detachment; add typhon-heavy-siege-tank to lord-of-war-detachment',
    total: 1705,
  },
  {
    claim: 'a third Lord of War for two places',
    change:
      'limit 6000; add typhon-heavy-siege-tank to lord-of-war-detachment; add cerberus-heavy-tank-destroyer to lord-of-war-detachment',
    earns: ['lord-of-war-detachment.lord-of-war.max'],
    clears: ['lord-of-war-detachment.lord-of-war.share'],
  },
  {
    claim: 'a second Lord of War Detachment',
    change: 'force lord-of-war-detachment',
    earns: ['lord-of-war-detachment.one'],
  },
  {
    claim: 'a Lord of War in the Primary Detachment',
    change: 'add typhon-heavy-siege-tank to crusade-primary',
    earns: ['crusade-primary.lord-of-war.max'],
  },
  {
    claim: 'a Warlord Detachment at 2,000',
    change: 'force warlord-detachment',
    earns: ['warlord-detachment.needs'],
  },
  {
    claim: 'Iron-clad opens a War-engine place',
    change: 'centurion +the-iron-clad; add castra-ferrum-dreadnought to crusade-primary',
    total: 1670,
  },
  {
    claim: 'without it there is none',
    change: 'add castra-ferrum-dreadnought to crusade-primary',
    earns: ['crusade-primary.war-engine.max'],
  },
  {
    claim: 'a Spearhead Phalanx of the Iron Hands',
    change: 'force spearhead-phalanx in crusade-primary; add land-raider-carrier to spearhead-phalanx',
    total: 1820,
  },
  {
    claim: 'an Achilles where only Carriers and Spartans may be',
    change: 'force spearhead-phalanx in crusade-primary; add land-raider-achilles to spearhead-phalanx',
    earns: ['hidden-but-taken land-raider-achilles'],
  },
  {
    claim: 'a Medusan Vanguard that nothing opens',
    change:
      'praetor-in-terminator-armour -unlock-auxiliary +unlock-apex; force medusan-vanguard in crusade-primary',
    earns: ['medusan-vanguard.unlocked'],
  },
  {
    claim: 'a Dreadnought Talon without a Mortificator',
    change: 'force dreadnought-talon in crusade-primary',
    earns: ['dreadnought-talon.unlocked'],
  },
  {
    claim: 'with a Mortificator',
    change:
      'add mortificator to crusade-primary; force dreadnought-talon in crusade-primary; add contemptor-dreadnought to dreadnought-talon',
    total: 1805,
  },
  {
    claim: 'a Deredeo in the Talon',
    change:
      'add mortificator to crusade-primary; force dreadnought-talon in crusade-primary; add deredeo-dreadnought to dreadnought-talon',
    earns: ['hidden-but-taken deredeo-dreadnought'],
  },
  {
    claim: 'a Veteran Cadre with a Legion Champion',
    change: 'add legion-champion to crusade-primary; force veteran-cadre in crusade-primary',
  },
  {
    claim: 'two Cadres for one Champion',
    change:
      'add legion-champion to crusade-primary; force veteran-cadre in crusade-primary; force veteran-cadre in crusade-primary',
    earns: ['veteran-cadre.unlocked'],
  },
];
