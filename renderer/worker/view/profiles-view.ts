import type { CharacteristicTypeDefinition } from '../../engine/catalogue/definition';
import type { EvaluatedProfile, EvaluatedSelection } from '../../engine/evaluation/evaluated';
import { capabilityName } from '../../engine/sheet/build/capability-name';
import { withDescendants } from '../../engine/sheet/build/walk';
import { nameIn, shortNameIn } from '../../engine/words/name-in';
import { valueText } from '../../engine/words/value-text';
import type { ProfileColumn, ProfileRowView, ProfileTableView, ProfileValue } from '../protocol/chosen-view';
import type { ViewContext } from './context';

/** Statistics and weapons of a unit: one table for each kind of profile, equal lines once. */
export function profilesView(context: ViewContext, unit: EvaluatedSelection): readonly ProfileTableView[] {
  const byType = new Map<string, EvaluatedProfile[]>();
  for (const selection of withDescendants(unit)) {
    if (selection.hidden || selection.isLost) continue;
    for (const profile of selection.profiles) {
      if (context.sheet.subjectOf(profile.typeId) === 'other') continue;
      const known = byType.get(profile.typeId);
      if (known === undefined) byType.set(profile.typeId, [profile]);
      else known.push(profile);
    }
  }
  const tables = [...byType].map(([typeId, profiles]) => table(context, typeId, profiles));
  const order = { model: 0, weapon: 1, other: 2 };
  return tables.toSorted((one, other) => order[one.subject] - order[other.subject]);
}

function table(
  context: ViewContext,
  typeId: string,
  profiles: readonly EvaluatedProfile[],
): ProfileTableView {
  const type = context.catalogue.profileTypes.get(typeId);
  const columns = (type?.characteristicTypes ?? []).map(
    (column): ProfileColumn => ({
      id: column.id,
      name: shortNameIn(context.language, column),
      long: nameIn(context.language, column.name, column.names),
      unit: column.unit,
    }),
  );
  const rows = new Map<string, ProfileRowView>();
  for (const profile of profiles) {
    const row = profileRow(context, profile, type?.characteristicTypes ?? []);
    if (!rows.has(row.key)) rows.set(row.key, row);
  }
  const title =
    type === undefined
      ? (profiles[0]?.typeName ?? '')
      : nameIn(context.language, type.name ?? '', type.names);
  return { key: typeId, title, subject: context.sheet.subjectOf(typeId), columns, rows: [...rows.values()] };
}

function profileRow(
  context: ViewContext,
  profile: EvaluatedProfile,
  columns: readonly CharacteristicTypeDefinition[],
): ProfileRowView {
  const values = columns.map((column): ProfileValue => {
    const found = profile.characteristics.find((each) => each.typeId === column.id);
    if (found === undefined || found.value === '') return { text: '–', printed: undefined };
    const { value, values, printed } = found;
    return {
      text: valueText(context.language, value, column, values),
      printed: printed === undefined ? undefined : valueText(context.language, printed, column),
    };
  });
  const name = context.name(profile);
  const note =
    context.sheet.subjectOf(profile.typeId) === 'weapon'
      ? profile.capabilities.map((use) => capabilityName(context.sheet, use)).join(', ')
      : '';
  return { key: JSON.stringify([name, note, values.map(({ text }) => text)]), name, values, note };
}
