import type { Language } from '../../engine/words/language';

export interface SheetRequest {
  readonly paper: 'a4' | 'letter';
  readonly language: Language;
  readonly inkSaver: boolean;
}

export interface SheetAnswer {
  /** A whole document in fixed page boxes: the very thing that is printed. */
  readonly html: string;
  readonly pages: number;
  /** What was shortened so that it fits, as the sheet itself says it. */
  readonly shortened: readonly string[];
  readonly name: string;
}
