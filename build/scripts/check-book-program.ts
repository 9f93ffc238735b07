/** What check-book.mjs runs, in one bundle: the reader of books and the sentences of its problems. */
import { readBooks } from '../../renderer/engine/catalogue/books/read-books';
import type { BookFile } from '../../renderer/engine/catalogue/books/reading';
import type { Language } from '../../renderer/engine/words/language';
import { problemLine } from '../../renderer/engine/words/problems/problem-sentence';

export function check(
  files: readonly BookFile[],
  asked: ReadonlySet<string>,
  options: { readonly translations: boolean; readonly language: Language },
): readonly { readonly text: string; readonly isError: boolean }[] {
  return readBooks(files, { translations: options.translations })
    .problems.filter(({ file }) => asked.has(file))
    .map((problem) => ({
      text: `${problem.severity}: ${problemLine(problem, options.language)}`,
      isError: problem.severity === 'error',
    }));
}
