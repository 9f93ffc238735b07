import type { SourcePosition } from '../../source/source-problem';
import type { CatalogueDefinition, GameSystemDefinition } from '../definition';

/** A file as it lies on the disk or in a zip; nothing of it is understood yet. */
export interface DataFile {
  /** Shown in problems. Folders are told apart by `/` or `\`. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** The folder or zip that it was found in: what is in one may come again in another. */
  readonly place?: string | undefined;
}

interface Placed {
  /** Of the file; for a zipped one that of the zip. */
  readonly path: string;
  /** Where a node of the definition, or a property of it, stands. */
  positionOf(node: object, property?: string): SourcePosition | undefined;
}

/** One game system or catalogue, read and in the shape of definitions, not linked yet. */
export type DataDocument =
  | (Placed & { readonly isSystem: true; readonly definition: GameSystemDefinition })
  | (Placed & { readonly isSystem: false; readonly definition: CatalogueDefinition });

/** `a/b/c.cat` → `cat`, in lower case. */
export const endingOf = (path: string): string => /\.([^./\\]*)$/.exec(path)?.[1]?.toLowerCase() ?? '';

/** `a/b/c.cat` → `a/b`; empty at the top. */
export const folderOf = (path: string): string => path.replace(/[/\\]?[^/\\]*$/, '');

/** `a/b/c.cat` → `c`. */
export const bareName = (path: string): string =>
  path.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '') || path;
