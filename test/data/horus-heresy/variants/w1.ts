import type { Variant } from './variant';

/** Imperial Fists, 950 of 1,000 points, legal: Praetor (one Auxiliary), Centurion, three Auxiliaries. */
export const w1: readonly Variant[] = [
  {
    claim: 'a Tactical Squad of 9',
    change: 'tactical-squad size 8',
    earns: ['tactical-squad.legionary.size-min'],
    total: 940,
  },
  { claim: 'a Tactical Squad of 15 fills the limit', change: 'tactical-squad size 14', total: 1000 },
  {
    claim: 'one more is one too many points',
    change: 'tactical-squad size 15',
    earns: ['over-limit pts'],
    total: 1010,
  },
  { claim: 'a limit of 950 is enough', change: 'limit 950' },
  { claim: 'a limit of 949 is not', change: 'limit 949', earns: ['over-limit pts'] },
  {
    claim: 'without the Praetor two Auxiliaries for three',
    change: 'drop praetor',
    earns: ['crusade-primary.auxiliary'],
  },
  {
    claim: 'without the Centurion one for three',
    change: 'drop centurion',
    earns: ['crusade-primary.auxiliary'],
  },
  {
    claim: 'a Consul instead of the Centurion: two for three',
    change: 'drop centurion; add chaplain to crusade-primary',
    earns: ['crusade-primary.auxiliary'],
  },
  {
    claim: 'a Centurion in Terminator Armour unlocks two as well',
    change: 'drop centurion; add centurion-in-terminator-armour to crusade-primary',
    total: 970,
  },
  {
    claim: 'a Praetor who unlocks nothing',
    change: 'praetor -unlock-auxiliary',
    earns: ['crusade-primary.auxiliary'],
  },
  {
    claim: 'a Praetor who unlocks an Apex instead',
    change: 'praetor -unlock-auxiliary +unlock-apex',
    earns: ['crusade-primary.auxiliary'],
  },
  {
    claim: 'a Praetor who unlocks both',
    change: 'praetor +unlock-apex',
    earns: ['praetor.unlocks.choose-max'],
  },
  {
    claim: 'a fourth Auxiliary for three',
    change: 'force armoured-fist in crusade-primary',
    earns: ['crusade-primary.auxiliary'],
  },
  { claim: 'one Auxiliary fewer is no fault', change: 'drop armoured-support', total: 850 },
  {
    claim: 'an Apex that nobody unlocks',
    change: 'force army-vanguard in crusade-primary',
    earns: ['crusade-primary.apex'],
  },
  {
    claim: 'the Praetor on Special Assignment unlocks nothing',
    change: 'praetor -unlock-auxiliary +special-assignment',
    earns: ['crusade-primary.auxiliary'],
  },
  {
    claim: 'and may not choose either',
    change: 'praetor +special-assignment',
    earns: ['praetor.unlocks.choose-max'],
  },
  {
    claim: 'a Heavy Support Squad of 4',
    change: 'heavy-support-squad size 3',
    earns: ['heavy-support-squad.legionary.size-min'],
    total: 930,
  },
  {
    claim: 'a Heavy Support Squad of 11',
    change: 'heavy-support-squad size 10',
    earns: ['heavy-support-squad.legionary.size-max', 'over-limit pts'],
    total: 1070,
  },
  {
    claim: 'a Heavy Support Squad without heavy weapons',
    change: 'heavy-support-squad -heavy-bolter',
    earns: ['heavy-support-squad.heavy-weapon.choose-min'],
    total: 900,
  },
  {
    claim: 'missile launchers at 15 a model',
    change: 'heavy-support-squad -heavy-bolter +missile-launcher',
    total: 975,
  },
  {
    claim: 'two kinds of heavy weapon',
    change: 'heavy-support-squad +heavy-flamer',
    earns: ['heavy-support-squad.heavy-weapon.choose-max'],
    total: 1000,
  },
  {
    claim: 'a Contemptor with one arm',
    change: 'contemptor-dreadnought -first-arm:gravis-bolt-cannon',
    earns: ['contemptor-dreadnought.first-arm.choose-min'],
  },
  {
    claim: 'a Contemptor with three arms',
    change: 'contemptor-dreadnought +second-gravis-autocannon',
    earns: ['contemptor-dreadnought.second-arm.choose-max'],
  },
  {
    claim: 'paired fists leave no other arm',
    change: 'contemptor-dreadnought -first-arm:gravis-bolt-cannon +paired-fists',
    earns: ['contemptor-dreadnought.second-arm.choose-max'],
  },
  {
    claim: 'paired fists alone',
    change:
      'contemptor-dreadnought -first-arm:gravis-bolt-cannon -second-gravis-power-fist-with-in-built-ranged-weapon +paired-fists',
    total: 950,
  },
  { claim: 'one fist, one weapon in it', change: 'contemptor-dreadnought +heavy-flamer', total: 955 },
  {
    claim: 'one fist, two weapons in it',
    change: 'contemptor-dreadnought +heavy-flamer*2',
    earns: ['contemptor-dreadnought.instead-of-in-built-combi-bolter.choose-max'],
    total: 960,
  },
  {
    claim: 'a War-engine in the Primary Detachment',
    change: 'move contemptor-dreadnought to crusade-primary',
    earns: ['crusade-primary.war-engine.max'],
  },
  {
    claim: 'a Predator in Tactical Support',
    change: 'move predator to tactical-support',
    earns: ['tactical-support.armour.max'],
  },
  {
    claim: 'a Rhino in Heavy Support',
    change: 'move rhino to heavy-support',
    earns: ['heavy-support.transport.max'],
  },
  {
    claim: 'a third Support unit for two places',
    change: 'add apothecary to tactical-support',
    earns: ['tactical-support.support.max'],
    total: 980,
  },
  {
    claim: 'a second War-engine for one place',
    change: 'add castra-ferrum-dreadnought to heavy-support',
    earns: ['heavy-support.war-engine.max', 'over-limit pts'],
  },
  { claim: 'both allegiances', change: 'allegiance +traitor', earns: ['allegiance.side.choose-max'] },
  { claim: 'no allegiance', change: 'allegiance -loyalist', earns: ['allegiance.side.choose-min'] },
  { claim: 'no word about allegiance', change: 'drop allegiance', earns: ['allegiance.one'] },
  { claim: 'two legions', change: 'legion +iron-hands', earns: ['legion.name.choose-max'] },
  { claim: 'no legion', change: 'legion -imperial-fists', earns: ['legion.name.choose-min'] },
  { claim: 'no word about the legion', change: 'drop legion', earns: ['legion.one'] },
  {
    claim: 'a prime advantage for the prime Troops place',
    change: 'tactical-squad +combat-veterans',
    total: 950,
  },
  {
    claim: 'two advantages for one unit',
    change: 'tactical-squad +combat-veterans +master-sergeant',
    earns: ['tactical-squad.prime.choose-max'],
  },
  {
    claim: 'an advantage where Support has no prime place',
    change: 'apothecary +combat-veterans',
    earns: ['tactical-support.support-prime.max'],
  },
  {
    claim: 'an advantage where Troops have no prime place',
    change: 'despoiler-squad +master-sergeant',
    earns: ['tactical-support.troops-prime.max'],
  },
  { claim: 'the Imperial Fists’ own advantage', change: 'centurion +castellan', total: 950 },
  {
    claim: 'an advantage of the Dark Angels',
    change: 'centurion +paladin-of-the-hekatonystika',
    earns: ['hidden-but-taken paladin-of-the-hekatonystika'],
  },
  {
    claim: 'a Traitor’s advantage in a Loyalist army',
    change: 'tactical-squad +true-believers',
    earns: ['hidden-but-taken true-believers'],
  },
  { claim: 'a Loyalist’s advantage', change: 'tactical-squad +clade-operative' },
  {
    claim: 'Logistical Benefit without saying where',
    change: 'tactical-squad +logistical-benefit',
    earns: ['logistical-benefit.place.choose-min'],
  },
  {
    claim: 'a Rhino with three bolters on the second pintle',
    change: 'rhino +pintle-bolter',
    earns: ['rhino.second-pintle.choose-max'],
  },
  {
    claim: 'a Rhino without its second pintle',
    change: 'rhino -second-pintle:pintle-combi-bolter',
    earns: ['rhino.second-pintle.choose-min'],
    total: 945,
  },
  { claim: 'a dozer blade', change: 'rhino +dozer-blade', total: 955 },
  {
    claim: 'a Predator without sponsons',
    change: 'predator -two-sponson-heavy-bolters',
    earns: ['predator.sponson-weapon.choose-min'],
  },
  {
    claim: 'a Predator with two turrets',
    change: 'predator +flamestorm-cannon',
    earns: ['predator.turret.choose-max'],
  },
  {
    claim: 'both Decurions',
    change: 'predator +decurion-locus +decurion-defensor',
    earns: ['predator.decurion.choose-max'],
    total: 1000,
  },
  {
    claim: 'a second vexilla',
    change: 'tactical-squad +vexilla*2',
    earns: ['tactical-squad.vexilla.max'],
    total: 970,
  },
  {
    claim: 'ten bayonets, nine Legionaries',
    change: 'tactical-squad +legionary-bayonets:bayonet*10',
    earns: ['tactical-squad.legionary-bayonets.choose-max'],
    total: 960,
  },
  { claim: 'nine bayonets', change: 'tactical-squad +legionary-bayonets:bayonet*9', total: 959 },
  {
    claim: 'a Sergeant without a bolter',
    change: 'tactical-squad -bolter',
    earns: ['tactical-squad.sergeant.instead-of-bolter.choose-min'],
  },
  {
    claim: 'a Sergeant with a power fist',
    change: 'tactical-squad -bolter +instead-of-bolter:power-fist',
    total: 965,
  },
  {
    claim: 'a Praetor without his pistol',
    change: 'praetor -bolt-pistol',
    earns: ['praetor.instead-of-bolt-pistol.choose-min'],
  },
  {
    claim: 'a Praetor with claws keeps his pistol',
    change: 'praetor -bolter +pair-of-lightning-claws',
    earns: ['praetor.instead-of-bolt-pistol.choose-max'],
    total: 970,
  },
  {
    claim: 'a Praetor with claws',
    change: 'praetor -bolter -bolt-pistol +pair-of-lightning-claws',
    total: 970,
  },
  {
    claim: 'a Primarch in the Primary Detachment',
    change: 'add rogal-dorn to crusade-primary',
    earns: ['crusade-primary.warlord.max', 'over-limit pts'],
  },
];
