import { BIG, OVER, type Variant } from './variant';

/** Adeptus Mechanicus with titans, 3,000 points, legal. */
export const w3: readonly Variant[] = [
  { claim: 'a limit just below the total', change: 'limit 2999', earns: [OVER] },
  {
    claim: 'a Warhound needs its second arm',
    change: 'disarm skitarii-company warhound-titans titan#1 arms vulcan-mega-bolter',
    earns: ['warhound-titans.titan.arms.choose-min'],
  },
  {
    claim: 'each Warhound for itself',
    from: ['disarm skitarii-company warhound-titans titan#1 arms vulcan-mega-bolter'],
    change: 'disarm skitarii-company warhound-titans titan#2 arms inferno-gun',
    earns: ['warhound-titans.titan.arms.choose-min'],
  },
  {
    claim: 'no third arm',
    from: BIG,
    change: 'arm skitarii-company warhound-titans titan#2 arms vulcan-mega-bolter',
    earns: ['warhound-titans.titan.arms.choose-max'],
  },
  {
    claim: 'the other Warhound may have a plasma weapon too',
    from: BIG,
    change: 'rearm skitarii-company warhound-titans titan#2 arms inferno-gun plasma-blastgun-warhound',
  },
  {
    claim: 'but not one of them two',
    from: BIG,
    change: 'rearm skitarii-company warhound-titans titan#1 arms vulcan-mega-bolter plasma-blastgun-warhound',
    earns: ['warhound-titans.titan.arms.plasma'],
  },
  {
    claim: 'the same ordinary weapon on both arms',
    from: BIG,
    change: 'rearm skitarii-company warhound-titans titan#2 arms inferno-gun turbo-laser',
  },
  {
    claim: 'a Warlord needs both arms',
    change: 'disarm titan-company core/warlord-titan titan arms power-fist',
    earns: ['warlord-titan.titan.arms.choose-min'],
  },
  {
    claim: 'a Warlord needs both carapace mounts',
    change: 'disarm titan-company core/warlord-titan titan carapace turbo-laser',
    earns: ['warlord-titan.titan.carapace.choose-min'],
  },
  {
    claim: 'no third carapace weapon',
    from: BIG,
    change: 'arm titan-company core/warlord-titan titan carapace devotion-bell',
    earns: ['warlord-titan.titan.carapace.choose-max'],
  },
  {
    claim: 'the same weapon on both carapace mounts',
    from: BIG,
    change: 'rearm titan-company core/warlord-titan titan carapace turbo-laser apocalypse-missile-launcher',
  },
  {
    claim: 'a weapon for any mount on an arm',
    from: BIG,
    change: 'rearm titan-company core/warlord-titan titan arms volcano-cannon turbo-laser',
  },
  { claim: 'a head is optional', change: 'disarm titan-company core/warlord-titan titan head command-head' },
  {
    claim: 'one head',
    from: BIG,
    change: 'arm titan-company core/warlord-titan titan head assault-head',
    earns: ['warlord-titan.titan.head.choose-max'],
  },
  {
    claim: 'a second banner',
    from: BIG,
    change: 'arm titan-company core/warlord-titan titan banners carapace-multi-lasers',
  },
  {
    claim: 'no third banner',
    from: BIG,
    change: 'arm titan-company core/warlord-titan titan banners banners carapace-multi-lasers',
    earns: ['warlord-titan.titan.banners.choose-max'],
  },
  {
    claim: 'two Power Fists are one too many',
    change: 'rearm titan-company core/warlord-titan titan arms volcano-cannon power-fist',
    earns: ['warlord-titan.titan.arms.power-fist.max'],
  },
  {
    claim: 'two different assault weapons are right',
    change: 'rearm titan-company core/warlord-titan titan arms volcano-cannon demolisher',
  },
  {
    claim: 'one plasma weapon',
    from: BIG,
    change: 'rearm titan-company core/warlord-titan titan arms volcano-cannon plasma-destructor',
  },
  {
    claim: 'two plasma weapons are one too many',
    from: [...BIG, 'rearm titan-company core/warlord-titan titan arms power-fist plasma-cannon'],
    change: 'rearm titan-company core/warlord-titan titan arms volcano-cannon plasma-destructor',
    earns: ['warlord-titan.titan.arms.plasma'],
  },
  {
    claim: 'the same plasma weapon twice as well',
    from: [...BIG, 'rearm titan-company core/warlord-titan titan arms power-fist plasma-cannon'],
    change: 'rearm titan-company core/warlord-titan titan arms volcano-cannon plasma-cannon',
    earns: ['warlord-titan.titan.arms.plasma'],
  },
  {
    claim: 'one Titan Company to 5,000 points',
    from: BIG,
    change: 'copy titan-company',
    earns: ['titan-company.per-points'],
  },
  { claim: 'two at 5,001', from: ['limit 5001'], change: 'copy titan-company' },
  {
    claim: 'a Titan Company has no place for a special',
    from: BIG,
    change: 'add titan-company landing-craft',
    earns: ['no-place:landing-craft'],
  },
  {
    claim: 'and one for an extra special',
    from: BIG,
    change: 'add titan-company logis',
    earns: ['titan-company.extra-special.max'],
  },
  {
    claim: 'two compulsory titans are one too many',
    from: BIG,
    change: 'add titan-company core/ordinatus-golgotha',
    earns: ['titan-company.core.max'],
  },
  {
    claim: 'none is one too few',
    change: 'drop titan-company core/warlord-titan',
    earns: ['titan-company.core.min'],
  },
  {
    claim: 'an Ordinatus does as well',
    from: BIG,
    change: 'swap titan-company core/warlord-titan core/ordinatus-armageddon',
  },
  {
    claim: 'the rare support of the other company counts for itself',
    from: BIG,
    change: 'add titan-company thallax',
  },
  {
    claim: 'a second rare support in one company',
    from: BIG,
    change: 'add skitarii-company thallax',
    earns: ['skitarii-company.support.rare'],
  },
  {
    claim: 'a Warbringer wants two arms and one of two free weapons',
    from: BIG,
    change: 'swap titan-company core/warlord-titan core/warbringer-titan',
    earns: ['warbringer-titan.titan.arms.choose-min', 'warbringer-titan.titan.carapace.choose-min'],
  },
];
