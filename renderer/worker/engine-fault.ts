import type { EngineProblem } from './protocol/calls';

/** Ends a call of the window with a problem that it can put into words. */
export class EngineFault extends Error {
  readonly kind: EngineProblem['kind'];
  readonly detail: string;

  constructor(kind: EngineProblem['kind'], detail: string) {
    super(`${kind}: ${detail}`);
    this.kind = kind;
    this.detail = detail;
  }
}
