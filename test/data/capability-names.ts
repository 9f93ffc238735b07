import type { CapabilitiesFile, Capability, Name } from '../../schemas/generated/types';

const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

const inLanguage = (name: Name, language: Language): string | undefined =>
  typeof name === 'string' ? name : name[language];

/** Words in a profile may also be the name of a rule: Heavy is a sub-type and a rule of weapons. */
function shelf({ kind }: Capability): string {
  return kind === 'unit-type' || kind === 'trait' ? kind : 'rule';
}

function answersTo(capability: Capability, name: string, language: Language): boolean {
  if (inLanguage(capability.name, language) === name) return true;
  return (capability.aliases ?? []).some((alias) => {
    const [, only, pattern = ''] = /^(?:(en|fr):)?(.*)$/s.exec(alias) ?? [];
    if (only !== undefined && only !== language) return false;
    return new RegExp(`^(?:${pattern})$`, 'u').test(name);
  });
}

/** Names of one entry that a second entry of the same rules answers to as well. */
export function doublyNamed({ rulesets = [''], capabilities }: CapabilitiesFile): readonly string[] {
  const rulesOf = ({ ruleset }: Capability): readonly string[] =>
    ruleset === undefined ? rulesets : [ruleset].flat();
  return capabilities.flatMap((one) =>
    capabilities
      .filter((other) => other !== one && shelf(other) === shelf(one))
      .filter((other) => rulesOf(other).some((each) => rulesOf(one).includes(each)))
      .flatMap((other) =>
        LANGUAGES.filter((language) => {
          const name = inLanguage(one.name, language);
          return name !== undefined && answersTo(other, name, language);
        }).map((language) => `${inLanguage(one.name, language)}: ${one.id}, ${other.id}`),
      ),
  );
}
