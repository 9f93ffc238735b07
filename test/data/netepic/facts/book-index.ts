import type {
  Book,
  CapabilitiesFile,
  CapabilityRef,
  Gear,
  Group,
  ListRef,
  Name,
  Option,
  ProfileLine,
  Size,
  Unit,
} from '../../../../schemas/generated/types';

/** Something with statistics, wherever it is written: a model, an option, shared gear. */
export interface Bearer {
  readonly where: string;
  readonly name: string;
  readonly profiles: readonly ProfileLine[];
  readonly capabilities: readonly CapabilityRef[];
}

/** A member of a group with the price that it has there. */
export interface Member {
  readonly gear: string;
  readonly points: number;
  readonly max: number | null;
}

export const english = (name: Name | undefined): string =>
  name === undefined ? '' : typeof name === 'string' ? name : name.en;

/** Names of the books without the word Detachment, in the plural or not, with typographic apostrophes or not. */
export function normalName(name: string): string {
  return name
    .replace(/ Detachment/, '')
    .replace(/ \((small|medium|large)\)$/, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .split(' ')
    .map((word) => word.replace(/ies$/, 'y').replace(/s$/, ''))
    .join(' ');
}

export function isGroup(item: Option | Group | ListRef): item is Group {
  return 'choose' in item;
}

export class BookIndex {
  readonly gear: Readonly<Record<string, Gear>>;

  constructor(
    readonly book: Book,
    private readonly capabilities: CapabilitiesFile,
  ) {
    this.gear = book.gear ?? {};
  }

  /** Everything in the book with statistics of a stand or a weapon. */
  bearers(): Bearer[] {
    const found: Bearer[] = [];
    for (const [id, gear] of Object.entries(this.gear)) found.push(this.bearer(`gear ${id}`, gear));
    for (const unit of this.book.units) {
      for (const { profile, model } of this.models(unit))
        found.push(this.bearer(`${unit.id}.${model}`, profile));
      for (const item of unit.options ?? []) {
        if (!isGroup(item)) continue;
        for (const option of item.options)
          if ('id' in option && 'profiles' in option)
            found.push(this.bearer(`${unit.id}.${option.id}`, option));
      }
    }
    return found;
  }

  /** Models of a unit; what a shared stand says is filled in. */
  models(unit: Unit): { model: string; name: string; size: Size; profile: Gear }[] {
    return (unit.models ?? []).map((model) => {
      const shared = 'of' in model && typeof model.of === 'string' ? this.gear[model.of] : undefined;
      const profile: Gear = shared ?? {
        name: model.name ?? '',
        ...(model.profiles ? { profiles: model.profiles } : {}),
        ...(model.capabilities ? { capabilities: model.capabilities } : {}),
      };
      return { model: model.id ?? '', name: english(profile.name), size: model.size, profile };
    });
  }

  private bearer(where: string, of: Pick<Gear, 'profiles' | 'capabilities'> & { name?: Name }): Bearer {
    return {
      where,
      name: english(of.name),
      profiles: of.profiles ?? [],
      capabilities: of.capabilities ?? [],
    };
  }

  /** The members of a group, through any list. */
  members(items: readonly (Option | Group | ListRef)[]): Member[] {
    return items.flatMap((item): Member[] => {
      if (isGroup(item)) return this.members(item.options);
      if ('list' in item) {
        const { list, only, max } = item;
        return this.members(this.book.lists?.[list]?.options ?? [])
          .filter((member) => !only || (only as readonly string[]).includes(member.gear))
          .map((member) => (max === undefined ? member : { ...member, max }));
      }
      return [
        {
          gear: item.of ?? item.id ?? '',
          points: item.points ?? 0,
          max: item.max === undefined ? 1 : item.max,
        },
      ];
    });
  }

  /** The id and parameters of a capability as the fact tables write it: "DR" with "5+" is `close-defences 5+`. */
  capability(name: string, x: string | undefined): string {
    const plain = name.replaceAll('’', "'");
    const found = this.capabilities.capabilities.find((each) => {
      const short = typeof each.name === 'object' ? each.name.short?.en : undefined;
      if ([english(each.name), short].some((text) => text?.replaceAll('’', "'") === plain)) return true;
      return (each.aliases ?? []).some((alias) => new RegExp(`^(?:${alias})$`).test(name));
    });
    if (!found) return `?${name}`;
    if (!found.parameters) return found.id;
    const inName = /4 Portal/.test(name) ? ['4'] : x === undefined ? (name.match(/-?\d+/g) ?? []) : [];
    const first = /attack die/.test(name) ? inName.map((each) => each.replace('-', '')) : inName;
    const rest = (x ?? '')
      .replace(/(\d) class (\d)(?: to (\d))? detachments?/, (_, n, from, to) =>
        to ? `${n} ${from}-${to}` : `${n} ${from}`,
      )
      .replace(/AP| cm/g, '')
      .split(/[ /]+/)
      .filter((part) => part !== '')
      .map((part) => part.toLowerCase());
    return [found.id, ...first, ...rest]
      .join(' ')
      .replace(/ 1d3/, ' 1D3')
      .replace(/ 2d3/, ' 2D3')
      .replace(/\+1d3/, '+1D3');
  }
}

/** A reference in its short form. */
export function written(ref: CapabilityRef): string {
  return typeof ref === 'string' ? ref : [ref.id, ...(ref.params ?? [])].join(' ');
}
