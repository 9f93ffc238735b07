import type { GlossaryWords } from '../document';

/** Labels of the paper. A missing language or label does not compile. */
export interface SheetWords {
  readonly unit: string;
  readonly detachment: string;
  readonly models: string;
  readonly weapon: string;
  readonly points: string;
  readonly total: string;
  readonly capabilities: string;
  /** Beside the head of the glossary, by whose words it is in. */
  readonly glossaryNote: Readonly<Record<GlossaryWords, string>>;
  readonly declarations: string;
  readonly joined: string;
  readonly transports: string;
  readonly notes: string;
  readonly units: (count: number) => string;
  readonly detachments: (count: number) => string;
  readonly dataOf: (version: string) => string;
  readonly revision: (revision: string) => string;
  readonly distancesIn: (unit: string) => string;
  readonly page: (page: number, pages: number) => string;
  readonly continued: string;
  readonly joins: (unit: string) => string;
  readonly joinedBy: (characters: string) => string;
  readonly ridesIn: (transport: string) => string;
  readonly carries: (units: string) => string;
  readonly outOf: (count: string, most: string) => string;
  /** The same thing several times: `(9 times)`. */
  readonly times: (count: number) => string;
  readonly lost: string;
  readonly colon: string;
  readonly semicolon: string;
  readonly seeBook: string;
  /** Said where what abilities do was left out so that the sheet fits. */
  readonly summariesLeftOut: string;
}
