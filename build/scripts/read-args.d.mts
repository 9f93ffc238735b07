export interface Script {
  /** How it is called. */
  readonly usage: string;
  /** What it does, in a sentence. */
  readonly en: string;
  readonly fr: string;
  readonly options?: Readonly<
    Record<
      string,
      { readonly type: 'string' | 'boolean'; readonly multiple?: boolean } | { readonly number: true }
    >
  >;
  /** How many other words there must and may be; none unless said. */
  readonly least?: number;
  readonly most?: number;
}

export interface Read {
  readonly values: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
  readonly positionals: readonly string[];
  readonly answer?: undefined;
}

/** Help or a mistake. */
export interface Answer {
  readonly answer: string;
  readonly code: number;
}

export function readArgs(script: Script, args?: readonly string[]): Read;
export function readOrAnswer(script: Script, args: readonly string[]): Read | Answer;
