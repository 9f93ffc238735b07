import type { Variant } from './variant';

const share = 'allied-detachment.share';

/** Death Guard with Sons of Horus, 1,315 of 1,500 points: allies of 880, half is 750. */
export const w8: readonly Variant[] = [
  { claim: 'at 1,760 they are half', change: 'limit 1760', clears: [share] },
  { claim: 'at 1,759 they are not', change: 'limit 1759' },
  { claim: 'without the Despoilers', change: 'drop despoiler-squad', clears: [share], total: 1115 },
  { claim: 'without an Auxiliary of the allies', change: 'drop shock-assault', clears: [share], total: 915 },
  { claim: 'Despoilers of 7 fewer: 810', change: 'despoiler-squad size 12', total: 1245 },
  {
    claim: 'both squads smaller: 740',
    change: 'despoiler-squad size 12; tactical-squad.3 size 12',
    clears: [share],
    total: 1175,
  },
  { claim: 'without any allies', change: 'drop allied-detachment', clears: [share], total: 435 },
  {
    claim: 'allies of the army’s own legion',
    change: 'allied-legion -sons-of-horus +death-guard',
    earns: ['hidden-but-taken death-guard'],
  },
  { claim: 'allies of a third legion', change: 'allied-legion -sons-of-horus +world-eaters' },
  {
    claim: 'allies of two legions at once',
    change: 'allied-legion +world-eaters',
    earns: ['allied-legion.name.choose-max'],
  },
  { claim: 'allies of no legion', change: 'drop allied-legion', earns: ['allied-legion.one'] },
  {
    claim: 'High Command among the allies',
    change: 'add praetor to allied-detachment',
    earns: ['allied-detachment.high-command.max'],
  },
  {
    claim: 'High Command on Special Assignment among the allies',
    change: 'add praetor to allied-detachment -unlock-auxiliary +special-assignment',
    earns: ['hidden-but-taken special-assignment'],
  },
  {
    claim: 'an Apex below the allies',
    change: 'force combat-retinue in allied-detachment',
    earns: ['unknown-force combat-retinue'],
  },
  { claim: 'two Auxiliaries for the allied Centurion', change: 'force first-strike in allied-detachment' },
  {
    claim: 'three are too many',
    change: 'force first-strike in allied-detachment; force armoured-fist in allied-detachment',
    earns: ['allied-detachment.auxiliary'],
  },
  {
    claim: 'the allied Centurion unlocks nothing for the Primary',
    change: 'force first-strike in crusade-primary',
    earns: ['crusade-primary.auxiliary'],
  },
  {
    claim: 'nor the Praetor for the allies',
    change: 'drop centurion',
    earns: ['allied-detachment.auxiliary'],
  },
  {
    claim: 'Elites among the allies',
    change: 'add seeker-squad to allied-detachment',
    earns: ['allied-detachment.elites.max'],
  },
  {
    claim: 'four Troops among the allies',
    change: 'add tactical-squad to allied-detachment; add tactical-squad to allied-detachment',
    earns: ['over-limit pts'],
  },
  { claim: 'the allies’ own advantage', change: 'centurion +combat-veterans' },
  {
    claim: 'the Death Guard’s advantage on an allied Centurion',
    change: 'centurion +unnatural-resilience',
    earns: ['hidden-but-taken unnatural-resilience'],
  },
  {
    claim: 'the allies’ Troops have no prime place',
    change: 'tactical-squad.3 +combat-veterans',
    earns: ['allied-detachment.troops-prime.max'],
  },
  {
    claim: 'a second Allied Detachment, of a third legion',
    change: 'force allied-detachment; allied-legion.2 +alpha-legion',
  },
  {
    claim: 'a Supremecy Cadre below the Sons of Horus',
    change: 'force supremecy-cadre in allied-detachment',
  },
  {
    claim: 'and below the Death Guard',
    change: 'add optae to crusade-primary; force supremecy-cadre in crusade-primary',
    earns: ['supremecy-cadre.needs'],
  },
  {
    claim: 'a Primarch at 1,500',
    change: 'force warlord-detachment',
    earns: ['warlord-detachment.needs'],
  },
  {
    claim: 'without the Praetor no Auxiliary',
    change: 'drop praetor',
    earns: ['crusade-primary.auxiliary'],
    total: 1195,
  },
  {
    claim: 'Saturnine Terminators of two',
    change: 'saturnine-terminator-squad size 1',
    earns: ['saturnine-terminator-squad.saturnine-terminator.size-min'],
    total: 1255,
  },
  {
    claim: 'a Castra Ferrum with one arm',
    change: 'castra-ferrum-dreadnought -second-gravis-bolt-cannon',
    earns: ['castra-ferrum-dreadnought.second-arm.choose-min'],
  },
];
