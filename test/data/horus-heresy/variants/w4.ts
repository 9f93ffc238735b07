import type { Variant } from './variant';

/** Sons of Horus, 940 of 1,500 points, legal: Logistical Benefit (Elites) on the prime Troops, Paragon on the prime Command. */
export const w4: readonly Variant[] = [
  {
    claim: 'without the benefit no Elites place',
    change: 'tactical-squad -logistical-benefit',
    earns: ['crusade-primary.elites.max'],
  },
  {
    claim: 'the benefit for Support instead',
    change: 'tactical-squad -more-elites +more-support',
    earns: ['crusade-primary.elites.max'],
  },
  {
    claim: 'the benefit for two roles',
    change: 'tactical-squad +more-support',
    earns: ['logistical-benefit.place.choose-max'],
  },
  {
    claim: 'a second benefit in the detachment',
    change: 'librarian -paragon-of-battle +logistical-benefit +more-troops',
    earns: ['logistical-benefit.one'],
  },
  {
    claim: 'an advantage on a second Troops unit',
    change: 'tactical-squad.2 +combat-veterans',
    earns: ['crusade-primary.troops-prime.most'],
  },
  {
    claim: 'an advantage on a second Command unit',
    change: 'add optae to crusade-primary +combat-veterans',
    earns: ['crusade-primary.command-prime.max'],
  },
  {
    claim: 'an advantage beside the benefit',
    change: 'tactical-squad +master-sergeant',
    earns: ['tactical-squad.prime.choose-max'],
  },
  { claim: 'another advantage instead of Paragon', change: 'librarian -paragon-of-battle +combat-veterans' },
  {
    claim: 'a second Elites unit for one place more',
    change: 'add seeker-squad to crusade-primary',
    earns: ['crusade-primary.elites.max'],
    total: 1045,
  },
  {
    claim: 'Martial Supremacy has no prime Elites place here',
    change: 'veteran-tactical-squad +martial-supremacy',
    earns: ['crusade-primary.elites-prime.max'],
  },
  {
    claim: 'in an Army Vanguard it has',
    change:
      'praetor -unlock-auxiliary +unlock-apex; force army-vanguard in crusade-primary; move veteran-tactical-squad to army-vanguard; veteran-tactical-squad +martial-supremacy',
  },
  {
    claim: 'but not twice',
    change:
      'praetor -unlock-auxiliary +unlock-apex; force army-vanguard in crusade-primary; move veteran-tactical-squad to army-vanguard; veteran-tactical-squad +martial-supremacy; add seeker-squad to army-vanguard +martial-supremacy',
    earns: ['army-vanguard.elites-prime.max'],
  },
  {
    claim: 'True Believers in a Traitor army',
    change: 'tactical-squad -logistical-benefit +true-believers; drop veteran-tactical-squad',
  },
  {
    claim: 'a second Praetor',
    change: 'add praetor to crusade-primary',
    earns: ['crusade-primary.high-command.max'],
    total: 1060,
  },
  {
    claim: 'a second Praetor on Special Assignment needs the prime place',
    change: 'add praetor to crusade-primary -unlock-auxiliary +special-assignment',
    earns: ['crusade-primary.command-prime.max'],
  },
  {
    claim: 'and has it once the Librarian leaves it',
    change:
      'librarian -paragon-of-battle; add praetor to crusade-primary -unlock-auxiliary +special-assignment',
    total: 1060,
  },
  {
    claim: 'a fourth Command unit',
    change:
      'add chaplain to crusade-primary; add optae to crusade-primary; add armistos to crusade-primary +heavy-bolter',
    earns: ['crusade-primary.command.max'],
  },
  {
    claim: 'a Delegatus may unlock an Apex',
    change:
      'add delegatus to crusade-primary -unlock-auxiliary +unlock-apex; force officer-cadre in crusade-primary',
    total: 1040,
  },
  {
    claim: 'two Delegati',
    change: 'add delegatus to crusade-primary; add delegatus-in-terminator-armour to crusade-primary',
    earns: ['legiones-astartes.delegatus'],
  },
  {
    claim: 'Command units of an Officer Cadre unlock too',
    change:
      'praetor -unlock-auxiliary +unlock-apex; force officer-cadre in crusade-primary; add chaplain to officer-cadre; force first-strike in crusade-primary',
  },
  {
    claim: 'an Optae of another legion’s advantage',
    change: 'add optae to crusade-primary +pack-thegn; librarian -paragon-of-battle',
    earns: ['hidden-but-taken pack-thegn'],
  },
];
