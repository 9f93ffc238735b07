import type { Force, Place, Quantity } from '../../../../schemas/generated/types';
import { type BookIndex, english, normal } from './book-index';
import { compareStats } from './compare-units';
import type { FactDetachment, FactFile } from './fact-file';

/** Factions whose units the book does not hold, and a detachment of daemons alone: SOURCE.md. */
const LEFT_OUT = ['Mechanicum', 'Solar Auxilia', 'Imperialis Militia'];
const isLeftOut = ({ name, faction }: FactDetachment): boolean =>
  LEFT_OUT.includes(faction) || name === 'Daemonic Manifestation';

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-');

function written(quantity: Quantity | undefined): number {
  if (typeof quantity === 'number') return quantity;
  return quantity?.base ?? 0;
}

/** A block's number of places: its `max`, or the limit that something raises. */
function placesOf(place: Place | undefined): number {
  return written(place?.max ?? place?.limits?.find(({ id }) => id === 'most')?.max);
}

function placeOf(force: Force, category: string): Place | undefined {
  return force.places.find((place) => place.category === category);
}

function compareOne(index: BookIndex, fact: FactDetachment, roles: readonly string[]): string[] {
  const force = index.forces.get(normal(fact.name));
  if (!force) return [`${fact.name}: not in the books`];
  const found: string[] = [];
  for (const role of roles) {
    const slot = fact.slots.find((each) => each.role === role);
    const places = placesOf(placeOf(force, slug(role)));
    const prime = placesOf(placeOf(force, `${slug(role)}-prime`));
    if (places !== (slot?.slots ?? 0)) found.push(`${fact.name}: ${role} ${places}, not ${slot?.slots ?? 0}`);
    if (prime !== (slot?.prime ?? 0))
      found.push(`${fact.name}: ${role} prime ${prime}, not ${slot?.prime ?? 0}`);
    const only = placeOf(force, slug(role))?.only;
    if ((only !== undefined) !== (slot?.only !== undefined)) found.push(`${fact.name}: ${role} only ${only}`);
  }
  const kind = fact.kind.toLowerCase();
  if (['auxiliary', 'apex'].includes(kind) && force.kind !== kind) found.push(`${fact.name}: ${force.kind}`);
  const legion = / - (.*)$/.exec(fact.faction)?.[1];
  const needs = JSON.stringify(force.needs ?? null);
  if (legion !== undefined && !needs.includes(`"${slug(legion)}"`))
    found.push(`${fact.name}: needs ${needs}`);
  const isUnlocked = (force.limits ?? []).some(({ id }) => id === 'unlocked');
  const isConditional = (fact.unlock ?? []).some((text) => text.startsWith('+'));
  if (isUnlocked !== isConditional) found.push(`${fact.name}: unlocked ${isUnlocked}`);
  return found;
}

export function compareDetachments(facts: FactFile, index: BookIndex): string[] {
  const roles = facts.battlefieldRoles.filter((role) => role !== 'Fortification');
  return facts.detachments
    .filter((each) => !isLeftOut(each))
    .flatMap((fact) => compareOne(index, fact, roles));
}

export function comparePrimarchs(facts: FactFile, index: BookIndex): string[] {
  return facts.legions.flatMap(({ name: legion, warlords }) =>
    warlords.flatMap((fact) => {
      const unit = index.units.get(normal(fact.name));
      const [model] = unit?.models ?? [];
      if (!unit || !model) return [`${fact.name}: not in the book`];
      const found =
        unit.points === fact.points ? [] : [`${fact.name}: ${unit.points}, not ${fact.points} points`];
      if (unit.categories?.[0] !== 'warlord') found.push(`${fact.name}: ${unit.categories}`);
      if (!JSON.stringify(unit.needs).includes(`"legion.${slug(legion)}"`))
        found.push(`${fact.name}: legion`);
      if (!unit.limits?.some(({ max }) => max === 1)) found.push(`${fact.name}: not unique`);
      return [...found, ...compareStats(english(unit.name), fact.stats, model.profiles?.[0]?.values ?? {})];
    }),
  );
}
