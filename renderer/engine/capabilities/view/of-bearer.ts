/** What the data say of one model: capabilities, characteristics, type, class, base. */
import type { Capability } from '../../../../schemas/generated/types';
import type { Catalogue } from '../../catalogue/catalogue';
import type { BaseDefinition, CapabilityUse, Facts } from '../../catalogue/definition';
import type { EvaluatedSelection } from '../../evaluation/evaluated';
import type { Recogniser } from '../recognise/recogniser';
import type { Rules } from '../rules/rules';
import { type Bearer, linesOf } from './bearers';
import { unitTypeOf } from './unit-type';
import type { ModelView } from './unit-view';

export interface ViewGround {
  readonly catalogue: Catalogue;
  readonly rules: Rules;
  /** For data that name their rules in words only; undefined for books that state capabilities. */
  readonly recogniser: Recogniser | undefined;
}

export interface Said extends Omit<ModelView, 'closed'> {
  readonly uses: readonly CapabilityUse[];
}

/** What an option has of these kinds its attacks have, and not the model that carries it. */
const OF_ATTACKS: ReadonlySet<Capability['kind']> = new Set(['attack-attribute', 'weapon-ability', 'trait']);
/** A text with a sentence in it is no list of capabilities, whatever stands between its commas. */
const SENTENCE = /[.!?](?:\s|$)/u;

const isOption = ({ type }: EvaluatedSelection): boolean => type === 'upgrade';

export function saidOf(bearer: Bearer, ground: ViewGround): Said {
  const uses = usesOf(bearer, ground);
  const facts = factsOf(bearer, ground);
  const base = firstOf(bearer.sources.map(({ definition }) => definition?.base));
  const stated = firstOf(facts.map(({ type }) => type)) ?? base?.type;
  const pinning = firstOf(facts.map((one) => one.class));
  const named = uses.flatMap(({ id }) =>
    ground.rules.byId.get(id)?.capability.kind === 'unit-type' ? (unitTypeOf(id) ?? []) : [],
  );
  const characteristics = characteristicsOf(bearer, ground, pinning);
  return {
    id: bearer.id,
    count: bearer.count,
    // Data of others may have a column for each of these; our books state them beside the columns.
    type: unitTypeOf(String(stated ?? '')) ?? named[0] ?? unitTypeOf(characteristics.get('type') ?? ''),
    size: sizeOf(base) ?? characteristics.get('height'),
    class: typeof pinning === 'number' ? pinning : undefined,
    base: base?.size ?? characteristics.get('base'),
    characteristics,
    uses,
  };
}

const firstOf = <T>(values: readonly (T | undefined)[]): T | undefined =>
  values.find((value) => value !== undefined);

const sizeOf = (base: BaseDefinition | undefined): string | undefined =>
  base?.height === undefined ? undefined : String(base.height);

const subjectOf = (typeId: string, { catalogue }: ViewGround): 'model' | 'weapon' | 'other' | undefined =>
  catalogue.profileTypes.get(typeId)?.subject;

/** Of the model before those of the unit; an option speaks of itself. */
function factsOf(bearer: Bearer, ground: ViewGround): readonly Facts[] {
  return bearer.sources
    .filter((source) => !isOption(source))
    .flatMap((source) => [
      ...linesOf(bearer, source).flatMap(({ typeId, facts }) =>
        facts !== undefined && subjectOf(typeId, ground) === 'model' ? [facts] : [],
      ),
      ...(source.definition?.facts ? [source.definition.facts] : []),
    ]);
}

function usesOf(bearer: Bearer, ground: ViewGround): readonly CapabilityUse[] {
  const { rules, recogniser } = ground;
  const uses = new Map<string, CapabilityUse>();
  const add = (use: CapabilityUse) => {
    const key = [use.id, ...(use.params ?? [])].join('\n');
    if (!uses.has(key)) uses.set(key, use);
  };
  for (const source of bearer.sources) {
    source.capabilities.forEach(add);
    const lines = linesOf(bearer, source).filter(({ typeId }) => isOfModel(subjectOf(typeId, ground)));
    for (const line of lines) line.capabilities.forEach(add);
    if (recogniser === undefined) continue;
    const recognised = (use: CapabilityUse | undefined) => {
      if (use === undefined) return;
      if (!(isOption(source) && OF_ATTACKS.has(rules.byId.get(use.id)?.capability.kind))) add(use);
    };
    for (const { name } of source.rules) recognised(recogniser.recognise(name));
    for (const { name, characteristics } of lines) {
      recognised(recogniser.recognise(name));
      for (const { value } of characteristics) {
        if (!SENTENCE.test(value)) recogniser.recogniseList(value).uses.forEach(recognised);
      }
    }
  }
  return [...uses.values()];
}

/** Data of others do not say what their tables are of. */
const isOfModel = (subject: string | undefined): boolean => subject === 'model' || subject === undefined;

/** By short name, name and id in small letters; of several lines the first one that has it. */
function characteristicsOf(
  bearer: Bearer,
  ground: ViewGround,
  pinning: Facts[string] | undefined,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (name: string | undefined, value: string) => {
    const key = name?.toLowerCase() ?? '';
    if (key !== '' && value !== '' && !found.has(key)) found.set(key, value);
  };
  const read = (
    sources: readonly EvaluatedSelection[],
    isWanted: (subject: string | undefined) => boolean,
  ) => {
    for (const line of sources.flatMap((source) => linesOf(bearer, source))) {
      if (!isWanted(subjectOf(line.typeId, ground))) continue;
      const types = ground.catalogue.profileTypes.get(line.typeId)?.characteristicTypes ?? [];
      for (const { typeId, name, value } of line.characteristics) {
        const short = types.find(({ id }) => id === typeId)?.shortNames;
        for (const one of [short?.en, name, typeId]) add(one, value);
      }
    }
  };
  read(
    bearer.sources.filter((source) => !isOption(source)),
    isOfModel,
  );
  // A mount or an armour has a line of its own; of other data one cannot tell it from that of a weapon.
  read(bearer.sources.filter(isOption), (subject) => subject === 'model');
  if (pinning !== undefined) add('class', String(pinning));
  return found;
}
