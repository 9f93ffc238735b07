import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NumberInput } from '../../../renderer/components/NumberInput';
import { parseWholeNumber } from '../../../renderer/components/parse-whole-number';
import { Stepper } from '../../../renderer/components/Stepper';

afterEach(cleanup);

describe('a whole number as people type it', () => {
  test.each([
    { typed: '0', is: 0 },
    { typed: '4000', is: 4000 },
    { typed: ' 4 000 ', is: 4000 },
    { typed: '4\u202f000', is: 4000 },
    { typed: '1’000’000', is: 1_000_000 },
    { typed: '９', is: 9 },
    { typed: '007', is: 7 },
    { typed: '', is: undefined },
    { typed: '1.5', is: undefined },
    { typed: '1,5', is: undefined },
    { typed: '-5', is: undefined },
    { typed: '+5', is: undefined },
    { typed: '1e3', is: undefined },
    { typed: '0x10', is: undefined },
    { typed: 'abc', is: undefined },
    { typed: '12a', is: undefined },
    { typed: '1 2', is: undefined },
    { typed: '9'.repeat(400), is: undefined },
    { typed: 'Infinity', is: undefined },
  ])('$typed is $is', ({ typed, is }) => {
    expect(parseWholeNumber(typed)).toBe(is);
  });

  test('a comma stands between thousands in English, and nowhere else', () => {
    expect(parseWholeNumber('1,000', ',')).toBe(1000);
    expect(parseWholeNumber('1,5', ',')).toBeUndefined();
    expect(parseWholeNumber('1,000')).toBeUndefined();
  });
});

const WRONG = 'A whole number from 0 to 999';
const notTaken = (typed: string, kept: number | undefined) =>
  `${typed || 'nothing'}: not taken, ${kept} stays`;

function Field({
  start = 100,
  onCommit,
}: {
  readonly start?: number;
  readonly onCommit: (value?: number) => void;
}) {
  const [value, setValue] = useState<number | undefined>(start);
  return (
    <>
      <NumberInput
        label="Limit"
        value={value}
        least={0}
        most={999}
        mayBeNone
        wrong={WRONG}
        notTaken={notTaken}
        onCommit={(next) => {
          onCommit(next);
          setValue(next);
        }}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Limit');
const type = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.click(field());
  if (text !== '') await userEvent.paste(text);
};

describe('a field for a number', () => {
  test.each(['1.5', '-5', 'abc', '1e3', '1000', '9'.repeat(30)])(
    '%j is not taken: the field says so, has its old value back once it is left, and says then what stays',
    async (typed) => {
      const onCommit = vi.fn();
      render(<Field onCommit={onCommit} />);
      await type(typed);
      expect(field().getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByRole('alert').textContent).toBe(WRONG);
      expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
      await userEvent.keyboard('{Enter}');
      expect(field().value).toBe(typed);
      await userEvent.click(screen.getByText('Elsewhere'));
      expect(field().value).toBe('100');
      expect(field().getAttribute('aria-invalid')).toBe('false');
      expect(screen.getByRole('alert').textContent).toBe(`${typed}: not taken, 100 stays`);
      expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
      expect(onCommit).not.toHaveBeenCalled();
      await type('2');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('Escape brings the old value back, also of what could be taken', async () => {
    const onCommit = vi.fn();
    render(<Field onCommit={onCommit} />);
    await type('250');
    await userEvent.keyboard('{Escape}');
    expect(field().value).toBe('100');
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(onCommit).not.toHaveBeenCalled();
  });

  test.each([
    { claim: 'a number', typed: '250', is: 250, shows: '250' },
    { claim: 'nought', typed: '0', is: 0, shows: '0' },
    { claim: 'an empty field, which means none', typed: '', is: undefined, shows: '' },
    { claim: 'a number with leading noughts', typed: '0250', is: 250, shows: '250' },
  ])('$claim is taken when the field is left', async ({ typed, is, shows }) => {
    const onCommit = vi.fn();
    render(<Field onCommit={onCommit} />);
    await type(typed);
    expect(onCommit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(is);
    expect(field().value).toBe(shows);
  });

  test('another value that comes while the keyboard is in the field is typed over, not typed behind', async () => {
    const field = (value: number) => (
      <NumberInput
        label="Limit"
        value={value}
        least={0}
        most={999}
        wrong={WRONG}
        notTaken={notTaken}
        onCommit={() => undefined}
      />
    );
    const { rerender } = render(field(100));
    await userEvent.tab();
    rerender(field(250));
    await userEvent.keyboard('30');
    expect(screen.getByLabelText<HTMLInputElement>('Limit').value).toBe('30');
  });

  test('another value that comes while the hand is typing takes nothing from it', async () => {
    const shown = (value: number) => (
      <NumberInput
        label="Limit"
        value={value}
        least={0}
        most={999}
        wrong={WRONG}
        notTaken={notTaken}
        onCommit={() => {}}
      />
    );
    const { rerender } = render(shown(100));
    await type('1.5');
    rerender(shown(200));
    expect(field().value).toBe('1.5');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await userEvent.tab();
    expect(field().value).toBe('200');
  });

  test.each([
    { claim: 'what was typed goes back to what the list says', typed: '27', enter: false, heard: false },
    { claim: 'what was taken is left to the list to take back', typed: '27', enter: true, heard: true },
  ])('Ctrl Z: $claim', async ({ typed, enter, heard }) => {
    const onCommit = vi.fn();
    const onKeyDown = vi.fn();
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for the page around the field
      <div onKeyDown={({ key, ctrlKey }) => key === 'z' && ctrlKey && onKeyDown()}>
        <Field start={20} onCommit={onCommit} />
      </div>,
    );
    await type(typed);
    if (enter) await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(field().value).toBe(enter ? typed : '20');
    expect(onKeyDown).toHaveBeenCalledTimes(heard ? 1 : 0);
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(onCommit).toHaveBeenCalledTimes(enter ? 1 : 0);
  });

  test('a value that a file brought stays until it is changed, whatever it is', async () => {
    const onCommit = vi.fn();
    render(<Field start={1999.5} onCommit={onCommit} />);
    await userEvent.click(field());
    await userEvent.tab();
    expect(field().value).toBe('1999.5');
    expect(onCommit).not.toHaveBeenCalled();
  });
});

describe('an amount', () => {
  const anAmount = (onChange: (value: number) => void, onStep: (by: -1 | 1) => void = () => {}) =>
    render(
      <Stepper
        label="Number"
        lessLabel="Less"
        moreLabel="More"
        value={3}
        least={0}
        most={5}
        ceiling={9999}
        wrong={WRONG}
        notTaken={notTaken}
        onChange={onChange}
        onStep={onStep}
      />,
    );
  test.each([
    { typed: '7', is: 7 },
    { typed: '0', is: 0 },
    { typed: '1.5', is: undefined },
    { typed: '1e3', is: undefined },
    { typed: '-1', is: undefined },
    { typed: '', is: undefined },
    { typed: '10000', is: undefined },
    { typed: '9'.repeat(21), is: undefined },
  ])('$typed: $is', async ({ typed, is }) => {
    const onChange = vi.fn();
    anAmount(onChange);
    const input = screen.getByRole<HTMLInputElement>('spinbutton');
    await userEvent.clear(input);
    if (typed !== '') await userEvent.type(input, typed);
    expect(input.getAttribute('aria-invalid')).toBe(String(is === undefined && typed !== ''));
    await userEvent.tab();
    if (is === undefined) {
      expect(onChange).not.toHaveBeenCalled();
      expect(input.value).toBe('3');
      expect(screen.getByRole('alert').textContent).toBe(`${typed || 'nothing'}: not taken, 3 stays`);
    } else expect(onChange).toHaveBeenCalledExactlyOnceWith(is);
  });

  test('Enter in an empty one has the old value back and says so', async () => {
    anAmount(() => {});
    const input = screen.getByRole<HTMLInputElement>('spinbutton');
    await userEvent.clear(input);
    await userEvent.keyboard('{Enter}');
    expect(input.value).toBe('3');
    expect(screen.getByRole('alert').textContent).toBe('nothing: not taken, 3 stays');
  });

  test.each([
    { typed: '5', changes: [5], claim: 'takes what is typed first' },
    { typed: '1.5', changes: [], claim: 'starts from the value that was there' },
  ])('a step after $typed $claim', async ({ typed, changes }) => {
    const steps: unknown[] = [];
    anAmount(
      (value) => steps.push(value),
      (by) => steps.push(`by ${by}`),
    );
    const input = screen.getByRole<HTMLInputElement>('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, `${typed}{ArrowUp}`);
    expect(steps).toEqual([...changes, 'by 1']);
  });
});
