import { BIG, OVER, type Variant } from './variant';

/** Biel-Tan, 3,000 points, legal. */
export const w7: readonly Variant[] = [
  { claim: 'a limit just below the total', change: 'limit 2974', earns: [OVER] },
  { claim: 'the Avatar is required', change: 'drop army avatar', earns: ['army.required.min'] },
  { claim: 'the Avatar is unique', from: BIG, change: 'add army avatar', earns: ['avatar.unique'] },
  { claim: 'Autarchs are optional', change: 'drop phoenix-company autarchs/autarchs' },
  {
    claim: 'but once',
    from: BIG,
    change: 'add phoenix-company autarchs/autarchs',
    earns: ['phoenix-company.autarchs.max'],
  },
  {
    claim: 'Autarchs as the special beside a Farseer have no place',
    from: BIG,
    change: 'add phoenix-company autarchs',
    earns: ['phoenix-company.extra-special.places'],
  },
  {
    claim: 'without a Farseer they do',
    from: [...BIG, 'drop phoenix-company farseer'],
    change: 'add phoenix-company autarchs',
  },
  { claim: 'a Warlock instead of the Farseer', change: 'swap phoenix-company farseer warlock' },
  {
    claim: 'not both',
    from: BIG,
    change: 'add phoenix-company warlock',
    earns: ['phoenix-company.extra-special.places'],
  },
  {
    claim: 'a Bonesinger is none of the two',
    change: 'swap phoenix-company farseer bonesinger',
    earns: ['place-only:bonesinger'],
  },
  { claim: 'one support is enough', change: 'drop phoenix-company swooping-hawks dark-reapers' },
  {
    claim: 'none is not',
    change: 'drop phoenix-company swooping-hawks dark-reapers crimson-hunters',
    earns: ['phoenix-company.support.min'],
  },
  { claim: 'five supports', from: BIG, change: 'add phoenix-company warp-spiders shining-spears' },
  {
    claim: 'not six',
    from: BIG,
    change: 'add phoenix-company warp-spiders shining-spears dire-avengers',
    earns: ['phoenix-company.support.max'],
  },
  {
    claim: 'Rangers are no Aspect Warriors',
    change: 'swap phoenix-company swooping-hawks rangers',
    earns: ['place-only:rangers'],
  },
  {
    claim: 'Aspect Warriors with Exarchs are',
    from: BIG,
    change: 'swap phoenix-company swooping-hawks warp-spiders-with-exarchs',
  },
  {
    claim: 'three Aspects are compulsory',
    change: 'drop phoenix-company core/dire-avengers-with-exarchs',
    earns: ['phoenix-company.core.min'],
  },
  {
    claim: 'the same Aspect three times',
    from: BIG,
    change: 'swap phoenix-company core/dire-avengers-with-exarchs core/fire-dragons-with-exarchs',
  },
  {
    claim: 'Aspect Warriors without Exarchs are support',
    from: BIG,
    change: 'swap phoenix-company core/dire-avengers-with-exarchs dire-avengers',
    earns: ['phoenix-company.core.min'],
  },
  {
    claim: 'a Warlock of the company is optional',
    change: 'drop rapid-intervention-company commander/warlock',
  },
  {
    claim: 'one Hornet Detachment among the compulsory ones',
    change: 'swap rapid-intervention-company second/vypers second/hornets',
    earns: ['rapid-intervention-company.second.hornets.max'],
  },
  { claim: 'another as support is right', from: BIG, change: 'add rapid-intervention-company hornets' },
  {
    claim: 'a compulsory detachment less',
    change: 'drop rapid-intervention-company jetbikes',
    earns: ['rapid-intervention-company.core.min'],
  },
  {
    claim: 'two extra specials in an ordinary company',
    from: BIG,
    change: 'add rapid-intervention-company bonesinger forward-observer',
  },
  {
    claim: 'not beside a special',
    from: BIG,
    change: 'add rapid-intervention-company harlequins bonesinger forward-observer',
    earns: ['rapid-intervention-company.extra-special.places'],
  },
  {
    claim: 'not two specials',
    from: BIG,
    change: 'add rapid-intervention-company harlequins revenant-titans',
    earns: ['rapid-intervention-company.special.max'],
  },
  { claim: 'the Master Mime is a special', from: BIG, change: 'add rapid-intervention-company master-mime' },
  {
    claim: 'one to 5,000 points',
    from: [...BIG, 'copy rapid-intervention-company', 'add rapid-intervention-company#1 master-mime'],
    change: 'add rapid-intervention-company#2 master-mime',
    earns: ['master-mime.per-points'],
  },
  {
    claim: 'a Phantom Titan wants arms and wings',
    from: BIG,
    change: 'add rapid-intervention-company phantom-titan',
    earns: ['phantom-titan.titan.arms.choose-min', 'phantom-titan.titan.wings.choose-min'],
  },
  {
    claim: 'wings alike',
    from: [
      ...BIG,
      'add rapid-intervention-company phantom-titan',
      'arm rapid-intervention-company phantom-titan titan arms pulsar pulsar',
    ],
    change: 'arm rapid-intervention-company phantom-titan titan wings firestorm-wing firestorm-wing',
    clears: ['phantom-titan.titan.wings.choose-min'],
  },
  {
    claim: 'two Combat Fists are a warning',
    from: [
      ...BIG,
      'add rapid-intervention-company phantom-titan',
      'arm rapid-intervention-company phantom-titan titan wings firestorm-wing firestorm-wing',
    ],
    change: 'arm rapid-intervention-company phantom-titan titan arms combat-fist combat-fist',
    clears: ['phantom-titan.titan.arms.choose-min'],
    earns: ['warning:phantom-titan.titan.arms.combat-fist.assault-weapon'],
  },
  {
    claim: 'both companies gone',
    from: ['dissolve phoenix-company'],
    change: 'dissolve rapid-intervention-company',
    earns: ['army.companies'],
  },
];
