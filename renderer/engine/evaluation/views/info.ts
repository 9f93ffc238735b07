import type { Book } from '../../catalogue/book';
import { capabilityField } from '../../catalogue/capability-field';
import { compareText } from '../../catalogue/compare-text';
import type {
  CharacteristicDefinition,
  InfoCarrier,
  InfoLinkDefinition,
  LocalNames,
  Modifiable,
  ProfileDefinition,
  RuleDefinition,
} from '../../catalogue/definition';
import type { CompiledModifier } from '../../catalogue/query';
import type { EvaluatedCharacteristic, EvaluatedProfile, EvaluatedRule } from '../evaluated';
import { eachApplying, modifyText, timesOf } from '../modifiers/modify';
import type { Carrier, ForceNode, SelectionNode } from '../tree/nodes';
import type { State } from '../tree/state';

export interface Info {
  readonly profiles: readonly EvaluatedProfile[];
  readonly rules: readonly EvaluatedRule[];
}

/** Info groups that hold themselves are not followed further than this. */
const DEEPEST = 12;

/**
 * Modifiers of statistics that anything in a unit carries for all of it: what is set first, caps last; of one stage in the
 * order of the data, wherever their carriers stand.
 */
function changesInUnit(root: SelectionNode): readonly CompiledModifier[] {
  if (!root.cache.inUnit) {
    const found: { readonly modifier: CompiledModifier; readonly path: string }[] = [];
    const collect = (node: SelectionNode): void => {
      for (const modifier of node.modifiers.inUnit) found.push({ modifier, path: node.path });
      node.children.forEach(collect);
    };
    collect(root);
    found.sort((a, b) => a.modifier.stage - b.modifier.stage || compareText(a.path, b.path));
    root.cache.inUnit = found.map(({ modifier }) => modifier);
  }
  return root.cache.inUnit;
}

interface Found {
  readonly profiles: EvaluatedProfile[];
  readonly rules: EvaluatedRule[];
}

/** Collects what is shown of one node: own profiles and rules, info groups, info links, in this order. */
class Collector {
  readonly found: Found = { profiles: [], rules: [] };

  constructor(
    readonly state: State,
    readonly node: SelectionNode | ForceNode,
  ) {}

  add(carrier: InfoCarrier, book: Book, depth = 0): void {
    if (depth > DEEPEST) return;
    for (const profile of carrier.profiles ?? []) this.#profile(profile, book, [profile]);
    for (const rule of carrier.rules ?? []) this.#rule(rule, book, [rule]);
    for (const group of carrier.infoGroups ?? []) {
      if (!this.#isHidden([group], book)) this.add(group, book, depth + 1);
    }
    for (const link of carrier.infoLinks ?? []) this.addLink(link, book, depth);
  }

  addLink(link: InfoLinkDefinition, book: Book, depth = 0): void {
    const target = book.find(link.targetId);
    if (!target) return;
    const { indexed } = target;
    switch (indexed.kind) {
      case 'profile':
        this.#profile(indexed.definition, book, [indexed.definition, link]);
        break;
      case 'rule':
        this.#rule(indexed.definition, book, [indexed.definition, link]);
        break;
      case 'info-group':
        if (!this.#isHidden([indexed.definition, link], book))
          this.add(indexed.definition, target.book, depth + 1);
        break;
    }
  }

  #isHidden(carriers: readonly (Modifiable & { readonly hidden?: boolean })[], book: Book): boolean {
    let isHidden = carriers.some((carrier) => carrier.hidden);
    eachApplying(this.state, { modifiers: book.modifiersOf(carriers) }, this.node, 'hidden', (modifier) => {
      if (modifier.type === 'set') isHidden = modifier.text === 'true';
    });
    return isHidden;
  }

  #text(carrier: Carrier, field: string, base: string): string {
    let text = base;
    eachApplying(this.state, carrier, this.node, field, (modifier, times) => {
      text = modifyText(text, modifier, times, this.state.catalogue.isStaged);
    });
    return text;
  }

  /** What the whole unit changes of a characteristic. */
  #inUnit(base: string, field: string, name: string | undefined): string {
    let text = base;
    for (const modifier of this.node.kind === 'selection' ? changesInUnit(this.node.root) : []) {
      const { profile } = modifier.definition;
      if (modifier.field !== field || (profile !== undefined && profile !== name)) continue;
      const times = timesOf(this.state, modifier, this.node);
      if (times !== 0) text = modifyText(text, modifier, times, this.state.catalogue.isStaged);
    }
    return text;
  }

  #carrier(
    carriers: readonly Modifiable[],
    book: Book,
    list: 'profiles' | 'rules',
    typeName: string | undefined,
  ): Carrier {
    const pushed = this.node.pushedInfo?.filter(
      (each) => each.list === list && (each.typeName === undefined || each.typeName === typeName),
    );
    return { modifiers: book.modifiersOf(carriers), pushed };
  }

  #profile(
    profile: ProfileDefinition,
    book: Book,
    carriers: readonly (Modifiable & { readonly hidden?: boolean })[],
  ): void {
    if (this.#isHidden(carriers, book)) return;
    const type = this.state.catalogue.profileTypes.get(profile.typeId);
    const typeName = type?.name ?? profile.typeName ?? '';
    const carrier = this.#carrier(carriers, book, 'profiles', typeName);
    const name = this.#text(carrier, 'name', profile.name ?? '');
    const characteristics = (profile.characteristics ?? []).map((each): EvaluatedCharacteristic => {
      const printed = textOf(each);
      const own = this.#text(carrier, each.typeId, printed);
      const value = this.#inUnit(own, each.typeId, profile.name);
      const isChanged = value !== printed;
      return {
        typeId: each.typeId,
        name: type?.characteristicTypes?.find(({ id }) => id === each.typeId)?.name ?? each.name ?? '',
        value,
        values: isChanged ? undefined : each.values,
        printed: isChanged ? printed : undefined,
      };
    });
    this.found.profiles.push({
      id: profile.id,
      name,
      names: unlessChanged(name, profile.name, profile.names),
      typeId: profile.typeId,
      typeName,
      page: this.#text(carrier, 'page', String(profile.page ?? '')),
      publicationId: profile.publicationId ?? '',
      characteristics,
      facts: profile.facts,
      capabilities: (profile.capabilities ?? []).filter(
        (use) => this.#text(carrier, capabilityField(use), '') !== 'false',
      ),
    });
  }

  #rule(
    rule: RuleDefinition,
    book: Book,
    carriers: readonly (Modifiable & { readonly hidden?: boolean })[],
  ): void {
    if (this.#isHidden(carriers, book)) return;
    const carrier = this.#carrier(carriers, book, 'rules', undefined);
    const name = this.#text(carrier, 'name', rule.name ?? '');
    this.found.rules.push({
      id: rule.id,
      name,
      names: unlessChanged(name, rule.name, rule.names),
      description: this.#text(carrier, 'description', textOfDescription(rule.description)),
      page: this.#text(carrier, 'page', String(rule.page ?? '')),
      publicationId: rule.publicationId ?? '',
    });
  }
}

function textOf(characteristic: CharacteristicDefinition): string {
  return String(characteristic.value ?? '');
}

/** Living JSON data may hold a description as a list of lines. */
function textOfDescription(description: unknown): string {
  return Array.isArray(description) ? description.join('\n') : String(description ?? '');
}

function unlessChanged(
  name: string,
  printed: string | undefined,
  names: LocalNames | undefined,
): LocalNames | undefined {
  return name === (printed ?? '') ? names : undefined;
}

export function selectionInfo(state: State, node: SelectionNode): Info {
  const collector = new Collector(state, node);
  for (const { carrier, book } of node.entry.info) collector.add(carrier, book);
  return collector.found;
}

/** A force shows its own, then the root rules of its catalogue, of imported ones and of the system. */
export function forceInfo(state: State, node: ForceNode): Info {
  const collector = new Collector(state, node);
  collector.add(node.entry.definition, node.entry.book);
  const { systemBook } = state.catalogue;
  for (const book of [node.book, ...node.book.imports, systemBook]) {
    for (const rule of book.definition.rules ?? []) collector.add({ rules: [rule] }, book);
    for (const link of book.definition.infoLinks ?? []) collector.addLink(link, book);
  }
  return collector.found;
}
