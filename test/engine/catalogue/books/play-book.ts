import { readBooks } from '../../../../renderer/engine/catalogue/books/read-books';
import { linkCatalogues } from '../../../../renderer/engine/catalogue/link-catalogues';
import type { Finding } from '../../../../renderer/engine/findings/finding';
import type { SourceProblem } from '../../../../renderer/engine/source/source-problem';
import { ListBuilder } from '../../../builders/list-builder';

type Json = Readonly<Record<string, unknown>>;

/** The smallest system; what a test is about comes on top. */
export function aSystem(more: Json = {}): Json {
  return {
    format: 1,
    id: 'game',
    name: 'Game',
    edition: 'First',
    ruleset: 'test',
    revision: '2026-11-30',
    costs: [
      { id: 'pts', name: 'points', default: 4000 },
      { id: 'given', name: 'given', hidden: true },
      { id: 'spent', name: 'spent', hidden: true },
    ],
    profiles: [
      {
        id: 'body',
        name: 'Body',
        subject: 'model',
        columns: [
          { id: 'ld', name: 'Leadership' },
          { id: 'mv', name: 'Move' },
        ],
      },
    ],
    categories: [
      { id: 'heroes', name: 'Heroes' },
      { id: 'core', name: 'Core' },
      { id: 'elite', name: 'Elite' },
      { id: 'flyer', name: 'Flyer', tag: true },
      { id: 'banner', name: 'Banner', tag: true },
    ],
    scales: {
      size: [
        { when: { limit: 'pts', atMost: 3000 }, factor: 0.5, round: 'up' },
        { when: { limit: 'pts', atLeast: 8000 }, factor: 2 },
      ],
    },
    forces: [
      {
        id: 'army',
        name: 'Army',
        places: [{ category: 'heroes' }, { category: 'core' }, { category: 'elite' }],
      },
    ],
    ...more,
  };
}

export function aBook(units: readonly Json[], more: Json = {}): Json {
  return { format: 1, id: 'book', system: 'game', name: 'Book', revision: '2026-11-30', units, ...more };
}

/** One model of 10 points, in core, unless said otherwise. */
export function aUnit(id: string, more: Json = {}): Json {
  return {
    id,
    name: id,
    categories: ['core'],
    points: 10,
    models: [{ id: 'man', name: 'Man', size: 1 }],
    ...more,
  };
}

/** Models from 5 to 30. */
export const aBlock = (id: string, more: Json = {}): Json =>
  aUnit(id, {
    points: 0,
    models: [{ id: 'man', name: 'Man', size: { min: 5, max: 30 }, points: 2 }],
    ...more,
  });

/** A selection to make: an entry id, with those below it; `x` times. */
export interface Pick {
  readonly id: string;
  readonly x?: number;
  readonly role?: string;
  readonly with?: readonly (Pick | string)[];
}

export interface PickedForce {
  readonly force?: string;
  readonly book?: string;
  readonly units?: readonly (Pick | string)[];
  readonly forces?: readonly PickedForce[];
}

export interface Played {
  readonly list: ListBuilder;
  readonly problems: readonly SourceProblem[];
}

/** Reads a system and books as files and builds a list with them, as a user would. */
export function play(
  data: { readonly system?: Json; readonly books: readonly Json[] },
  forces: readonly PickedForce[],
  limit?: number,
): Played {
  const files = [data.system ?? aSystem(), ...data.books].map((each, index) => ({
    path: `file-${index}.json`,
    text: JSON.stringify(each),
  }));
  const { systems, problems } = readBooks(files);
  const [compiled] = systems;
  const broken = problems.filter(({ severity }) => severity === 'error');
  if (!compiled || broken.length > 0) throw new Error(`bad test data: ${JSON.stringify(problems)}`);
  const list = new ListBuilder(linkCatalogues(compiled.system, compiled.books, { order: compiled.order }));
  if (limit !== undefined) list.limit(limit);
  const pick = (parent: string, each: Pick | string, index = 0): void => {
    const picked: Pick = typeof each === 'string' ? { id: each } : each;
    const { id, x, role, with: below = [] } = picked;
    // models that came with the unit are counted and equipped, not added again
    const node = list.evaluation.node(parent);
    const models = node && 'children' in node ? node.children.filter((child) => child.type === 'model') : [];
    const known = models.filter((child) => child.entryId.split('::').at(-1) === id)[index];
    const target = known?.id ?? list.select(parent, id, x ?? 1);
    if (target === '') throw new Error(`nothing to select: ${id}`);
    if (known && x !== undefined) list.apply({ kind: 'set-amount', selection: known.id, amount: x });
    const seen = new Map<string, number>();
    for (const child of below) {
      const childId = typeof child === 'string' ? child : child.id;
      pick(target, child, seen.get(childId) ?? 0);
      seen.set(childId, (seen.get(childId) ?? 0) + 1);
    }
    if (role !== undefined) list.apply({ kind: 'set-role', role, selection: target });
  };
  const add = (force: PickedForce, parent: string | undefined): void => {
    const id = list.force(force.force ?? 'army', parent, force.book ?? 'book');
    if (id === '') throw new Error(`no such force: ${force.force}`);
    for (const unit of force.units ?? []) pick(id, unit);
    for (const child of force.forces ?? []) add(child, id);
  };
  for (const force of forces) add(force, undefined);
  return { list, problems };
}

/** A finding in short: its reason, what it counts and allows. */
export function inShort(finding: Finding): string {
  const reason = finding.because?.kind ?? finding.kind;
  if ('count' in finding) return `${reason} ${finding.count}/${finding.limit} ${finding.constraint}`;
  return `${reason} ${finding.entry ?? ''}`.trim();
}

export const findingsOf = ({ list }: Played): string[] => list.findings.map(inShort);
