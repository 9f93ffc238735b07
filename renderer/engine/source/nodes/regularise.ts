import type { ProblemParams } from '../source-problem';
import { LIST_ELEMENTS, NUMBER_ATTRIBUTES, TEXT_ELEMENTS, YES_NO_ATTRIBUTES } from '../xml/xml-names';

/** A node that may still be changed: nobody has it yet but its reader. */
export type LooseNode = Record<string, unknown>;

export type NodeProblemKind = 'not-yes-no' | 'not-a-number' | 'not-a-list' | 'not-an-object' | 'not-a-text';

export type ReportNode = <Kind extends NodeProblemKind>(
  kind: Kind,
  node: object,
  property: string,
  params: ProblemParams[Kind],
) => void;

/** Properties that may be numbers in JSON and are read as decimals, and so need not be texts. */
const DECIMALS: ReadonlySet<string> = new Set([
  'battleScribeVersion',
  'defaultAmount',
  'defaultCostLimit',
  'gameSystemRevision',
  'max',
  'min',
  'revision',
  'value',
]);

const isObject = (value: unknown): value is LooseNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
};

/**
 * Gives every property of a node and of all below it the type that the format gives it: `"true"` becomes true, a `page` 12
 * becomes `"12"`, a text that is spread over an array becomes one, a single object where a list belongs becomes a list.
 * What cannot be understood is dropped and told. Changes the nodes in place.
 */
export function regularise(node: LooseNode, report: ReportNode): void {
  for (const key of Object.keys(node)) {
    const value = node[key];
    if (key.startsWith('$') && key !== '$text') continue;
    if (value === null || value === undefined) delete node[key];
    else if (Array.isArray(value)) regulariseArray(node, key, value, report);
    else if (isObject(value)) regulariseObject(node, key, value, report);
    else regulariseValue(node, key, value as string | number | boolean, report);
  }
}

function set(node: LooseNode, key: string, value: unknown): void {
  if (value === undefined) delete node[key];
  else Object.defineProperty(node, key, { value, enumerable: true, configurable: true, writable: true });
}

function regulariseArray(node: LooseNode, key: string, value: readonly unknown[], report: ReportNode): void {
  if (TEXT_ELEMENTS.has(key) || key === '$text') {
    const texts = value.filter((each) => each !== null && typeof each !== 'object').map(String);
    // Other names of a rule are a list of texts; any other text in parts is one text.
    set(node, key, key === 'alias' ? texts : texts.join('\n'));
    return;
  }
  const nodes = value.filter(isObject);
  if (nodes.length < value.length && LIST_ELEMENTS.has(key)) {
    report('not-an-object', node, key, { list: key });
    set(node, key, nodes);
  }
  for (const each of nodes) regularise(each, report);
}

function regulariseObject(node: LooseNode, key: string, value: LooseNode, report: ReportNode): void {
  if (LIST_ELEMENTS.has(key)) {
    regularise(value, report);
    set(node, key, [value]);
  } else if (typeof value.$text === 'string' && TEXT_ELEMENTS.has(key)) set(node, key, value.$text);
  else {
    report('not-a-text', node, key, { property: key });
    set(node, key, undefined);
  }
}

function regulariseValue(
  node: LooseNode,
  key: string,
  value: string | number | boolean,
  report: ReportNode,
): void {
  if (YES_NO_ATTRIBUTES.has(key)) {
    if (typeof value === 'boolean') return;
    const text = String(value).trim().toLowerCase();
    const isYes = text === 'true' || text === '1';
    if (!isYes && text !== 'false' && text !== '0' && text !== '') {
      report('not-yes-no', node, key, { property: key, value: shown(value) });
      set(node, key, undefined);
    } else set(node, key, text === '' ? undefined : isYes);
  } else if (NUMBER_ATTRIBUTES.has(key)) {
    const number = Number(value);
    if (value === '' || typeof value === 'boolean') set(node, key, undefined);
    else if (Number.isFinite(number)) set(node, key, number);
    else {
      report('not-a-number', node, key, { property: key, value: shown(value) });
      set(node, key, undefined);
    }
  } else if (LIST_ELEMENTS.has(key)) {
    if (value !== '') report('not-a-list', node, key, { property: key });
    set(node, key, undefined);
  } else if (typeof value !== 'string' && !DECIMALS.has(key)) set(node, key, String(value));
}
