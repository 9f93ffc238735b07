import type { SourceProblem } from '../../source/source-problem';
import type { CatalogueDefinition, GameSystemDefinition, Id } from '../definition';
import { type DataDocument, folderOf } from './data-file';

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

/**
 * Of documents that are the same thing, the newest revision; of equal ones the first. The others are told.
 * @param keyOf equal for the same thing
 */
function newest<Document extends DataDocument>(
  documents: readonly Document[],
  keyOf: (document: Document) => string,
  problems: SourceProblem[],
): Document[] {
  const best = new Map<string, Document>();
  for (const document of documents) {
    const known = best.get(keyOf(document));
    if (known === undefined || revisionOf(document) > revisionOf(known)) best.set(keyOf(document), document);
  }
  for (const document of documents) {
    const used = best.get(keyOf(document)) as Document;
    if (used === document) continue;
    const revision = String(document.definition.revision ?? '');
    const otherRevision = String(used.definition.revision ?? '');
    problems.push(
      revision === otherRevision
        ? problemOf(document, 'id', { severity: 'advice', kind: 'same-copy', params: { other: used.path } })
        : problemOf(document, 'revision', {
            severity: 'warning',
            kind: 'older-copy',
            params: { revision, other: used.path, otherRevision },
          }),
    );
  }
  return documents.filter((document) => best.get(keyOf(document)) === document);
}

/** The system in the catalogue's own folder or the nearest above it; else the newest of all. */
function systemFor(book: BookDocument, candidates: readonly SystemDocument[]): SystemDocument | undefined {
  const folder = `${folderOf(book.path)}/`.replaceAll('\\', '/');
  let best: SystemDocument | undefined;
  let bestLength = -1;
  for (const candidate of candidates) {
    const above = `${folderOf(candidate.path)}/`.replaceAll('\\', '/');
    if (above === '/' ? bestLength < 0 : folder.startsWith(above) && above.length > bestLength) {
      best = candidate;
      bestLength = above.length;
    }
  }
  return best ?? [...candidates].sort((a, b) => revisionOf(b) - revisionOf(a))[0];
}

/**
 * Says which catalogues belong to which system. Files of several systems may lie together, and several versions of one
 * system in folders of their own: a catalogue belongs to the nearest. Catalogues are told apart by id and name, as living
 * data have two of one id.
 */
export function groupSystems(documents: readonly DataDocument[]): GroupedDocuments {
  const problems: SourceProblem[] = [];
  const systems = newest(
    documents.filter((document): document is SystemDocument => document.isSystem),
    ({ definition, path }) => JSON.stringify([definition.id, folderOf(path)]),
    problems,
  );
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
  const sameBook = ({ definition }: BookDocument): string => JSON.stringify([definition.id, definition.name]);
  const groups = [...books].map(([system, all]): SystemGroup => {
    const kept = newest(all, sameBook, problems);
    for (const book of kept) checkRevision(system, book, problems);
    return groupOf(system.definition, true, [system, ...kept]);
  });
  for (const [id, all] of orphans) {
    const kept = newest(all, sameBook, problems);
    const first = kept[0] as BookDocument;
    const params = { id, count: kept.length };
    problems.push(problemOf(first, 'gameSystemId', { severity: 'error', kind: 'no-game-system', params }));
    groups.push(groupOf({ id, name: id }, false, kept));
  }
  return { groups, problems };
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
