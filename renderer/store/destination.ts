import type { OpenedFile } from '../../electron/messages';
import type { NewListChoice } from '../worker/protocol/new-list';
import type { Screen } from './view-slice';

/** Where the user goes when the open list is left. */
export type Destination =
  | { readonly kind: 'library' }
  | { readonly kind: 'close' }
  | {
      readonly kind: 'list';
      readonly path: string;
      readonly modified: number | undefined;
      readonly screen: Screen;
    }
  | { readonly kind: 'files'; readonly files: readonly OpenedFile[] }
  | { readonly kind: 'new'; readonly choice: NewListChoice }
  /** Changes that were kept aside. */
  | { readonly kind: 'aside'; readonly key: string };
