import { type LooseNode, type ReportNode, regularise } from '../../source/nodes/regularise';
import type { ProblemParams } from '../../source/source-problem';
import type { CatalogueDefinition, GameSystemDefinition } from '../definition';
import { walkNodes } from '../walk-nodes';
import { bareName } from './data-file';
import { migrate } from './migrate/migrate';

/** Something that was found while nodes became a definition, before its place is known. */
export type ReportOfFile = <Kind extends keyof ProblemParams>(
  severity: 'error' | 'warning' | 'advice',
  kind: Kind,
  params: ProblemParams[Kind],
  node?: object,
  property?: string,
) => void;

/**
 * Makes the nodes of one file into a definition, in place: the nodes have the definition's names already, so what remains
 * is what older versions wrote differently, properties of the wrong type, and the texts of characteristics.
 * @returns undefined when the file cannot be used; it has been told why
 */
export function prepare(
  root: LooseNode,
  file: { readonly path: string; readonly tag: string; readonly isRegular: boolean },
  report: ReportOfFile,
): GameSystemDefinition | CatalogueDefinition | undefined {
  const { tag, path } = file;
  if (!file.isRegular) {
    const reportNode: ReportNode = (kind, node, property, params) =>
      report('warning', kind, params, node, property);
    regularise(root, reportNode);
  }
  if (typeof root.id !== 'string' || root.id === '') {
    report('error', 'without-id', { tag }, root);
    return undefined;
  }
  const version = String(root.battleScribeVersion ?? '');
  const migrated = migrate(root);
  if (migrated === 'too-old') {
    report('error', 'old-format', { version }, root, 'battleScribeVersion');
    return undefined;
  }
  if (migrated === 'newer') report('advice', 'new-format', { version }, root, 'battleScribeVersion');
  if (typeof root.name !== 'string' || root.name === '') {
    report('warning', 'without-name', { tag }, root);
    root.name = bareName(path);
  }
  if (tag === 'catalogue') root.gameSystemId ??= '';
  walkNodes(root, (node, list) => {
    if (list === 'characteristics') node.value = node.$text ?? '';
  });
  return root as unknown as GameSystemDefinition | CatalogueDefinition;
}
