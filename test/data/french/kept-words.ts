/** `Robot Vorax`, `Robots Vorax`: names that keep their English behind a French word for what they are. */
const named = (
  of: readonly string[],
  names: readonly string[],
  why: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(names.flatMap((name) => of.map((each) => [`${each} ${name}`, why])));

/**
 * French phrases with words in them that are English in some text of the data, and why they stand all the same. They are
 * what the French texts print, not what is missing.
 */
export const KEPT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  netepic: {
    ...named(
      ['Robot', 'Robots'],
      [
        'Arlatax',
        'Castellan',
        'Cataphract',
        'Colossus',
        'Conqueror',
        'Domitar',
        'Thanatar',
        'Thanatar Calix',
        'Vorax',
      ],
      'the robots keep their names',
    ),
    ...named(
      ['Chevalier', 'Chevaliers'],
      ['Bright Stalker', 'Bright Stallion', 'Fire Gale', 'Fire Reaper', 'Fire Storm', 'Towering Destroyer'],
      'the knights keep their names',
    ),
    ...named(['Tank', 'Tanks'], ['Scorpion'], 'French as well'),
    ...named(['C’Tan'], ['Deceiver', 'Nightbringer', 'Void Dragon'], 'persons'),
    ...named(['Rangers'], ['Skitarii'], 'the French book has Rangers here, Scouts in the other army'),
    Deathmark: 'the ability keeps its name in the French book, the unit does not',
    Devilfish: 'its singular; the plural is Devilfishs in the French book',
    Scorpionfish: 'its singular, as Devilfish',
    Swordfish: 'its singular, as Devilfish',
    'Tomb Blades': 'its plural; the singular is Tomb Blade in French too',
    'Tech-Thralls': 'its plural; the singular is Tech-Thrall in French too',
  },
  t9a: {
    Lance: 'French for Spear; the English Lance is the Lance de cavalerie',
  },
  'horus-heresy': {
    'Alpha Legion': 'legions keep their names',
    'Sagyar Mazan': 'a proper name, with a French article alone',
    Deathstorm: 'a weapon; the rule of that name is Déluge de Mort',
    'charge-graviton': 'French as well; the trait is Gravitons',
    Pivot: 'French as well; the rule of that name is Pivoter',
  },
};
