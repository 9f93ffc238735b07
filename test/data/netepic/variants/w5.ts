import { BIG, OVER, type Variant } from './variant';

/** Tyranids, 3,000 points, legal. */
export const w5: readonly Variant[] = [
  { claim: 'a limit just below the total', change: 'limit 2999', earns: [OVER] },
  {
    claim: 'without the Hive Tyrants the command points do not suffice',
    change: 'drop army hive-tyrants',
    earns: ['army.command-points'],
  },
  { claim: 'without the Dominatrix neither', change: 'drop army dominatrix', earns: ['army.command-points'] },
  { claim: 'without the Alpha Genestealer they do', change: 'drop army alpha-genestealer' },
  { claim: 'two more slaves use up the command points', from: BIG, change: 'add army rippers x2' },
  {
    claim: 'three more are one too many',
    from: BIG,
    change: 'add army rippers x3',
    earns: ['army.command-points'],
  },
  { claim: 'a Hierodule costs two', from: BIG, change: 'add army barbed-hierodule' },
  {
    claim: 'two Hierodules are too much',
    from: BIG,
    change: 'add army barbed-hierodule x2',
    earns: ['army.command-points'],
  },
  { claim: 'Mycetic Spores cost none', from: BIG, change: 'add army mycetic-spores x4' },
  {
    claim: 'Malefactors cost one',
    from: [...BIG, 'add army rippers x2'],
    change: 'add army malefactors',
    earns: ['army.command-points'],
  },
  { claim: 'command points left over are no fault', change: 'drop army malefactors' },
  {
    claim: 'one Dominatrix to 3,000 points',
    change: 'add army dominatrix',
    earns: ['dominatrix.per-points', OVER],
  },
  { claim: 'two above it', from: ['limit 3001'], change: 'add army dominatrix', earns: [OVER] },
  {
    claim: 'a Hierophant wants three weapons',
    from: BIG,
    change: 'add army hierophant',
    earns: ['hierophant.titan.weapons.choose-min'],
  },
  {
    claim: 'two of them for thirteen command points',
    from: [
      ...BIG,
      'add army hierophant',
      'drop army pyrovores gargoyles',
      'arm army hierophant titan weapons bio-cannon bio-cannon bio-cannon',
    ],
    change: 'twice army hierophant',
  },
  {
    claim: 'a third titan needs fifteen',
    from: [
      ...BIG,
      'drop army pyrovores gargoyles lictors zoanthropes',
      'add army alpha-hierodule x2',
      'arm army alpha-hierodule#1 titan weapons dart-salvo tentacles',
      'arm army alpha-hierodule#2 titan weapons dart-salvo tentacles',
    ],
    change: 'twice army alpha-hierodule',
    earns: ['tyranids.bio-titans'],
  },
  {
    claim: 'with fifteen it is right',
    from: [
      ...BIG,
      'add army hive-tyrants',
      'drop army pyrovores gargoyles lictors zoanthropes',
      'add army alpha-hierodule x2',
      'arm army alpha-hierodule#1 titan weapons dart-salvo tentacles',
      'arm army alpha-hierodule#2 titan weapons dart-salvo tentacles',
    ],
    change: 'twice army alpha-hierodule',
  },
  {
    claim: 'one Off-Table Artillery wants its attack',
    from: BIG,
    change: 'add army off-table-artillery',
    earns: ['off-table-artillery.attack.choose-min'],
  },
  {
    claim: 'three of them at 5,000 points',
    from: [
      ...BIG,
      'drop army pyrovores',
      'add army off-table-artillery x2',
      'choose army off-table-artillery#1 attack bio-plasma-shot',
      'choose army off-table-artillery#2 attack bio-plasma-shot',
    ],
    change: 'twice army off-table-artillery',
  },
  {
    claim: 'two of them at 3,000 points',
    from: [
      'drop army pyrovores gargoyles',
      'add army off-table-artillery',
      'choose army off-table-artillery attack spore-mine-shot',
    ],
    change: 'twice army off-table-artillery',
  },
  {
    claim: 'not three at 3,000 points',
    from: [
      'drop army pyrovores gargoyles',
      'add army off-table-artillery x2',
      'choose army off-table-artillery#1 attack spore-mine-shot',
      'choose army off-table-artillery#2 attack spore-mine-shot',
    ],
    change: 'twice army off-table-artillery',
    earns: ['off-table-artillery.per-points'],
  },
  { claim: 'adaptations cost no points', change: 'add army adaptation-choice' },
  {
    claim: 'ten points of them',
    from: ['add army adaptation-choice'],
    change: 'choose army adaptation-choice chosen velocity acidic-entrails',
  },
  {
    claim: 'not eleven',
    from: ['add army adaptation-choice'],
    change: 'choose army adaptation-choice chosen velocity shadow-in-the-warp',
    earns: ['adaptation-choice.budget'],
  },
  {
    claim: 'none twice',
    from: ['add army adaptation-choice'],
    change: 'choose army adaptation-choice chosen camouflage camouflage',
    earns: ['adaptation-choice.camouflage.max'],
  },
];
