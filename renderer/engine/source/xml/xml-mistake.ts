import type { ProblemParams } from '../source-problem';

/** Something wrong in an XML text, before lines are counted. */
export type XmlMistake = {
  readonly [Kind in keyof ProblemParams]: {
    readonly severity: 'error' | 'warning' | 'advice';
    readonly kind: Kind;
    readonly offset: number;
    readonly params: ProblemParams[Kind];
  };
}[keyof ProblemParams];

/** Ends the scanning; never leaves `scanXml`. */
export class XmlStop extends Error {
  constructor(readonly mistake: XmlMistake) {
    super(mistake.kind);
  }
}

export function stop<Kind extends keyof ProblemParams>(
  kind: Kind,
  offset: number,
  params: ProblemParams[Kind],
): never {
  // the compiler does not follow the kind through the union
  throw new XmlStop({ severity: 'error', kind, offset, params } as unknown as XmlMistake);
}
