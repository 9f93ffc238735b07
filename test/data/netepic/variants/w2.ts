import { BIG, OVER, type Variant } from './variant';

/** Adeptus Mechanicus, 2,000 points, three faults. */
export const w2: readonly Variant[] = [
  { claim: 'a limit below the total is passed too', change: 'limit 1599', earns: [OVER] },
  { claim: 'the total itself is enough', change: 'limit 1600' },
  {
    claim: 'a Magos fills the missing place',
    change: 'add skitarii-company commander/magos',
    clears: ['skitarii-company.commander.min'],
  },
  { claim: 'a Magos as extra special does not', change: 'add skitarii-company magos' },
  {
    claim: 'two Magi are one too many',
    change: 'add skitarii-company commander/magos x2',
    clears: ['skitarii-company.commander.min'],
    earns: ['skitarii-company.commander.max'],
  },
  {
    claim: 'five supports are right, of which two are rare',
    change: 'drop skitarii-company pteraxii',
    clears: ['skitarii-company.support.max'],
  },
  {
    claim: 'without one rare support both faults go',
    change: 'drop skitarii-company thallax',
    clears: ['skitarii-company.support.max', 'skitarii-company.support.rare'],
  },
  { claim: 'a seventh support is the same fault', change: 'add skitarii-company vorax' },
  { claim: 'a third rare support is the same fault', change: 'swap skitarii-company pteraxii scyllax' },
  {
    claim: 'a compulsory detachment less',
    change: 'drop skitarii-company secutarii-hoplites',
    earns: ['skitarii-company.core.min'],
  },
  {
    claim: 'a compulsory detachment more',
    change: 'add skitarii-company core/sagittarii-mortar',
    earns: ['skitarii-company.core.max'],
  },
  { claim: 'ten Servitors or six', change: 'size skitarii-company servitors stand 6' },
  {
    claim: 'not eight Servitors',
    change: 'size skitarii-company servitors stand 8',
    earns: ['servitors.stand.size-step'],
  },
  {
    claim: 'not eleven Servitors, told once',
    change: 'size skitarii-company servitors stand 11',
    earns: ['servitors.stand.size-step'],
  },
  {
    claim: 'not five Servitors, told once',
    change: 'size skitarii-company servitors stand 5',
    earns: ['servitors.stand.size-step'],
  },
  { claim: 'three Termites', change: 'size skitarii-company termites stand 3' },
  { claim: 'five Termites', change: 'size skitarii-company termites stand 5' },
  {
    claim: 'not four Termites',
    change: 'size skitarii-company termites stand 4',
    earns: ['termites.stand.size-step'],
  },
  {
    claim: 'six Vanguard, no seventh',
    change: 'size skitarii-company core/skitarii-vanguard stand 7',
    earns: ['skitarii-vanguard.stand.size-max'],
  },
  { claim: 'a special beside an extra special', change: 'add skitarii-company hellbore' },
  { claim: 'two extra specials without a special', change: 'add skitarii-company logis' },
  {
    claim: 'but not three',
    change: 'add skitarii-company logis artisan',
    earns: ['skitarii-company.extra-special.places'],
  },
  {
    claim: 'nor two and a special',
    from: ['add skitarii-company logis'],
    change: 'add skitarii-company ordinatus-mars',
    earns: ['skitarii-company.extra-special.places', OVER],
  },
  {
    claim: 'one Off-Table Artillery to 2,000 points',
    change: 'add skitarii-company off-table-artillery',
    earns: ['off-table-artillery.attack.choose-min'],
  },
  {
    claim: 'with its attack chosen',
    from: ['add skitarii-company off-table-artillery'],
    change: 'choose skitarii-company off-table-artillery attack macro-barrage',
    clears: ['off-table-artillery.attack.choose-min'],
  },
  {
    claim: 'not two at 2,000 points',
    from: [
      'add skitarii-company off-table-artillery',
      'choose skitarii-company off-table-artillery attack laser-lance',
    ],
    change: 'twice skitarii-company off-table-artillery',
    earns: ['off-table-artillery.per-points'],
  },
  {
    claim: 'two at 2,001 points',
    from: [
      'limit 2001',
      'add skitarii-company off-table-artillery',
      'choose skitarii-company off-table-artillery attack laser-lance',
    ],
    change: 'twice skitarii-company off-table-artillery',
  },
  {
    claim: 'an Infiltration Company',
    change:
      'found skitarii-infiltration-company core/skitarii-rangers second/sydonian-dragoons third/serberys',
  },
  {
    claim: 'not two of them to 5,000 points',
    from: [
      'limit 5000',
      'found skitarii-infiltration-company core/skitarii-rangers second/skitarii-rangers third/skitarii-rangers',
    ],
    change: 'copy skitarii-infiltration-company',
    earns: ['skitarii-infiltration-company.per-points'],
  },
  {
    claim: 'two of them at 5,001',
    from: [
      'limit 5001',
      'found skitarii-infiltration-company core/skitarii-rangers second/skitarii-rangers third/skitarii-rangers',
    ],
    change: 'copy skitarii-infiltration-company',
  },
  {
    claim: 'a Servitor Company with its free Artisan',
    from: BIG,
    change: 'found servitor-company commander/artisan core/servitors second/tech-thralls x2',
  },
  {
    claim: 'Krios among the compulsory ones are no support',
    from: BIG,
    change: 'found vehicle-company commander/tech-priest core/onager-dunecrawlers-icarus x2 second/krios',
  },
];
