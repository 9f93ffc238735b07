import type { Variant } from './variant';

/** Raven Guard, 745 of 1,000 points: two Auxiliaries, one unlocked by the Chaplain. */
export const w2: readonly Variant[] = [
  {
    claim: 'a Centurion instead of the Chaplain',
    change: 'drop chaplain; add centurion to crusade-primary',
    clears: ['crusade-primary.auxiliary'],
    total: 745,
  },
  {
    claim: 'a Praetor beside the Chaplain',
    change: 'add praetor to crusade-primary',
    clears: ['crusade-primary.auxiliary'],
    total: 865,
  },
  {
    claim: 'a Praetor who unlocks an Apex does not help',
    change: 'add praetor to crusade-primary -unlock-auxiliary +unlock-apex',
  },
  {
    claim: 'a second Command unit',
    change: 'add optae to crusade-primary',
    clears: ['crusade-primary.auxiliary'],
    total: 795,
  },
  {
    claim: 'one Auxiliary fewer',
    change: 'drop combat-pioneer',
    clears: ['crusade-primary.auxiliary'],
    total: 635,
  },
  { claim: 'four heavy chainaxes for ten models', change: 'assault-squad +heavy-chainaxe*4', total: 765 },
  {
    claim: 'five are one too many',
    change: 'assault-squad +heavy-chainaxe*5',
    earns: ['assault-squad.legionary-instead-of-chainsword.choose-max'],
    total: 770,
  },
  {
    claim: 'two power swords for ten models',
    change: 'assault-squad +legionary-instead-of-chainsword-2:power-sword*2',
    total: 765,
  },
  {
    claim: 'three power swords',
    change: 'assault-squad +legionary-instead-of-chainsword-2:power-sword*3',
    earns: ['assault-squad.legionary-instead-of-chainsword-2.choose-max'],
    total: 775,
  },
  { claim: 'combat shields for all ten', change: 'assault-squad +combat-shields', total: 765 },
  {
    claim: 'two plasma pistols in five models each',
    change: 'assault-squad +legionary-instead-of-bolt-pistol:plasma-pistol*2',
    total: 755,
  },
  {
    claim: 'an Assault Squad of 21',
    change: 'assault-squad size 20',
    earns: ['assault-squad.legionary.size-max'],
    total: 877,
  },
  {
    claim: 'Jetbikes: a multi-melta for each Hunter',
    change: 'scimitar-jetbike-squadron +scimitar-hunter-instead-of-heavy-bolter:multi-melta*2',
    total: 745,
  },
  {
    claim: 'three multi-meltas for two Hunters',
    change: 'scimitar-jetbike-squadron +scimitar-hunter-instead-of-heavy-bolter:multi-melta*3',
    earns: ['scimitar-jetbike-squadron.scimitar-hunter-instead-of-heavy-bolter.choose-max'],
  },
  {
    claim: 'two Jetbikes',
    change: 'scimitar-jetbike-squadron size 1',
    earns: ['scimitar-jetbike-squadron.scimitar-hunter.size-min'],
    total: 715,
  },
  {
    claim: 'a Recon Squad with a Nemesis bolter each',
    change: 'reconnaissance-squad +recon-legionary-instead-of-astartes-shotgun:nemesis-bolter*4',
    total: 765,
  },
  {
    claim: 'one more than there are',
    change: 'reconnaissance-squad +recon-legionary-instead-of-astartes-shotgun:nemesis-bolter*5',
    earns: ['reconnaissance-squad.recon-legionary-instead-of-astartes-shotgun.choose-max'],
    total: 770,
  },
  {
    claim: 'a third Fast Attack unit',
    change: 'add land-speeder-squadron to first-strike',
    earns: ['first-strike.fast-attack.max'],
    total: 795,
  },
  {
    claim: 'a Recon unit in First Strike',
    change: 'move reconnaissance-squad to first-strike',
    earns: ['first-strike.recon.max'],
  },
  {
    claim: 'Recon Demi-Company needs a Vigilator',
    change: 'force recon-demi-company in crusade-primary',
    earns: ['recon-demi-company.unlocked'],
  },
  {
    claim: 'with a Vigilator it is an Auxiliary like others',
    change: 'add vigilator to crusade-primary; force recon-demi-company in crusade-primary',
  },
  {
    claim: 'Scouts where only Reconnaissance Squads may be',
    change:
      'add vigilator to crusade-primary; force recon-demi-company in crusade-primary; add scout-squad to recon-demi-company',
    earns: ['hidden-but-taken scout-squad'],
  },
  { claim: 'a Decapitation Cadre of the Raven Guard', change: 'force decapitation-cadre in crusade-primary' },
  {
    claim: 'a Terror Assault of the Night Lords',
    change: 'force terror-assault in crusade-primary',
    earns: ['terror-assault.needs'],
  },
  { claim: 'the Raven Guard’s own advantage', change: 'tactical-squad +wraiths' },
  {
    claim: 'Wraiths for two squads',
    change: 'tactical-squad +wraiths; tactical-squad.2 +wraiths',
    earns: ['crusade-primary.troops-prime.most'],
  },
];
