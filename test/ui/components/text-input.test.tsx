import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TextInput } from '../../../renderer/components/TextInput';
import { TEXT_LIMITS } from '../../../renderer/engine/roster/text-limits';
import { WORDS } from '../../../renderer/words/use-words';

afterEach(cleanup);

function Field({
  start = '',
  isLong,
  onCommit,
}: {
  readonly start?: string;
  readonly isLong?: boolean;
  readonly onCommit: (text: string) => void;
}) {
  const [value, setValue] = useState(start);
  const commit = (text: string): void => {
    onCommit(text);
    setValue(text);
  };
  return <TextInput label="Text" value={value} isLong={isLong === true} onCommit={commit} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Text');

describe.each([
  { claim: 'a name', isLong: false, most: TEXT_LIMITS.name },
  { claim: 'notes', isLong: true, most: TEXT_LIMITS.notes },
])('$claim', ({ isLong, most }) => {
  test('takes no more than is ever shown, and says so', async () => {
    const onCommit = vi.fn();
    render(<Field isLong={isLong} onCommit={onCommit} />);
    await userEvent.click(field());
    await userEvent.paste('x'.repeat(most + 50));
    expect(screen.getByRole('alert').textContent).toBe(WORDS.en.fields.cut(most));
    expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    await userEvent.tab();
    expect(onCommit).toHaveBeenCalledWith('x'.repeat(most));
    // Left, it is still not the text that was pasted.
    expect(screen.getByRole('alert')).toBeDefined();
  });

  test('says nothing of what fits', async () => {
    render(<Field isLong={isLong} onCommit={() => {}} />);
    await userEvent.click(field());
    await userEvent.paste('x'.repeat(most));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('once the text is another one, nothing is said any more', async () => {
  render(<Field onCommit={() => {}} />);
  await userEvent.click(field());
  await userEvent.paste('x'.repeat(TEXT_LIMITS.name + 1));
  await userEvent.keyboard('{Backspace}');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what a file brought stays whole until it is changed', async () => {
  const long = 'x'.repeat(TEXT_LIMITS.notes + 50);
  const onCommit = vi.fn();
  render(<Field start={long} isLong onCommit={onCommit} />);
  expect(field().value).toBe(long);
  await userEvent.click(field());
  await userEvent.tab();
  expect(onCommit).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});
