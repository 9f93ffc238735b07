import type { ProblemParams, SourceProblem } from '../../source/source-problem';
import { parseNumberText } from '../decimal';
import { type AnyNode, namesOf, walkNodes } from '../walk-nodes';
import type { DataDocument } from './data-file';
import { NUMBER_VALUES, ROOT_VOCABULARY, VOCABULARY, type Vocabulary } from './vocabulary';

type StrangeKind = 'strange-attribute' | 'strange-element' | 'strange-word';

interface Sighting {
  readonly kind: StrangeKind;
  readonly params: Readonly<Record<string, string>>;
  readonly document: DataDocument;
  readonly node: AnyNode;
  readonly property: string | undefined;
  readonly at: readonly string[];
  count: number;
}

/** Different words; data that have more are no data of this format. */
const MOST_WORDS = 200;
const MOST_NUMBERS = 1000;

const isNode = (value: unknown): value is AnyNode => typeof value === 'object' && value !== null;

const shown = (text: string): string => (text.length > 40 ? `${text.slice(0, 37)}…` : text);

class WordCheck {
  readonly sightings = new Map<string, Sighting>();
  readonly problems: SourceProblem[] = [];

  document(document: DataDocument): void {
    const root = document.definition as unknown as AnyNode;
    this.#node(document, root, ROOT_VOCABULARY[document.isSystem ? 'gameSystem' : 'catalogue'], []);
    walkNodes(root, (node, list, above) => {
      const known = VOCABULARY.get(list);
      if (known === undefined) return;
      this.#node(document, node, known, above);
      if (NUMBER_VALUES.has(list)) this.#number(document, node, above);
    });
  }

  #node(document: DataDocument, node: AnyNode, known: Vocabulary, above: readonly AnyNode[]): void {
    const see = (
      kind: StrangeKind,
      property: string | undefined,
      params: Readonly<Record<string, string>>,
      stands = node,
    ): void => {
      const key = JSON.stringify([kind, params, known.tag]);
      const sighting = this.sightings.get(key);
      if (sighting) sighting.count++;
      else if (this.sightings.size < MOST_WORDS) {
        const at = namesOf(above, node);
        this.sightings.set(key, {
          kind,
          params: { ...params, tag: known.tag },
          document,
          node: stands,
          property,
          at,
          count: 1,
        });
      }
    };
    for (const key in node) {
      const value = node[key];
      if (key.startsWith('$')) {
        if (key === '$elements') {
          for (const each of value as readonly AnyNode[]) {
            // an editor of 2023 wrote the namespace twice: as an attribute and as an element, which says nothing
            if (each.$name === 'xmlns') continue;
            see('strange-element', undefined, { element: shown(String(each.$name)) }, each);
          }
        } else if (key === '$name') see('strange-element', key, { element: shown(String(value)) });
        else if (key === '$attributes') {
          for (const attribute of Object.keys(value as object)) {
            see('strange-attribute', attribute, { attribute: shown(attribute) });
          }
        }
      } else if (known.attributes.has(key)) {
        const allowed = known.words.get(key);
        // nothing said is the default
        if (allowed === undefined || value === '' || allowed.has(String(value))) continue;
        see('strange-word', key, { attribute: key, value: shown(String(value)) });
      } else if (known.lists.has(key)) {
        // known, and walked by the caller
      } else if (Array.isArray(value)) {
        // a list stands nowhere itself, its first member does
        see('strange-element', undefined, { element: shown(key) }, value.find(isNode) ?? node);
      } else see('strange-attribute', key, { attribute: shown(key) });
    }
  }

  #number(document: DataDocument, node: AnyNode, above: readonly AnyNode[]): void {
    const { value } = node;
    if (value === undefined || typeof value === 'number' || parseNumberText(String(value)) !== undefined)
      return;
    if (this.problems.length >= MOST_NUMBERS) return;
    const params = { property: 'value', value: shown(String(value)) };
    this.problems.push(
      problemAt(document, node, 'value', {
        severity: 'warning',
        kind: 'not-a-number',
        params,
        at: namesOf(above, node),
      }),
    );
  }
}

function problemAt(
  document: DataDocument,
  node: object,
  property: string | undefined,
  problem: {
    readonly severity: 'warning' | 'advice';
    readonly kind: keyof ProblemParams;
    readonly params: object;
    readonly at: readonly string[];
  },
): SourceProblem {
  const position = document.positionOf(node, property) ?? { line: 1, column: 1 };
  return { ...problem, ...position, file: document.path } as SourceProblem;
}

/** Words of the data that the format does not have, each once, with how often it is met; and numbers that are none. */
export function checkWords(documents: readonly DataDocument[]): readonly SourceProblem[] {
  const check = new WordCheck();
  for (const document of documents) check.document(document);
  const strange = [...check.sightings.values()].map(({ kind, params, document, node, property, at, count }) =>
    problemAt(document, node, property, { severity: 'advice', kind, params: { ...params, count }, at }),
  );
  return [...check.problems, ...strange];
}
