import type { BuilderView } from '../../../renderer/worker/protocol/builder-patch';
import type {
  ChosenArmy,
  ChosenUnit,
  OptionRow,
  OptionSection,
} from '../../../renderer/worker/protocol/chosen-view';
import type { FindingView } from '../../../renderer/worker/protocol/findings-view';
import type {
  EmptyRow,
  FillRow,
  ForceRow,
  LedgerRow,
  MarginView,
  MissingRow,
  UnitRow,
} from '../../../renderer/worker/protocol/ledger-row';
import type {
  ForceOfferRow,
  OfferGroupView,
  OfferRow,
  OffersView,
} from '../../../renderer/worker/protocol/offers-view';
import type { TotalsView } from '../../../renderer/worker/protocol/totals-view';

/** The smallest parts of a builder's view; tests name only what matters. */

const ROW = {
  level: 2,
  margin: undefined,
  force: 'f1',
  block: 'core',
  blockName: 'Core',
  forceName: 'Army',
  isFirst: false,
} as const;

export function aMargin(over: Partial<MarginView> = {}): MarginView {
  return {
    name: 'Core',
    shortName: undefined,
    places: undefined,
    share: undefined,
    count: 1,
    state: undefined,
    ...over,
  };
}

export function aUnitRow(name: string, over: Partial<UnitRow> = {}): UnitRow {
  const node = over.node ?? name.toLowerCase().replaceAll(' ', '-');
  return {
    ...ROW,
    kind: 'unit',
    key: `n:${node}`,
    node,
    name,
    second: undefined,
    short: undefined,
    customName: undefined,
    options: '',
    profile: '',
    amount: 1,
    share: undefined,
    price: 100,
    isSurcharge: false,
    roles: [],
    severity: undefined,
    reason: undefined,
    isLost: false,
    hasNotes: false,
    sizing: undefined,
    ...over,
  };
}

export function aForceRow(name: string, over: Partial<ForceRow> = {}): ForceRow {
  const node = over.node ?? 'f1';
  return {
    ...ROW,
    kind: 'force',
    key: `n:${node}`,
    node,
    level: 1,
    block: undefined,
    blockName: '',
    forceName: name,
    name,
    second: undefined,
    note: undefined,
    total: 0,
    errors: 0,
    missing: 0,
    isLost: false,
    severity: undefined,
    units: 1,
    ...over,
  };
}

export function aMissingRow(wanted: readonly string[], over: Partial<MissingRow> = {}): MissingRow {
  return { ...ROW, kind: 'missing', key: `m:${wanted.join()}`, wanted, ...over };
}

export function anEmptyRow(places: number | undefined, over: Partial<EmptyRow> = {}): EmptyRow {
  return { ...ROW, kind: 'empty', key: `e:${over.block ?? 'core'}`, places, isBarren: false, ...over };
}

export function aFillRow(key: string): FillRow {
  return { ...ROW, kind: 'fill', key };
}

export function anOffer(name: string, price: number, over: Partial<OfferRow> = {}): OfferRow {
  return {
    key: `o:${name}`,
    entryId: name,
    groupId: undefined,
    name,
    short: undefined,
    second: undefined,
    search: name.toLowerCase(),
    price,
    taken: 0,
    most: undefined,
    over: 0,
    why: undefined,
    ...over,
  };
}

export function anOfferGroup(
  name: string,
  items: readonly OfferRow[],
  over: Partial<OfferGroupView> = {},
): OfferGroupView {
  return {
    key: name,
    block: name.toLowerCase(),
    name,
    short: undefined,
    room: undefined,
    missing: 0,
    takenBy: undefined,
    isClosed: false,
    why: undefined,
    items,
    ...over,
  };
}

export function aForceOffer(name: string, over: Partial<ForceOfferRow> = {}): ForceOfferRow {
  return {
    key: `F:${name}`,
    parent: 'f1',
    entryId: name,
    catalogueId: 'book',
    name,
    short: undefined,
    second: undefined,
    search: name.toLowerCase(),
    taken: 0,
    most: undefined,
    why: undefined,
    isUnread: false,
    ...over,
  };
}

export function someOffers(groups: readonly OfferGroupView[], over: Partial<OffersView> = {}): OffersView {
  const target = { force: 'f1', name: 'Army', short: undefined, depth: 0 };
  return {
    target,
    targets: [target],
    left: undefined,
    fitsNothing: false,
    fitting: undefined,
    groups,
    forces: [],
    ...over,
  };
}

export function aFinding(sentence: string, over: Partial<FindingView> = {}): FindingView {
  return {
    key: sentence,
    severity: 'error',
    sentence,
    short: sentence,
    place: '',
    node: undefined,
    block: undefined,
    rule: undefined,
    ...over,
  };
}

export function anOption(name: string, over: Partial<OptionRow> = {}): OptionRow {
  return {
    key: name,
    control: 'check',
    group: 'g',
    parent: 'unit',
    entryId: name,
    groupId: undefined,
    node: over.isOn === true ? `node-${name}` : undefined,
    name,
    second: undefined,
    note: '',
    price: 10,
    amount: over.isOn === true ? 1 : 0,
    least: 0,
    most: 1,
    amounts: undefined,
    isOn: false,
    isLost: false,
    why: undefined,
    isToldAbove: false,
    depth: 0,
    choose: undefined,
    under: undefined,
    ...over,
  };
}

export function aSection(
  title: string,
  rows: readonly OptionRow[],
  over: Partial<OptionSection> = {},
): OptionSection {
  return { key: title, title, choose: undefined, allowance: undefined, why: undefined, rows, ...over };
}

export function aChosenUnit(name: string, over: Partial<ChosenUnit> = {}): ChosenUnit {
  return {
    kind: 'unit',
    node: 'unit',
    name,
    second: undefined,
    customName: undefined,
    subtitle: '',
    price: 100,
    isSurcharge: false,
    sum: [],
    isLost: false,
    isRepeatable: true,
    findings: [],
    fields: {},
    roles: [],
    sections: [],
    profiles: [],
    capabilities: [],
    notes: '',
    ...over,
  };
}

export function aChosenArmy(over: Partial<ChosenArmy> = {}): ChosenArmy {
  return {
    kind: 'army',
    name: 'A list',
    subtitle: '',
    limits: [{ typeId: 'pts', name: 'Points', value: 1000 }],
    details: { player: '', club: '', event: '', date: '' },
    roles: [],
    values: [],
    blocks: [],
    findings: [],
    notes: '',
    ...over,
  };
}

export function someTotals(over: Partial<TotalsView> = {}): TotalsView {
  return {
    verdict: 'legal',
    errors: 0,
    warnings: 0,
    advice: 0,
    lost: 0,
    spent: 0,
    limit: 1000,
    typeId: 'pts',
    costName: 'points',
    leastSpent: undefined,
    ...over,
  };
}

export function aView(rows: readonly LedgerRow[], over: Partial<BuilderView> = {}): BuilderView {
  return {
    head: {
      id: 'l1',
      name: 'A list',
      system: 'A game',
      edition: '1',
      army: 'An army',
      event: '',
      data: '2026-11-30',
      models: 'models',
    },
    totals: someTotals(),
    values: [],
    rows,
    findings: [],
    chosen: aChosenArmy(),
    offers: someOffers([]),
    history: { undo: undefined, redo: undefined, revision: 1 },
    ...over,
  };
}
