import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { TextInput } from '../../../renderer/components/TextInput';
import { TEXT_LIMITS } from '../../../renderer/engine/roster/text-limits';

afterEach(cleanup);

test.each([
  { claim: 'a name', isLong: false, most: TEXT_LIMITS.name },
  { claim: 'notes', isLong: true, most: TEXT_LIMITS.notes },
])('$claim: no more is typed than is ever shown', async ({ isLong, most }) => {
  const onCommit = vi.fn();
  render(<TextInput label="Text" value="" isLong={isLong} onCommit={onCommit} />);
  const field = screen.getByLabelText('Text');
  await userEvent.click(field);
  await userEvent.paste('x'.repeat(most + 50));
  await userEvent.tab();
  expect(onCommit).toHaveBeenCalledWith('x'.repeat(most));
});

test('what a file brought stays whole until it is changed', async () => {
  const long = 'x'.repeat(TEXT_LIMITS.notes + 50);
  const onCommit = vi.fn();
  render(<TextInput label="Text" value={long} isLong onCommit={onCommit} />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Text');
  expect(field.value).toBe(long);
  await userEvent.click(field);
  await userEvent.tab();
  expect(onCommit).not.toHaveBeenCalled();
});
