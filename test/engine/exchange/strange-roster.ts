/** Lists with fields that the format does not have, as other programs and later versions write them. */
import fc from 'fast-check';
import type { Roster } from '../../../renderer/engine/roster/document';
import { aRoster } from './roster-builder';

/** JSON values as files hold them: what JSON.parse gives. */
const jsonValue = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
/** Fields that the format has. */
export const KNOWN =
  /^(?:\$schema|format|id|name|system|books|limits|forces|roles|attachments|embarkations|player|club|event|date|notes|changed|digest|units|entryId|catalogueId|customName|categories|selections|groupId|amount|costs|typeId|value|revision|kept)$/;
const unknownField = fc.oneof(
  fc.string({ unit: 'grapheme' }).filter((key) => !KNOWN.test(key)),
  fc.constantFrom('__proto__', 'constructor', 'toString', '10', ''),
);
const unknownFields = fc
  .array(fc.tuple(unknownField, jsonValue), { maxLength: 4 })
  .map((entries) => Object.fromEntries(entries));

/** A list with unknown fields at five depths. */
export const strangeRoster = fc
  .tuple(unknownFields, unknownFields, unknownFields, unknownFields, unknownFields)
  .map(([atRoot, atForce, atChoice, atCost, atRole]): Roster => {
    const [force, ...rest] = aRoster().forces;
    const [first, ...others] = force?.selections ?? [];
    const costs = first?.costs?.map((cost) => ({ ...atCost, ...cost })) ?? [];
    return {
      ...atRoot,
      ...aRoster(),
      roles: [{ ...atRole, role: 'general', selection: 'b' }],
      forces: [
        { ...atForce, ...force, selections: [{ ...atChoice, ...first, costs }, ...others] } as never,
        ...rest,
      ],
    };
  });
