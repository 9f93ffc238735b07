import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import { amountToNumber } from '../../renderer/engine/catalogue/decimal';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import type {
  EvaluatedForce,
  EvaluatedSelection,
  Evaluation,
} from '../../renderer/engine/evaluation/evaluated';
import { rememberNames } from '../../renderer/engine/evaluation/remember-names';
import { canonicalJson } from '../../renderer/engine/exchange/canonical-json';
import { type ReadList, readList } from '../../renderer/engine/exchange/list/read-list';
import { writeList } from '../../renderer/engine/exchange/list/write-list';
import { relink } from '../../renderer/engine/exchange/relink/relink';
import { writeRos, writeRosJson, writeRosz } from '../../renderer/engine/exchange/ros/write-ros';
import type { Roster, RosterForce, RosterSelection } from '../../renderer/engine/roster/document';
import { withoutEmptyLists } from '../../renderer/engine/roster/without-empty-lists';
import { lostInFile } from './lost-in-file';
import { xmlOf } from './text-of';
import { withUnknown } from './with-unknown';

/** JSON has numbers where XML has texts, so `4.0` comes back as `4`. */
const sameNumbers = (json: string): string =>
  json.replace(/"value":"(-?\d+\.\d+)"/g, (_, number: string) => `"value":"${Number(number)}"`);

const isSameList = (one: Roster, two: Roster): boolean =>
  sameNumbers(canonicalJson(one)) === sameNumbers(canonicalJson(two));

/** Versions are brought to those of the data when a list is written with data. */
const withoutVersions = (roster: Roster): Roster => ({
  ...roster,
  system: { ...roster.system, revision: '' },
  books: roster.books.map((book) => ({ ...book, revision: '' })),
});

/** What differs when a list is written without data, in every form, and read again; empty when nothing does. */
export function roundTrip({ roster }: ReadList): readonly string[] {
  const wrong: string[] = [];
  for (const [format, file] of [
    ['ros', writeRos(roster)],
    ['rosz', writeRosz(roster)],
    ['json', writeRosJson(roster)],
    ['muster', writeList(roster)],
  ] as const) {
    const again = readList(file);
    if (again.kind !== 'list') wrong.push(`written as ${format} it is not read: ${again.kind}`);
    else if (!isSameList(again.roster, roster)) wrong.push(`written as ${format} it reads as another list`);
  }
  return wrong;
}

/** What a roster file says and the one written from it does not; undefined where the file is no XML of today's form. */
export function lostFromFile(file: Uint8Array, { roster, notes }: ReadList): readonly string[] | undefined {
  const xml = xmlOf(file);
  if (xml === undefined || !/battleScribeVersion="2\.0[3-9]"/.test(xml)) return undefined;
  const isPutRight = (kind: string): boolean => notes.some((note) => note.kind === kind);
  return lostInFile(xml, writeRos(roster), {
    ids: isPutRight('renamed-ids'),
    costs: isPutRight('costs-with-children'),
  });
}

/** What another program may have added to each node of a roster file: how many such things, and which of them are lost. */
export function keepsUnknown(
  file: Uint8Array,
  catalogue: Catalogue | undefined,
): { readonly added: number; readonly wrong: readonly string[] } {
  const xml = xmlOf(file);
  if (xml === undefined) return { added: 0, wrong: [] };
  const { xml: strange, words, onChoices } = withUnknown(xml);
  const read = readList(strange);
  if (read.kind !== 'list') return { added: words.length, wrong: [`with unknown attributes: ${read.kind}`] };
  const wrong = roundTrip(read).map((each) => `with unknown attributes, ${each}`);
  const expectAll = (written: string, expected: readonly string[], how: string): void => {
    const lost = expected.filter((word) => !written.includes(word));
    if (lost.length > 0)
      wrong.push(`${lost.length} of ${expected.length} unknown things lost ${how}: ${lost[0]}`);
  };
  expectAll(writeRos(read.roster), words, 'without data');
  if (catalogue) {
    const { roster } = relink(catalogue, read.roster);
    const evaluation = evaluate(catalogue, roster);
    expectAll(writeRos(roster, { catalogue, evaluation }), onChoices, 'with data');
  }
  return { added: words.length, wrong };
}

export interface PairedResult {
  readonly evaluation: Evaluation;
  /** Choices found otherwise than by their path, by how. */
  readonly relinked: readonly string[];
  readonly lost: readonly string[];
  /** `pts: stored 100, ours 98`. */
  readonly totals: readonly string[];
  /** Selections whose own cost is another than the file's. */
  readonly costs: readonly string[];
  readonly roundTrip: readonly string[];
}

/** A list with its data: what it comes to against what its file says, and written and read again. */
export function checkPaired(catalogue: Catalogue, read: ReadList): PairedResult {
  const { roster, steps } = relink(catalogue, read.roster);
  const evaluation = evaluate(catalogue, roster);
  const ours = new Map(evaluation.costs.map(({ typeId, value }) => [typeId, amountToNumber(value)]));
  const totals = read.stored.flatMap(({ typeId, name, value }) => {
    const own = ours.get(typeId) ?? 0;
    return own === value ? [] : [`${name.trim()}: stored ${value}, ours ${own}`];
  });
  // Hidden cost types stand beside choices in files and not in their totals.
  for (const { typeId, name, value, hidden } of evaluation.costs) {
    if (hidden || value === 0 || read.stored.some((each) => each.typeId === typeId)) continue;
    totals.push(`${name.trim()}: not stored, ours ${amountToNumber(value)}`);
  }
  return {
    evaluation,
    relinked: steps.map(({ by, name }) => `${name.trim()} by ${by}`),
    lost: lostNames(evaluation),
    totals,
    costs: totals.length === 0 ? [] : differingCosts(evaluation, read.roster),
    roundTrip: pairedRoundTrip(catalogue, evaluation, roster),
  };
}

function pairedRoundTrip(catalogue: Catalogue, evaluation: Evaluation, roster: Roster): readonly string[] {
  const again = readList(writeRos(roster, { catalogue, evaluation }));
  if (again.kind !== 'list') return [`written with data it is not read: ${again.kind}`];
  const back = relink(catalogue, again.roster).roster;
  const saved = withoutEmptyLists(rememberNames(evaluation));
  return isSameList(withoutVersions(back), withoutVersions(saved))
    ? []
    : ['written with data it reads as another list'];
}

function eachSelection(evaluation: Evaluation, visit: (view: EvaluatedSelection) => void): void {
  const selection = (view: EvaluatedSelection): void => {
    visit(view);
    for (const child of view.children) selection(child);
  };
  const force = (view: EvaluatedForce): void => {
    for (const child of view.selections) selection(child);
    for (const child of view.forces) force(child);
  };
  for (const view of evaluation.forces) force(view);
}

function lostNames(evaluation: Evaluation): readonly string[] {
  const lost: string[] = [];
  eachSelection(evaluation, (view) => {
    if (view.isLost) lost.push(view.name.trim());
  });
  return lost;
}

function differingCosts(evaluation: Evaluation, roster: Roster): readonly string[] {
  const stored = new Map<string, RosterSelection>();
  const selection = (node: RosterSelection): void => {
    stored.set(node.id, node);
    for (const child of node.selections ?? []) selection(child);
  };
  const force = (node: RosterForce): void => {
    for (const child of node.selections ?? []) selection(child);
    for (const child of node.forces ?? []) force(child);
  };
  for (const node of roster.forces) force(node);

  const text = (costs: readonly { readonly name: string; readonly value: number }[]): string =>
    costs
      .filter(({ value }) => value !== 0)
      .map(({ name, value }) => `${name.trim()} ${value}`)
      .sort()
      .join(', ') || 'nothing';
  const differing: string[] = [];
  eachSelection(evaluation, (view) => {
    if (view.isLost) return;
    const theirs = text(stored.get(view.id)?.costs ?? []);
    const each = view.costs.map(({ name, value }) => ({
      name,
      value: view.number === 0 ? 0 : amountToNumber(value / view.number),
    }));
    const ours = text(each);
    if (theirs !== ours)
      differing.push(`${view.name.trim()} (${view.entryId}): stored ${theirs}, ours ${ours}`);
  });
  return differing;
}
