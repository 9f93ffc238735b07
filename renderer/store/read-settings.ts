import type { Settings } from '../../electron/messages';
import { LAYOUT_NAMES } from '../engine/sheet/layout/layouts';
import type { Language } from '../engine/words/language';
import { DEFAULT_SETTINGS, type SettingsState, settingsRead } from './settings-slice';
import type { Thunk } from './store';

/** Settings as a file has them: anything may stand there, so each is taken only if it is one of ours. */
export function settingsFrom(stored: Settings, locale: string): SettingsState {
  const oneOf = <Value extends string>(key: string, values: readonly Value[], otherwise: Value): Value =>
    values.find((value) => value === stored[key]) ?? otherwise;
  const language: Language = oneOf('language', ['en', 'fr'], locale.startsWith('fr') ? 'fr' : 'en');
  const isOn = (
    key: 'letters' | 'inkSaver' | 'tickBoxes' | 'summaries' | 'ruleTexts' | 'noteLines',
  ): boolean => {
    const value = stored[key];
    return typeof value === 'boolean' ? value : DEFAULT_SETTINGS[key];
  };
  const { paperLanguage, widths } = stored;
  return {
    language,
    theme: oneOf('theme', ['system', 'light', 'dark'], DEFAULT_SETTINGS.theme),
    density: oneOf('density', ['auto', 'compact', 'comfortable'], DEFAULT_SETTINGS.density),
    paper: oneOf('paper', ['a4', 'letter'], paperOf(locale)),
    letters: isOn('letters'),
    layout: oneOf('layout', LAYOUT_NAMES, DEFAULT_SETTINGS.layout),
    inkSaver: isOn('inkSaver'),
    tickBoxes: isOn('tickBoxes'),
    summaries: isOn('summaries'),
    ruleTexts: isOn('ruleTexts'),
    noteLines: isOn('noteLines'),
    paperLanguage: paperLanguage === 'en' || paperLanguage === 'fr' ? paperLanguage : undefined,
    widths: numbersOf(widths),
  };
}

/** Letter where it is the paper of the country. */
function paperOf(locale: string): 'a4' | 'letter' {
  return /-(?:US|CA|MX|PH|CL|CO|VE)$/.test(locale) ? 'letter' : 'a4';
}

function numbersOf(value: unknown): Readonly<Record<string, number>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** Fields that a newer version wrote stay in the file. */
let unknownSettings: Settings = {};

export const readSettings =
  (): Thunk<Promise<void>> =>
  async (dispatch, _, { host }) => {
    const info = await host.getAppInfo();
    const stored = await host.readSettings();
    const locale = info.kind === 'done' ? info.value.locale : 'en';
    unknownSettings = stored.kind === 'done' ? stored.value : {};
    dispatch(settingsRead(settingsFrom(unknownSettings, locale)));
  };

export const writeSettings =
  (): Thunk<Promise<void>> =>
  async (_, getState, { host }) => {
    const { paperLanguage, ...settings } = getState().settings;
    await host.writeSettings({ ...unknownSettings, ...settings, paperLanguage: paperLanguage ?? null });
  };
