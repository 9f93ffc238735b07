import type { EngineProblem } from './protocol/calls';
import type { InEach } from './protocol/edit-refusal';

/** Ends a call of the window with a problem that it can put into words. */
export class EngineFault extends Error {
  readonly kind: EngineProblem['kind'];
  readonly detail: string;
  readonly inEach: InEach | undefined;

  /** @param inEach the sentence that `detail` is, in each language */
  constructor(kind: EngineProblem['kind'], detail: string, inEach?: InEach) {
    super(`${kind}: ${detail}`);
    this.kind = kind;
    this.detail = detail;
    this.inEach = inEach;
  }
}

/** What of it the window is told. */
export function problemOf({ kind, detail, inEach }: EngineFault): EngineProblem {
  return { kind, detail, ...(inEach === undefined ? {} : { inEach }) };
}
