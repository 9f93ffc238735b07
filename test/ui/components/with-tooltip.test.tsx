import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../../../renderer/components/Button';

afterEach(cleanup);

test('one Escape closes the words about a button and goes on to the screen', async () => {
  const keys: string[] = [];
  const user = userEvent.setup();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for a screen
    <div onKeyDown={({ key }) => keys.push(key)}>
      <Button label="Smaller" onPress={() => {}}>
        −
      </Button>
    </div>,
  );
  await user.tab();
  await screen.findByRole('tooltip');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(keys).toEqual(['Escape']);
  // The next press is the screen’s as well.
  await user.keyboard('{Escape}');
  expect(keys).toEqual(['Escape', 'Escape']);
});

test('the words about the next button close as well', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Button label="Smaller" onPress={() => {}}>
        −
      </Button>
      <Button label="Larger" onPress={() => {}}>
        +
      </Button>
    </>,
  );
  for (const label of ['Smaller', 'Larger', 'Smaller']) {
    await (label === 'Smaller' ? user.tab({ shift: document.activeElement !== document.body }) : user.tab());
    expect((await screen.findByRole('tooltip')).textContent).toBe(label);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  }
});
