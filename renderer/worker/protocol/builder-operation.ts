import type { Clip } from './clip';

/** What a hand on the builder does; each is one step that can be undone. */
export type BuilderOperation =
  | {
      readonly kind: 'add';
      readonly force: string;
      readonly entryId: string;
      readonly groupId?: string | undefined;
      /** The block that it was put into by hand: its path is that of this place then. */
      readonly block?: string | undefined;
      /** The unit that it then stands before; the end of its block otherwise. */
      readonly before?: string | undefined;
    }
  | {
      readonly kind: 'add-force';
      readonly parent: string | undefined;
      readonly entryId: string;
      readonly catalogueId: string;
    }
  | { readonly kind: 'remove'; readonly node: string }
  | { readonly kind: 'duplicate'; readonly node: string }
  /** Up or down among its neighbours in the same block. */
  | { readonly kind: 'move'; readonly node: string; readonly by: -1 | 1 }
  /** The same with several units at once. */
  | { readonly kind: 'remove-all' | 'duplicate-all'; readonly nodes: readonly string[] }
  | { readonly kind: 'move-all'; readonly nodes: readonly string[]; readonly by: -1 | 1 }
  /** Units to a place that takes them: a block of a force; each to a block of its own where `block` is undefined. */
  | {
      readonly kind: 'place';
      readonly nodes: readonly string[];
      readonly force: string;
      readonly block: string | undefined;
      /** The unit that they then stand before; the end of the block otherwise. */
      readonly before?: string | undefined;
    }
  /** What was copied, into this force or into the first that takes it. */
  | { readonly kind: 'paste'; readonly clip: Clip; readonly force: string | undefined }
  | { readonly kind: 'set-amount'; readonly selection: string; readonly amount: number }
  /** Models of a unit: so many, or the next amount up or down. */
  | { readonly kind: 'set-size'; readonly unit: string; readonly amount: number }
  | { readonly kind: 'step-size'; readonly unit: string; readonly by: -1 | 1 }
  /** The next amount of a choice, up or down. */
  | {
      readonly kind: 'step-option';
      readonly parent: string;
      readonly entryId: string;
      readonly groupId: string | undefined;
      readonly by: -1 | 1;
    }
  /** Takes an option; those it replaces go in the same step. */
  | {
      readonly kind: 'choose';
      readonly parent: string;
      readonly entryId: string;
      readonly groupId?: string | undefined;
      readonly replaces: readonly string[];
      readonly amount?: number;
    }
  | { readonly kind: 'drop'; readonly selection: string }
  | { readonly kind: 'set-role'; readonly role: string; readonly selection: string; readonly isOn: boolean }
  | { readonly kind: 'rename'; readonly node: string; readonly name: string }
  | { readonly kind: 'note'; readonly node: string; readonly notes: string }
  | { readonly kind: 'set-limit'; readonly typeId: string; readonly value: number | undefined }
  | {
      readonly kind: 'details';
      readonly details: {
        readonly name?: string;
        readonly player?: string;
        readonly club?: string;
        readonly event?: string;
        readonly date?: string;
        readonly notes?: string;
      };
    };
