import type { SourceProblem } from '../../source/source-problem';
import type { CatalogueDefinition, GameSystemDefinition, Id } from '../definition';
import { type DataDocument, folderOf } from './data-file';
import { sameBooks } from './same-books';

type SystemDocument = Extract<DataDocument, { isSystem: true }>;
type BookDocument = Extract<DataDocument, { isSystem: false }>;

/** One game system with the catalogues that belong to it. */
export interface SystemGroup {
  readonly system: GameSystemDefinition;
  /** False: the system is not here, only its id is known, and its catalogues cannot be used. */
  readonly isHere: boolean;
  readonly books: readonly CatalogueDefinition[];
  readonly documents: readonly DataDocument[];
}

export interface GroupedDocuments {
  readonly groups: readonly SystemGroup[];
  /** Other documents of the same thing as one that is used, in the order in which they would be used in its place. */
  readonly copies: ReadonlyMap<DataDocument, readonly DataDocument[]>;
  readonly problems: readonly SourceProblem[];
}

const revisionOf = ({ definition }: DataDocument): number => Number(definition.revision ?? 0) || 0;

function problemOf(
  document: DataDocument,
  property: string,
  problem: Pick<SourceProblem, 'severity' | 'kind' | 'params'>,
): SourceProblem {
  const position = document.positionOf(document.definition, property) ?? { line: 1, column: 1 };
  return { ...problem, ...position, file: document.path, at: [document.definition.name] } as SourceProblem;
}

/** What grouping tells beside the groups. */
interface Told {
  readonly problems: SourceProblem[];
  readonly copies: Map<DataDocument, readonly DataDocument[]>;
}

/**
 * Of documents that are the same thing, the newest revision, of equal ones the first. The others are told.
 * @param same groups of documents of one thing
 * @returns in the order of `documents`
 */
function best<Document extends DataDocument>(
  documents: readonly Document[],
  same: readonly (readonly Document[])[],
  { problems, copies }: Told,
): Document[] {
  const used = new Set<Document>();
  for (const all of same) {
    const [first, ...others] = all.toSorted((one, other) => revisionOf(other) - revisionOf(one));
    if (first === undefined) continue;
    used.add(first);
    if (others.length > 0) copies.set(first, others);
    for (const each of others) problems.push(copyProblem(each, first));
  }
  return documents.filter((document) => used.has(document));
}

function copyProblem(document: DataDocument, used: DataDocument): SourceProblem {
  const other = used.path;
  const revision = String(document.definition.revision ?? '');
  const otherRevision = String(used.definition.revision ?? '');
  return revision === otherRevision
    ? problemOf(document, 'id', { severity: 'advice', kind: 'same-copy', params: { other } })
    : problemOf(document, 'revision', {
        severity: 'warning',
        kind: 'older-copy',
        params: { revision, other, otherRevision },
      });
}

/** Files of one system in one folder: there they are copies, in another they make another version of the game. */
function versionsOf(systems: readonly SystemDocument[]): readonly (readonly SystemDocument[])[] {
  const versions = new Map<string, SystemDocument[]>();
  for (const system of systems) {
    const key = JSON.stringify([system.definition.id, folderOf(system.path)]);
    versions.set(key, [...(versions.get(key) ?? []), system]);
  }
  return [...versions.values()];
}

/** Whether a catalogue lies in the folder of a system or deeper. */
function isBelow(system: SystemDocument, { path }: DataDocument): boolean {
  const folder = folderOf(system.path);
  return (
    folder === '' || `${folderOf(path)}/`.replaceAll('\\', '/').startsWith(`${folder}/`.replaceAll('\\', '/'))
  );
}

/** The system in the catalogue's own folder or the nearest above it; else the newest of all. */
function systemFor(book: BookDocument, candidates: readonly SystemDocument[]): SystemDocument | undefined {
  let nearest: SystemDocument | undefined;
  for (const candidate of candidates) {
    const isNearer = nearest === undefined || folderOf(candidate.path).length > folderOf(nearest.path).length;
    if (isBelow(candidate, book) && isNearer) nearest = candidate;
  }
  return nearest ?? [...candidates].sort((a, b) => revisionOf(b) - revisionOf(a))[0];
}

/**
 * Says which catalogues belong to which system. Files of several systems may lie together, and several versions of one
 * system in folders of their own: a catalogue belongs to the nearest. Of files of one book the newest revision is used,
 * wherever it lies: who adds newer ones to what is there means to use them.
 */
export function groupSystems(documents: readonly DataDocument[]): GroupedDocuments {
  const told: Told = { problems: [], copies: new Map() };
  const { problems, copies } = told;
  const allSystems = documents.filter((document): document is SystemDocument => document.isSystem);
  const systems = best(allSystems, versionsOf(allSystems), told);
  const byId = new Map<Id, SystemDocument[]>();
  for (const system of systems) {
    const { id } = system.definition;
    byId.set(id, [...(byId.get(id) ?? []), system]);
  }
  const books = new Map<SystemDocument, BookDocument[]>(systems.map((system) => [system, []]));
  const orphans = new Map<Id, BookDocument[]>();
  for (const document of documents) {
    if (document.isSystem) continue;
    const { gameSystemId } = document.definition;
    const system = systemFor(document, byId.get(gameSystemId) ?? []);
    if (system) books.get(system)?.push(document);
    else orphans.set(gameSystemId, [...(orphans.get(gameSystemId) ?? []), document]);
  }
  const groups = [...books].map(([system, all]): SystemGroup => {
    const sourceOf = (book: BookDocument): string => folderOf((isBelow(system, book) ? system : book).path);
    const kept = best(all, sameBooks(all, sourceOf), told);
    for (const book of kept) checkRevision(system, book, problems);
    return groupOf(system.definition, true, [system, ...kept]);
  });
  for (const [id, all] of orphans) {
    const kept = best(
      all,
      sameBooks(all, ({ path }) => folderOf(path)),
      told,
    );
    const first = kept[0] as BookDocument;
    const params = { id, count: kept.length };
    problems.push(problemOf(first, 'gameSystemId', { severity: 'error', kind: 'no-game-system', params }));
    groups.push(groupOf({ id, name: id }, false, kept));
  }
  return { groups, copies, problems };
}

const groupOf = (
  system: GameSystemDefinition,
  isHere: boolean,
  documents: readonly DataDocument[],
): SystemGroup => ({
  system,
  isHere,
  books: documents.flatMap((document) => (document.isSystem ? [] : [document.definition])),
  documents,
});

/** Catalogues lag behind their system as a rule; one that is ahead of it may ask for what is not there yet. */
function checkRevision(system: SystemDocument, book: BookDocument, problems: SourceProblem[]): void {
  const needs = Number((book.definition as { gameSystemRevision?: unknown }).gameSystemRevision ?? 0) || 0;
  const has = revisionOf(system);
  if (needs <= has) return;
  const params = { needs: String(needs), has: String(has) };
  problems.push(
    problemOf(book, 'gameSystemRevision', { severity: 'warning', kind: 'system-too-old', params }),
  );
}
