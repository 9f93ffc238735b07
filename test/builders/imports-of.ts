import { parseAst } from 'rolldown/parseAst';

/** What names another module: `import`, `export … from`, `import()`, also as a type. */
const WITH_SOURCE = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function textOf(value: unknown): string[] {
  return isNode(value) && typeof value.value === 'string' ? [value.value] : [];
}

/** `import x = require('…')` and a plain `require('…')`. */
function required(node: Node): string[] {
  if (node.type === 'TSExternalModuleReference') return textOf(node.expression);
  const { callee, arguments: given } = node as { callee?: Node & { name?: string }; arguments?: unknown[] };
  return node.type === 'CallExpression' && callee?.name === 'require' ? textOf(given?.[0]) : [];
}

/**
 * The modules that a source text imports, read from its syntax: texts and comments that look like imports are none.
 * @param isJsx whether elements may stand in it (`.tsx`)
 */
export function importsOf(text: string, isJsx: boolean): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each);
      return;
    }
    if (!isNode(value)) return;
    if (WITH_SOURCE.has(value.type)) found.push(...textOf(value.source));
    else found.push(...required(value));
    for (const key in value) visit(value[key]);
  };
  visit(parseAst(text, { lang: isJsx ? 'tsx' : 'ts' }).body);
  return found;
}
