import type { EvaluatedForce } from '../../engine/evaluation/evaluated';
import { armyName } from '../../engine/sheet/build/army-name';
import { capital } from '../../engine/words/capital';
import { forceKind } from '../../engine/words/force-kinds';
import { nameIn } from '../../engine/words/name-in';
import type { ViewContext } from './context';

export function armyNameOf(context: ViewContext, catalogueId: string): string | undefined {
  const definition = context.catalogue.book(catalogueId)?.definition;
  return definition === undefined ? undefined : nameIn(context.language, definition.name, definition.names);
}

/** Quiet words after the name of a force: its kind, and its army when that is not the army of the list. */
export function forceNote(context: ViewContext, force: EvaluatedForce): string | undefined {
  const [first] = context.evaluation.forces;
  const kind = force.kind === undefined ? undefined : kindName(context, force.kind);
  const isOther = first !== undefined && first.catalogueId !== force.catalogueId;
  const army = isOther ? armyName(context, force) : undefined;
  const name = context.name(force).toLowerCase();
  const said = [kind, army].filter((part) => part !== undefined && !name.includes(part.toLowerCase()));
  return said.length === 0 ? undefined : said.join(', ');
}

/** `Auxiliary detachment`; what the data write where there is no word for it. */
export function kindName(context: ViewContext, kind: string): string {
  return forceKind(kind, context.language)?.one ?? kind;
}

/** Heading over forces of one kind. */
export function kindHeading(context: ViewContext, kind: string): string {
  return capital(forceKind(kind, context.language)?.many ?? kind);
}
