import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from './root';

const axe = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(
    context: unknown,
    options: unknown,
  ): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
    }[];
  }>;
}

/** What axe finds on the page as it stands, colours and sizes of targets too, as lines to read. */
export async function faults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  const isDialog = (await page.getByRole('dialog').count()) > 0;
  return page.evaluate(async (hasDialog) => {
    const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, {
      // A dialog hides the page below it, whose landmarks then cannot be found.
      runOnly: hasDialog ? standard : [...standard, 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        (node) => `${id}: ${node.html.slice(0, 180)} (${(node.failureSummary ?? '').split('\n')[1]?.trim()})`,
      ),
    );
  }, isDialog);
}
