import axe from 'axe-core';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds on the page, as lines to read. Colours are measured in a browser, not here.
 * @param isDialog a dialog hides the page below it, which then has no landmark to be found
 */
export async function violations(isDialog = false): Promise<readonly string[]> {
  const { violations: found } = await axe.run(document, {
    runOnly: isDialog ? STANDARD : [...STANDARD, 'best-practice'],
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  });
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}
