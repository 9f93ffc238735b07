import type { GlossaryWords } from '../../engine/sheet/document';
import type { LayoutName } from '../../engine/sheet/layout/layouts';
import type { Fit } from '../../engine/sheet/layout/page';
import type { Language } from '../../engine/words/language';

export interface SheetRequest {
  readonly paper: 'a4' | 'letter';
  readonly language: Language;
  readonly layout: LayoutName;
  readonly inkSaver: boolean;
  /** Boxes to tick for the stands of a unit. */
  readonly boxes: boolean;
  /** What abilities do, or at least where they are printed. */
  readonly summaries: boolean;
  /** Rules as the data have them. */
  readonly ruleTexts: boolean;
  /** Lines to write on where the last page is free. */
  readonly noteLines: boolean;
}

export interface SheetAnswer {
  /** A whole document in fixed page boxes: the very thing that is printed. */
  readonly html: string;
  /** What the fitting did; its words are `fitSentence`. */
  readonly fit: Fit;
  /** How many pages each layout would have. */
  readonly pagesOf: Readonly<Record<LayoutName, number>>;
  /** What there is to say of abilities without the texts of the data; undefined: nothing. */
  readonly abilities: GlossaryWords | undefined;
  /** The data have texts of rules. */
  readonly hasRuleTexts: boolean;
  /** In the chosen layout some unit has boxes to tick, or would have them. */
  readonly hasBoxes: boolean;
  readonly name: string;
}
