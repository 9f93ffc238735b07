import { stop } from './xml-mistake';
import { LIST_ELEMENTS, memberName, NUMBER_ATTRIBUTES, TEXT_ELEMENTS, YES_NO_ATTRIBUTES } from './xml-names';

/** A name of an element or an attribute with what the scanner has to know of it. */
export interface KnownName {
  readonly name: string;
  /** As an attribute it is a text and nothing else. */
  readonly isPlain: boolean;
  readonly isYesNo: boolean;
  readonly isNumber: boolean;
  readonly isText: boolean;
  readonly isList: boolean;
  /** Name of its members if it is a list. */
  readonly member: string;
  /** The element in which it stood last as an attribute, to find one that stands twice. */
  lastTag: number;
  /** Attributes of the element of this name that was read last, in their order: the next one often has the same. */
  readonly order: KnownName[];
  /** The element that was read last in a list of this name. */
  lastMember: KnownName | undefined;
}

// The ranges of XML 1.0, section 2.3, as code units; beyond U+FFFF it takes pairs of them.
const START =
  ':A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F' +
  '\\u2C00-\\u2FEF\\u3001-\\uDFFF\\uF900-\\uFDCF\\uFDF0-\\uFFFD';
const NAME = new RegExp(`^[${START}][-.0-9\\u00B7\\u0300-\\u036F\\u203F\\u2040${START}]*$`);

export const isName = (text: string): boolean => NAME.test(text);

const SLOTS = 1024;
/** Of one text; real data use some hundred. Names are kept for ever by the engines of JavaScript. */
const MOST_NAMES = 20_000;

/**
 * Names by their characters. Data use some hundred names a million times: found here they cost no new string, and
 * V8 stores properties by names that it has seen much faster.
 */
export class NameTable {
  readonly #slots: (KnownName | undefined)[] = new Array(SLOTS).fill(undefined);
  readonly #all = new Map<string, KnownName>();

  /** @param hash of the characters between start and end; undefined: these are no name */
  at(text: string, start: number, end: number, hash: number): KnownName | undefined {
    const slot = hash & (SLOTS - 1);
    const known = this.#slots[slot];
    if (known !== undefined && known.name.length === end - start && text.startsWith(known.name, start)) {
      return known;
    }
    const slice = text.slice(start, end);
    const found = this.#all.get(slice) ?? this.#add(slice, start);
    this.#slots[slot] = found;
    return found;
  }

  #add(slice: string, start: number): KnownName | undefined {
    if (!isName(slice)) return undefined;
    if (this.#all.size >= MOST_NAMES) stop('too-many-names', start, { most: MOST_NAMES });
    // The key of an object is the one string of these characters that V8 keeps for names.
    const name = Object.keys({ [slice]: 0 })[0] as string;
    const known: KnownName = {
      name,
      isPlain: !YES_NO_ATTRIBUTES.has(name) && !NUMBER_ATTRIBUTES.has(name) && !LIST_ELEMENTS.has(name),
      isYesNo: YES_NO_ATTRIBUTES.has(name),
      isNumber: NUMBER_ATTRIBUTES.has(name),
      isText: TEXT_ELEMENTS.has(name),
      isList: LIST_ELEMENTS.has(name),
      member: memberName(name),
      lastTag: 0,
      order: [],
      lastMember: undefined,
    };
    this.#all.set(name, known);
    return known;
  }
}
