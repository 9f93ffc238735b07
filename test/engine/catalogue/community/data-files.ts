import { strToU8, zipSync } from 'fflate';
import { linkCatalogues } from '../../../../renderer/engine/catalogue/link-catalogues';
import { type ReadData, readData } from '../../../../renderer/engine/catalogue/read-data';
import type { SourceProblem } from '../../../../renderer/engine/source/source-problem';

/** Attributes of an element, written in their order. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** A small game system in XML; `inside` stands in it as it is. */
export const systemXml = (inside = '', attributes: Attributes = {}): string =>
  `<gameSystem${written({ id: 'game', name: 'The Game', revision: 3, battleScribeVersion: '2.03', ...attributes })}>
${inside}
</gameSystem>`;

/** A small catalogue in XML. */
export const catalogueXml = (inside = '', attributes: Attributes = {}): string =>
  `<catalogue${written({
    id: 'book',
    name: 'The Book',
    revision: 1,
    battleScribeVersion: '2.03',
    gameSystemId: 'game',
    gameSystemRevision: 3,
    ...attributes,
  })}>
${inside}
</catalogue>`;

/** Reads files by path, as text or bytes. */
export const read = (files: Readonly<Record<string, string | Uint8Array>>): ReadData =>
  readData(
    Object.entries(files).map(([path, content]) => ({
      path,
      bytes: typeof content === 'string' ? strToU8(content) : content,
    })),
  );

export const zipped = (name: string, content: string | Uint8Array): Uint8Array =>
  zipSync({ [name]: typeof content === 'string' ? strToU8(content) : content });

/** Everything that is told of some data, as `data check` tells it. */
export function problemsOf(data: ReadData): readonly SourceProblem[] {
  const linking = data.systems.flatMap(({ system, books, options, locate }) => {
    const catalogue = linkCatalogues(system, books, options);
    return catalogue.problems.map((problem) => {
      const book = [catalogue.systemBook, ...catalogue.books].find(({ key }) => key === problem.book);
      return locate(problem, book?.definition ?? system);
    });
  });
  return [...data.problems, ...linking, ...data.strangeWords()];
}

/** `warning broken-link a.cat 3:5`. */
export const told = (data: ReadData): string[] =>
  problemsOf(data).map(
    ({ severity, kind, file, line, column }) => `${severity} ${kind} ${file} ${line}:${column}`,
  );
