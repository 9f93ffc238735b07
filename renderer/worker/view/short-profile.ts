import type { Catalogue } from '../../engine/catalogue/catalogue';
import type { CharacteristicTypeDefinition } from '../../engine/catalogue/definition';
import type { EvaluatedProfile, EvaluatedSelection } from '../../engine/evaluation/evaluated';
import { withDescendants } from '../../engine/sheet/build/walk';
import { shortNameIn } from '../../engine/words/name-in';
import { valueText } from '../../engine/words/value-text';
import type { ViewContext } from './context';

/** A profile of more values than this is read in a table, not in a row. */
const MOST_VALUES = 5;
/** Weapons named in the row; the others stand in the right column. */
const MOST_WEAPONS = 2;

/** `10 cm · 5+ · Gauss Flayer 45 cm`: what a unit is on the table, where the game's profiles are short enough for a row. */
export function shortProfile(context: ViewContext, unit: EvaluatedSelection): string {
  const { sheet, catalogue } = context;
  if (!hasShortProfiles(catalogue)) return '';
  let model: EvaluatedProfile | undefined;
  const weapons: string[] = [];
  for (const selection of withDescendants(unit)) {
    if (selection.hidden || selection.isLost) continue;
    for (const profile of selection.profiles) {
      const subject = sheet.subjectOf(profile.typeId);
      if (subject === 'model') {
        if (columnsOf(context, profile).length > MOST_VALUES) return '';
        model ??= profile;
      } else if (subject === 'weapon') weapons.push(weaponText(context, profile));
    }
  }
  if (model === undefined) return '';
  const values = columnsOf(context, model).map((column) => valueIn(context, model, column, true));
  return [...values, ...[...new Set(weapons)].slice(0, MOST_WEAPONS)].filter(Boolean).join(' · ');
}

const keys = new WeakMap<ViewContext, string>();

/** What the profiles of the list are about: the rows of all units hang on it where the data do not say it. */
export function subjectsKey(context: ViewContext): string {
  if (!hasShortProfiles(context.catalogue)) return '';
  let key = keys.get(context);
  if (key === undefined) {
    const { profileTypes } = context.catalogue;
    key = [...profileTypes.keys()].map((type) => context.sheet.subjectOf(type)).join(' ');
    keys.set(context, key);
  }
  return key;
}

/** Known once for each catalogue: in a game of long profiles no unit need be looked at. */
const known = new WeakMap<Catalogue, boolean>();

function hasShortProfiles(catalogue: Catalogue): boolean {
  let has = known.get(catalogue);
  if (has === undefined) {
    has = [...catalogue.profileTypes.values()].some(
      ({ subject, characteristicTypes = [] }) =>
        (subject ?? 'model') === 'model' && characteristicTypes.length <= MOST_VALUES,
    );
    known.set(catalogue, has);
  }
  return has;
}

function columnsOf(
  { catalogue }: ViewContext,
  { typeId }: EvaluatedProfile,
): readonly CharacteristicTypeDefinition[] {
  return catalogue.profileTypes.get(typeId)?.characteristicTypes ?? [];
}

/** The name and how far it reaches: the first value that has a unit of measure. */
function weaponText(context: ViewContext, profile: EvaluatedProfile): string {
  const range = columnsOf(context, profile).find(({ unit }) => unit !== undefined);
  const reach = range === undefined ? '' : valueIn(context, profile, range, false);
  return /\d/.test(reach) ? `${context.name(profile)} ${reach}` : context.name(profile);
}

/** With its unit; a number that says nothing by itself has the name of its column; what is nothing is left out. */
function valueIn(
  { language }: ViewContext,
  { characteristics }: EvaluatedProfile,
  column: CharacteristicTypeDefinition,
  isNamed: boolean,
): string {
  const found = characteristics.find(({ typeId }) => typeId === column.id);
  if (found === undefined) return '';
  const text = valueText(language, found.value, column, found.values);
  if (/^(?:|0|[-–−])$/.test(text)) return '';
  if (column.unit !== undefined && /^\d+$/.test(text)) return `${text}\u202f${column.unit}`;
  const needsName = isNamed && /^[+−-]?\d+$/.test(text);
  return needsName ? `${shortNameIn(language, column)} ${text}` : text;
}
