import type {
  Book,
  CapabilitiesFile,
  CapabilityRef,
  Force,
  Gear,
  GearRef,
  Item,
  List,
  Model,
  Name,
  Option,
  ProfileLine,
  System,
  Unit,
} from '../../../../schemas/generated/types';

export const english = (name: Name | undefined): string =>
  name === undefined ? '' : typeof name === 'string' ? name : name.en;

/** Spellings of one name: case, apostrophes, a plural at the end, "2" for "two", "Mounted", "Centerline". */
export function normal(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('centerline', 'centreline')
    .replace(/^lluminarum/, 'illuminarum')
    .replace(/^one hull/, 'hull')
    .replace(/^2 /, 'two ')
    .replace(' mounted', '')
    .replace(/ x\d$/, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
}

/** Something that may be chosen, with its price here. */
export interface Offer {
  readonly name: string;
  readonly points: number;
  readonly perModel: boolean;
}

/** Reads the system and the book as one. */
export class BookIndex {
  readonly gear: Readonly<Record<string, Gear>>;
  readonly lists: Readonly<Record<string, List>>;
  readonly forces: ReadonlyMap<string, Force>;
  readonly units: ReadonlyMap<string, Unit>;
  readonly #capabilities: ReadonlyMap<string, string>;

  constructor(
    readonly system: System,
    readonly book: Book,
    capabilities: CapabilitiesFile,
  ) {
    this.gear = { ...system.gear, ...book.gear };
    this.lists = { ...system.lists, ...book.lists };
    const forces = new Map<string, Force>();
    const addForces = (list: readonly (string | Force)[]): void => {
      for (const force of list) {
        if (typeof force === 'string') continue;
        forces.set(normal(english(force.name)), force);
        addForces(force.forces ?? []);
      }
    };
    addForces(system.forces);
    addForces(book.forces ?? []);
    this.forces = forces;
    this.units = new Map(book.units.map((unit) => [normal(english(unit.name)), unit]));
    this.#capabilities = new Map(capabilities.capabilities.map(({ id, name }) => [id, english(name)]));
  }

  /** `Turret Mounted Heavy bolter`; a name for each of its mounts. */
  gearNames(ref: GearRef): string[] {
    const id = typeof ref === 'string' ? ref : ref.gear;
    const note = typeof ref === 'string' ? undefined : ref.note?.en;
    const name = english(this.gear[id]?.name);
    return note ? note.split(' and ').map((mount) => `${mount} ${name}`) : [name];
  }

  /** `Shock (Pinned)`; as the facts write it. */
  capabilityName(ref: CapabilityRef): string {
    const [id = '', ...params] = typeof ref === 'string' ? ref.split(' ') : [ref.id, ...(ref.params ?? [])];
    const name = this.#capabilities.get(id) ?? id;
    return params.length === 0 ? name : `${name} (${params.join(', ')})`;
  }

  capabilityNames(...lists: readonly (readonly CapabilityRef[] | undefined)[]): Set<string> {
    return new Set(lists.flatMap((list) => (list ?? []).map((ref) => normal(this.capabilityName(ref)))));
  }

  offersOf(items: readonly Item[] | undefined): Offer[] {
    return (items ?? []).flatMap((item) => {
      if ('list' in item) {
        const { list, except = [], only, points = {} } = item;
        return this.#members(list)
          .filter((id) => !except.includes(id.id) && (!only || only.includes(id.id)))
          .map((each) => ({ ...each.offer, points: points[each.id] ?? each.offer.points }));
      }
      if ('choose' in item) return this.offersOf(item.options);
      return [this.#offer(item), ...this.offersOf(item.options)];
    });
  }

  #members(list: string): { id: string; offer: Offer }[] {
    return (this.lists[list]?.options ?? []).flatMap((item) => {
      if ('list' in item) return this.#members(item.list);
      if ('choose' in item) return [];
      return [{ id: item.id ?? item.of ?? '', offer: this.#offer(item) }];
    });
  }

  #offer(option: Option): Offer {
    const name = option.name ?? this.gear[option.of ?? '']?.name;
    return {
      name: normal(english(name)),
      points: option.points ?? 0,
      perModel: option.per === 'model',
    };
  }

  /** Names of what a unit and its models always have. */
  fixedGear(unit: Unit): Set<string> {
    const refs = [...(unit.gear ?? []), ...(unit.models ?? []).flatMap((model) => model.gear ?? [])];
    return new Set(refs.flatMap((ref) => this.gearNames(ref).map(normal)));
  }

  /** Profiles of shared gear by their own name, else that of the gear. */
  weaponProfiles(): Map<string, ProfileLine> {
    const found = new Map<string, ProfileLine>();
    for (const gear of Object.values(this.gear))
      for (const profile of gear.profiles ?? [])
        found.set(normal(english(profile.name ?? gear.name)), profile);
    return found;
  }

  profilesOf(model: Model): { name: string; profile: ProfileLine }[] {
    return (model.profiles ?? []).map((profile) => ({
      name: english(profile.name ?? model.name),
      profile,
    }));
  }
}
