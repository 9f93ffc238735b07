import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TEXT_LOSSES } from '../../../renderer/engine/exchange/text/text-losses';
import { writeMarkdown } from '../../../renderer/engine/exchange/text/write-markdown';
import { writeText } from '../../../renderer/engine/exchange/text/write-text';
import { lossWords } from '../../../renderer/engine/exchange/words/list-problem-words';
import { anOption, aSheet, aSheetForce, aUnit } from '../sheet/document-builder';

const golden = (name: string) => readFileSync(join(import.meta.dirname, '../../golden', name), 'utf8');

function aList(language: 'en' | 'fr') {
  const knights = aUnit(language === 'en' ? 'Knights' : 'Chevaliers', {
    customName: 'Old Guard',
    price: '360',
    options: [
      anOption('General', { isRole: true }),
      anOption('Banner', { price: '30', options: [anOption('Flame', { price: '40' })] }),
      anOption('Lance', { count: 2 }),
    ],
    links: ['joins Pikes'],
    notes: 'painted red\nwith plumes',
  });
  const wraiths = aUnit('Wraiths *', { isLost: true, price: '(175)', models: 0 });
  return aSheet({
    language,
    player: 'A. Player',
    findings: [
      {
        severity: 'error',
        label: language === 'en' ? 'Error' : 'Erreur',
        text: '5 units of Archers, at most 4',
        place: 'Company',
        reason: '',
        count: 1,
      },
    ],
    verdict: {
      isLegal: false,
      line: language === 'en' ? 'Not legal: 1 error' : 'Non conforme\u00a0: 1 erreur',
    },
    forces: [
      aSheetForce('Army', [], { isFrame: true, blocks: [] }),
      aSheetForce('Company', [knights, aUnit('Pikes', { models: 20 })]),
      aSheetForce('Support', [wraiths], {
        notes: 'from the north',
        blocks: [{ name: 'Special', note: '1 of 2', units: [wraiths] }],
      }),
    ],
    notes: 'See you there.',
  });
}

describe.each(['en', 'fr'] as const)('a list as text (%s)', (language) => {
  test('plain', () => {
    expect(writeText(aList(language))).toBe(golden(`list.${language}.txt`));
  });
  test('Markdown', () => {
    expect(writeMarkdown(aList(language))).toBe(golden(`list.${language}.md`));
  });
  test('what it loses has words', () => {
    for (const loss of TEXT_LOSSES) expect(lossWords(loss, language).length).toBeGreaterThan(8);
  });
});

test('a name cannot become markup', () => {
  const markdown = writeMarkdown(
    aSheet({ forces: [aSheetForce('<b> [x](y)', [aUnit('**bold** _it_ `code`')])] }),
  );
  expect(markdown).toContain('\\*\\*bold\\*\\* \\_it\\_ \\`code\\`');
  expect(markdown).toContain('\\<b\\> \\[x\\](y)');
});
