import type { Book, CapabilitiesFile, System } from '../../../../schemas/generated/types';
import type { PlacedProblem } from '../../source/source-problem';
import { checkModels } from './checks/check-models';
import { checkWords } from './checks/check-words';
import { Checker } from './checks/checker';
import { checkLists, checkLocals, checkNamespace, checkUnits, isKnownId } from './checks/file-checks';
import { knownOf, unitIds } from './checks/known-ids';
import { PROPERTY_CHECKS } from './checks/property-checks';

/** What the schema cannot see in a system or a book: ids that name nothing or too much, contradictions. */
export function checkMeaning(
  file: System | Book,
  system: System,
  capabilities: CapabilitiesFile | undefined,
): readonly PlacedProblem[] {
  const book = file === system ? undefined : (file as Book);
  const checker = new Checker(knownOf(system, book, capabilities), PROPERTY_CHECKS);
  checkNamespace(checker, file, book && system);
  checkLists(checker, file);
  const { units = [], gear = {}, lists = {}, ...rest } = file;
  checker.walk(rest, []);
  // Shared lists and gear may name options of whatever unit they are offered in.
  const everywhere = new Set(
    [...checker.known.symbols.units.values()].flatMap((unit) => [...unitIds(checker.known.symbols, unit)]),
  );
  checker.within(everywhere, () => {
    for (const [id, item] of Object.entries(gear)) checker.walk(item, ['gear', id]);
    for (const [id, list] of Object.entries(lists)) checker.walk(list, ['lists', id]);
  });
  units.forEach((unit, index) => {
    const path = ['units', index];
    checkLocals(checker, unit, path);
    checkModels(checker, unit, path);
    checker.within(unitIds(checker.known.symbols, unit), () => checker.walk(unit, path));
  });
  checkUnits(checker, units);
  for (const [old, now] of Object.entries(file.formerIds ?? {})) {
    if (!isKnownId(checker.known.symbols, now)) {
      checker.report('error', 'unused-former-id', ['formerIds', old], { id: old });
    }
  }
  return book ? checker.problems : [...checker.problems, ...columnWords(system)];
}

function columnWords({ profiles }: System): PlacedProblem[] {
  return profiles.flatMap(({ columns }, index) =>
    columns.flatMap(({ words }, column) =>
      checkWords(words, ['profiles', index, 'columns', column, 'words']),
    ),
  );
}
