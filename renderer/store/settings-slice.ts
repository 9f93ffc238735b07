import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LayoutName } from '../engine/sheet/layout/layouts';
import type { Language } from '../engine/words/language';

export type Theme = 'system' | 'light' | 'dark';
export type Density = 'auto' | 'compact' | 'comfortable';
export type Paper = 'a4' | 'letter';

export interface SettingsState {
  readonly language: Language;
  readonly theme: Theme;
  readonly density: Density;
  readonly paper: Paper;
  /** Single letters act while the army has the focus. */
  readonly letters: boolean;
  /** How sheets are laid out, and what stands on them beside the list. */
  readonly layout: LayoutName;
  readonly inkSaver: boolean;
  readonly tickBoxes: boolean;
  readonly summaries: boolean;
  readonly ruleTexts: boolean;
  readonly noteLines: boolean;
  /** Language of printed sheets; undefined: that of the program. */
  readonly paperLanguage: Language | undefined;
  /** Widths the user gave to columns, in pixels, by name of screen and side. */
  readonly widths: Readonly<Record<string, number>>;
}

export const DEFAULT_SETTINGS: SettingsState = {
  language: 'en',
  theme: 'system',
  density: 'auto',
  paper: 'a4',
  letters: true,
  layout: 'roster',
  inkSaver: false,
  tickBoxes: true,
  summaries: true,
  ruleTexts: false,
  noteLines: false,
  paperLanguage: undefined,
  widths: {},
};

export const settingsSlice = createSlice({
  name: 'settings',
  initialState: DEFAULT_SETTINGS,
  reducers: {
    settingsRead: (_, { payload }: PayloadAction<SettingsState>) => payload,
    settingsChanged: (state, { payload }: PayloadAction<Partial<SettingsState>>) => ({
      ...state,
      ...payload,
    }),
  },
});

export const { settingsRead, settingsChanged } = settingsSlice.actions;
