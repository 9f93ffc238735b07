import type { FindingView } from './findings-view';
import type { Verdict } from './severity';

/** What the library says of one list without opening it. */
export interface ListSummary {
  readonly id: string;
  readonly name: string;
  readonly systemId: string;
  /** Key of the game among the data: a game may be there more than once. Undefined: its data are not there. */
  readonly dataKey: string | undefined;
  /** Of its books and of the books of its forces. */
  readonly bookIds: readonly string[];
  readonly system: string;
  readonly army: string;
  readonly edition: string;
  readonly event: string;
  readonly player: string;
  readonly points: number;
  readonly limit: number | undefined;
  /** Undefined: its data are not there to judge it by. */
  readonly verdict: Verdict | undefined;
  readonly errors: number;
  readonly lost: number;
  readonly findings: readonly FindingView[];
  readonly forces: readonly SummaryForce[];
}

export interface SummaryForce {
  readonly key: string;
  readonly name: string;
  readonly total: number;
  readonly units: readonly SummaryUnit[];
}

export interface SummaryUnit {
  readonly key: string;
  readonly name: string;
  readonly amount: number;
  readonly price: number;
}
