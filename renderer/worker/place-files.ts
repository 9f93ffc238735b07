import type { DataPlace, PlaceFile } from '../../electron/messages';
import { endingOf } from '../engine/catalogue/community/data-file';
import { DATA_ENDINGS, isHidden } from '../engine/catalogue/community/open-documents';
import type { ShelfFile } from '../engine/catalogue/shelf/shelf-file';
import type { SourceProblem } from '../engine/source/source-problem';
import { openZip } from '../engine/source/zip/open-zip';
import { type ZippedList, zippedLists } from './zipped-lists';

/** Reads a file of a place, or its first bytes. */
export type ReadPlaceFile = (
  place: DataPlace,
  file: PlaceFile,
  most?: number,
) => Promise<{ readonly bytes: Uint8Array; readonly isWhole: boolean }>;

/** From what the browser kept, or from the shell that serves the places: `/places/<id>/<name>`. */
export function placeReader(page: URL): ReadPlaceFile {
  return async ({ id }, { name, size, content }, most) => {
    const isWhole = most === undefined || size <= most;
    if (content !== undefined) {
      const part = isWhole ? content : content.slice(0, most);
      return { bytes: new Uint8Array(await part.arrayBuffer()), isWhole };
    }
    const way = ['places', id, ...name.split('/')].map(encodeURIComponent).join('/');
    const headers: HeadersInit = isWhole ? {} : { Range: `bytes=0-${most - 1}` };
    const response = await fetch(new URL(way, page), { headers });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return { bytes: new Uint8Array(await response.arrayBuffer()), isWhole: response.status !== 206 };
  };
}

export interface PlaceFiles {
  readonly files: readonly ShelfFile[];
  /** What is wrong with a zip as such. */
  readonly problems: readonly SourceProblem[];
  /** Of a zip: the lists in it. */
  readonly lists?: () => readonly ZippedList[];
}

/** Files of a place that may be data; those inside a zip, most often with one folder around all. */
export async function placeFiles(place: DataPlace, read: ReadPlaceFile): Promise<PlaceFiles> {
  if (place.kind === 'zip') return zipFiles(place, read);
  const files = place.files
    .filter(({ name }) => isData(name))
    .map(
      (file): ShelfFile => ({
        path: `${place.name}/${file.name}`,
        place: place.id,
        version: `${file.modified} ${file.size}`,
        read: async () => (await read(place, file)).bytes,
        readStart: (most) => read(place, file, most),
      }),
    );
  return { files, problems: [] };
}

async function zipFiles(place: DataPlace, read: ReadPlaceFile): Promise<PlaceFiles> {
  const [zip] = place.files;
  if (zip === undefined) return { files: [], problems: [] };
  const { bytes } = await read(place, zip);
  const { members, problems } = openZip(bytes, place.name);
  const files = members
    .filter(({ path }) => isData(path))
    .map(
      ({ path, size }): ShelfFile => ({
        path: `${place.name}/${path}`,
        place: place.id,
        version: `${zip.modified} ${zip.size} ${size}`,
        // Opened anew each time: what may come out of one zip is limited, and a member may be read often.
        read: async () => {
          const member = openZip(bytes, place.name)
            .members.find((each) => each.path === path)
            ?.read();
          if (member === undefined || 'problem' in member) throw new Error(`${place.name}/${path}`);
          return member.bytes;
        },
      }),
    );
  return { files, problems, lists: () => zippedLists(openZip(bytes, place.name).members) };
}

/** Schemas beside the data are for editors. */
function isData(path: string): boolean {
  return DATA_ENDINGS.includes(endingOf(path)) && !path.endsWith('.schema.json') && !isHidden(path);
}
