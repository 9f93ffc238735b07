import { strToU8 } from 'fflate';
import type { ShelfFile } from '../../../../renderer/engine/catalogue/shelf/shelf-file';

/** Files in memory that keep how often each was read. */
export class ShelfFiles {
  readonly reads: string[] = [];

  of(contents: Readonly<Record<string, string | Uint8Array>>, place = 'p'): ShelfFile[] {
    return Object.entries(contents).map(([path, content]) => {
      const bytes = typeof content === 'string' ? strToU8(content) : content;
      return {
        path,
        place,
        version: String(bytes.length),
        read: async () => {
          this.reads.push(path);
          return bytes;
        },
        readStart: async (length) => {
          this.reads.push(`${path} start`);
          return { bytes: bytes.subarray(0, length), isWhole: bytes.length <= length };
        },
      };
    });
  }
}

export const aSystem = (id = 'sys', more = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<gameSystem id="${id}" name="Skirmish &amp; Siege" revision="4" battleScribeVersion="2.03">
  <costTypes><costType id="pts" name="pts" defaultCostLimit="500"/></costTypes>
  <categoryEntries><categoryEntry id="troops" name="Troops"/></categoryEntries>
  <forceEntries><forceEntry id="army" name="Army"><categoryLinks><categoryLink id="cl" targetId="troops" name="Troops"/></categoryLinks></forceEntry></forceEntries>
  ${more}
</gameSystem>`;

interface BookParts {
  readonly name?: string;
  readonly system?: string;
  readonly revision?: number;
  readonly isLibrary?: boolean;
  readonly links?: readonly string[];
  readonly units?: readonly string[];
}

export const aBook = (id: string, parts: BookParts = {}): string => {
  const { name = id, system = 'sys', revision = 1, isLibrary = false, links = [], units = [] } = parts;
  return `<catalogue id="${id}" name="${name}" gameSystemId="${system}" revision="${revision}" library="${isLibrary}" battleScribeVersion="2.03">
  <catalogueLinks>${links.map((target) => `<catalogueLink id="l-${target}" targetId="${target}" name="${target}" type="catalogue" importRootEntries="true"/>`).join('')}</catalogueLinks>
  <selectionEntries>${units.map((unit) => `<selectionEntry id="${unit}" name="${unit}" type="unit"><categoryLinks><categoryLink id="c-${unit}" targetId="troops" primary="true"/></categoryLinks></selectionEntry>`).join('')}</selectionEntries>
</catalogue>`;
};
