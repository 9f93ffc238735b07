/** What a link, or an element of the data, should lead to or be. */
export type CommunityThing =
  | 'entry'
  | 'group'
  | 'entry-or-group'
  | 'rule'
  | 'profile'
  | 'info-group'
  | 'info'
  | 'category'
  | 'force'
  | 'catalogue';

/** Who may mean the other: what refers to it in the data, lists of units that took it, nobody. */
export type HarmOfRepeatedId = 'references' | 'lists' | 'none';

/** Params of the problems of community data: what their files say, apart from how they are written. */
export interface CommunityProblemParams {
  // the file
  'left-aside': { readonly what: 'index' | 'bundle' };
  'zip-without-data': Record<never, never>;
  /** A file with the ending of data whose outermost element is something else. */
  'no-data-file': { readonly found: string };
  'old-format': { readonly version: string };
  'new-format': { readonly version: string };
  'without-id': { readonly tag: string };
  'without-name': { readonly tag: string };

  /** Files that were read before it are as much as is read together. */
  'too-much-together': Record<never, never>;

  // types of properties
  'not-yes-no': { readonly property: string; readonly value: string };
  'not-a-number': { readonly property: string; readonly value: string };
  'not-a-list': { readonly property: string };
  'not-a-text': { readonly property: string };
  'not-an-object': { readonly list: string };

  // words; told once each, `count` times met
  'strange-attribute': { readonly attribute: string; readonly tag: string; readonly count: number };
  'strange-element': { readonly element: string; readonly tag: string; readonly count: number };
  'strange-word': {
    readonly attribute: string;
    readonly value: string;
    readonly tag: string;
    readonly count: number;
  };

  // files together
  'no-game-system': { readonly id: string; readonly count: number };
  'older-copy': { readonly revision: string; readonly other: string; readonly otherRevision: string };
  'same-copy': { readonly other: string };
  'shared-catalogue-id': { readonly id: string; readonly other: string };
  'system-too-old': { readonly has: string; readonly needs: string };
  'missing-catalogue': { readonly id: string; readonly name: string };
  'into-missing': { readonly count: number };

  // links and ids
  'broken-link': { readonly id: string; readonly name: string; readonly wanted: CommunityThing };
  'wrong-target': {
    readonly id: string;
    readonly name: string;
    readonly wanted: CommunityThing;
    readonly found: CommunityThing;
  };
  /** Of links that lead to links in a circle. */
  'endless-link': { readonly id: string; readonly name: string };
  'repeated-id': { readonly id: string; readonly name: string; readonly harm: HarmOfRepeatedId };
}
