import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generate } from '../../build/scripts/generate-schemas.mjs';

const folder = resolve(import.meta.dirname, '../../schemas/generated');

describe('generated files', () => {
  test('are those that the schemas make: npm run generate', async () => {
    const made: Record<string, string> = await generate();
    for (const [name, text] of Object.entries(made)) {
      expect(readFileSync(join(folder, name), 'utf8') === text, name).toBe(true);
    }
  });

  test('the validators need nothing when they run: no import, no eval', () => {
    const code = readFileSync(join(folder, 'validate.mjs'), 'utf8');
    expect(code.match(/\brequire\(|^import\b|\bimport\(|new Function|\beval\(/gm)).toBeNull();
  });
});
