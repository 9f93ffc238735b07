import type { SheetDocument } from '../document';
import type { SheetWords } from '../words/tables';
import { fillColumns, glossaryEntries } from './glossary-columns';
import { type Draft, heightOf } from './paginate';
import { sectionRows } from './section-rows';
import type { Type } from './style';

/** Capabilities after everything else, from where the last page is free. */
export function addGlossary(
  { glossary, glossaryWords }: Pick<SheetDocument, 'glossary' | 'glossaryWords'>,
  words: SheetWords,
  drafts: Draft[],
  width: number,
  height: number,
  type: Type,
): void {
  const layout = glossaryEntries(glossary, width, type, words);
  let rest = layout.entries;
  let isFirst = true;
  while (rest.length > 0) {
    const note = isFirst ? words.glossaryNote[glossaryWords] : words.continued;
    const heading = [...sectionRows(words.capabilities, note, '', width, type), { height: 1.2, cells: [] }];
    let page = drafts.at(-1) as Draft;
    const room = height - page.used - heightOf(heading);
    // A heading with a line or two under it is worse than a page more.
    if (page.used > 0 && (room < type.line.small * 4 || !isFirst)) {
      page = { items: [], used: 0 };
      drafts.push(page);
    }
    const filled = fillColumns(layout, rest, height - page.used - heightOf(heading));
    page.items.push(...heading, filled.box);
    page.used += heightOf(heading) + filled.box.height;
    if (filled.rest.length === rest.length && filled.box.height === 0) return;
    rest = filled.rest;
    isFirst = false;
  }
}
