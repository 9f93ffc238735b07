import type { Book } from '../../renderer/engine/catalogue/book';
import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import type { DataFile } from '../../renderer/engine/catalogue/community/data-file';
import type { EntryNode } from '../../renderer/engine/catalogue/entry-node';
import { linkCatalogues } from '../../renderer/engine/catalogue/link-catalogues';
import { readData } from '../../renderer/engine/catalogue/read-data';
import { edit } from '../../renderer/engine/evaluation/edit';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import { findings } from '../../renderer/engine/findings/findings';
import { newRoster } from '../../renderer/engine/roster/new-roster';
import type { SourceProblem } from '../../renderer/engine/source/source-problem';
import { problemLine } from '../../renderer/engine/words/problems/problem-sentence';

/** How far options below the roots are opened: data may hold themselves. */
const DEEPEST = 4;
const MOST_NODES = 3000;

/** What came of a file: for the counts at the end. */
export type Outcome = 'read' | 'refused' | 'elsewhere';

/**
 * Does with data what the program does with them: reads, links, looks for problems and words each in both languages,
 * opens what is offered, builds a small list and judges it.
 * @param files the file that was changed, then the files around it
 */
export function tryData(files: readonly DataFile[]): Outcome {
  const path = files[0]?.path ?? '';
  const data = readData(files);
  const told: SourceProblem[] = [...data.problems, ...data.strangeWords(new Set([path]))];
  const system = data.systems.find(({ paths }) => paths.includes(path));
  if (system) {
    const catalogue = linkCatalogues(system.system, system.books, system.options);
    for (const problem of catalogue.problems) {
      const book = [catalogue.systemBook, ...catalogue.books].find(({ key }) => key === problem.book);
      if (book) told.push(system.locate(problem, book.definition));
    }
    for (const book of [catalogue.systemBook, ...catalogue.books]) {
      let nodes = 0;
      const open = (entry: EntryNode, depth: number): void => {
        if (depth > DEEPEST || nodes++ > MOST_NODES) return;
        for (const slot of entry.slots.slots) open(slot.entry, depth + 1);
      };
      for (const { entry } of book.roots.slots) open(entry, 0);
    }
    for (const book of catalogue.books.filter(({ isLibrary }) => !isLibrary).slice(0, 2))
      judge(catalogue, book);
  }
  for (const problem of told) {
    for (const language of ['en', 'fr'] as const) {
      const line = problemLine(problem, language);
      if (!(problem.line >= 1 && problem.column >= 1) || line.includes('undefined')) {
        throw new Error(`a problem without place or words: ${line}`);
      }
    }
  }
  if (told.some(({ file, severity }) => file === path && severity === 'error')) return 'refused';
  return system ? 'read' : 'elsewhere';
}

/** A list of one force with its first units, with everything that is offered beside them. */
function judge(catalogue: Catalogue, book: Book): void {
  let count = 0;
  const newId = () => `n${count++}`;
  const [force] = book.forces;
  if (!force) return;
  const operation = { kind: 'add-force', entryId: force.path, catalogueId: book.key } as const;
  let roster = edit(catalogue, newRoster(catalogue, 'Mutation', newId), operation, newId);
  const parent = roster.forces[0]?.id;
  if (parent === undefined) return;
  for (const { path } of book.roots.slots.slice(0, 3)) {
    roster = edit(catalogue, roster, { kind: 'select', parent, entryId: path }, newId);
  }
  const evaluation = evaluate(catalogue, roster);
  findings(evaluation);
  evaluation.rootOffers(parent);
}
