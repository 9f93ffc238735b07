/** What the paper of a list must say, worked out from the list and its evaluation, not from the sheet. */
import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import type { Id } from '../../renderer/engine/catalogue/definition';
import { unitsByBlock } from '../../renderer/engine/evaluation/document-order';
import type {
  CostTotal,
  EvaluatedForce,
  EvaluatedSelection,
  Evaluation,
} from '../../renderer/engine/evaluation/evaluated';
import { capabilityText } from '../../renderer/engine/words/capability-text';
import type { Language } from '../../renderer/engine/words/language';
import { nameIn } from '../../renderer/engine/words/name-in';
import type { Names } from '../../renderer/engine/words/names';
import { number, signed } from '../../renderer/engine/words/numbers';
import { saysNothing } from '../../renderer/engine/words/says-nothing';
import type { ExpectedPaper, ExpectedUnit } from './paper-faults';

const AMOUNT_UNIT = 10_000;

interface Reading {
  readonly catalogue: Catalogue;
  readonly language: Language;
  readonly points: Id;
}

/** The part of what is expected that is the list's own, whatever the paper. */
export function expectedOf(
  evaluation: Evaluation,
  catalogue: Catalogue,
  names: Names,
  language: Language,
): Pick<ExpectedPaper, 'head' | 'forces' | 'units'> {
  const points = evaluation.costs.find(({ typeId }) => names.isPoints(typeId))?.typeId ?? '';
  const reading = { catalogue, language, points };
  const forces = allForces(evaluation.forces);
  const limit = names.limitOf(points);
  const total = number(pointsOf(evaluation.costs, points), language);
  return {
    head: [
      evaluation.roster.name,
      limit === undefined ? total : `${total}/${number(limit, language)}`,
      language === 'fr' ? 'Conforme' : 'Legal',
      ...[evaluation.roster.player, evaluation.roster.club, evaluation.roster.event].filter(
        (text): text is string => text !== undefined && text !== '',
      ),
    ],
    forces: forces
      .filter((force) => force.selections.length > 0 && forces.length > 1)
      .map((force) => ({
        name: force.force.customName ?? nameIn(language, force.name, force.names),
        total: number(ownPoints(force, points), language),
      })),
    units: forces.flatMap((force) =>
      unitsByBlock(force).flatMap(({ units }) => units.map((unit) => expectedUnit(unit, reading))),
    ),
  };
}

function allForces(forces: readonly EvaluatedForce[]): EvaluatedForce[] {
  return forces.flatMap((force) => [force, ...allForces(force.forces)]);
}

function pointsOf(totals: readonly CostTotal[], points: Id): number {
  return (totals.find(({ typeId }) => typeId === points)?.value ?? 0) / AMOUNT_UNIT;
}

function ownPoints(force: EvaluatedForce, points: Id): number {
  return force.selections.reduce((sum, { totals }) => sum + pointsOf(totals, points), 0);
}

function expectedUnit(unit: EvaluatedSelection, reading: Reading): ExpectedUnit {
  const { language, points } = reading;
  const name = nameIn(language, unit.name, unit.names);
  const own = unit.selection?.customName;
  const count = unit.type !== 'model' && unit.number > 1 ? `${unit.number} × ` : '';
  const price = pointsOf(unit.totals, points);
  const isSurcharge = unit.definition?.surcharge === true;
  return {
    name: `${count}${own === undefined || own === '' || own === name ? name : `${own} · ${name}`}`,
    price: isSurcharge ? (price === 0 ? '+0' : signed(price, language)) : number(price, language),
    texts: [
      ...unit.children.flatMap((child) => chosenTexts(child, reading)),
      ...new Set(abilityTexts(unit, reading)),
    ],
  };
}

/** Everything that was chosen below a unit, models apart, each with what it costs. */
function chosenTexts(selection: EvaluatedSelection, reading: Reading): string[] {
  const { language, points } = reading;
  const isChosen = selection.selection !== undefined || selection.role !== undefined;
  const price = pointsOf(selection.costs, points);
  const name = nameIn(language, selection.name, selection.names);
  const own =
    isChosen && !selection.hidden && selection.type !== 'model' && !isNothing(selection, price)
      ? [price === 0 ? name : `${name} ${number(price, language)}`]
      : [];
  return [...own, ...selection.children.flatMap((child) => chosenTexts(child, reading))];
}

/** Nothing, chosen where something must be: free, of no use, and called so. */
function isNothing(selection: EvaluatedSelection, price: number): boolean {
  return price === 0 && selection.capabilities.length === 0 && saysNothing(selection);
}

/** What the unit and all that it has can do; it stands last with the unit, so that a torn one is seen. */
function abilityTexts(selection: EvaluatedSelection, reading: Reading): string[] {
  if (selection.hidden || selection.isLost) return [];
  const { catalogue, language } = reading;
  return [
    ...selection.capabilities.map((use) => capabilityText(language, use, catalogue.capabilities.get(use.id))),
    ...selection.children.flatMap((child) => abilityTexts(child, reading)),
  ];
}
