import { readJsonNodes } from '../../source/nodes/read-json-nodes';
import type { LooseNode } from '../../source/nodes/regularise';
import type { ProblemParams, SourcePosition, SourceProblem } from '../../source/source-problem';
import { readXml } from '../../source/xml/read-xml';
import { openZip } from '../../source/zip/open-zip';
import { isZip } from '../../source/zip/zip-entries';
import { bareName, type DataDocument, type DataFile, endingOf } from './data-file';
import { prepare, type ReportOfFile } from './prepare';
import { ReadingBudget } from './reading-budget';

export interface OpenedFile {
  readonly documents: readonly DataDocument[];
  readonly problems: readonly SourceProblem[];
  /** JSON that is none of the community's; its value is undefined when it could not be read. */
  readonly other?: { readonly value: unknown };
}

/** Endings of files that may hold data, ours and the community's. */
export const DATA_ENDINGS: readonly string[] = ['json', 'gst', 'cat', 'gstz', 'catz', 'bsi', 'bsr'];
/** Endings of files that download tools make of them. */
const DOWNLOAD_ENDINGS: ReadonlyMap<string, 'index' | 'bundle'> = new Map([
  ['bsi', 'index'],
  ['bsr', 'bundle'],
]);

/** Of one file; a file that has more is broken throughout. */
const MOST_WARNINGS = 1000;

interface Nodes {
  readonly tag: string;
  readonly root: LooseNode;
  readonly isRegular: boolean;
}

class Opening {
  readonly documents: DataDocument[] = [];
  readonly problems: SourceProblem[] = [];
  other?: { readonly value: unknown };

  constructor(
    readonly path: string,
    readonly budget: ReadingBudget,
  ) {}

  tell<Kind extends keyof ProblemParams>(
    severity: 'error' | 'warning' | 'advice',
    kind: Kind,
    params: ProblemParams[Kind],
    position: SourcePosition = { line: 1, column: 1 },
    at: readonly string[] = [],
  ): void {
    const problem = {
      severity,
      kind,
      params,
      file: this.path,
      at,
      line: position.line,
      column: position.column,
    };
    this.problems.push(problem as unknown as SourceProblem);
  }

  xml(bytes: Uint8Array): void {
    const read = readXml(bytes, this.path);
    this.budget.spend(bytes.length, read.tags);
    this.problems.push(...read.problems);
    if (read.root === undefined) return;
    const { name: tag, isRegular } = read;
    if (tag === 'dataIndex') this.tell('advice', 'left-aside', { what: 'index' });
    else if (tag !== 'gameSystem' && tag !== 'catalogue') this.tell('error', 'no-data-file', { found: tag });
    else this.add({ tag, root: read.root as LooseNode, isRegular }, read.positionOf);
  }

  json(bytes: Uint8Array): void {
    const read = readJsonNodes(bytes, this.path);
    this.budget.spend(bytes.length, read.values);
    if (read.isRefused) {
      this.problems.push(...read.problems);
      return;
    }
    const found = dataOf(read.value);
    if (found === undefined) {
      this.other = { value: read.value };
      return;
    }
    this.problems.push(...read.problems);
    this.add({ ...found, isRegular: false }, read.positionOf);
  }

  add({ tag, root, isRegular }: Nodes, positionOf: DataDocument['positionOf']): void {
    const { path } = this;
    const report: ReportOfFile = (severity, kind, params, node, property) => {
      if (severity === 'warning' && this.problems.length >= MOST_WARNINGS) return;
      this.tell(severity, kind, params, node && positionOf(node, property), nameOf(node));
    };
    const definition = prepare(root, { path, tag, isRegular }, report);
    if (definition === undefined) return;
    const isSystem = tag === 'gameSystem';
    this.documents.push({ path, positionOf, isSystem, definition } as DataDocument);
  }
}

function nameOf(node: object | undefined): readonly string[] {
  const { name } = (node ?? {}) as { name?: unknown };
  return typeof name === 'string' && name !== '' ? [name] : [];
}

/** The game system or catalogue in a parsed JSON text: wrapped as New Recruit does, or bare. */
function dataOf(value: unknown): { readonly tag: string; readonly root: LooseNode } | undefined {
  if (!isObject(value)) return undefined;
  for (const tag of ['gameSystem', 'catalogue']) {
    const inside = Object.hasOwn(value, tag) ? value[tag] : undefined;
    if (isObject(inside)) return { tag, root: inside };
    if (value.type === tag && typeof value.id === 'string') return { tag, root: value };
  }
  return undefined;
}

const isObject = (value: unknown): value is LooseNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Opens one file: XML, JSON, either of them zipped by itself. Never throws; a file that cannot be used leaves its problems
 * and no document.
 * @param budget of the files that it is read with
 */
export function openDocuments({ path, bytes }: DataFile, budget = new ReadingBudget()): OpenedFile {
  const opening = new Opening(path, budget);
  const ending = endingOf(path);
  const what = DOWNLOAD_ENDINGS.get(ending);
  if (what !== undefined) opening.tell('advice', 'left-aside', { what });
  else if (budget.isSpent) opening.tell('error', 'too-much-together', {});
  else if (isZip(bytes)) openZipped(opening, bytes);
  else if (ending === 'json') opening.json(bytes);
  else opening.xml(bytes);
  return opening;
}

/** A zip of one file; the first that holds data counts, as its name may be anything. */
function openZipped(opening: Opening, bytes: Uint8Array): void {
  const { members, problems } = openZip(bytes, opening.path);
  // the file is the zip, which is what the user knows
  opening.problems.push(...problems.map((problem) => ({ ...problem, file: opening.path })));
  const files = members.filter(({ path }) => !isHidden(path));
  const member =
    files.find(({ path }) => /\.(gst|cat|json)$/i.test(path)) ??
    files.find(({ path }) => /\.xml$/i.test(path) || bareName(path) === bareName(opening.path));
  if (member === undefined) {
    if (problems.length === 0) opening.tell('error', 'zip-without-data', {});
    return;
  }
  const read = member.read();
  if ('problem' in read) opening.problems.push({ ...read.problem, file: opening.path });
  else if (isZip(read.bytes)) opening.tell('error', 'zip-without-data', {});
  else if (endingOf(member.path) === 'json') opening.json(read.bytes);
  else opening.xml(read.bytes);
}

/** Folders and files that systems and tools put beside the data. */
export const isHidden = (path: string): boolean =>
  path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
