import type { Variant } from './variant';

/** Sons of Horus, 940 of 1,500 points: an Elites unit in the Primary Detachment, which has no place for it. */
export const w3: readonly Variant[] = [
  {
    claim: 'Logistical Benefit opens the place',
    change: 'tactical-squad +logistical-benefit +more-elites',
    clears: ['crusade-primary.elites.max'],
    total: 940,
  },
  {
    claim: 'Logistical Benefit for Recon does not',
    change: 'tactical-squad +logistical-benefit +more-recon',
  },
  {
    claim: 'without the Veterans',
    change: 'drop veteran-tactical-squad',
    clears: ['crusade-primary.elites.max'],
    total: 855,
  },
  {
    claim: 'the Veterans in Shock Assault have no place either',
    change: 'move veteran-tactical-squad to shock-assault',
    earns: ['shock-assault.elites.max'],
    clears: ['crusade-primary.elites.max'],
  },
  {
    claim: 'the Veterans in an Army Vanguard',
    change:
      'praetor -unlock-auxiliary +unlock-apex; force army-vanguard in crusade-primary; move veteran-tactical-squad to army-vanguard',
    clears: ['crusade-primary.elites.max'],
  },
  {
    claim: 'and in one that the Praetor does not unlock',
    change: 'force army-vanguard in crusade-primary; move veteran-tactical-squad to army-vanguard',
    earns: ['crusade-primary.apex'],
    clears: ['crusade-primary.elites.max'],
  },
  { claim: 'one heavy weapon in five Veterans', change: 'veteran-tactical-squad +lascannon', total: 965 },
  {
    claim: 'two heavy weapons in five',
    change: 'veteran-tactical-squad +lascannon*2',
    earns: ['veteran-tactical-squad.veteran-legionary-instead-of-bolter-2.choose-max'],
    total: 990,
  },
  { claim: 'two in ten', change: 'veteran-tactical-squad size 9 +lascannon*2', total: 1065 },
  {
    claim: 'a Despoiler Squad of 21',
    change: 'despoiler-squad size 20',
    earns: ['despoiler-squad.legionary.size-max'],
    total: 1000,
  },
  {
    claim: 'Terminators: a reaper autocannon in five',
    change: 'cataphractii-terminator-squad +reaper-autocannon',
    total: 955,
  },
  {
    claim: 'two in five',
    change: 'cataphractii-terminator-squad +reaper-autocannon*2',
    earns: ['cataphractii-terminator-squad.cataphractii-terminator-one-in-five.choose-max'],
    total: 970,
  },
  {
    claim: 'four Terminators with claws',
    change: 'cataphractii-terminator-squad +cataphractii-terminator-claws*4',
    total: 980,
  },
  {
    claim: 'claws leave no hand for a combi-melta',
    change:
      'cataphractii-terminator-squad +cataphractii-terminator-claws*4 +cataphractii-terminator-instead-of-volkite-charger:combi-melta',
    earns: ['cataphractii-terminator-squad.cataphractii-terminator-instead-of-volkite-charger.choose-max'],
  },
  {
    claim: 'a Cataphractii Squad of 13',
    change: 'cataphractii-terminator-squad size 12',
    earns: ['cataphractii-terminator-squad.cataphractii-terminator.size-max'],
  },
  {
    claim: 'a third Heavy Assault unit',
    change: 'add indomitus-terminator-squad to shock-assault',
    earns: ['shock-assault.heavy-assault.max'],
  },
  {
    claim: 'a Librarian without a force weapon',
    change: 'librarian -force-sword',
    earns: ['librarian.force-weapon.choose-min'],
  },
  { claim: 'a Librarian with two disciplines', change: 'librarian +biomancy +telepathy', total: 940 },
  {
    claim: 'with three',
    change: 'librarian +biomancy +telepathy +divination',
    earns: ['librarian.psychic-disciplines.choose-max'],
  },
  {
    claim: 'a Supremecy Cadre of the Sons of Horus',
    change: 'force supremecy-cadre in crusade-primary; move veteran-tactical-squad to supremecy-cadre',
    clears: ['crusade-primary.elites.max'],
  },
];
