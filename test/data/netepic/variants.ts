/**
 * Lists that differ from a worked list by one change, with the findings that the change earns or clears.
 * Sentences: see list-editor.ts. `from` makes the starting point of several rows; its findings are those of its own.
 */
export interface Variant {
  readonly claim: string;
  /** Sentences that make the starting point from the worked list; usually none. */
  readonly from?: readonly string[];
  readonly change: string;
  /** Findings that come, once for each place where they show. */
  readonly earns?: readonly string[];
  /** Findings of the starting point that go. */
  readonly clears?: readonly string[];
}

const OVER = 'over-limit:pts';

const necrons: readonly Variant[] = [
  { claim: 'a limit just below the total is passed', change: 'limit 2999', earns: [OVER] },
  { claim: 'a limit just above the total is kept', change: 'limit 3001' },
  { claim: 'a greater game changes nothing', change: 'limit 5000' },
  { claim: 'the Overlord is required', change: 'drop army overlord', earns: ['army.required.min'] },
  {
    claim: 'the Overlord is unique',
    from: ['limit 5000'],
    change: 'add army overlord',
    earns: ['overlord.unique'],
  },
  {
    claim: 'a second Overlord passes the limit too',
    change: 'add army overlord',
    earns: ['overlord.unique', OVER],
  },
  {
    claim: 'a company needs its commander',
    change: 'drop infantry-company necron-lord',
    earns: ['infantry-company.commander.min'],
  },
  {
    claim: 'a company has one commander',
    from: ['limit 5000'],
    change: 'add infantry-company commander/necron-lord',
    earns: ['infantry-company.commander.max'],
  },
  {
    claim: 'two detachments are compulsory',
    change: 'drop infantry-company core/necron-warriors',
    earns: ['infantry-company.core.min'],
  },
  {
    claim: 'both missing is still one finding',
    change: 'drop infantry-company core/necron-warriors core/necron-warriors#2',
    earns: ['infantry-company.core.min'],
  },
  {
    claim: 'a third compulsory detachment has no place',
    from: ['limit 5000'],
    change: 'add infantry-company core/immortals',
    earns: ['infantry-company.core.max'],
  },
  {
    claim: 'a compulsory detachment of another kind does as well',
    from: ['limit 5000'],
    change: 'swap infantry-company core/necron-warriors core/immortals',
  },
  {
    claim: 'the third compulsory detachment is missing',
    change: 'drop infantry-company monolith',
    earns: ['infantry-company.second.min'],
  },
  {
    claim: 'Immortals may be the third compulsory detachment',
    from: ['limit 5000'],
    change: 'swap infantry-company monolith second/immortals',
  },
  {
    claim: 'a Monolith as support does not fill a compulsory block',
    from: ['limit 5000'],
    change: 'swap infantry-company second/monolith monolith',
    earns: ['infantry-company.second.min'],
  },
  {
    claim: 'a second special formation has no place',
    from: ['limit 5000'],
    change: 'add infantry-company tomb-guardian',
    earns: ['infantry-company.special.max', 'tomb-guardian.titan.weapons.choose-min'],
  },
  {
    claim: 'a second extra special beside a special has no place',
    from: ['limit 5000'],
    change: 'add infantry-company cryptek',
    earns: ['infantry-company.extra-special.places'],
  },
  {
    claim: 'two extra specials without a special are right',
    from: ['limit 5000'],
    change: 'swap infantry-company war-barge necron-lord-and-retinue',
  },
  {
    claim: 'three extra specials are one too many',
    from: ['limit 5000', 'swap infantry-company war-barge cryptek'],
    change: 'add infantry-company necron-lord-and-retinue',
    earns: ['infantry-company.extra-special.places'],
  },
  {
    claim: 'a special in the other company is right',
    from: ['limit 5000'],
    change: 'add skorpekh-company war-barge',
  },
  { claim: 'a fifth support is right', from: ['limit 5000'], change: 'add infantry-company pariahs' },
  {
    claim: 'a sixth support is one too many',
    from: ['limit 5000', 'add infantry-company pariahs'],
    change: 'add infantry-company pariahs',
    earns: ['infantry-company.support.max'],
  },
  {
    claim: 'seven supports are one finding',
    from: ['limit 5000', 'add infantry-company pariahs'],
    change: 'add infantry-company pariahs x2',
    earns: ['infantry-company.support.max'],
  },
  {
    claim: 'supports are optional',
    change: 'drop infantry-company immortals destroyers doomsday-arks triarch-stalkers',
  },
  {
    claim: 'support places are counted for each company',
    from: ['limit 5000'],
    change: 'add skorpekh-company pariahs x4',
  },
  { claim: 'options are without number', from: ['limit 5000'], change: 'add infantry-company ghost-arks x3' },
  {
    claim: 'Scarabs may be bought again and again',
    from: ['limit 5000'],
    change: 'add skorpekh-company scarabs x4',
  },
  { claim: 'one company is enough', change: 'dissolve skorpekh-company' },
  {
    claim: 'no company at all',
    from: ['dissolve skorpekh-company'],
    change: 'dissolve infantry-company',
    earns: ['army.companies'],
  },
  {
    claim: 'a list is one army',
    from: ['limit 9999'],
    change: 'copy army',
    earns: ['army.once', 'overlord.unique'],
  },
  { claim: 'the same company may be taken twice', from: ['limit 5000'], change: 'copy skorpekh-company' },
  {
    claim: 'an empty company lacks what is compulsory',
    change: 'found support-company',
    earns: ['support-company.core.min', 'support-company.second.min'],
  },
  {
    claim: 'its Cryptek is optional',
    from: ['limit 5000'],
    change: 'found support-company core/monolith x2 second/canoptek-reanimators',
  },
  {
    claim: 'and only one',
    from: ['limit 5000'],
    change: 'found support-company commander/cryptek x2 core/monolith x2 second/monolith',
    earns: ['support-company.commander.max'],
  },
  {
    claim: 'Flayed Ones Company: three Detachments and five more',
    from: ['limit 5000'],
    change: 'found flayed-ones-company commander/flayed-lord core/flayed-ones x3 further/flayed-ones x5',
  },
  {
    claim: 'six more are one too many',
    from: ['limit 5000'],
    change: 'found flayed-ones-company commander/flayed-lord core/flayed-ones x3 further/flayed-ones x6',
    earns: ['flayed-ones-company.further.max'],
  },
  {
    claim: 'Flayed Ones Company has no supports',
    from: ['limit 5000'],
    change: 'found flayed-ones-company commander/flayed-lord core/flayed-ones x3 immortals',
    earns: ['no-place:immortals'],
  },
  {
    claim: 'one Engine of Destruction to 5,000 points',
    from: ['limit 5000'],
    change: 'add skorpekh-company aeonic-orb',
  },
  {
    claim: 'a second Engine of another kind is one too many',
    from: ['limit 5000', 'swap infantry-company war-barge abattoir'],
    change: 'add skorpekh-company aeonic-orb',
    earns: ['necrons.engines-of-destruction'],
  },
  {
    claim: 'at 5,001 points there may be two',
    from: ['limit 5001', 'swap infantry-company war-barge abattoir'],
    change: 'add skorpekh-company aeonic-orb',
  },
  {
    claim: 'a C’tan Shard is one of five',
    from: ['limit 5000'],
    change: 'add skorpekh-company ctan-shard',
    earns: ['ctan-shard.shard.choose-min'],
  },
  {
    claim: 'chosen, it is whole',
    from: ['limit 5000', 'add skorpekh-company ctan-shard'],
    change: 'choose skorpekh-company ctan-shard shard nightbringer',
    clears: ['ctan-shard.shard.choose-min'],
  },
  {
    claim: 'but not two of them',
    from: ['limit 5000', 'add skorpekh-company ctan-shard'],
    change: 'choose skorpekh-company ctan-shard shard nightbringer deceiver',
    clears: ['ctan-shard.shard.choose-min'],
    earns: ['ctan-shard.shard.choose-max'],
  },
  {
    claim: 'a Tomb Guardian takes two weapons',
    from: ['limit 5000', 'add skorpekh-company tomb-guardian'],
    change: 'arm skorpekh-company tomb-guardian titan weapons gauss-blaster gauss-blaster',
    clears: ['tomb-guardian.titan.weapons.choose-min'],
  },
  {
    claim: 'two of one assault weapon are one too many',
    from: ['limit 5000', 'add skorpekh-company tomb-guardian'],
    change: 'arm skorpekh-company tomb-guardian titan weapons phase-claw phase-claw',
    clears: ['tomb-guardian.titan.weapons.choose-min'],
    earns: ['tomb-guardian.titan.weapons.phase-claw.max'],
  },
];

const BIG = ['limit 5000'];

const skitarii: readonly Variant[] = [
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
    claim: 'not eleven Servitors',
    change: 'size skitarii-company servitors stand 11',
    earns: ['servitors.stand.size-max', 'servitors.stand.size-step'],
  },
  {
    claim: 'not five Servitors',
    change: 'size skitarii-company servitors stand 5',
    earns: ['servitors.stand.size-min', 'servitors.stand.size-step'],
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

const titans: readonly Variant[] = [
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

const engines: readonly Variant[] = [
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

const brood: readonly Variant[] = [
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

const starving: readonly Variant[] = [
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

const swordwind: readonly Variant[] = [
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

const drones: readonly Variant[] = [
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

/** By worked list. */
export const variants: Readonly<Record<string, readonly Variant[]>> = {
  w1: necrons,
  w2: skitarii,
  w3: titans,
  w4: engines,
  w5: brood,
  w6: starving,
  w7: swordwind,
  w8: drones,
};
