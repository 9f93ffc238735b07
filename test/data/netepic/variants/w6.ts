import type { Variant } from './variant';

/** Tyranids, 3,000 points, four faults. */
export const w6: readonly Variant[] = [
  {
    claim: 'more synapse gives the command points',
    change: 'add army hive-tyrants',
    clears: ['army.command-points', 'tyranids.bio-titans'],
  },
  { claim: 'two points more are still one short', change: 'add army trygon neurotyrants' },
  {
    claim: 'one titan is right for seven command points',
    change: 'drop army alpha-hierodule',
    clears: ['tyranids.bio-titans', 'alpha-hierodule.titan.weapons.choose-min'],
  },
  {
    claim: 'eight spent for seven given are still too many',
    from: ['drop army alpha-hierodule'],
    change: 'limit 2999',
  },
  {
    claim: 'without the Haruspex seven are spent',
    from: ['drop army alpha-hierodule'],
    change: 'drop army haruspex',
    clears: ['army.command-points'],
  },
  {
    claim: 'Spore Pods once',
    change: 'rearm army hierophant titan weapons spore-pods dart-salvo',
    clears: ['hierophant.titan.weapons.spore-pods.max'],
  },
  {
    claim: 'two Bio-Cannons are right',
    change: 'rearm army hierophant titan weapons spore-pods bio-cannon',
    clears: ['hierophant.titan.weapons.spore-pods.max'],
  },
  {
    claim: 'a fourth weapon has no mount',
    change: 'arm army hierophant titan weapons tentacles',
    earns: ['hierophant.titan.weapons.choose-max'],
  },
  {
    claim: 'the second weapon of the Hierodule',
    change: 'arm army alpha-hierodule titan weapons bio-cannon',
    clears: ['alpha-hierodule.titan.weapons.choose-min'],
  },
  {
    claim: 'but no second Razor Claws',
    change: 'arm army alpha-hierodule titan weapons razor-claws',
    clears: ['alpha-hierodule.titan.weapons.choose-min'],
    earns: ['alpha-hierodule.titan.weapons.razor-claws.max'],
  },
];
