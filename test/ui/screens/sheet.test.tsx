import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Fit } from '../../../renderer/engine/sheet/layout/page';
import type { EngineClient } from '../../../renderer/worker/engine-client';
import type { SheetAnswer, SheetRequest } from '../../../renderer/worker/protocol/sheet';
import { aLargeView } from '../builders/a-large-view';
import { aRecordingEngine, renderApp } from '../builders/render-app';

afterEach(cleanup);

const FIT: Fit = { body: 9.25, wanted: 9.25, pages: 2, isOverlong: false, shortened: [] };

/** An engine whose sheets were fitted so; it keeps what it was asked. */
function anEngineThatFits(
  fit: Partial<Fit>,
  more: Partial<SheetAnswer>,
): { engine: EngineClient; requests: SheetRequest[] } {
  const { engine } = aRecordingEngine();
  const requests: SheetRequest[] = [];
  return {
    requests,
    engine: {
      ...engine,
      async call(name, request) {
        if (name !== 'sheet') return engine.call(name, request);
        requests.push(request as SheetRequest);
        const value: SheetAnswer = {
          html: '<html><head></head><body></body></html>',
          fit: { ...FIT, ...fit },
          pagesOf: { roster: 2, 'one-page': 1, large: 4 },
          abilities: 'ours',
          hasRuleTexts: true,
          hasBoxes: true,
          name: 'Silver Tide',
          ...more,
        };
        return { kind: 'done', value: value as never };
      },
    },
  };
}

async function open(fit: Partial<Fit>, language: 'en' | 'fr' = 'en', more: Partial<SheetAnswer> = {}) {
  const { engine, requests } = anEngineThatFits(fit, more);
  const app = await renderApp({ screen: 'sheet', view: aLargeView(), engine, settings: { language } });
  return { ...app, requests, line: await app.findByTestId('fits') };
}

describe('the line above the button', () => {
  test.each([
    { claim: 'nothing was shortened', fit: {}, said: 'Fits 2 pages, nothing shortened', severity: 'ok' },
    {
      claim: 'something was',
      fit: { shortened: ['foot'] as const },
      said: 'Fits 2 pages; shortened: the name of the list at the foot of the pages',
      severity: 'ok',
    },
    {
      claim: 'it does not fit',
      fit: { isOverlong: true, body: 7, pages: 3 },
      said: 'Needs 3 pages, even at 7 pt, nothing shortened',
      severity: 'warning',
    },
  ])('says that $claim', async ({ fit, said, severity }) => {
    const { line } = await open(fit);
    expect(line.textContent).toBe(said);
    expect(line.parentElement?.className).toContain(`severity-${severity}`);
  });

  test('speaks the language of the program', async () => {
    const { line } = await open({ shortened: ['summaries'] }, 'fr');
    expect(line.textContent).toMatch(/^Tient en 2 pages\u00a0; abrégé\u00a0: /);
  });
});

describe('the settings of the paper', () => {
  test('each layout says its pages, and choosing one makes the sheet anew', async () => {
    const { user, requests, getByRole, getByTestId } = await open({});
    expect(getByTestId('pages-one-page').textContent).toBe('1 page');
    expect(getByTestId('pages-large').textContent).toBe('4 pages');
    expect(requests.at(-1)).toMatchObject({
      layout: 'roster',
      boxes: true,
      summaries: true,
      ruleTexts: false,
      noteLines: false,
    });
    await user.click(getByRole('radio', { name: 'One page' }));
    await waitFor(() => expect(requests.at(-1)?.layout).toBe('one-page'));
  });

  test.each([
    { label: 'Boxes to tick', asked: { boxes: false } },
    { label: 'What capabilities do', asked: { summaries: false } },
    { label: 'Texts of rules, from the data', asked: { ruleTexts: true } },
    { label: 'Lines for notes', asked: { noteLines: true } },
    { label: 'Ink saver', asked: { inkSaver: true } },
  ])('$label', async ({ label, asked }) => {
    const { user, requests, getByRole } = await open({});
    await user.click(getByRole('checkbox', { name: label }));
    await waitFor(() => expect(requests.at(-1)).toMatchObject(asked));
  });

  test.each([
    {
      label: 'What capabilities do',
      answer: { abilities: undefined },
      why: 'The data do not say what the capabilities of this list do.',
    },
    {
      label: 'Boxes to tick',
      answer: { hasBoxes: false },
      why: 'No unit of this list has boxes in this layout.',
    },
    {
      label: 'Texts of rules, from the data',
      answer: { hasRuleTexts: false },
      why: 'The data hold no texts of rules for this list.',
    },
  ])('$label, where there is nothing to print: off, with the reason', async ({ label, answer, why }) => {
    const { user, requests, getByRole } = await open({}, 'en', answer);
    const box = getByRole('checkbox', { name: new RegExp(label) }) as HTMLInputElement;
    expect(box.checked).toBe(false);
    expect(box.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(box.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe(why);
    const asked = requests.length;
    await user.click(box);
    expect(requests.length).toBe(asked);
  });

  test('data that only say where rules are printed are not said to tell what capabilities do', async () => {
    const { getByRole } = await open({}, 'en', { abilities: 'nobody' });
    expect(getByRole('checkbox', { name: 'Where rules are printed' })).toBeTruthy();
  });
});
