import type { BuilderView } from '../../../renderer/worker/protocol/builder-patch';
import {
  aChosenUnit,
  aFillRow,
  aFinding,
  aForceRow,
  aMargin,
  aMissingRow,
  anEmptyRow,
  anOffer,
  anOfferGroup,
  anOption,
  aSection,
  aUnitRow,
  aView,
  someOffers,
  someTotals,
} from './a-view';

const SHARE = {
  points: 1015,
  percent: 22.6,
  fill: 0.452,
  tick: 0.8,
  kind: 'at-most',
  limitPercent: 40,
  limitPoints: 1800,
  state: 'ok',
} as const;

/** Every kind of row, option and finding at once, for the look of the screen and for axe. */
export function aLargeView(): BuilderView {
  const heroes = aMargin({ name: 'Characters', share: SHARE, state: 'ok' });
  const core = aMargin({
    name: 'Core',
    share: {
      ...SHARE,
      points: 480,
      percent: 10.7,
      fill: 0.21,
      tick: 0.5,
      kind: 'at-least',
      limitPercent: 25,
      limitPoints: 1125,
      state: 'short',
    },
    state: 'short',
  });
  const raiders = aMargin({
    name: 'Raiders',
    share: {
      ...SHARE,
      points: 1440,
      percent: 32,
      fill: 0.64,
      tick: 0.4,
      limitPercent: 20,
      limitPoints: 900,
      state: 'over',
    },
    state: 'over',
  });
  return aView(
    [
      aForceRow('Main force', { total: 2050, missing: 1, note: 'Dark Elves' }),
      aUnitRow('Prince of Dread', {
        block: 'heroes',
        isFirst: true,
        margin: heroes,
        price: 295,
        share: 6.6,
        options: 'Halberd, Talisman of Shielding, Potion of Swiftness',
        roles: [{ role: 'general', name: 'General' }],
      }),
      aUnitRow('Officer', {
        block: 'heroes',
        price: 270,
        share: 6,
        options: 'Banner of Speed',
        roles: [{ role: 'battle-standard-bearer', name: 'Battle Standard Bearer' }],
      }),
      aUnitRow('Warlock Outcast', {
        block: 'heroes',
        price: 450,
        share: 10,
        severity: 'error',
        reason: 'joins no detachment',
      }),
      aUnitRow('Spears', {
        isFirst: true,
        margin: core,
        price: 490,
        amount: 30,
        share: 10.9,
        options: 'Champion, Standard Bearer, Musician',
        sizing: { amount: 30, least: 10, most: 40, amounts: undefined },
      }),
      aUnitRow('Canoptek Wraiths', {
        price: 175,
        amount: 4,
        severity: 'lost',
        reason: 'no longer in the book',
        isLost: true,
      }),
      aFillRow('fill'),
      aUnitRow('Black Cloaks', {
        block: 'raiders',
        isFirst: true,
        margin: raiders,
        price: 180,
        amount: 5,
        options: 'Champion',
      }),
      {
        ...anEmptyRow(undefined, {}),
        kind: 'also',
        key: 'also',
        node: 'spears',
        name: 'Auxiliaries',
        where: 'Core',
        price: 260,
      },
      aFillRow('fill2'),
      aForceRow('Infantry Company with a rather long name', {
        node: 'f2',
        key: 'n:f2',
        total: 775,
        note: 'company',
        level: 1,
      }),
      aUnitRow('Necron Warriors A', {
        node: 'w',
        key: 'n:w',
        force: 'f2',
        block: 'must',
        blockName: 'Compulsory',
        isFirst: true,
        margin: aMargin({ name: 'Compulsory', places: { taken: 3, least: 4, most: 4 } }),
        price: 175,
        amount: 6,
      }),
      aMissingRow(['Warriors', 'Immortals', 'Monolith'], {
        force: 'f2',
        block: 'must',
        blockName: 'Compulsory',
      }),
      anEmptyRow(1, {
        force: 'f2',
        block: 'support',
        blockName: 'Support',
        isFirst: true,
        margin: aMargin({ name: 'Support', places: { taken: 0, least: 0, most: 1 } }),
      }),
    ],
    {
      totals: someTotals({ verdict: 'illegal', errors: 2, lost: 1, spent: 2825, limit: 3000, advice: 1 }),
      values: [
        { key: 'units', name: 'Units', value: 11, most: undefined, state: undefined },
        { key: 'elite', name: 'Elite pool', value: 3, most: 4, state: 'ok' },
      ],
      findings: [
        aFinding('A compulsory detachment is missing', { place: 'Infantry Company' }),
        aFinding('Warlock Outcast joins no detachment', { place: 'Characters', node: 'unit' }),
        aFinding('Canoptek Wraiths are no longer in the book of 21 Nov; kept with their last price, 175', {
          severity: 'lost',
        }),
        aFinding('175 points left: a Monolith costs exactly 175', { severity: 'advice' }),
      ],
      chosen: aChosenUnit('Prince of Dread', {
        subtitle: 'Character · infantry, standard height, 20×20',
        price: 295,
        sum: [215, 10, 50, 20],
        findings: [aFinding('Warlock Outcast joins no detachment', { rule: 'see Core Rules, p. 12' })],
        roles: [
          { role: 'general', name: 'General', isOn: true, price: 0, holder: undefined, why: undefined },
          {
            role: 'battle-standard-bearer',
            name: 'Battle Standard Bearer',
            isOn: false,
            price: 50,
            holder: 'Officer',
            why: undefined,
          },
        ],
        sections: [
          aSection('Models', [
            anOption('Legionaries', {
              control: 'number',
              amount: 9,
              least: 9,
              most: 19,
              price: 90,
              isOn: true,
              note: '9 to 19',
            }),
            anOption('Sergeant', { control: 'fixed', price: 0, isOn: true }),
          ]),
          aSection(
            'Melee weapon',
            [
              anOption('Hand Weapon', { control: 'radio', price: 0 }),
              anOption('Halberd', { control: 'radio', isOn: true }),
              anOption('Paired Weapons', { control: 'radio', price: 5 }),
              anOption('Great Weapon', { control: 'radio' }),
            ],
            { choose: { least: 1, most: 1, taken: 1 } },
          ),
          aSection('Mount', [
            anOption('Lance', { why: 'needs a mount: Elven Horse 45, Daeb Raptor 50', price: 15 }),
            anOption('Old blade', { isLost: true, isOn: true }),
          ]),
          aSection(
            'Special items',
            [
              anOption('Weapon enchantment', {
                control: 'heading',
                key: 'we',
                choose: { least: 0, most: 1, taken: 0 },
              }),
              anOption('Sword of Might', { under: 'we', depth: 1, control: 'radio', group: 'we' }),
              anOption('Artefacts', {
                control: 'heading',
                key: 'art',
                choose: { least: 0, most: 2, taken: 2 },
              }),
              anOption('Talisman of Shielding', { under: 'art', depth: 1, isOn: true, price: 50 }),
              anOption('Potion of Swiftness', { under: 'art', depth: 1, isOn: true, price: 20 }),
              anOption('Scepter of Power', {
                under: 'art',
                depth: 1,
                price: 40,
                why: 'one per army: the Warlock Outcast has it',
              }),
            ],
            { allowance: { spent: 70, most: 200 } },
          ),
        ],
        profiles: [
          {
            key: 'p',
            title: 'Profile',
            subject: 'model',
            columns: ['Adv', 'Mar', 'Dis', 'HP', 'Def', 'Res', 'Arm', 'Att', 'Off', 'Str', 'AP', 'Agi'].map(
              (name) => ({ id: name, name, long: name, unit: undefined }),
            ),
            rows: [
              {
                key: 'r',
                name: 'Prince',
                note: '',
                values: ['5″', '10″', '9', '3', '6', '3', '2', '5', '8', '4', '1', '8'].map(
                  (text, index) => ({ text, printed: index === 6 ? '0' : undefined }),
                ),
              },
            ],
          },
          {
            key: 'w',
            title: 'Weapon',
            subject: 'weapon',
            columns: ['Range', 'Dice', 'To hit', 'AP'].map((name) => ({
              id: name,
              name,
              long: name,
              unit: undefined,
            })),
            rows: [
              {
                key: '1',
                name: 'Eldritch Lance',
                note: 'Reduces Cover',
                values: ['60', '1', '4+', '−2'].map((text) => ({ text, printed: undefined })),
              },
              {
                key: '2',
                name: 'Staff of Light',
                note: '',
                values: ['30', '2', '4+', '−2'].map((text) => ({ text, printed: undefined })),
              },
            ],
          },
        ],
        capabilities: [
          {
            key: 'a',
            name: 'Bound character',
            summary:
              'Joins one detachment, takes no place in transports and shares its morale for the whole battle.',
            source: 'Core Rules, p.\u00a034',
          },
          { key: 'b', name: 'Lightning Reflexes', summary: undefined, source: '' },
        ],
      }),
      offers: someOffers(
        [
          anOfferGroup(
            'Compulsory',
            [
              anOffer('Monolith', 175),
              anOffer('Necron Warriors', 175, { taken: 2 }),
              anOffer('Immortals', 275, { over: 100 }),
            ],
            { missing: 1 },
          ),
          anOfferGroup(
            'Support',
            [
              anOffer('Flayed Ones', 150),
              anOffer('Hexmark Destroyers', 150, { taken: 1, most: 3 }),
              anOffer('Pariahs', 200, { why: 'needs a Pylon' }),
            ],
            { room: { kind: 'places', left: 1 } },
          ),
          anOfferGroup('Special', [anOffer('War Barge', 375)], { takenBy: ['War Barge'] }),
        ],
        {
          left: 175,
          forces: [
            {
              key: 'company',
              name: 'Companies',
              why: undefined,
              isAside: false,
              items: [
                {
                  key: 'c1',
                  parent: 'f1',
                  entryId: 'c1',
                  catalogueId: 'b',
                  name: 'Skorpekh Company',
                  short: undefined,
                  second: undefined,
                  search: 'skorpekh company',
                  taken: 1,
                  most: undefined,
                  why: undefined,
                  isUnread: false,
                },
                {
                  key: 'c2',
                  parent: 'f1',
                  entryId: 'c2',
                  catalogueId: 'b',
                  name: 'Apex',
                  short: undefined,
                  second: undefined,
                  search: 'apex',
                  taken: 0,
                  most: 1,
                  why: 'a High Command unlocks one',
                  isUnread: false,
                },
              ],
            },
          ],
        },
      ),
      history: { undo: { key: 'remove', name: 'Pariahs' }, redo: undefined, revision: 4 },
    },
  );
}
