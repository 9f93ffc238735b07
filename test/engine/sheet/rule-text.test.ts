import { describe, expect, test } from 'vitest';
import { ruleText } from '../../../renderer/engine/sheet/build/rule-text';

describe('texts of data on paper', () => {
  test.each([
    { claim: 'lines run on', text: 'A boat\n floats.\r\n\r\nMostly. ', paper: 'A boat floats. Mostly.' },
    {
      claim: 'items stand on lines of their own',
      text: 'A boat:\n• floats\n• carries six, and\n  their horses',
      paper: 'A boat:\n• floats\n• carries six, and their horses',
    },
    { claim: 'of dashes too', text: 'A boat:\n- floats\n– rows', paper: 'A boat:\n- floats\n– rows' },
    { claim: 'of numbers too', text: 'A boat:\n1. floats\n2) rows', paper: 'A boat:\n1. floats\n2) rows' },
    { claim: 'in one line', text: 'A boat: • floats •rows', paper: 'A boat:\n• floats\n• rows' },
    {
      claim: 'after an empty line it goes on apart',
      text: '• floats\n\nIt rows.',
      paper: '• floats\nIt rows.',
    },
    {
      claim: 'a number that begins a line is no item',
      text: 'carries\n6 men or\n1.5 carts',
      paper: 'carries 6 men or 1.5 carts',
    },
    { claim: 'nor is a minus', text: 'moves at\n-2 then', paper: 'moves at -2 then' },
  ])('$claim', ({ text, paper }) => {
    expect(ruleText(text)).toBe(paper);
  });
});
