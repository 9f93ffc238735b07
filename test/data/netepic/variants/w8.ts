import { BIG, OVER, type Variant } from './variant';

/** T’au, 1,500 points, four faults. */
export const w8: readonly Variant[] = [
  { claim: 'a limit just below the total', change: 'limit 1274', earns: [OVER] },
  {
    claim: 'without the Ethereal one special is left',
    change: 'drop infantry-company ethereal',
    clears: ['infantry-company.special.max'],
  },
  {
    claim: 'without the Shas’o two faults go',
    change: 'drop infantry-company commander-shaso',
    clears: ['infantry-company.special.max', 'needs:commander-shaso'],
  },
  {
    claim: 'a Shas’el makes room for the Shas’o',
    change: 'swap infantry-company commander/fireblade commander/shasel',
    clears: ['needs:commander-shaso'],
  },
  {
    claim: 'a Shas’el of another company too',
    from: BIG,
    change: 'found battlesuit-company commander/shasel core/xv8-mk-i-battlesuits x3',
    clears: ['needs:commander-shaso'],
  },
  {
    claim: 'a second Shas’o without a Shas’el is as wrong',
    change: 'add infantry-company commander-shaso',
    earns: ['needs:commander-shaso'],
  },
  {
    claim: 'the Shas’o is unique',
    from: [
      ...BIG,
      'swap infantry-company commander/fireblade commander/shasel',
      'drop infantry-company ethereal',
    ],
    change: 'add infantry-company commander-shaso',
    earns: ['commander-shaso.unique', 'infantry-company.special.max'],
  },
  {
    claim: 'two drone formations are right',
    change: 'drop infantry-company sentry-drones',
    clears: ['infantry-company.drones'],
  },
  {
    claim: 'without the Remora two faults go',
    change: 'drop infantry-company dx6-remora-drones',
    clears: ['infantry-company.drones', 'dx6-remora-drones.flyers'],
  },
  { claim: 'Shield Drones are drones', change: 'swap infantry-company mv1-attack-drones shield-drones' },
  {
    claim: 'a flyer for the Remora',
    from: BIG,
    change: 'swap infantry-company guevesa barracudas',
    clears: ['dx6-remora-drones.flyers'],
  },
  {
    claim: 'an Orca is a flyer',
    from: BIG,
    change: 'add infantry-company orca-transport',
    clears: ['dx6-remora-drones.flyers'],
  },
  {
    claim: 'two Remora want two',
    from: [...BIG, 'swap infantry-company guevesa barracudas'],
    change: 'twice infantry-company dx6-remora-drones',
    earns: ['dx6-remora-drones.flyers', 'infantry-company.support.max'],
  },
  {
    claim: 'a sixth support',
    from: BIG,
    change: 'add infantry-company pathfinders',
    earns: ['infantry-company.support.max'],
  },
  {
    claim: 'drones count for each company',
    from: BIG,
    change: 'found kroot-company core/kroot-carnivores second/kroot-hounds third/krootox mv71-sniper-drones',
  },
  {
    claim: 'a compulsory detachment less',
    change: 'drop infantry-company core/fire-warriors-strike',
    earns: ['infantry-company.core.min'],
  },
  {
    claim: 'Breachers do as well as Strike teams',
    change: 'swap infantry-company core/fire-warriors-strike core/fire-warriors-breacher',
  },
  { claim: 'three Devilfish', change: 'size infantry-company devilfish stand 3' },
  {
    claim: 'not four',
    change: 'size infantry-company devilfish stand 4',
    earns: ['devilfish.stand.size-step'],
  },
  {
    claim: 'four Vespid or six',
    from: [...BIG, 'swap infantry-company guevesa vespid-stingwings'],
    change: 'size infantry-company vespid-stingwings stand 6',
  },
  {
    claim: 'not five',
    from: [...BIG, 'swap infantry-company guevesa vespid-stingwings'],
    change: 'size infantry-company vespid-stingwings stand 5',
    earns: ['vespid-stingwings.stand.size-step'],
  },
  {
    claim: 'Off-Table Artillery without number',
    from: [
      ...BIG,
      'add infantry-company off-table-artillery',
      'choose infantry-company off-table-artillery attack gravitic-tracer-missile-salvo',
    ],
    change: 'twice infantry-company off-table-artillery',
  },
  {
    claim: 'a Command Hammerhead leads its company',
    from: BIG,
    change: 'found hammerhead-company commander/command-hammerhead core/hammerheads-mk-i x3',
  },
  {
    claim: 'not without it',
    from: BIG,
    change: 'found hammerhead-company core/hammerheads-mk-vi x3',
    earns: ['hammerhead-company.commander.min'],
  },
  {
    claim: 'a Ta’unar wants a primary and two secondary weapons',
    from: [...BIG, 'drop infantry-company ethereal commander-shaso'],
    change: 'add infantry-company kx139-taunar-supremacy-armour',
    earns: [
      'kx139-taunar-supremacy-armour.titan.primary.choose-min',
      'kx139-taunar-supremacy-armour.titan.secondary.choose-min',
    ],
  },
];
