/** Calls back for every pair of texts in a data file: names, short names, sentences; words of values and parameters. */
export function translations(
  file: unknown,
  note: (kind: 'text' | 'word', english: string, french: string) => void,
): void {
  const pair = (kind: 'text' | 'word', english: unknown, french: unknown): void => {
    if (typeof english === 'string' && typeof french === 'string') note(kind, english, french);
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      value.forEach(visit);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const node = value as Readonly<Record<string, unknown>>;
    pair('text', node.en, node.fr);
    for (const [key, inner] of Object.entries(node)) {
      if (key === 'words') {
        for (const [text, word] of Object.entries(inner as object)) {
          pair('word', text, (word as { fr?: unknown }).fr);
        }
      }
      visit(inner);
    }
  };
  visit(file);
}

/** Every English text of a data file that has another French. */
export function englishTexts(file: unknown): readonly string[] {
  const found: string[] = [];
  translations(file, (_, english, french) => {
    if (wordsOf(english).join(' ') !== wordsOf(french).join(' ')) found.push(english);
  });
  return found;
}

/**
 * Words and signs of punctuation in their order, without what French elides before a vowel. Short words keep their case:
 * abbreviations (`AP`, `Str`) are English in capitals only.
 */
export function wordsOf(text: string): readonly string[] {
  const bare = text.replace(/(?<!\p{L})(?:[cdjlmnst]|qu)[’'](?=\p{L})/giu, ' ');
  const words = bare.match(/[\p{L}\p{N}]+|[,;:.·|()]/gu) ?? [];
  return words.map((word) => (word.length < 4 ? word : word.toLowerCase()));
}

const startsAt = (words: readonly string[], at: number, run: readonly string[]): boolean =>
  run.every((each, index) => words[at + index] === each);

/** Finds English texts as runs of words in other texts. */
export class EnglishRuns {
  readonly #byFirst = new Map<string, Map<string, readonly string[]>>();
  readonly #kept: readonly { readonly phrase: string; readonly words: readonly string[] }[];
  /** Kept phrases that had English in them. */
  readonly met = new Set<string>();

  /** @param kept French phrases in which English words stand with good reason */
  constructor(texts: readonly string[], kept: readonly string[]) {
    this.#kept = kept.map((phrase) => ({ phrase, words: wordsOf(phrase) }));
    for (const text of texts) {
      const words = wordsOf(text);
      const [first] = words;
      if (first === undefined || !/\p{L}/u.test(words.join(''))) continue;
      const known = this.#byFirst.get(first);
      if (known) known.set(text, words);
      else this.#byFirst.set(first, new Map([[text, words]]));
    }
  }

  get size(): number {
    return [...this.#byFirst.values()].reduce((sum, each) => sum + each.size, 0);
  }

  in(text: string): readonly string[] {
    const words = wordsOf(text);
    return words.flatMap((word, at) =>
      [...(this.#byFirst.get(word) ?? [])]
        .filter(([, run]) => startsAt(words, at, run) && !this.#isKept(words, at, run.length))
        .map(([found]) => found),
    );
  }

  /** Inside a kept phrase from its first to its last word. */
  #isKept(words: readonly string[], at: number, length: number): boolean {
    return this.#kept.some(({ phrase, words: kept }) => {
      for (let start = Math.max(0, at + length - kept.length); start <= at; start++) {
        if (!startsAt(words, start, kept)) continue;
        this.met.add(phrase);
        return true;
      }
      return false;
    });
  }
}
