/** What a hand on the builder does; each is one step that can be undone. */
export type BuilderOperation =
  | {
      readonly kind: 'add';
      readonly force: string;
      readonly entryId: string;
      readonly groupId?: string | undefined;
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
  | { readonly kind: 'set-amount'; readonly selection: string; readonly amount: number }
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
