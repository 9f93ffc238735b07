import type { Variant } from './variant';

/** Iron Hands, 2,635 of 3,000 points, legal: every Auxiliary (two) and Apex (one) that is unlocked, a Lord of War of 650. */
export const w6: readonly Variant[] = [
  {
    claim: 'a third Auxiliary for two',
    change: 'force first-strike in crusade-primary',
    earns: ['crusade-primary.auxiliary'],
  },
  {
    claim: 'a second Apex for one',
    change: 'force officer-cadre in crusade-primary',
    earns: ['crusade-primary.apex'],
  },
  {
    claim: 'the same Apex again',
    change: 'force combat-retinue in crusade-primary',
    earns: ['crusade-primary.apex'],
  },
  {
    claim: 'the Praetor unlocks nothing',
    change: 'praetor-in-terminator-armour -unlock-apex',
    earns: ['crusade-primary.apex'],
  },
  {
    claim: 'the Praetor unlocks an Auxiliary',
    change: 'praetor-in-terminator-armour -unlock-apex +unlock-auxiliary',
    earns: ['crusade-primary.apex'],
  },
  {
    claim: 'a Delegatus for a second Apex',
    change:
      'add delegatus to crusade-primary -unlock-auxiliary +unlock-apex; force army-vanguard in crusade-primary',
    total: 2735,
  },
  {
    claim: 'a Librarian for a third Auxiliary',
    change: 'add librarian to crusade-primary; force first-strike in crusade-primary',
    total: 2720,
  },
  {
    claim: 'a second Praetor',
    change: 'add praetor to crusade-primary',
    earns: ['crusade-primary.high-command.max'],
    total: 2755,
  },
  {
    claim: 'a fifth Troops unit',
    change: 'add tactical-squad to crusade-primary',
    earns: ['crusade-primary.troops.max'],
    total: 2735,
  },
  {
    claim: 'the same Auxiliary again for a fifth tank',
    change:
      'drop heavy-support; force armoured-support in crusade-primary; add predator to armoured-support.2',
    total: 2515,
  },
  { claim: 'a fourth Rhino', change: 'add rhino to crusade-primary', total: 2695 },
  {
    claim: 'a fifth Rhino',
    change: 'add rhino to crusade-primary; add rhino to crusade-primary',
    earns: ['crusade-primary.transport.max'],
    total: 2755,
  },
  {
    claim: 'a fifth tank',
    change: 'add predator to armoured-support',
    earns: ['armoured-support.armour.max'],
    total: 2735,
  },
  {
    claim: 'a second Leviathan',
    change: 'add leviathan-dreadnought to heavy-support',
    earns: ['heavy-support.war-engine.max'],
    total: 2855,
  },
  {
    claim: 'a Seeker Squad in the Primary Detachment',
    change: 'add seeker-squad to crusade-primary',
    earns: ['crusade-primary.elites.max'],
    total: 2740,
  },
  {
    claim: 'a Command Squad of two',
    change: 'cataphractii-terminator-command-squad size 1',
    earns: ['cataphractii-terminator-command-squad.cataphractii-chosen.size-min'],
    total: 2595,
  },
  {
    claim: 'two Legion standards',
    change: 'cataphractii-terminator-command-squad +legion-standard*2',
    earns: ['cataphractii-terminator-command-squad.legion-standard.max'],
    total: 2675,
  },
  {
    claim: 'two Chosen with claws',
    change: 'cataphractii-terminator-command-squad +cataphractii-chosen-claws*2',
    total: 2655,
  },
  {
    claim: 'an advantage for the prime Retinue place',
    change: 'cataphractii-terminator-command-squad +master-sergeant',
  },
  {
    claim: 'another for a second Command Squad',
    change:
      'cataphractii-terminator-command-squad +master-sergeant; add tartaros-terminator-command-squad to combat-retinue +combat-veterans',
    earns: ['combat-retinue.retinue-prime.max'],
    total: 2775,
  },
  {
    claim: 'the Night Lords’ advantage',
    change: 'cataphractii-terminator-command-squad +atramentar',
    earns: ['hidden-but-taken atramentar'],
  },
  { claim: 'a limit of 2,635 still allows 650', change: 'limit 2635' },
  {
    claim: 'a limit of 2,599 allows neither',
    change: 'limit 2599',
    earns: ['lord-of-war-detachment.lord-of-war.share', 'over-limit pts'],
  },
  {
    claim: 'a Fellblade with a heavy bolter, 660 of 750',
    change: 'fellblade-super-heavy-battle-tank +pintle-heavy-bolter',
    total: 2645,
  },
  {
    claim: 'a Fellblade without sponsons',
    change: 'fellblade-super-heavy-battle-tank -two-sponson-lascannon-arrays',
    earns: ['fellblade-super-heavy-battle-tank.super-heavy-sponson.choose-min'],
  },
  {
    claim: 'two pintle weapons where one may be',
    change: 'fellblade-super-heavy-battle-tank +pintle-heavy-bolter +pintle-heavy-flamer',
    earns: ['fellblade-super-heavy-battle-tank.pintle-weapon.choose-max'],
    total: 2655,
  },
  { claim: 'an empty Warlord Detachment at 3,000', change: 'force warlord-detachment' },
  {
    claim: 'Iron-clad on the Centurion and a Castra Ferrum',
    change: 'centurion +the-iron-clad; add castra-ferrum-dreadnought to crusade-primary',
    total: 2750,
  },
  {
    claim: 'Iron-clad twice in the army',
    change:
      'centurion +the-iron-clad; force allied-detachment; allied-legion +imperial-fists; add centurion to allied-detachment +the-iron-clad',
    earns: ['hidden-but-taken the-iron-clad', 'the-iron-clad.one'],
  },
  {
    claim: 'flashburn shells go with the battle cannon',
    change: 'kratos-assault-tank +flashburn-shells',
    total: 2645,
  },
  {
    claim: 'a Kratos with two main guns',
    change: 'kratos-assault-tank +volkite-cardanelle',
    earns: ['kratos-assault-tank.turret.choose-max'],
  },
  {
    claim: 'a Kratos without a hull weapon',
    change: 'kratos-assault-tank -heavy-bolter',
    earns: ['kratos-assault-tank.hull-weapon.choose-min'],
  },
  {
    claim: 'a Leviathan with paired claws keeps an arm',
    change:
      'leviathan-dreadnought -first-arm:leviathan-siege-claw-and-one-meltagun +paired-leviathan-siege-claws-and-two-meltaguns',
    earns: ['leviathan-dreadnought.second-arm.choose-max'],
    total: 2640,
  },
  {
    claim: 'allies of the same legion',
    change: 'force allied-detachment; allied-legion +iron-hands',
    earns: ['hidden-but-taken iron-hands'],
  },
  {
    claim: 'allies of another legion',
    change: 'force allied-detachment; allied-legion +salamanders; add tactical-squad to allied-detachment',
    total: 2735,
  },
  {
    claim: 'a second Primary Detachment',
    change: 'force crusade-primary; allegiance.2 +loyalist; legion.2 +iron-hands',
    earns: ['crusade-primary.one'],
  },
];
