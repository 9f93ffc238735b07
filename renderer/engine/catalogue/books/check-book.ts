import type { Book, CapabilitiesFile, System } from '../../../../schemas/generated/types';
import type { PlacedProblem } from '../../source/source-problem';
import type { Id } from '../definition';
import { checkModels } from './checks/check-models';
import { checkWords } from './checks/check-words';
import { Checker } from './checks/checker';
import {
  checkFormerIds,
  checkLists,
  checkLocals,
  checkNamespace,
  checkTables,
  checkUnits,
} from './checks/file-checks';
import { knownOf, unitIds } from './checks/known-ids';
import { PROPERTY_CHECKS } from './checks/property-checks';

/**
 * What the schema cannot see in a system or a book: ids that name nothing or too much, contradictions.
 * @param isRough the shape of one of these files is broken: what is given are its sound parts, and `withoutEchoes` sorts
 *   out what only they lack
 */
export function checkMeaning(
  file: System | Book,
  system: System,
  capabilities: CapabilitiesFile | undefined,
  isRough = false,
): readonly PlacedProblem[] {
  const book = file === system ? undefined : (file as Book);
  const checker = new Checker(knownOf(system, book, capabilities), PROPERTY_CHECKS, isRough);
  checker.attempt(() => checkNamespace(checker, file, book && system));
  checker.attempt(() => checkLists(checker, file));
  if (file === system) checker.attempt(() => checkTables(checker, system));
  const { units = [], gear = {}, lists = {}, ...rest } = file;
  checker.walk(rest, []);
  checker.attempt(() => checkParts(checker, { units, gear, lists }));
  checker.attempt(() => checkUnits(checker, units));
  checker.attempt(() => checkFormerIds(checker, file));
  if (!book) checker.attempt(() => checker.problems.push(...columnWords(system)));
  return checker.problems;
}

type Parts = Required<Pick<Book, 'units' | 'gear' | 'lists'>>;

function checkParts(checker: Checker, { units, gear, lists }: Parts): void {
  // Shared lists and gear may name options of whatever unit they are offered in.
  const everywhere = new Set<Id>();
  for (const unit of checker.known.symbols.units.values()) {
    checker.attempt(() => {
      for (const id of unitIds(checker.known.symbols, unit)) everywhere.add(id);
    });
  }
  checker.within(everywhere, () => {
    for (const [id, item] of Object.entries(gear)) checker.walk(item, ['gear', id]);
    for (const [id, list] of Object.entries(lists)) checker.walk(list, ['lists', id]);
  });
  units.forEach((unit, index) => {
    const path = ['units', index];
    checker.attempt(() => checkLocals(checker, unit, path));
    checker.attempt(() => checkModels(checker, unit, path));
    checker.attempt(() => {
      checker.within(unitIds(checker.known.symbols, unit), () => checker.walk(unit, path));
    });
  });
}

function columnWords({ profiles }: System): PlacedProblem[] {
  return (profiles ?? []).flatMap(({ columns }, index) =>
    (columns ?? []).flatMap(({ words }, column) =>
      checkWords(words, ['profiles', index, 'columns', column, 'words']),
    ),
  );
}
