import { describe, expect, test } from 'vitest';
import { windowState } from '../../../electron/window/window-state';

const SCREENS = [
  { x: 0, y: 25, width: 1440, height: 875 },
  { x: 1440, y: 0, width: 1920, height: 1080 },
];

describe('where the window opens', () => {
  test.each([
    { claim: 'a first start', stored: undefined, is: { width: 1280, height: 800, isMaximized: false } },
    {
      claim: 'a broken file',
      stored: { width: 'wide', height: 3 },
      is: { width: 1280, height: 800, isMaximized: false },
    },
    {
      claim: 'as it was left',
      stored: { x: 100, y: 60, width: 1300, height: 700, isMaximized: true },
      is: { x: 100, y: 60, width: 1300, height: 700, isMaximized: true },
    },
    {
      claim: 'on the second screen',
      stored: { x: 1500, y: 10, width: 1300, height: 700 },
      is: { x: 1500, y: 10, width: 1300, height: 700, isMaximized: false },
    },
    {
      claim: 'a screen that is gone',
      stored: { x: -1900, y: 60, width: 1300, height: 700 },
      is: { width: 1300, height: 700, isMaximized: false },
    },
    {
      claim: 'a title bar above every screen',
      stored: { x: 100, y: -300, width: 1300, height: 700 },
      is: { width: 1300, height: 700, isMaximized: false },
    },
    {
      claim: 'smaller than the screens are drawn for',
      stored: { x: 0, y: 30, width: 200, height: 100 },
      is: { x: 0, y: 30, width: 1024, height: 640, isMaximized: false },
    },
  ])('$claim', ({ stored, is }) => {
    expect(windowState(stored, SCREENS)).toEqual(is);
  });
});
