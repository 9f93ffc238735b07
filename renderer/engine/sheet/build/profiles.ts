import type { EvaluatedProfile, EvaluatedSelection } from '../../evaluation/evaluated';
import { nameIn, shortNameIn } from '../../words/name-in';
import { valueText } from '../../words/value-text';
import type { SheetProfile, SheetTable } from '../document';
import { capabilityName } from './capability-name';
import type { SheetContext } from './context';
import { allSelections } from './walk';

const NOTHING = '–';
/** A line that ends so needs no further sign before the next. */
const ENDED = /[,;:.!?…]$/u;

/** The tables that occur in the list, in the order of the system; columns that nobody fills are left out. */
export function sheetTables(context: SheetContext): SheetTable[] {
  const profiles = allSelections(context.evaluation).flatMap((selection) => selection.profiles);
  const used = new Map<string, EvaluatedProfile[]>();
  for (const profile of profiles) used.set(profile.typeId, [...(used.get(profile.typeId) ?? []), profile]);
  const order = [...context.catalogue.profileTypes.keys()];
  const ids = [...used.keys()].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return ids.flatMap((id) => {
    const subject = context.subjectOf(id);
    if (subject === 'other') return [];
    const type = context.catalogue.profileTypes.get(id);
    const rows = used.get(id) ?? [];
    const columns = (type?.characteristicTypes ?? columnsOf(rows)).filter((column) =>
      rows.some((row) => isFilled(row.characteristics.find(({ typeId }) => typeId === column.id)?.value)),
    );
    return {
      id,
      subject,
      name: nameIn(context.language, type?.name ?? rows[0]?.typeName ?? '', type?.names),
      columns: columns.map((column) => ({
        id: column.id,
        label: shortNameIn(context.language, column),
      })),
    };
  });
}

function columnsOf(rows: readonly EvaluatedProfile[]) {
  return (rows[0]?.characteristics ?? []).map(({ typeId, name }) => ({
    id: typeId,
    name,
    names: undefined,
    shortNames: undefined,
  }));
}

function isFilled(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== '-' && value !== NOTHING;
}

/** One profile in the columns of its table. */
export function sheetProfile(
  context: SheetContext,
  profile: EvaluatedProfile,
  table: SheetTable,
): SheetProfile {
  const columns = context.catalogue.profileTypes.get(profile.typeId)?.characteristicTypes;
  return {
    table: table.id,
    name: context.name(profile),
    values: table.columns.map(({ id }) => {
      const found = profile.characteristics.find(({ typeId }) => typeId === id);
      if (!found || !isFilled(found.value)) return NOTHING;
      const column = columns?.find((each) => each.id === id);
      return inOneLine(
        valueText(context.language, found.value, column, found.values),
        context.words.semicolon,
      );
    }),
    capabilities: profile.capabilities.map((use) => capabilityName(context, use)),
  };
}

/** A value of several lines is a list: said one after another, its parts need a sign between them. */
function inOneLine(value: string, sign: string): string {
  const lines = value.split(/\r\n?|\n/).map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .reduce((said, line) => (said === '' ? line : `${said}${ENDED.test(said) ? ' ' : sign}${line}`), '');
}

/** Profiles of one selection, its children's not, that stand in a table of this subject. */
export function ownProfiles(
  context: SheetContext,
  selection: EvaluatedSelection,
  tables: readonly SheetTable[],
  subject: SheetTable['subject'],
): SheetProfile[] {
  return selection.profiles.flatMap((profile) => {
    const table = tables.find(({ id }) => id === profile.typeId);
    return table?.subject === subject ? [sheetProfile(context, profile, table)] : [];
  });
}

export function isSameProfile(a: SheetProfile, b: SheetProfile): boolean {
  return (
    a.table === b.table &&
    a.name === b.name &&
    a.values.join('|') === b.values.join('|') &&
    a.capabilities.join('|') === b.capabilities.join('|')
  );
}
