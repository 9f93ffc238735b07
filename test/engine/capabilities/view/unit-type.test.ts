import { expect, test } from 'vitest';
import { unitTypeOf } from '../../../../renderer/engine/capabilities/view/unit-type';

test.each([
  { text: 'Infantry', type: 'infantry' },
  { text: ' cavalry ', type: 'cavalry' },
  { text: 'Walkers', type: 'walker' },
  { text: 'Super-heavies', type: 'superheavy' },
  { text: 'Super heavy', type: 'superheavy' },
  { text: 'Light Titans', type: 'titan' },
  { text: 'Light Artillery', type: 'light-artillery' },
  { text: 'Heavy Artillery', type: 'artillery' },
  { text: 'kind-vehicle', type: 'vehicle' },
  { text: 'Infantry swarm', type: undefined },
  { text: 'constructor', type: undefined },
  { text: '', type: undefined },
])('$text is $type', ({ text, type }) => {
  expect(unitTypeOf(text)).toBe(type);
});
