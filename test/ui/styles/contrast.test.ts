/** Contrast of every pair of colours that the screens use, measured from the tokens (WCAG 2: 4.5 for text, 3 for marks). */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(resolve(import.meta.dirname, '../../../renderer/styles/tokens.css'), 'utf8');

function colours(head: string): Readonly<Record<string, string>> {
  const at = css.indexOf(head);
  const block = css.slice(at, css.indexOf('\n}', at));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((match) => [
      match[1] as string,
      match[2] as string,
    ]),
  );
}

const light = colours(':root {\n  color-scheme: light');
const THEMES = { light, dark: { ...light, ...colours(':root[data-theme="dark"]') } };

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const SURFACES = [
  'bg-app',
  'bg-panel',
  'bg-list',
  'bg-head',
  'bg-raised',
  'bg-hover',
  'bg-sel',
  'bg-sel-idle',
];
const SEVERITIES = ['error', 'warning', 'advice', 'ok', 'lost'];
const ON_FILL = ['accent-fill', 'accent-fill-hover', ...SEVERITIES.map((each) => `${each}-fill`)];

const TEXT: readonly (readonly [string, readonly string[]])[] = [
  ['fg', [...SURFACES, 'bg-input', 'bg-press', ...SEVERITIES.map((each) => `${each}-tint`)]],
  ['fg-2', [...SURFACES, 'bg-input', 'bg-press', ...SEVERITIES.map((each) => `${each}-tint`)]],
  ['fg-3', [...SURFACES, 'bg-input', 'bg-press']],
  ['accent', [...SURFACES, 'accent-tint']],
  ['fg-on-fill', ON_FILL],
  ...SEVERITIES.map((each) => [`${each}-fg`, [...SURFACES, `${each}-tint`]] as const),
];

const MARKS: readonly (readonly [string, readonly string[]])[] = [
  ['line-ctl', ['bg-app', 'bg-panel', 'bg-list', 'bg-head', 'bg-raised', 'bg-input', 'bg-sel']],
  ['focus', [...SURFACES, 'bg-input', ...SEVERITIES.map((each) => `${each}-tint`)]],
  ['bar-fill', ['bg-list', 'bg-panel', 'bg-app', 'bar-track']],
  ['bar-over', ['bg-list', 'bg-panel', 'bar-track']],
  ['bar-short', ['bg-list', 'bg-panel', 'bar-track']],
  ['bar-mark', ['bar-track', 'bar-fill', 'bg-list']],
  ['pip-on', ['bg-list', 'bg-panel', 'bg-head', 'bg-sel']],
  ['pip-off', ['bg-list', 'bg-panel', 'bg-head']],
  ...SEVERITIES.map(
    (each) => [`${each}-line`, ['bg-panel', 'bg-list', 'bg-raised', `${each}-tint`]] as const,
  ),
];

describe.each(Object.entries(THEMES))('the %s theme', (_, theme) => {
  test.each(TEXT)('%s can be read on every ground it stands on', (text, grounds) => {
    for (const ground of grounds) {
      expect(ratio(theme[text] as string, theme[ground] as string), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(MARKS)('%s can be seen on every ground it stands on', (mark, grounds) => {
    for (const ground of grounds) {
      expect(ratio(theme[mark] as string, theme[ground] as string), ground).toBeGreaterThanOrEqual(3);
    }
  });
});
