import { type Element, saxesTree } from '../builders/saxes-tree';

/** What every program writes of its own on the outermost element. */
const OF_PROGRAM = new Set(['battleScribeVersion', 'generatedBy']);

const isSame = (one: string, two: string): boolean =>
  one === two || (one.trim() !== '' && Number(one) === Number(two));

const elementsOf = ({ children }: Element): readonly Element[] =>
  children.filter((child): child is Element => typeof child !== 'string');

const textOf = ({ children }: Element): string =>
  children
    .filter((child) => typeof child === 'string')
    .join('')
    .replaceAll('\r\n', '\n')
    .trim();

/** What reading puts right, and tells of, so that it is written otherwise. */
export interface PutRight {
  /** Two choices had one id. */
  readonly ids: boolean;
  /** Costs stood beside each choice with all below it. */
  readonly costs: boolean;
}

/**
 * What one roster file says and another one, written from it, does not: elements, attributes, texts, as another XML
 * reader than ours sees them. The order of unlike elements, white space around texts and `3` for `3.0` are nobody's loss.
 */
export function lostInFile(before: string, after: string, putRight: PutRight): readonly string[] {
  const [root, again] = [saxesTree(before), saxesTree(after)];
  if (root === undefined) return ['another reader refuses its XML'];
  if (again === undefined) return ['what is written is no XML'];
  const lost: string[] = [];
  const isPutRight = ({ name }: Element, key: string): boolean =>
    (putRight.ids && key === 'id') || (putRight.costs && name === 'cost' && key === 'value');
  const compare = (one: Element, two: Element, path: string): void => {
    for (const [key, value] of Object.entries(one.attributes)) {
      if (value === '' || OF_PROGRAM.has(key) || isPutRight(one, key)) continue;
      const now = Object.hasOwn(two.attributes, key) ? two.attributes[key] : undefined;
      if (now === undefined || !isSame(value, now)) lost.push(`${path} ${key}="${value}", written ${now}`);
    }
    const text = textOf(one);
    if (!isSame(text, textOf(two))) lost.push(`${path}: ${text.slice(0, 40)}`);
    const passed = new Map<string, number>();
    for (const child of elementsOf(one)) {
      const at = passed.get(child.name) ?? 0;
      passed.set(child.name, at + 1);
      const same = elementsOf(two).filter(({ name }) => name === child.name)[at];
      const where = `${path}/${child.name}${at > 0 ? `[${at}]` : ''}`;
      if (same) compare(child, same, where);
      else if (!isEmpty(child)) lost.push(`${where} is gone`);
    }
  };
  compare(root, again, root.name);
  return lost;
}

const isEmpty = ({ attributes, children }: Element): boolean =>
  Object.keys(attributes).length === 0 &&
  children.every((child) => typeof child === 'string' && !child.trim());
