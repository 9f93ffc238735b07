import { BIG, type Variant } from './variant';

/** Adeptus Mechanicus with titans, 3,000 points, five faults. */
export const w4: readonly Variant[] = [
  {
    claim: 'another assault weapon clears the second Chainfist',
    change: 'rearm robot-company reaver-titan titan arms chainfist trident',
    clears: ['reaver-titan.titan.arms.chainfist.max'],
  },
  {
    claim: 'one arm empty is another fault',
    change: 'disarm robot-company reaver-titan titan arms chainfist',
    clears: ['reaver-titan.titan.arms.chainfist.max'],
    earns: ['reaver-titan.titan.arms.choose-min'],
  },
  {
    claim: 'a Reaver has one carapace mount',
    change: 'arm robot-company reaver-titan titan carapace turbo-laser',
    earns: ['reaver-titan.titan.carapace.choose-max'],
  },
  {
    claim: 'without the weapon it is empty',
    change: 'disarm robot-company reaver-titan titan carapace gatling-blaster',
    earns: ['reaver-titan.titan.carapace.choose-min'],
  },
  {
    claim: 'one plasma weapon less clears its fault',
    change: 'rearm titan-company core/warlord-titan titan arms plasma-destructor volcano-cannon',
    clears: ['warlord-titan.titan.arms.plasma'],
  },
  {
    claim: 'the second carapace weapon',
    change: 'arm titan-company core/warlord-titan titan carapace gatling-blaster',
    clears: ['warlord-titan.titan.carapace.choose-min'],
  },
  { claim: 'no Hellbore, no fault', change: 'drop titan-company hellbore', clears: ['no-place:hellbore'] },
  { claim: 'one Titan Company', change: 'dissolve titan-company#2', clears: ['titan-company.per-points'] },
  { claim: 'two of them above 5,000 points', change: 'limit 5001', clears: ['titan-company.per-points'] },
  { claim: 'not at 5,000', change: 'limit 5000' },
  { claim: 'a third is the same fault', from: BIG, change: 'copy titan-company#2' },
  { claim: 'a robot less', change: 'drop robot-company core/vorax', earns: ['robot-company.core.min'] },
  {
    claim: 'rare robots are no compulsory ones',
    change: 'swap robot-company core/vorax arlatax',
    earns: ['robot-company.core.min'],
  },
  { claim: 'a Logis in the place beside the special', change: 'add robot-company logis' },
  {
    claim: 'not two of them',
    change: 'add robot-company logis tech-priest',
    earns: ['robot-company.extra-special.places'],
  },
];
